/**
 * What is being typed of a round on paper, and the question that it comes to.
 *
 * @typedef {object} PaperSeat
 * @property {string} name
 * @property {string} words as typed
 * @property {number} min of this seat, where each has its own
 * @property {number} team where there are teams
 *
 * @typedef {object} PaperDraft
 * @property {PaperSeat[]} seats
 * @property {number} min the shortest word, of each letter; 0: each seat has its own
 * @property {boolean} teams
 * @property {string} grid "": not typed in
 */
import { flag, listOf, oneOf, record, text } from "../store/shape.js";
import { PAPER } from "../ui/words.js";

export const MINIMUMS = Object.freeze([3, 4, 5]);
export const TEAMS = Object.freeze([1, 2, 3, 4]);
export const SEATS = Object.freeze({ least: 2, most: 8 });
export const LONGEST = Object.freeze({ name: 24, words: 20_000, grid: 400 });

const seatFault = record({
  name: text(LONGEST.name),
  words: text(LONGEST.words),
  min: oneOf(MINIMUMS),
  team: oneOf(TEAMS),
});

const shapeFault = record({
  seats: listOf(seatFault, SEATS.most),
  min: oneOf([0, ...MINIMUMS]),
  teams: flag,
  grid: text(LONGEST.grid),
});

/** @param {unknown} value */
export function paperFault(value) {
  const fault = shapeFault(value);
  if (fault !== null) return fault;
  const { seats } = /** @type {PaperDraft} */ (value);
  return seats.length < SEATS.least ? "seats" : null;
}

/**
 * Who gave no name is called by the seat.
 * @param {PaperDraft} draft
 * @param {number} at
 */
export function nameOf({ seats }, at) {
  return seats[at]?.name.trim() || PAPER.seat(at + 1);
}

/** @param {number} number of the seat @returns {PaperSeat} */
export function emptySeat(number) {
  return { name: "", words: "", min: 3, team: ((number - 1) % 2) + 1 };
}

/** @returns {PaperDraft} */
export function emptyPaper() {
  return { seats: [emptySeat(1), emptySeat(2)], min: 3, teams: false, grid: "" };
}

/**
 * The table of Classic takes a shortest word for each seat, and counts points as the
 * other one does.
 * @param {PaperDraft} draft
 */
export function paperQuestion({ seats, min, teams, grid }) {
  return {
    game: "classic",
    options: {
      minimums: seats.map((seat) => min || seat.min),
      ...(teams && { teams: seats.map(({ team }) => team) }),
    },
    lists: seats.map(({ words }) => words.split(/[\s,;]+/).filter(Boolean)),
    grid: grid.trim() ? grid : null,
  };
}
