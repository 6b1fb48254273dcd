/**
 * The engine's own thread: Python in WebAssembly behind text. In come requests as JSON
 * text, out go their replies as JSON text, and beside them objects that tell how the
 * start goes (`Telling` in engine.js).
 *
 * @import { Telling } from "./engine.js"
 * @import { Handle } from "./boot.js"
 */
import { boot } from "./boot.js";

/** Told at most so often, in bytes: each telling wakes the page. */
const STEP = 200_000;

/** @type {Promise<Handle>} */
const starting = boot(__BUILD__, import.meta.url, inSteps());

self.onmessage = async ({ data }) => {
  try {
    const handle = await starting;
    self.postMessage(handle(data));
  } catch (error) {
    fail(error);
  }
};

starting.then(() => tell({ kind: "ready" }), fail);

function inSteps() {
  let told = 0;
  /** @param {number} loaded */
  return (loaded) => {
    if (loaded - told < STEP && loaded < __BUILD__.bytes) return;
    told = loaded;
    tell({ kind: "progress", loaded, total: __BUILD__.bytes });
  };
}

/** @param {unknown} error */
function fail(error) {
  tell({ kind: "failed", why: error instanceof Error ? error.message : String(error) });
}

/** @param {Telling} telling */
function tell(telling) {
  self.postMessage(telling);
}
