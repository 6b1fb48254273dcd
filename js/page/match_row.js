/**
 * At home: the match that goes on.
 *
 * @import { Match } from "../store/match.js"
 * @import { Round } from "../store/round.js"
 * @import { Standing } from "./match_standing.js"
 */
import { html } from "lit-html";
import { numberOf } from "../store/match.js";
import { barKey } from "../ui/bar.js";
import { icon } from "../ui/icons.js";
import { HOME, REVEAL } from "../ui/words.js";
import { placesOf } from "./match_standing.js";

/**
 * @param {Match} match that has no round under way
 * @param {Standing} standing
 * @param {() => void} putAway
 */
export function matchRow({ of: { id, target }, over }, { totals }, putAway) {
  const next = numberOf(/** @type {Round} */ (over.at(-1))) + 1;
  const scores = placesOf(over).map((name, i) => REVEAL.scoreOf(name, totals[i] ?? 0));
  return html`<li class="running-row">
    ${icon("flag")}
    <p><strong>${HOME.match(target, next)}</strong> <span>${scores.join(", ")}</span></p>
    <a class="key" href="#/match/${id}">${HOME.goOn}</a>
    ${barKey({ icon: "close", label: HOME.putAway, does: putAway })}
  </li>`;
}
