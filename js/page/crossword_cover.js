/**
 * The lid between two people of one crossword: what it tells, and the time under it.
 *
 * @import { SeatView } from "../protocol.js"
 * @import { Cover, Shown } from "./cover.js"
 * @import { CrosswordPlay } from "./crossword_play.js"
 */
import { PERSON } from "../store/crossword_wish.js";
import { nameOf, points } from "../ui/words.js";
import { HAND_ON, TABLE, turnSaid } from "../ui/words_crossword.js";
import { atDeadline } from "./round_time.js";

/** Between two looks at the clock, ms. */
const SECOND = 1000;

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

/**
 * The time of a turn that has begun runs on under the lid: the page was loaded anew in
 * the middle of it.
 * @param {Pick<CrosswordPlay, "isBegun" | "isTimed" | "clock">} play
 * @param {Pick<Cover, "tell">} cover
 * @param {() => void} out the time is out
 * @returns {() => void} stops
 */
export function runUnderLid({ isBegun, isTimed, clock }, cover, out) {
  if (!isBegun || !isTimed) return () => {};
  const tell = () =>
    cover.tell({ begins: HAND_ON.runs(Math.ceil(clock.left() / SECOND)) });
  tell();
  const every = setInterval(tell, SECOND);
  const stop = atDeadline({ clock }, out);
  return () => {
    clearInterval(every);
    stop();
  };
}

/** @param {SeatView} seat */
function stateOf({ player, left, score }) {
  if (player !== PERSON) return `${TABLE.computer(player)}, ${points(score)}`;
  return left ? TABLE.left : points(score);
}
