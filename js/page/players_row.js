/**
 * Who sits at the next table: how many, and what each is called.
 *
 * @import { Player } from "../store/players.js"
 * @import { App } from "./app.js"
 */
import { html, nothing } from "lit-html";
import { LONGEST_NAME, MOST_SEATS, nextToken, tidyName } from "../store/players.js";
import { icon } from "../ui/icons.js";
import { token } from "../ui/token.js";
import { OPTIONS, playerName } from "../ui/words.js";

/** @param {App} app @param {() => void} redraw */
export function playersRow({ settings }, redraw) {
  const { seats, players } = settings.current();
  /** @param {Partial<{seats: number, players: Player[]}>} changed */
  const change = (changed) => {
    settings.change(changed);
    redraw();
  };
  /** @param {number} by */
  const step = (by) => () => {
    const wanted = Math.min(MOST_SEATS, Math.max(1, seats + by));
    if (wanted !== seats) change({ seats: wanted });
  };
  const sitting = players.slice(0, seats);
  return html`<section class="players" role="group" aria-labelledby="players-title">
    <h3 id="players-title">${OPTIONS.players}</h3>
    <div class="players-count">
      ${stepKey("fewer", seats === 1, step(-1))}
      <p aria-live="polite">${OPTIONS.seats(seats)}</p>
      ${stepKey("more", seats === MOST_SEATS, step(1))}
    </div>
    ${
      seats > 1
        ? html`<ol class="players-names">
            ${sitting.map((_, i) => nameRow(players, i, (next) => change({ players: next })))}
          </ol>
          <p class="card-note">${OPTIONS.several}</p>`
        : nothing
    }
  </section>`;
}

/** Keeps the focus where it ends. @param {"fewer" | "more"} way @param {boolean} isEnd @param {() => void} does */
function stepKey(way, isEnd, does) {
  return html`<button type="button" class="key" title=${OPTIONS[way]} aria-disabled=${isEnd} @click=${does}>
    ${icon(way === "more" ? "plus" : "minus")}<span class="unseen">${OPTIONS[way]}</span>
  </button>`;
}

/**
 * @param {Player[]} players
 * @param {number} at
 * @param {(players: Player[]) => void} change
 */
function nameRow(players, at, change) {
  const player = /** @type {Player} */ (players[at]);
  const seat = at + 1;
  const name = playerName(player, seat);
  const colour = OPTIONS.tokens[player.token] ?? "";
  /** @param {Event} event */
  const typed = ({ currentTarget }) => {
    const { value } = /** @type {HTMLInputElement} */ (currentTarget);
    change(players.with(at, { ...player, name: tidyName(value) }));
  };
  return html`<li>
    <button type="button" class="token-key" title=${OPTIONS.tokenOf(name, colour)} @click=${() => change(nextToken(players, at))}>
      ${token(player, seat)}<span class="unseen">${OPTIONS.tokenOf(name, colour)}</span>
    </button>
    <input type="text" aria-label=${OPTIONS.nameOf(seat)} placeholder=${playerName({ ...player, name: "" }, seat)}
      maxlength=${LONGEST_NAME} autocomplete="off" autocapitalize="words" spellcheck="false"
      enterkeyhint="done" .value=${player.name} @input=${typed}>
  </li>`;
}
