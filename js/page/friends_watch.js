/**
 * What somebody sees of a round who does not sit in it: that it goes on, and nothing of
 * its grid or lists.
 *
 * @import { RoomView } from "../room/room_view.js"
 */
import { html, nothing } from "lit-html";
import { FRIENDS_ROUND as SAID } from "../ui/words_friends.js";
import { nameById } from "./friends_people.js";

/**
 * @param {RoomView} view
 * @param {number} now monotonic ms
 * @param {string} id of the round among the past ones; "" before it is there
 */
export function watched(view, now, id) {
  const { round } = view;
  if (!round || view.phase === "lobby" || round.seat !== null) return nothing;
  const names = round.seats.map((id) => nameById(view, id));
  if (view.phase === "over") {
    if (!id) return nothing;
    return html`<div class="notice">
      <p>${SAID.watchedOver(names)}</p>
      <p><a class="key" href="#/rounds/${id}">${SAID.seeReveal}</a></p>
    </div>`;
  }
  return html`<div class="notice">
    <p>${told(view, names, now)}</p>
    <p>${SAID.watchingNote}</p>
  </div>`;
}

/** @param {RoomView} view @param {string[]} names @param {number} now */
function told({ phase, round }, names, now) {
  if (!round || phase === "dealing" || phase === "counting")
    return SAID.watchingSoon(names);
  if (phase !== "hunting" || round.endsAt === null) return SAID.watchingOut(names);
  const left = round.endsAt - now;
  return SAID.watching(names, Math.max(0, Math.ceil(left / 1000)));
}
