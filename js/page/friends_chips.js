/**
 * The others beside the clock of a hunt between friends, and the count before it: small,
 * so that nothing draws the eye from the grid.
 *
 * @import { RoomView } from "../room/room_view.js"
 */
import { html, nothing } from "lit-html";
import { token } from "../ui/token.js";
import { ROUND } from "../ui/words.js";
import { LOBBY, FRIENDS_ROUND as SAID } from "../ui/words_friends.js";
import { isAbsent, nameById, playersOf } from "./friends_people.js";

/** @param {RoomView} view @param {number} target of the match; 0: none */
export function chips(view, target) {
  const { round, members } = view;
  if (!round) return nothing;
  const players = playersOf(view, round.seats);
  return html`<div class="hunter friends-hunters">
    <ul class="friends-chips" aria-label=${LOBBY.seats}>
      ${players.map((player, i) => {
        const id = round.seats[i] ?? "";
        const member = members.find((one) => one.id === id);
        const isAway = i + 1 !== round.seat && isAbsent(member);
        return html`<li ?data-away=${isAway} title=${nameById(view, id)}>
          ${token(player, i + 1)}
          <span class="unseen">${nameById(view, id)}${isAway ? `, ${LOBBY.state.away}` : ""}</span>
        </li>`;
      })}
    </ul>
    <span class="hunter-note">${target ? ROUND.firstTo(target) : SAID.seekers(players.length)}</span>
  </div>`;
}

/**
 * Over the covered tray.
 * @param {number} seconds until the start; 0: nothing is counted
 * @param {unknown} keys for who is tired of waiting
 */
export function cover(seconds, keys) {
  return seconds > 0
    ? html`<p class="friends-count" aria-hidden="true">
        <span>${SAID.getReady}</span><b>${seconds}</b>
      </p>`
    : keys === nothing
      ? nothing
      : html`<p class="friends-cover">${keys}</p>`;
}
