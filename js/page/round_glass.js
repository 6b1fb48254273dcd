/**
 * The hourglass on the page. It is always drawn from the clock.
 *
 * @import { GlassStyle } from "../store/looks.js"
 * @import { RoundClock } from "../store/round_clock.js"
 */
import { GLASS_REACH } from "../board/glass_layers.js";
import { paintHourglass } from "../board/hourglass.js";
import { hasForcedColours, surface } from "../ui/surface.js";
import { theme } from "../ui/theme.js";
import { isReduced } from "./motion.js";

/** The last sand is unmistakable, ms. */
export const LAST_SAND = 10_000;
/** Between two pictures, ms: 30 a second, or one where motion is unwelcome. */
const APART = 33;
const APART_REDUCED = 1000;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {object} shown
 * @param {() => RoundClock | null} shown.clock
 * @param {number} shown.limit
 * @param {() => number} shown.now
 * @param {GlassStyle} shown.style
 */
export function openGlass(canvas, { clock, limit, now, style }) {
  let painted = Number.NEGATIVE_INFINITY;
  const glass = surface(canvas, (pen, width, height) => {
    painted = now();
    const running = clock();
    const left = running ? running.left() : limit;
    const h = height / (1 + 2 * GLASS_REACH);
    const reach = h * GLASS_REACH;
    const box = { x: reach, y: reach, w: width - 2 * reach, h };
    paintHourglass(pen, box, {
      left: left / limit,
      ember: running !== null && left <= LAST_SAND,
      running: running !== null,
      theme: theme(),
      style,
      moment: painted,
      reduced: isReduced(),
      forced: hasForcedColours(),
    });
  });
  return {
    /** Once in each frame of the page; it paints as often as is needed. */
    tick() {
      const apart = isReduced() ? APART_REDUCED : APART;
      if (now() - painted >= apart - 2) glass.repaint();
    },
    stop: glass.stop,
  };
}
