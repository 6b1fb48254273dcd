/**
 * The card in which a profile is made or changed: name, token and letter (T19).
 *
 * @import { Badge } from "../store/profile.js"
 */
import { html, nothing } from "lit-html";
import { LONGEST_NAME, MOST_SEATS, tidyName } from "../store/players.js";
import { letterOf } from "../store/profile.js";
import { openCard } from "../ui/dialog.js";
import { OPTIONS } from "../ui/words.js";
import { PROFILES } from "../ui/words_credits.js";
import { badge } from "./credits_parts.js";

/**
 * @param {string} title
 * @param {Badge} first
 * @param {readonly string[]} others names that are taken
 * @returns {Promise<Badge | null>} null: it was put away
 */
export async function askForBadge(title, first, others) {
  const draft = { ...first };
  const taken = new Set(others.map((name) => name.toLowerCase()));
  let fault = "";
  /** The letter follows the name until somebody chooses one. */
  let isChosen = first.name !== "" && first.letter !== letterOf(first.name);
  const card = openCard({
    title,
    body: (close) =>
      form(draft, fault, { typed, lettered, turned, keep: () => keep(close) }),
  });
  /** @param {string} value */
  function typed(value) {
    draft.name = tidyName(value);
    if (!isChosen) draft.letter = letterOf(draft.name);
    card.redraw();
  }
  /** @param {string} value */
  function lettered(value) {
    isChosen = true;
    draft.letter = value.trim();
    card.redraw();
  }
  function turned() {
    draft.token = (draft.token + 1) % MOST_SEATS;
    card.redraw();
  }
  /** @param {(answer: string) => void} close */
  function keep(close) {
    const isLetter = /^\p{L}$/u.test(draft.letter);
    fault = isLetter ? "" : PROFILES.lacksLetter;
    if (!draft.name) fault = PROFILES.lacksName;
    if (taken.has(draft.name.toLowerCase())) fault = PROFILES.hasTwin;
    if (fault) return card.redraw();
    close("keep");
  }
  return (await card.closed) === "keep" ? draft : null;
}

/**
 * @param {Badge} draft
 * @param {string} fault
 * @param {{typed: (value: string) => void, lettered: (value: string) => void,
 *   turned: () => void, keep: () => void}} does
 */
function form(draft, fault, { typed, lettered, turned, keep }) {
  const token = PROFILES.token(OPTIONS.tokens[draft.token] ?? "");
  /** @param {(value: string) => void} tell */
  const told =
    (tell) =>
    (/** @type {Event} */ { currentTarget }) =>
      tell(/** @type {HTMLInputElement} */ (currentTarget).value);
  /** @param {Event} event */
  const sent = (event) => {
    event.preventDefault();
    keep();
  };
  return html`<form class="profile-form" novalidate @submit=${sent}>
    <button type="button" class="token-key" title=${token} @click=${turned}>
      ${badge(draft)}<span class="unseen">${token}</span>
    </button>
    <label>${PROFILES.name}
      <input type="text" name="name" maxlength=${LONGEST_NAME} autocomplete="off" autocapitalize="words"
        spellcheck="false" .value=${draft.name} @input=${told(typed)} autofocus>
    </label>
    <label>${PROFILES.letter}
      <input type="text" name="letter" maxlength="2" autocomplete="off" autocapitalize="characters"
        spellcheck="false" .value=${draft.letter} @input=${told(lettered)}>
    </label>
    <p role="alert">${fault || nothing}</p>
    <div class="card-keys"><button class="brass">${PROFILES.keep}</button></div>
  </form>`;
}
