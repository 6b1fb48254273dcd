/**
 * The engine's own thread: Python in WebAssembly behind text. In come requests as JSON
 * text, out go their replies as JSON text, and beside them objects that tell how the
 * start goes (`Telling` in engine.js).
 *
 * @import { PyodideAPI } from "pyodide"
 * @import { Telling } from "./engine.js"
 *
 * @typedef {(text: string) => string} Handle
 */
import { watchedFetch } from "./download.js";

const here = import.meta.url;
const folder = new URL(__BUILD__.pyodide, here).href;
/** Told at most so often, in bytes: each telling wakes the page. */
const STEP = 200_000;

/** @type {Promise<Handle>} */
const starting = start();

self.onmessage = async ({ data }) => {
  try {
    const handle = await starting;
    self.postMessage(handle(data));
  } catch (error) {
    fail(error);
  }
};

starting.then(() => tell({ kind: "ready" }), fail);
// Pyodide starts things that nobody waits for.
self.onunhandledrejection = (event) => {
  event.preventDefault();
  fail(event.reason);
};

/** @returns {Promise<Handle>} */
async function start() {
  const onBytes = inSteps();
  self.fetch = watchedFetch(self.fetch.bind(self), { onBytes, onFailure: fail });
  watchCompiling();
  const [{ loadPyodide }, wheel] = await Promise.all([
    import(`${folder}pyodide.mjs`),
    fetchWheel(),
  ]);
  /** @type {PyodideAPI} */
  const python = await loadPyodide({ indexURL: folder });
  python.unpackArchive(wheel, "wheel");
  const { lexicon } = python.pyimport("lexigrid.bundle");
  return python.pyimport("lexigrid.bridge").Bridge(lexicon()).handle;
}

/** Pyodide keeps the failure of this to itself too. */
function watchCompiling() {
  const plain = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = (source, imports) => {
    const compiled = plain(source, imports);
    compiled.catch(fail);
    return compiled;
  };
}

async function fetchWheel() {
  const response = await self.fetch(new URL(__BUILD__.engine, here));
  return new Uint8Array(await response.arrayBuffer());
}

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
