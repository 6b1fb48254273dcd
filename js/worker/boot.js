/**
 * Starting Python, in one of two ways: from the memory that the build has kept, or, when
 * that cannot be had or does not serve, from scratch. The player notices the time only.
 *
 * @import { PyodideAPI } from "pyodide"
 * @import { Kept } from "./snapshot.js"
 *
 * @typedef {(text: string) => string} Handle
 * @typedef {(options: object) => Promise<PyodideAPI>} Load
 * @typedef {typeof fetch} Fetch
 */
import { watchedFetch } from "./download.js";
import { onMemory, supply } from "./memory.js";
import {
  fetchSnapshot,
  findSnapshot,
  fit,
  keepSnapshot,
  readSnapshot,
} from "./snapshot.js";

/** A zip file without members: what the snapshot has imported need not be found again. */
const NO_LIBRARY = new Uint8Array(22);
NO_LIBRARY.set([0x50, 0x4b, 0x05, 0x06]);

/**
 * @param {Build} build
 * @param {string} here the address to which the build's paths are relative
 * @param {(loaded: number) => void} onBytes
 * @returns {Promise<Handle>}
 */
export async function boot(build, here, onBytes) {
  const plain = self.fetch.bind(self);
  const folder = new URL(build.pyodide, here).href;
  const files = {
    folder,
    wasm: `${folder}pyodide.asm.wasm`,
    engine: new URL(build.engine, here).href,
    snapshot: { ...build.snapshot, url: new URL(build.snapshot.url, here).href },
  };
  try {
    return await attempt(plain, onBytes, (fetch) => restore(files, { plain, fetch }));
  } catch (error) {
    console.info("Lexigrid starts without its snapshot.", error);
    return attempt(plain, onBytes, (fetch) => startAnew(files, fetch));
  } finally {
    self.fetch = plain;
  }
}

/**
 * Pyodide keeps to itself that a download has failed, and starts things that nobody waits
 * for: an attempt has failed when anything in it has.
 * @param {Fetch} plain
 * @param {(loaded: number) => void} onBytes
 * @param {(fetch: Fetch) => Promise<Handle>} start
 * @returns {Promise<Handle>}
 */
function attempt(plain, onBytes, start) {
  return new Promise((resolve, reject) => {
    self.onunhandledrejection = (event) => {
      event.preventDefault();
      reject(event.reason);
    };
    start(watchedFetch(plain, { onBytes, onFailure: reject })).then(resolve, reject);
  });
}

/**
 * @param {{folder: string, wasm: string, snapshot: Kept}} files
 * @param {{plain: Fetch, fetch: Fetch}} ways
 * @returns {Promise<Handle>}
 */
async function restore({ folder, wasm, snapshot: kept }, { plain, fetch }) {
  const looking = findSnapshot(kept).catch(() => null);
  // All that can fail comes first: a Pyodide that has begun goes on when it is given up,
  // and would take what the next attempt has ready for its own.
  const [load, snapshot, module, lockFileContents] = await Promise.all([
    loader(folder),
    looking.then((found) => keptOrFetched(kept, found, fetch)),
    looking.then((found) =>
      found ? compileKept(wasm, { plain, fetch }) : compile(wasm, fetch),
    ),
    fetch(`${folder}pyodide-lock.json`).then((response) => response.text()),
  ]);
  self.fetch = async (input, how) =>
    isLibrary(input) ? new Response(NO_LIBRARY) : unlessWasm(fetch)(input, how);
  const isKept = snapshot.isWhole;
  supply(module);
  onMemory((memory) => fit(snapshot, memory));
  const options = { indexURL: folder, packageBaseUrl: folder, lockFileContents };
  const python = await load({ ...options, _loadSnapshot: snapshot.bytes });
  const handle = handleOf(python);
  handle('{"id": 0, "verb": "boot"}');
  if (!isKept) keepSnapshot(kept, snapshot).catch(console.info);
  return handle;
}

/**
 * @param {Kept} kept
 * @param {Response | null} found
 * @param {Fetch} fetch
 */
async function keptOrFetched(kept, found, fetch) {
  const snapshot = found && (await readSnapshot(kept, found).catch(() => null));
  return snapshot ?? fetchSnapshot(kept, fetch);
}

/**
 * @param {{folder: string, wasm: string, engine: string}} files
 * @param {Fetch} fetch
 * @returns {Promise<Handle>}
 */
async function startAnew({ folder, wasm, engine }, fetch) {
  const [load, module] = await Promise.all([loader(folder), compile(wasm, fetch)]);
  self.fetch = unlessWasm(fetch);
  supply(module);
  const python = await load({ indexURL: folder });
  await python.loadPackage("micropip");
  await python.pyimport("micropip").install.callKwargs(engine, { deps: false });
  return handleOf(python);
}

/**
 * Compiles while the file arrives, and while all else is still on its way.
 * @param {string} url
 * @param {Fetch} fetch
 */
function compile(url, fetch) {
  return WebAssembly.compileStreaming(fetch(url));
}

/**
 * A response that nobody has touched lets the browser keep its compiled code; from a host
 * that does not know WebAssembly's type it is of no use.
 * @param {string} url
 * @param {{plain: Fetch, fetch: Fetch}} ways
 */
function compileKept(url, { plain, fetch }) {
  return compile(url, plain).catch(() => compile(url, fetch));
}

/**
 * Pyodide's larger half is what it imports itself when it begins.
 * @param {string} folder
 * @returns {Promise<Load>}
 */
async function loader(folder) {
  const [{ loadPyodide }] = await Promise.all([
    import(`${folder}pyodide.mjs`),
    import(`${folder}pyodide.asm.mjs`),
  ]);
  return loadPyodide;
}

/** @param {PyodideAPI} python @returns {Handle} */
function handleOf(python) {
  return python.pyimport("lexigrid.worker").handle;
}

/** Pyodide asks for its module, which is compiled already. @param {Fetch} fetch @returns {Fetch} */
function unlessWasm(fetch) {
  return async (input, how) =>
    addressOf(input).endsWith(".wasm") ? new Response() : fetch(input, how);
}

/** @param {RequestInfo | URL} input */
function isLibrary(input) {
  return addressOf(input).endsWith("python_stdlib.zip");
}

/** @param {RequestInfo | URL} input */
function addressOf(input) {
  return input instanceof Request ? input.url : String(input);
}
