/**
 * What a reveal says besides of a round between friends: whose list does not count and
 * why, whether all came to the same result, and the way to verify it.
 *
 * @import { App } from "./app.js"
 * @import { Revealed } from "./finished.js"
 */
import { html, nothing } from "lit-html";
import { icon } from "../ui/icons.js";
import { nameOf } from "../ui/words.js";
import { FAIR, OUTCOME } from "../ui/words_friends.js";
import { openVerify } from "./friends_verify.js";

/** @param {App} app @param {Revealed} revealed */
export function fairNote(app, revealed) {
  const { fair, players = [] } = revealed.round;
  if (!fair) return nothing;
  const told = fair.outcomes.flatMap((outcome, i) =>
    outcome ? [OUTCOME[outcome](nameOf(players, i + 1))] : [],
  );
  const agreed = fair.agreed === "unlike" ? FAIR.unlikeStored : FAIR[fair.agreed];
  return html`<div class="reveal-fair">
    ${told.map((sentence) => html`<p class="notice">${sentence}</p>`)}
    <p class="reveal-agreed">
      ${icon(fair.agreed === "agreed" ? "check" : "unknown")} <span>${agreed}</span>
      <button type="button" class="quiet" @click=${() => void openVerify(app, revealed)}>${FAIR.verify}</button>
    </p>
  </div>`;
}
