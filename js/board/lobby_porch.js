/**
 * The porch itself: rail, boards, floor, the morning's ceiling, and the lamp.
 *
 * @import { Box, Pen, Theme } from "./pen.js"
 * @import { Hour, Porch } from "./porch.js"
 */
import { linear, radial, traceBox, traceRound, withShadow } from "./pen.js";

/** @param {Pen} pen @param {Porch} porch @param {Hour} hour */
export function paintRail(pen, { w, rail, beam, floor }, hour) {
  const under = rail + beam;
  pen.fillStyle = linear(pen, [0, under, 0, floor], hour.boards);
  pen.fillRect(0, under, w, floor - under);
  const board = Math.max(26, beam * 2.1);
  for (let x = board * 0.6; x < w; x += board) {
    pen.fillStyle = linear(
      pen,
      [x - board * 0.22, 0, x + 1, 0],
      [
        [0, "rgb(0 0 0 / 0)"],
        [0.96, hour.groove],
        [1, "rgb(0 0 0 / 0)"],
      ],
    );
    pen.fillRect(x - board * 0.22, under, board * 0.22 + 1, floor - under);
  }
  pen.fillStyle = linear(pen, [0, rail, 0, under], hour.beam);
  pen.fillRect(0, rail, w, beam);
  pen.fillStyle = linear(
    pen,
    [0, under, 0, under + beam],
    [
      [0, hour.groove],
      [1, "rgb(0 0 0 / 0)"],
    ],
  );
  pen.fillRect(0, under, w, beam);
  pen.fillStyle = hour.edge;
  pen.fillRect(0, rail, w, 1);
}

/** Planks run towards the point under the lamp. @param {Pen} pen @param {Porch} porch @param {Hour} hour */
export function paintFloor(pen, { w, h, horizon, floor, lamp }, hour) {
  pen.fillStyle = linear(pen, [0, floor, 0, h], hour.floor);
  pen.fillRect(0, floor, w, h - floor);
  pen.lineWidth = 1;
  pen.strokeStyle = hour.plank;
  const plank = Math.max(40, w * 0.052);
  const near = (floor - horizon) / (h - horizon);
  pen.beginPath();
  for (let x = (lamp.x % plank) - plank * 60; x < w + plank * 60; x += plank) {
    pen.moveTo(lamp.x + (x - lamp.x) * near, floor);
    pen.lineTo(x, h);
  }
  pen.stroke();
  pen.fillStyle = hour.edge;
  pen.fillRect(0, floor, w, 1);
}

/** The haint-blue ceiling's boards. @param {Pen} pen @param {Porch} porch */
export function paintCeiling(pen, { w, h, horizon, lamp }) {
  const deep = h > w ? h * 0.05 : h * 0.062;
  pen.fillStyle = linear(
    pen,
    [0, 0, 0, deep],
    [
      [0, "#BFDCDA"],
      [1, "#D3E8E5"],
    ],
  );
  pen.fillRect(0, 0, w, deep);
  pen.lineWidth = 1;
  pen.strokeStyle = "rgb(60 110 112 / .16)";
  const far = (horizon - deep) / horizon;
  const board = Math.max(22, w * 0.03);
  pen.beginPath();
  for (let x = (lamp.x % board) - board * 12; x < w + board * 12; x += board) {
    pen.moveTo(x, 0);
    pen.lineTo(lamp.x + (x - lamp.x) * far, deep);
  }
  pen.stroke();
  withShadow(pen, { colour: "rgb(19 50 56 / .22)", blur: 10, y: 4 }, () => {
    pen.fillStyle = linear(
      pen,
      [0, deep, 0, deep + h * 0.012],
      [
        [0, "#FFFFFF"],
        [1, "#DCE9E6"],
      ],
    );
    pen.fillRect(-20, deep, w + 40, Math.max(5, h * 0.01));
  });
}

/** What the lamp lights: the air under it and the floor. @param {Pen} pen @param {Porch} porch */
export function paintLamplight(pen, { w, h, floor, lamp }) {
  const { x, y, wide, light } = lamp;
  const deep = h - floor;
  const pool = {
    x,
    y: floor + deep * 0.42,
    w: Math.max(w, deep) * 1.1,
    h: deep * 1.24,
  };
  pen.save();
  pen.globalCompositeOperation = "screen";
  pen.globalAlpha = 0.2 * light;
  glow(pen, { x, y: y + wide * 0.95, w: wide * 3.4, h: wide * 3.2 }, "255 190 128");
  pen.globalAlpha = 0.26 * light;
  glow(pen, { x, y: y + wide * 0.2, w: wide * 1.7, h: wide * 1.45 }, "255 196 132");
  pen.beginPath();
  pen.rect(0, floor + 1, w, deep);
  pen.clip();
  pen.globalAlpha = 0.17;
  glow(pen, pool, "232 170 100");
  pen.restore();
}

