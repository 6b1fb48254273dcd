/**
 * A QR code, dark on light in every theme, with the quiet zone that readers need.
 */
import { html, svg } from "lit-html";
import { encodeQR } from "qr";

/** Modules of quiet zone. */
const QUIET = 4;

/**
 * @param {string} text
 * @param {string} label
 */
export function qrCode(text, label) {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET });
  const path = svg`<path d=${outline(rows)}></path>`;
  return html`<svg class="qr" viewBox="0 0 ${rows.length} ${rows.length}" role="img"
    aria-label=${label} shape-rendering="crispEdges">${path}</svg>`;
}

/**
 * Each run of dark modules as a bar.
 * @param {readonly boolean[][]} rows
 * @returns {string}
 */
export function outline(rows) {
  const bars = rows.map((row, y) =>
    row
      .map((dark, x) =>
        dark && !row[x - 1] ? `M${x} ${y}h${run(row, x)}v1H${x}z` : "",
      )
      .join(""),
  );
  return bars.join("");
}

/** @param {readonly boolean[]} row @param {number} x where it begins */
function run(row, x) {
  const end = row.indexOf(false, x);
  return (end < 0 ? row.length : end) - x;
}
