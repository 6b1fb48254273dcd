import assert from "node:assert/strict";
import { test } from "node:test";

import { watchedFetch } from "../../js/worker/download.js";

/** A response with an address, as only the browser can make one. */
function answer(body, url, status = 200) {
  const response = new Response(body, { status, headers: { "x-kept": "yes" } });
  return Object.defineProperty(response, "url", { value: `https://here/${url}` });
}

/** Watches fetches of these responses. */
function watching(...responses) {
  const bytes = [];
  const failures = [];
  const fetch = watchedFetch(
    async () => {
      const next = responses.shift();
      if (next instanceof Error) throw next;
      return next;
    },
    { onBytes: (loaded) => bytes.push(loaded), onFailure: (why) => failures.push(why) },
  );
  return { fetch, bytes, failures };
}

test("bytes of all requests are counted together, and arrive", async () => {
  const { fetch, bytes, failures } = watching(answer("abc", "a"), answer("de", "b"));
  assert.equal(await (await fetch("a")).text(), "abc");
  assert.equal(await (await fetch("b")).text(), "de");
  assert.equal(bytes.at(-1), 5);
  assert.deepEqual(failures, []);
});

test("WebAssembly has its type, whatever the host says", async () => {
  const { fetch } = watching(answer("", "python.wasm"), answer("", "words.zip"));
  const [wasm, zip] = [await fetch("a"), await fetch("b")];
  assert.equal(wasm.headers.get("content-type"), "application/wasm");
  assert.notEqual(zip.headers.get("content-type"), "application/wasm");
  assert.equal(wasm.headers.get("x-kept"), "yes");
});

test("no network, no file and a torn stream are told", async () => {
  const torn = new ReadableStream({
    pull: (stream) => stream.error(new Error("torn")),
  });
  const { fetch, failures } = watching(
    new TypeError("no network"),
    answer("gone", "a.zip", 404),
    answer(torn, "b.zip"),
  );
  await assert.rejects(fetch("a"), /no network/);
  await assert.rejects(fetch("b"), /404/);
  await assert.rejects((await fetch("c")).arrayBuffer());
  assert.deepEqual(
    failures.map(({ message }) => message),
    ["no network", "https://here/a.zip answers 404", "torn"],
  );
});
