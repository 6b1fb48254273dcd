import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

import { outline } from "../../js/ui/qr.js";

const { resolve } = createRequire(new URL("../../js/package.json", import.meta.url));
const { encodeQR } = await import(pathToFileURL(resolve("qr")).href);
const { decodeQR } = await import(pathToFileURL(resolve("qr/decode.js")).href);

/** The bars of an outline, painted dot by dot as a camera sees them. */
function painted(path, size, dots = 4) {
  const side = size * dots;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, w] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    for (let row = y * dots; row < (Number(y) + 1) * dots; row += 1) {
      const from = (row * side + x * dots) * 4;
      data.fill(0, from, from + w * dots * 4);
    }
  }
  return { width: side, height: side, data };
}

test("what is drawn can be read back, short and long", () => {
  for (const letters of [60, 300, 1100]) {
    const link = `https://lexigrid.example/games/#/challenge/${"aZ0_-".repeat(letters / 5)}`;
    const rows = encodeQR(link, "raw", { ecc: "medium", border: 4 });
    const image = painted(outline(rows), rows.length);
    // Transparency is no part of a picture.
    for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255;
    assert.equal(decodeQR(image), link);
  }
});

test("the outline has a bar for each run of dark modules", () => {
  assert.equal(outline([[true, true, false, true]]), "M0 0h2v1H0zM3 0h1v1H3z");
  assert.equal(outline([[false, false]]), "");
});
