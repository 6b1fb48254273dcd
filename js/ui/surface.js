/**
 * A canvas that fits its box on the page and is as sharp as the screen.
 *
 * @import { Pen } from "../board/pen.js"
 */
import { fitCanvas } from "../board/pen.js";
import { ownTask } from "../device/own_task.js";
import { onTheme } from "./theme.js";

/** Both faces are drawn on canvases: nothing is painted before they are here. */
const FACES = ['700 20px "Besley Variable"', '700 20px "Libre Franklin Variable"'];

/** @returns {Promise<unknown>} settled too when a face could not be fetched */
export function facesLoaded() {
  return Promise.allSettled(FACES.map((face) => document.fonts.load(face, "Aa1")));
}

/**
 * Calls back when the same CSS pixel has got more or fewer dots: zoom, another screen.
 * @param {() => void} changed
 * @returns {() => void} stops calling
 */
export function onDensity(changed) {
  const stop = new AbortController();
  const watch = () => {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const heard = () => {
      changed();
      watch();
    };
    query.addEventListener("change", heard, { once: true, signal: stop.signal });
  };
  watch();
  return () => stop.abort();
}

const FORCED = "(forced-colors: active)";

/** @returns {boolean} whether the system's own few colours are to be used */
export function hasForcedColours() {
  return matchMedia(FORCED).matches;
}

/** @param {() => void} changed @returns {() => void} stops calling */
function onForcedColours(changed) {
  const query = matchMedia(FORCED);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** First paintings take turns, each in a task of its own: a press is answered between. */
let turn = Promise.resolve();

/**
 * Paints the canvas now and whenever its box, its colours or the screen's density change.
 * @param {HTMLCanvasElement} canvas its size comes from CSS
 * @param {(pen: Pen, width: number, height: number) => void} paint
 * @returns {{repaint: () => void, stop: () => void}}
 */
export function surface(canvas, paint) {
  let isReady = false;
  const repaint = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (!isReady || !width || !height) return;
    paint(fitCanvas(canvas, width, height, devicePixelRatio), width, height);
  };
  const sizes = new ResizeObserver(repaint);
  sizes.observe(canvas);
  const stops = [
    onTheme(repaint),
    onForcedColours(repaint),
    onDensity(repaint),
    () => sizes.disconnect(),
  ];
  turn = Promise.all([turn, facesLoaded()]).then(ownTask);
  turn.then(() => {
    isReady = true;
    repaint();
  });
  return {
    repaint,
    stop() {
      isReady = false;
      for (const stop of stops) stop();
    },
  };
}
