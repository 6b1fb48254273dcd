/**
 * The slot: the word that is being built, and why the last one was refused.
 *
 * @import { IconName } from "../ui/icons.js"
 * @import { Shown } from "./round_screen.js"
 */
import { html, nothing } from "lit-html";
import { wordOf } from "../board/hunt_face.js";
import { icon } from "../ui/icons.js";
import { JUDGED, ROUND, STARTING } from "../ui/words.js";
import { leastFor, whyOf } from "./round_feedback.js";

/** Each refusal has a sign of its own. @type {Record<string, IconName>} */
const SIGNS = {
  too_short: "tooShort",
  not_in_list: "unknown",
  already_claimed: "yours",
  not_a_path: "broken",
  time_is_up: "glass",
  no_cube: "noCube",
};

const TIME_IS_UP = { code: "time_is_up", word: "", since: 0 };

/** Words beyond these lengths are set smaller, step by step. */
const ROOMY = [8, 10, 13, 18];

/** @param {Shown} shown */
export function slot(shown) {
  const { stage, view, ui, turner } = shown;
  if (turner !== null) return coveredSlot();
  if (stage === "starting" || !view) return startingSlot(shown);
  const shownWord = wordOf(view, ui);
  const refused = ui.notice?.word ?? "";
  const word = shownWord || refused;
  const isRefusal = stage === "over" || (ui.notice !== null && word === refused);
  const steps = ROOMY.filter((length) => word.length > length).length;
  return html`<div class="slot ${isRefusal ? "slot-refused" : ""}">
    ${word ? html`<span class="slot-word" data-steps=${steps}>${word}</span>` : nothing}
    ${word || isRefusal ? nothing : html`<span class="slot-empty">${ROUND.empty}</span>`}
    ${isRefusal ? refusal(shown, leastFor(view)) : note(shown, word)}
  </div>`;
}

/** @param {Shown} shown @param {number} min */
function refusal({ stage, ui }, min) {
  // H11: an unfinished path is lost.
  const notice = stage === "over" || !ui.notice ? TIME_IS_UP : ui.notice;
  return html`<span class="slot-note slot-why">
    ${icon(SIGNS[notice.code] ?? "close")}<span>${whyOf(notice, min)}</span>
  </span>`;
}

/** @param {Shown} shown @param {string} word */
function note({ waiting }, word) {
  const text = waiting ? JUDGED.waiting : word ? ROUND.letters(word.length) : "";
  return html`<span class="slot-note">${text}</span>`;
}

/** Until the glass is turned nothing is seen (C2). */
function coveredSlot() {
  return html`<div class="slot"><span class="slot-note">${ROUND.covered}</span></div>`;
}

/** @param {Shown} shown */
function startingSlot({ starting, progress }) {
  const isFetching = progress !== null && progress.total > 0;
  const isHere = isFetching && progress.loaded >= progress.total;
  const text = !progress
    ? starting
    : isFetching && !isHere
      ? STARTING.loading(progress.loaded, progress.total)
      : STARTING.starting;
  return html`<div class="slot slot-starting" role="status">
    <span class="slot-empty">${text}</span>
    ${
      isFetching
        ? html`<progress aria-label=${text} max=${progress.total} .value=${progress.loaded}></progress>`
        : ""
    }
  </div>`;
}
