import { resumeClock } from "./round_clock.js";
import { including, isRecord, listOf, maybe, oneOf, text, whole } from "./shape.js";
import { isTileKind, TILE_KINDS } from "./tile_kinds.js";

/**
 * Whose turn it is, and what is left in the glass: both follow from what is stored.
 *
 * @import { PhaseName } from "../protocol.js"
 * @import { ClockMark } from "./round.js"
 * @import { TileKind } from "./tile_kinds.js"
 *
 * @typedef {object} Timed what of a round, that is not over, tells how its time stands
 * @property {{seconds: number}} options
 * @property {ClockMark} clock
 * @property {{phases: PhaseName[]} | null} view
 *
 * @typedef {{game: TileKind, clock: ClockMark}} Lasting what of a game with tiles does
 *
 * @typedef {{now: () => number, wall: () => number}} Clocks
 */

export const A_DAY = 86_400_000;

const runningFault = including({
  state: oneOf(["running"]),
  options: including({ seconds: whole() }),
  clock: including({ elapsed: whole(), wall: whole() }),
  view: maybe(including({ phases: listOf(text(20), 100) })),
});

const lastingFault = including({
  game: oneOf(Object.keys(TILE_KINDS)),
  state: oneOf(["running"]),
  clock: including({ elapsed: whole(), wall: whole() }),
});

/**
 * Is this a stored game that is not over? Another build may have written it, so no more
 * is asked than how its time stands.
 * @param {unknown} record
 * @returns {record is Timed | Lasting}
 */
export function isRunning(record) {
  return (isLasting(record) ? lastingFault : runningFault)(record) === null;
}

/** @param {unknown} record @returns {record is Lasting} */
function isLasting(record) {
  return isRecord(record) && isTileKind(record.game);
}

/**
 * Seats hunt one after the other.
 * @param {readonly PhaseName[]} phases by seat
 * @returns {number | null} the first seat that has not hunted to its end; null: all have
 */
export function turnOf(phases) {
  const at = phases.findIndex((phase) => phase === "waiting" || phase === "hunting");
  return at < 0 ? null : at + 1;
}

/**
 * @param {Timed} round
 * @param {Clocks} clocks
 * @returns {number | null} ms; null: the seat whose turn it is has not begun
 */
export function sandLeft(round, clocks) {
  return isBetweenSeats(round) ? null : left(round, clocks);
}

/**
 * Does the game keep a newer build waiting? It does while its sand runs, and for `grace`
 * ms after. Between two seats no sand runs, but the table means to go on, for a day, and
 * so does a game with tiles. One of another day, be it of one to come, is waited for by nobody.
 * @param {Timed | Lasting} round
 * @param {Clocks} clocks
 * @param {number} [grace]
 */
export function isWanted(round, clocks, grace = 0) {
  if (Math.abs(clocks.wall() - round.clock.wall) >= A_DAY) return false;
  if (isLasting(round)) return true;
  return isBetweenSeats(round) || left(round, clocks, grace) > 0;
}

/** @param {Timed} round */
function isBetweenSeats({ view }) {
  const phases = view?.phases ?? [];
  return phases[(turnOf(phases) ?? 1) - 1] === "waiting";
}

/** @param {Timed} round @param {Clocks} clocks @param {number} [grace] */
function left({ options, clock }, clocks, grace = 0) {
  const limit = options.seconds * 1000 + grace;
  return resumeClock({ ...clocks, limit, checkpoint: clock }).left();
}
