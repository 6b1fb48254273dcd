/**
 * The pad: the words claimed, the newest first. Where there is no room for it, a row
 * that opens it as a card.
 *
 * @import { ClaimView } from "../protocol.js"
 * @import { Does, Shown } from "./round_screen.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "../ui/icons.js";
import { HINT, ROUND } from "../ui/words.js";
import { totalOf } from "./round_feedback.js";
import { hunterOf, listName } from "./round_seat.js";

/** @param {Shown} shown @param {Does} does */
export function listPad(shown, does) {
  const claims = shown.view?.claims ?? [];
  const hunter = hunterOf(shown);
  const told = hunter ? ROUND.atMost : ROUND.total;
  const total = shown.view?.anything
    ? ROUND.unjudged(claims.length)
    : told(claims.length, totalOf(claims));
  const isNew = !shown.settings.hintSeen && claims.length === 0;
  return html`<section class="pad list" aria-labelledby="list-title" data-token=${hunter?.player.token ?? nothing}>
    <div class="pad-head">
      <h2 id="list-title">${listName(shown)}</h2>
      <p class="pad-note">${total}</p>
    </div>
    <button type="button" class="list-key" aria-haspopup="dialog" @click=${does.list}>
      ${icon("list")}<span>${total}</span><span class="unseen">${hunter && !shown.friends ? ROUND.showListOf(hunter.name) : ROUND.showList}</span>
    </button>
    ${isNew ? hint(does) : claimRows(claims, shown.fresh)}
  </section>`;
}

/**
 * @param {readonly ClaimView[]} claims
 * @param {string | null} fresh
 */
export function claimRows(claims, fresh) {
  if (claims.length === 0) return html`<p class="list-none">${ROUND.noWords}</p>`;
  // The rows can be scrolled, so they can be reached by keyboard.
  return html`<ol class="pad-rows" tabindex="0" aria-labelledby="list-title">
    ${repeat(
      [...claims].reverse(),
      ({ word }) => word,
      ({ word, points }) => html`<li class="pad-row ${word === fresh ? "fresh" : ""}">
        <span>${word}</span><span class="pad-points">${points}</span>
      </li>`,
    )}
  </ol>`;
}

/** @param {Does} does */
function hint(does) {
  return html`<div class="hint">
    <p><span class="hint-ways">${HINT.text}</span> ${HINT.liftDoes}</p>
    <div class="hint-keys">
      <button type="button" class="quiet" @click=${() => does.hintRead(true)}>${HINT.lift}</button>
      <button type="button" class="quiet" @click=${() => does.hintRead(false)}>${HINT.done}</button>
    </div>
  </div>`;
}
