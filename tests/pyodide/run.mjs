// Answers requests, one a line on standard input, with the engine under Pyodide;
// prints a reply a line. The engine is the source tree with its packed word lists.
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../js/node_modules/pyodide/pyodide.mjs";

const ENGINE = fileURLToPath(new URL("../../py", import.meta.url));

const asked = (await text(process.stdin)).split("\n");
const pyodide = await loadPyodide();
pyodide.mountNodeFS("/engine", ENGINE);
const handle = pyodide.runPython(`
import sys
sys.dont_write_bytecode = True  # the source tree belongs to the host's Python
sys.path.insert(0, "/engine")
from lexigrid import bundle
from lexigrid.bridge import Bridge
Bridge(bundle.lexicon()).handle
`);
for (const request of asked) {
  console.log(handle(request));
}
