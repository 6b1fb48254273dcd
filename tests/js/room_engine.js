/** The engine itself, in a Python of its own: requests and replies are lines of text. */

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";

const ROOT = new URL("../../", import.meta.url);
const SERVE = `
import sys
from lexigrid.bridge import Bridge
from lexigrid.bundle import lexicon
bridge = Bridge(lexicon())
for line in sys.stdin:
    print(bridge.handle(line), flush=True)
`;

/** Where a Python is: the tests' own, where they are run by pytest. */
function python() {
  const own = new URL(".venv/bin/python", ROOT);
  return process.env.LEXIGRID_PYTHON ?? (existsSync(own) ? own.pathname : "python3");
}

export function startEngine() {
  const child = spawn(python(), ["-c", SERVE], {
    env: { ...process.env, PYTHONPATH: new URL("py", ROOT).pathname },
    stdio: ["pipe", "pipe", "inherit"],
  });
  // Without it whoever waits for a reply would wait for ever. A stop has no code.
  child.once("exit", (code) => {
    if (code) throw new Error(`the engine has ended with ${code}`);
  });
  const waiting = new Map();
  createInterface({ input: child.stdout }).on("line", (line) => {
    const reply = JSON.parse(line);
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  let last = 0;
  return {
    /** How many requests are out. */
    get open() {
      return waiting.size;
    },
    request(verb, fields) {
      last += 1;
      const id = last;
      const reply = new Promise((resolve) => waiting.set(id, resolve));
      child.stdin.write(`${JSON.stringify({ id, verb, ...fields })}\n`);
      return reply;
    },
    stop: () => child.kill(),
  };
}
