import { crosswordViewFault } from "./crossword_view.js";
import { crosswordOptionsFault } from "./crossword_wish.js";
import { heistViewFault } from "./heist_view.js";
import { heistOptionsFault, MOST_HEIST } from "./heist_wish.js";
import { playersFault } from "./players.js";
import {
  flag,
  isoDate,
  isRecord,
  listOf,
  maybe,
  oneOf,
  record,
  text,
  uuid,
  whole,
} from "./shape.js";
import { isTileKind } from "./tile_kinds.js";
import { ofTournamentFault } from "./tournament.js";

/**
 * What is remembered of a crossword, or of a game of Lexiheist. The log is the game; the
 * rest lets it be shown without replaying it.
 *
 * @import { CrosswordOptions } from "./crossword_wish.js"
 * @import { HeistOptions } from "./heist_wish.js"
 * @import { Player } from "./players.js"
 * @import { ClockMark } from "./round.js"
 * @import { Fields } from "./shape.js"
 * @import { OfTournament } from "./tournament.js"
 * @import { TileKind } from "./tile_kinds.js"
 * @import { TileView } from "./tile_view.js"
 *
 * @typedef {CrosswordOptions | HeistOptions} TileOptions
 *
 * @typedef {object} TileGame
 * @property {string} id
 * @property {TileKind} game
 * @property {"running" | "over"} state
 * @property {string} log
 * @property {TileOptions} options
 * @property {string} started as `Date.toISOString` writes it
 * @property {boolean} begun the seat has been shown its rack: its time runs
 * @property {ClockMark} clock of the turn
 * @property {TileView} view as a spectator sees it
 * @property {Player[]} players by seat
 * @property {(string | null)[]} [profiles] by seat of Lexiheist: whose credits are earned
 *   there; null: nobody's (T19)
 * @property {OfTournament} [tournament]
 */

const LOG_LIMIT = 400_000;
const LOG = /^[^\r]*$/;

const CHECKS = {
  crossword: { options: crosswordOptionsFault, view: crosswordViewFault },
  heist: { options: heistOptionsFault, view: heistViewFault },
};

/** @param {TileKind} game @param {Fields} [optional] */
const shapeOf = (game, optional = {}) =>
  record(
    {
      id: uuid,
      game: oneOf([game]),
      state: oneOf(["running", "over"]),
      log: text(LOG_LIMIT, LOG),
      options: CHECKS[game].options,
      started: isoDate,
      begun: flag,
      clock: record({ elapsed: whole(), wall: whole() }),
      view: CHECKS[game].view,
      players: playersFault(2),
    },
    optional,
  );

const SHAPES = {
  crossword: shapeOf("crossword"),
  heist: shapeOf("heist", {
    profiles: listOf(maybe(uuid), MOST_HEIST),
    tournament: ofTournamentFault,
  }),
};

/**
 * The first field that keeps a value from being a game with tiles, or null when it is one.
 * @param {unknown} value
 * @returns {string | null}
 */
export function tileGameFault(value) {
  const kind = isRecord(value) && isTileKind(value.game) ? value.game : null;
  if (!kind) return isRecord(value) ? "game" : "";
  const fault = SHAPES[kind](value);
  if (fault !== null) return fault;
  const game = /** @type {TileGame} */ (value);
  const { state, options, view, players, profiles = [], tournament } = game;
  const seats = options.players.length;
  if (players.length !== seats) return "players";
  if (profiles.length && profiles.length !== seats) return "profiles";
  if (tournament && tournament.places.length !== seats) return "tournament.places";
  const isOver = view.ending !== null;
  return isOfTable(game, view) && (state === "over") === isOver ? null : "view";
}

/**
 * Is this a view of the table that the game was dealt at? A seat that was left may have
 * been taken over (X17, T14).
 * @param {Pick<TileGame, "game" | "options">} game
 * @param {TileView} view
 */
export function isOfTable({ game, options }, view) {
  const { players, timer } = options;
  const areSeats =
    view.seats.length === players.length &&
    view.seats.every(({ player, left }, i) => left || player === players[i]);
  const isOfSet =
    !("tiles" in options) || ("tiles" in view && view.tiles === options.tiles);
  return view.game === game && areSeats && isOfSet && view.timer === timer;
}
