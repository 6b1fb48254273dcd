/**
 * Who is at a table with friends: names, tokens, and how each of them is.
 *
 * @import { Player } from "../store/players.js"
 * @import { RoomView } from "../room/room_view.js"
 * @import { Member } from "../room/roster.js"
 *
 * @typedef {keyof typeof LOBBY.state} State
 */
import { html } from "lit-html";
import { MOST_SEATS, tidyName } from "../store/players.js";
import { openToken, token } from "../ui/token.js";
import { namesake, playerName } from "../ui/words.js";
import { LOBBY } from "../ui/words_friends.js";

/** Tokens are shown for so many seats at least, taken or open. */
const SHOWN = 4;

/** Who has left for good is not at the table. @param {RoomView} view */
export function sitting({ members }) {
  return members.filter(({ presence }) => presence !== "gone");
}

/**
 * What a member is called at this table: no two are called alike.
 * @param {Pick<RoomView, "members">} view
 * @param {string} id
 */
export function nameById({ members }, id) {
  const at = members.findIndex((one) => one.id === id);
  const member = members[at];
  if (!member) return LOBBY.nobody;
  const name = playerName(member, at + 1);
  return member.isNamesake ? namesake(name, at + 1) : name;
}

/** @param {Member} member @returns {State} */
export function stateOf({ presence, ready, isUnlike }) {
  if (presence === "here" && isUnlike) return "unlike";
  return presence === "here" && ready ? "ready" : presence;
}

/** Away, or not to be reached at all. @param {Member | undefined} member */
export function isAbsent(member) {
  return member?.presence !== "here";
}

/** Can the member sit in the next round? @param {Member} member */
export function canPlay({ presence, isUnlike }) {
  return presence === "here" && !isUnlike;
}

/**
 * The seats of a round as players, each with a token of its own.
 * @param {RoomView} view
 * @param {readonly string[]} seats ids
 * @returns {Player[]}
 */
export function playersOf(view, seats) {
  /** @type {number[]} */
  const taken = [];
  return seats.map((id) => {
    const wish = view.members.find((one) => one.id === id)?.token ?? 0;
    const token = freeTokens(taken).includes(wish) ? wish : (freeTokens(taken)[0] ?? 0);
    taken.push(token);
    return { name: tidyName(nameById(view, id)), token };
  });
}

/** @param {readonly number[]} taken */
export function freeTokens(taken) {
  const all = Array.from({ length: MOST_SEATS }, (_, i) => i);
  return all.filter((one) => !taken.includes(one));
}

/** @param {RoomView} view */
export function seatRow(view) {
  const here = sitting(view);
  const free = freeTokens(here.map((one) => one.token));
  const open = Math.max(here.length < MOST_SEATS ? 1 : 0, SHOWN - here.length);
  return html`<ul class="friends-seats" aria-label=${LOBBY.seats}>
    ${here.map((member, i) => takenSeat(view, member, i + 1))}
    ${free.slice(0, open).map(
      (form) => html`<li class="friends-open">
        ${openToken(form)}<span class="friends-state">${LOBBY.open}</span>
      </li>`,
    )}
  </ul>`;
}

/** @param {RoomView} view @param {Member} member @param {number} seat */
function takenSeat(view, member, seat) {
  const { id, token: form } = member;
  const name = nameById(view, id);
  const state = stateOf(member);
  // Before the table is known, nobody is its host.
  const isHost = view.table !== null && id === view.chair;
  // Who starts the round is ready by that.
  const isToldReady = !isHost || (state !== "here" && state !== "ready");
  const notes = [
    id === view.me ? LOBBY.you : "",
    isHost ? LOBBY.chair : "",
    isToldReady ? LOBBY.state[state] : "",
  ];
  return html`<li data-state=${state}>
    ${token({ name, token: form }, seat)}
    <span class="friends-name">${name}</span>
    <span class="friends-state">${notes.filter(Boolean).join(", ")}</span>
  </li>`;
}
