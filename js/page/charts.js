/**
 * Drawings of figures. Each has a sentence in place of the picture, and a table of the
 * same numbers that can be unfolded.
 *
 * @import { Heat, Scored } from "./figures.js"
 */
import { html, svg } from "lit-html";
import { day, dayAndTime, STATISTICS } from "../ui/words.js";

/** More columns would be too thin to tell apart on a phone. */
const MOST_COLUMNS = 50;
/** Side of a cell of the heat map, in its own units. */
const CELL = 40;

/**
 * A column for each of the latest rounds.
 * @param {string} title
 * @param {readonly Scored[]} rounds oldest first, at least one
 * @param {object} measure
 * @param {(round: Scored) => number} measure.value
 * @param {(value: number) => string} measure.tell
 * @param {string} measure.head of the table's column
 */
export function columns(title, rounds, { value, tell, head }) {
  const shown = rounds.slice(-MOST_COLUMNS);
  const values = shown.map(value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const dates = shown.map(({ started }) => day(started));
  const [first = "", last = ""] = [dates[0], dates.at(-1)];
  // A few rounds stand at the left, and leave room for those to come.
  const room = Math.max(shown.length, 10);
  return html`<figure class="pad chart">
    <figcaption class="pad-head">
      <h2>${title}</h2>
      <p class="pad-note">${STATISTICS.latest(shown.length, rounds.length)}</p>
    </figcaption>
    <p class="chart-top" aria-hidden="true">${tell(high)} ${STATISTICS.highest}</p>
    <svg class="columns" viewBox="0 0 ${room} 1" preserveAspectRatio="none" role="img"
      aria-label=${STATISTICS.chart(first, last, tell(low), tell(high))}>
      ${values.map((one, i) => columnOf(i, high > 0 ? one / high : 0))}
    </svg>
    <p class="chart-foot" aria-hidden="true"><span>${first}</span><span>${last}</span></p>
    ${unfolded(
      [STATISTICS.when, head],
      shown
        .map(({ started }, i) => [dayAndTime(started), tell(values[i] ?? 0)])
        .reverse(),
    )}
  </figure>`;
}

/** @param {number} i @param {number} height 0 to 1 */
function columnOf(i, height) {
  return svg`<rect x=${i + 0.12} y=${1 - height} width="0.76" height=${height}></rect>`;
}

/** How often each place of a grid was used. @param {Heat} heat */
export function heatMap({ size, rounds, cells }) {
  const most = Math.max(...cells);
  const at = cells.indexOf(most);
  const line = [...Array(size).keys()];
  const label = STATISTICS.heatMost(most, Math.floor(at / size) + 1, (at % size) + 1);
  return html`<figure class="pad chart">
    <figcaption class="pad-head">
      <h2>${STATISTICS.heat(size)}</h2>
      <p class="pad-note">${STATISTICS.heatWhy(rounds)}</p>
    </figcaption>
    <svg class="heat" viewBox="0 0 ${size * CELL} ${size * CELL}" role="img" aria-label=${label}>
      ${cells.map((n, cell) => heatCell(n, most, (cell % size) * CELL, Math.floor(cell / size) * CELL))}
    </svg>
    ${unfolded(
      ["", ...line.map((column) => STATISTICS.column(column + 1))],
      line.map((row) => [
        STATISTICS.row(row + 1),
        ...cells.slice(row * size, (row + 1) * size).map(String),
      ]),
    )}
  </figure>`;
}

/** @param {number} n @param {number} most @param {number} x @param {number} y */
function heatCell(n, most, x, y) {
  const middle = CELL / 2;
  return svg`<rect x=${x + 1} y=${y + 1} width=${CELL - 2} height=${CELL - 2} rx="6"
      fill-opacity=${most > 0 ? (n / most).toFixed(2) : 0}></rect>
    <text x=${x + middle} y=${y + middle}>${n}</text>`;
}

/** @param {string[]} heads @param {string[][]} rows each begins with its head */
function unfolded(heads, rows) {
  return html`<details class="chart-table">
    <summary>${STATISTICS.table}</summary>
    <table class="figures">
      <thead><tr>${heads.map((head) => (head ? html`<th scope="col">${head}</th>` : html`<td></td>`))}</tr></thead>
      <tbody>
        ${rows.map(
          ([name, ...values]) => html`<tr>
            <th scope="row">${name}</th>
            ${values.map((value) => html`<td>${value}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}
