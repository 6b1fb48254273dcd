/**
 * A seat's token: its form says whose it is, its colour only helps.
 *
 * @import { Player } from "../store/players.js"
 */
import { html, svg } from "lit-html";
import { initialOf } from "./words.js";

/** Four forms on a field of 32 by 32; tokens 4 to 7 have them again, inverted. */
const FORMS = [
  "M16 1.5a14.5 14.5 0 1 1 0 29 14.5 14.5 0 0 1 0-29Z",
  "M8 2.500h16a5.5 5.5 0 0 1 5.5 5.500v16a5.5 5.5 0 0 1-5.5 5.500H8a5.5 5.5 0 0 1-5.5-5.500V8A5.5 5.5 0 0 1 8 2.500Z",
  "M16 1 29 8.500v15L16 31 3 23.500v-15Z",
  "M16 .8 31.2 16 16 31.2.8 16Z",
];

/**
 * Beside a name: it says nothing to those who do not see it.
 * @param {Player} player
 * @param {number} seat
 */
export function token(player, seat) {
  const form = FORMS[player.token % FORMS.length];
  return html`<svg class="token" data-token=${player.token} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    ${svg`<path d=${form}></path><text x="16" y="21">${initialOf(player, seat)}</text>`}
  </svg>`;
}

/** A seat that nobody has taken. @param {number} form */
export function openToken(form) {
  return html`<svg class="token token-open" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    ${svg`<path d=${FORMS[form % FORMS.length]}></path>`}
  </svg>`;
}
