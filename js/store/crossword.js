import { crosswordViewFault } from "./crossword_view.js";
import { crosswordOptionsFault } from "./crossword_wish.js";
import { playersFault } from "./players.js";
import { flag, isoDate, oneOf, record, text, whole } from "./shape.js";

/**
 * What is remembered of a crossword. The log is the game; the rest lets it be shown
 * without replaying it.
 *
 * @import { CrosswordView } from "../protocol.js"
 * @import { CrosswordOptions } from "./crossword_wish.js"
 * @import { Player } from "./players.js"
 * @import { ClockMark } from "./round.js"
 *
 * @typedef {object} Crossword
 * @property {string} id
 * @property {"crossword"} game
 * @property {"running" | "over"} state
 * @property {string} log
 * @property {CrosswordOptions} options
 * @property {string} started as `Date.toISOString` writes it
 * @property {boolean} begun the seat has been shown its rack: its time runs
 * @property {ClockMark} clock of the turn
 * @property {CrosswordView} view as a spectator sees it
 * @property {Player[]} players by seat
 */

const LOG_LIMIT = 400_000;
const LOG = /^[^\r]*$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const shapeFault = record({
  id: text(36, UUID),
  game: oneOf(["crossword"]),
  state: oneOf(["running", "over"]),
  log: text(LOG_LIMIT, LOG),
  options: crosswordOptionsFault,
  started: isoDate,
  begun: flag,
  clock: record({ elapsed: whole(), wall: whole() }),
  view: crosswordViewFault,
  players: playersFault(2),
});

/**
 * The first field that keeps a value from being a crossword, or null when it is one.
 * @param {unknown} value
 * @returns {string | null}
 */
export function crosswordFault(value) {
  const fault = shapeFault(value);
  if (fault !== null) return fault;
  const game = /** @type {Crossword} */ (value);
  const { state, options, view, players } = game;
  if (players.length !== options.players.length) return "players";
  const isOver = view.ending !== null;
  return isOfTable(game, view) && (state === "over") === isOver ? null : "view";
}

/**
 * Is this a view of the table that the game was dealt at? A seat that was left may have
 * been taken over (X17).
 * @param {Pick<Crossword, "options">} game
 * @param {CrosswordView} view
 */
export function isOfTable({ options }, { seats, tiles, timer }) {
  const { players } = options;
  const areSeats =
    seats.length === players.length &&
    seats.every(({ player, left }, i) => left || player === players[i]);
  return areSeats && tiles === options.tiles && timer === options.timer;
}