/**
 * A soft oval of light around the middle at x, y.
 *
 * @param {Pen} pen
 * @param {Box} oval
 * @param {string} colour
 */
function glow(pen, { x, y, w, h }, colour) {
  const round = { x: 0, y: 0, r: w / 2 };
  pen.save();
  pen.translate(x, y);
  pen.scale(1, h / w);
  pen.fillStyle = radial(pen, round, [
    [0, `rgb(${colour})`],
    [0.35, `rgb(${colour} / .58)`],
    [0.7, `rgb(${colour} / .15)`],
    [1, `rgb(${colour} / 0)`],
  ]);
  traceRound(pen, round);
  pen.fill();
  pen.restore();
}

/** @param {Pen} pen @param {Porch} porch @param {Theme} theme */
export function paintLamp(pen, { lamp }, theme) {
  const { x, y, wide } = lamp;
  const crown = y - wide * 0.335;
  const collar = {
    x: x - wide * 0.056,
    y: crown - wide * 0.085,
    w: wide * 0.112,
    h: wide * 0.1,
  };
  const cord = Math.max(1.5, wide * 0.016);
  pen.fillStyle = theme === "dusk" ? "#05090C" : "#27414A";
  pen.fillRect(x - cord / 2, 0, cord, collar.y + 2);
  paintCollar(pen, collar);
  paintShade(pen, lamp, crown);
  if (theme === "dusk") paintBulb(pen, lamp);
  paintMouth(pen, lamp, theme);
}

/** @param {Pen} pen @param {Box} box */
function paintCollar(pen, box) {
  pen.fillStyle = linear(
    pen,
    [box.x, 0, box.x + box.w, 0],
    [
      [0, "#8A6122"],
      [0.3, "#F4D489"],
      [0.6, "#C2903E"],
      [1, "#6E4A16"],
    ],
  );
  traceBox(pen, box, box.w * 0.12);
  pen.fill();
}

/** @param {Pen} pen @param {Porch["lamp"]} lamp @param {number} crown */
function paintShade(pen, { x, y, wide }, crown) {
  const half = wide / 2;
  pen.fillStyle = linear(
    pen,
    [x - half, 0, x + half, 0],
    [
      [0, "#17474F"],
      [0.3, "#2C7079"],
      [0.62, "#164149"],
      [1, "#0C262C"],
    ],
  );
  pen.beginPath();
  pen.moveTo(x - half, y);
  pen.bezierCurveTo(
    x - half * 0.8,
    y - wide * 0.2,
    x - half * 0.48,
    crown,
    x - half * 0.14,
    crown,
  );
  pen.lineTo(x + half * 0.14, crown);
  pen.bezierCurveTo(
    x + half * 0.48,
    crown,
    x + half * 0.8,
    y - wide * 0.2,
    x + half,
    y,
  );
  pen.fill();
}

/** @param {Pen} pen @param {Porch["lamp"]} lamp */
function paintBulb(pen, { x, y, wide }) {
  pen.fillStyle = "#FFE4AE";
  pen.beginPath();
  pen.ellipse(x, y + wide * 0.02, wide * 0.068, wide * 0.056, 0, 0, Math.PI);
  pen.fill();
}

/** The shade's open side, seen a little from below. @param {Pen} pen @param {Porch["lamp"]} lamp @param {Theme} theme */
function paintMouth(pen, { x, y, wide }, theme) {
  const half = wide / 2;
  const lit = theme === "dusk";
  pen.fillStyle = linear(
    pen,
    [x - half, 0, x + half, 0],
    [
      [0, lit ? "#F6D596" : "#C9D6D0"],
      [0.5, lit ? "#FFF3D2" : "#E9F0EB"],
      [1, lit ? "#F0C883" : "#AFC0BB"],
    ],
  );
  pen.lineWidth = Math.max(1.2, wide * 0.011);
  pen.strokeStyle = linear(
    pen,
    [x - half, 0, x + half, 0],
    [
      [0, "#E9BC68"],
      [0.5, "#C8933C"],
      [1, "#9A6B25"],
    ],
  );
  pen.beginPath();
  const across = Math.max(0, half - pen.lineWidth / 2);
  pen.ellipse(x, y, across, wide * 0.036, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
}
