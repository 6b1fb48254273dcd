// Makes the memory snapshot from which the worker starts: node tools/snapshot.mjs
// PYODIDE_FOLDER ENGINE_WHEEL PREPARE.py OUT. Writes to OUT what differs from the memory
// that the WebAssembly file itself begins with (js/worker/snapshot.js undoes that), and
// prints JSON: the whole snapshot's bytes and their SHA-256.
import nodeCrypto, { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

import { onMemory } from "../js/worker/memory.js";
import { crossOut } from "../js/worker/snapshot_form.js";

const [folder, wheel, prepare, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);

// Nothing in memory may tell when, where or in which run it was made.
const noEntropy = (places) => places.fill(0);
crypto.getRandomValues = noEntropy;
nodeCrypto.randomFillSync = noEntropy;
Date.now = () => 0;
performance.now = () => 0;

let memory;
let fresh;
onMemory((made) => {
  memory = made;
  fresh = new Uint8Array(made.buffer).slice();
});
const python = await loadPyodide({
  _makeSnapshot: true,
  _sysExecutable: "python",
  // What only people read is not sent: docstrings are left out, and asserts with them.
  args: ["-OO"],
  // Sets and dictionaries in one order, at every build.
  env: { PYTHONHASHSEED: "0", HOME: "/home/pyodide" },
});
// A wheel that is not a plain Uint8Array stays referenced, and no snapshot can be made.
python.unpackArchive(new Uint8Array(await readFile(wheel)), "wheel");
python.runPython(await readFile(prepare, "utf8"));
wipeFree(python._module, memory);
const whole = python.makeMemorySnapshot();
const sha256 = createHash("sha256").update(whole).digest("hex");
crossOut(whole, fresh);
await writeFile(out, whole);
console.log(JSON.stringify({ bytes: whole.length, sha256 }));

/** What was freed holds remains that would have to be sent along. */
function wipeFree(module, held) {
  held.grow = () => {
    throw new RangeError("only what is there already");
  };
  const places = [];
  for (let size = 1 << 22; size >= 32; size >>= 1) {
    for (let place = module._malloc(size); place; place = module._malloc(size)) {
      module.HEAPU8.fill(0, place, place + size);
      places.push(place);
    }
  }
  for (const place of places) module._free(place);
  delete held.grow;
}
