/**
 * What the lid between two people of one crossword tells.
 *
 * @import { SeatView } from "../protocol.js"
 * @import { Shown } from "./cover.js"
 * @import { CrosswordPlay } from "./crossword_play.js"
 */
import { PERSON } from "../store/crossword_wish.js";
import { nameOf, points } from "../ui/words.js";
import { HAND_ON, TABLE, turnSaid } from "../ui/words_crossword.js";

/**
 * @param {Pick<CrosswordPlay, "players" | "view" | "isTimed">} play
 * @param {number} seat who is to play
 * @returns {Omit<Shown, "trouble" | "progress">}
 */
export function coverOf({ players, view, isTimed }, seat) {
  const last = view.turns.at(-1);
  const news = last ? `${turnSaid(nameOf(players, last.seat), last)}. ` : "";
  return {
    players,
    seat,
    table: "crossword",
    story: `${news}${HAND_ON.stays(nameOf(players, seat))}`,
    begins: isTimed ? HAND_ON.atOnce : "",
    states: view.seats.map(stateOf),
    isFirst: view.number === 0,
  };
}

/** @param {SeatView} seat */
function stateOf({ player, left, score }) {
  if (player !== PERSON) return `${TABLE.computer(player)}, ${points(score)}`;
  return left ? TABLE.left : points(score);
}
