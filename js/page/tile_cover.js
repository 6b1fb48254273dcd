/**
 * The lid between two people of one game with tiles: what it tells, and the time under it.
 *
 * @import { TileKind } from "../store/tile_kinds.js"
 * @import { TileView } from "../store/tile_view.js"
 * @import { Cover, Shown } from "./cover.js"
 * @import { TilePlay } from "./tile_play.js"
 */
import { PERSON } from "../store/crossword_wish.js";
import { nameOf, points } from "../ui/words.js";
import { computerOf, HAND_ON, TIME, wordsOf } from "../ui/words_tiles.js";
import { atDeadline } from "./round_time.js";
import { latestTurns, newsOf } from "./tile_shown.js";

/** Between two looks at the clock, ms. */
const SECOND = 1000;

/**
/**
 * Who has left a table at which a computer player took the seat (X17), told of each once.
 * @param {Pick<TilePlay, "players" | "view">} play
 * @param {Set<number>} told seats; those that are told now come to them
 * @returns {string[]}
 */
export function leaversOf({ players, view }, told) {
  const fresh = view.seats.filter(
    ({ seat, left, player }) => left && player !== PERSON && !told.has(seat),
  );
  for (const { seat } of fresh) told.add(seat);
  return fresh.map(({ seat, player }) => HAND_ON.taken(nameOf(players, seat), player));
}

/**
 * @param {Pick<TilePlay, "players" | "view" | "isTimed">} play
 * @param {number} seat who is to play
 * @param {readonly string[]} [leavers] as they are told
 * @returns {Omit<Shown, "trouble" | "progress">}
 */
export function coverOf({ players, view, isTimed }, seat, leavers = []) {
  const turns = latestTurns(view);
  const shown = { game: view.game, players, home: [], view };
  const moves = turns.length ? [newsOf(shown, turns)] : [];
  const story = [...leavers, ...moves, HAND_ON.stays(nameOf(players, seat))];
  return {
    players,
    seat,
    table: view.game,
    story: story.join(". "),
    begins: isTimed ? HAND_ON.atOnce : "",
    states: view.seats.map((one) => stateOf(view.game, one)),
    isFirst: view.number === 0,
  };
}

/** One more turn lost by time would be the last (X17). @param {Pick<TilePlay, "players" | "view">} play @param {number} seat */
export function warningOf({ players, view }, seat) {
  const place = view.seats[seat - 1];
  return place && "late" in place && place.late
    ? TIME.warned(nameOf(players, seat))
    : null;
}

/**
 * The time of a turn that has begun runs on under the lid: the page was loaded anew in
 * the middle of it.
 * @param {Pick<TilePlay, "isBegun" | "isTimed" | "clock">} play
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

/** @param {TileKind} game @param {TileView["seats"][number]} seat */
function stateOf(game, { player, left, score }) {
  if (player !== PERSON) return `${computerOf(player)}, ${points(score)}`;
  return left ? wordsOf(game).TABLE.left : points(score);
}
