// Runs tools/bench/MODULE.py under Pyodide: node tools/bench/plays.mjs POSITIONS MODULE.
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../js/node_modules/pyodide/pyodide.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const begun = performance.now();
const pyodide = await loadPyodide();
const start = Math.round(performance.now() - begun);
pyodide.mountNodeFS("/project", ROOT);
const told = pyodide.runPython(`
import json
import sys
sys.dont_write_bytecode = True  # the source tree belongs to the host's Python
sys.path[:0] = ["/project/py", "/project"]
from tools.bench.${process.argv[3]} import measure
json.dumps({"bare": ${start}, **measure(${Number(process.argv[2])})})
`);
console.log(told);
