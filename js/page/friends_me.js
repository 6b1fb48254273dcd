/**
 * One's own name and colour, as the others at the table see them.
 *
 * @import { Player } from "../store/players.js"
 * @import { App } from "./app.js"
 * @import { Seat } from "./friends_room.js"
 */
import { html } from "lit-html";
import { LONGEST_NAME, MOST_SEATS, tidyName } from "../store/players.js";
import { token } from "../ui/token.js";
import { OPTIONS } from "../ui/words.js";
import { LOBBY } from "../ui/words_friends.js";
import { freeTokens, sitting } from "./friends_people.js";

/** A name is told to the others when typing has rested for so long, ms. */
const REST = 500;

/** As this device was called last. @param {App} app @returns {Player} */
export function ownPlayer({ settings }) {
  return settings.current().players[0] ?? { name: "", token: 0 };
}

/** Kept as the first player's, who has this device in hand. @param {App} app @param {Player} own */
function keep({ settings }, own) {
  const { players } = settings.current();
  const before = players[0]?.token;
  const rest = players
    .slice(1)
    .map((one) => (one.token === own.token ? { ...one, token: before ?? 0 } : one));
  settings.change({ players: [own, ...rest] });
}

/**
 * The next form that nobody else at the table has.
 * @param {number} mine
 * @param {readonly number[]} others
 */
export function nextFree(mine, others) {
  const free = freeTokens(others);
  const after = Array.from(
    { length: MOST_SEATS },
    (_, i) => (mine + 1 + i) % MOST_SEATS,
  );
  return after.find((one) => free.includes(one)) ?? mine;
}

/** @param {App} app */
export function ownRow(app) {
  let timer = 0;
  /** What is typed and not told yet. @type {string | null} */
  let name = null;
  /** @param {Seat} seat @param {Player} own */
  const tell = (seat, own) => {
    clearTimeout(timer);
    name = null;
    keep(app, own);
    seat.room?.name(own);
  };
  /** @param {Seat} seat */
  return (seat) => {
    const { me = "" } = seat.view ?? {};
    const own = ownPlayer(app);
    const member = seat.view?.members.find(({ id }) => id === me);
    const shown = { name: name ?? own.name, token: member?.token ?? own.token };
    const others = seat.view ? sitting(seat.view).filter(({ id }) => id !== me) : [];
    const colour = LOBBY.tokenOf(OPTIONS.tokens[shown.token] ?? "");
    const turn = () =>
      tell(seat, {
        name: name ?? own.name,
        token: nextFree(
          shown.token,
          others.map((one) => one.token),
        ),
      });
    /** @param {Event} event */
    const typed = ({ currentTarget }) => {
      const { value } = /** @type {HTMLInputElement} */ (currentTarget);
      const typed = tidyName(value);
      clearTimeout(timer);
      if (typed === ownPlayer(app).name) return;
      name = typed;
      timer = window.setTimeout(() => tell(seat, { ...shown, name: typed }), REST);
    };
    return html`<div class="friends-me players-names" role="group" aria-label=${LOBBY.me}>
      <button type="button" class="token-key" title=${colour} @click=${turn}>
        ${token(shown, 1)}<span class="unseen">${colour}</span>
      </button>
      <input type="text" aria-label=${LOBBY.name} placeholder=${LOBBY.name}
        maxlength=${LONGEST_NAME} autocomplete="nickname" autocapitalize="words"
        spellcheck="false" enterkeyhint="done" .value=${shown.name} @input=${typed} @change=${typed}>
    </div>`;
  };
}
