/**
 * After the sand: whose list is sealed, who is waited for, and the way on without them.
 *
 * @import { RoomView } from "../room/room_view.js"
 * @import { App } from "./app.js"
 * @import { Seat } from "./friends_room.js"
 * @import { FriendsRound } from "./friends_table.js"
 */
import { html, nothing, render } from "lit-html";
import { bar } from "../ui/bar.js";
import { onTheme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive, holdingFocus } from "../ui/title.js";
import { token } from "../ui/token.js";
import { BAR, playerName } from "../ui/words.js";
import { SEALS } from "../ui/words_friends.js";
import { isAbsent, nameById, playersOf } from "./friends_people.js";

/** @typedef {keyof typeof SEALS.state} State */

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {Seat} seat
 * @returns {{tell: () => void, stop: () => void}}
 */
export function showWait(app, root, seat) {
  let told = "";
  const draw = () => {
    const { view } = seat;
    if (!view?.round) return;
    holdingFocus(root, () => render(page(app, seat, view), root));
    const now = headingOf(view);
    if (now !== told) app.announce(now);
    told = now;
  };
  draw();
  arrive(root, SEALS.title);
  const stop = onTheme(draw);
  return { tell: draw, stop };
}

/** Seats from 1 that something is waited for from. @param {FriendsRound} round */
function missing({ awaited, seat }) {
  return awaited.filter((one) => one !== seat);
}

/** @param {RoomView} view */
function headingOf(view) {
  const round = /** @type {FriendsRound} */ (view.round);
  if (round.agreed === "failed") return SEALS.failedLine;
  const names = missing(round).map((one) => nameById(view, round.seats[one - 1] ?? ""));
  if (names.length) return SEALS.waits(names);
  return view.phase === "over" ? SEALS.counting : SEALS.opening;
}

/** @param {FriendsRound} round @param {number} i @param {boolean} isAway @returns {State} */
function stateOf({ done, excused }, i, isAway) {
  if (done.opened[i]) return "opened";
  if (excused[i]) return "excused";
  if (done.sealed[i]) return "sealed";
  return isAway ? "away" : "hunting";
}

/** @param {App} app @param {Seat} seat @param {RoomView} view */
function page(app, seat, view) {
  const round = /** @type {FriendsRound} */ (view.round);
  const players = playersOf(view, round.seats);
  const open = missing(round);
  const out = open.filter((one) => round.excusable[one - 1]);
  return html`${bar({
    back: { icon: "back", label: BAR.home, does: "#/" },
    keys: [themeKey(app)],
  })}
    <div class="page opening friends-wait-page">
      <h1>${SEALS.title}</h1>
      <p class="friends-waits" role="status">${headingOf(view)}</p>
      <ul class="friends-seats">
        ${players.map((player, i) => {
          const member = view.members.find(({ id }) => id === round.seats[i]);
          const state = stateOf(round, i, i + 1 !== round.seat && isAbsent(member));
          return html`<li data-state=${state}>
            ${token(player, i + 1)}
            <span class="friends-name">${playerName(player, i + 1)}</span>
            <span class="friends-state">${SEALS.state[state]}</span>
          </li>`;
        })}
      </ul>
      <p class="opening-note">${SEALS.line}</p>
      <div class="friends-without">
        ${out.map((one) => withoutKey(app, seat, view, one))}
        ${open.length ? html`<p class="opening-note">${out.length ? SEALS.withoutNote : SEALS.patience}</p>` : nothing}
        ${round.agreed === "failed" ? html`<button type="button" class="brass" @click=${() => seat.passOver()}>${SEALS.goOn}</button>` : nothing}
      </div>
    </div>`;
}

/**
 * The way on when dome or glass are waited for.
 * @param {App} app
 * @param {Seat} seat
 */
export function withoutKeys(app, seat) {
  const { view } = seat;
  const round = view?.round;
  if (!view || !round || round.startsAt !== null) return nothing;
  const out = missing(round).filter((one) => round.excusable[one - 1]);
  if (out.length === 0) return nothing;
  return out.map((one) => withoutKey(app, seat, view, one, SEALS.goWithout));
}

/**
 * @param {App} app
 * @param {Seat} seat
 * @param {RoomView} view
 * @param {number} one seat from 1
 * @param {(name: string) => string} says
 */
function withoutKey(app, seat, view, one, says = SEALS.without) {
  const name = nameById(view, view.round?.seats[one - 1] ?? "");
  const go = () => {
    seat.room?.excuse(one);
    app.announce(SEALS.asked(name));
  };
  return html`<button type="button" class="key" @click=${go}>${says(name)}</button>`;
}
