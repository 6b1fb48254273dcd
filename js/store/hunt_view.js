import { MOST_SEATS } from "./players.js";
import { flag, listOf, maybe, oneOf, record, text, whole } from "./shape.js";

/**
 * A hunt as a seat saw it, kept with its round: the round can be looked at without the
 * engine, and after the word lists have changed.
 * @import { FairOutcomeName, FairView, HuntView } from "../protocol.js"
 */

/** The largest grid has 25 cells; no grid holds so many words. */
const MOST_CELLS = 25;
const MOST_WORDS = 5000;
const PHASES = ["waiting", "hunting", "over", "abandoned"];
const STRUCK = ["too_short", "not_on_the_grid", "not_in_list"];
/** @type {FairOutcomeName[]} */
const OUTCOMES = [
  "two_lists",
  "no_seal",
  "late_seal",
  "unsealed_open",
  "no_open",
  "altered_list",
  "reused_salt",
  "clock_nonsense",
  "impossible_word",
];

/** A whole 5×5 grid with a Qu on every cube. */
export const word = text(50, /^[a-z]*$/i);
const seat = whole(MOST_SEATS);
const path = listOf(whole(MOST_CELLS - 1), MOST_CELLS);
const claim = { word, path, points: whole(), at: whole() };
const seats = listOf(seat, MOST_SEATS);
const words = listOf(
  record(
    { ...claim, others: seats },
    { credited: maybe(seat), struck: maybe(oneOf(STRUCK)) },
  ),
  MOST_WORDS,
);
const missed = record({
  word,
  path,
  points: whole(),
  everyday: flag,
});

/** What a hunt that was kept before Classic does not tell. */
const revealSince = {
  teams: listOf(record({ team: seat, seats, points: whole() }), MOST_SEATS),
  winning_teams: seats,
  cancelled: listOf(word, MOST_WORDS),
  reading: listOf(record({ seat, word, crossed: seats }), MOST_WORDS),
};
const reveal = record(
  {
    winners: seats,
    draw: flag,
    lists: listOf(record({ seat, points: whole(), words }), MOST_SEATS),
    missed: listOf(missed, MOST_WORDS),
    words: whole(),
    points: whole(),
    found_words: whole(),
    found_points: whole(),
    longest: word,
  },
  revealSince,
);

const face = text(2, /^([A-Z]|Qu)$/);

const viewSince = {
  minimums: listOf(whole(MOST_CELLS), MOST_SEATS),
  teams: maybe(seats),
  anything: flag,
  shaker: maybe(seat),
  lifted: flag,
  glass: seats,
  underlined: listOf(face, MOST_CELLS),
  turns: maybe(listOf(whole(3), MOST_CELLS)),
};

/** What a round between friends tells beside, and no other. */
const fair = record({
  room: text(32, /^[0-9a-f]{32}$/),
  round: whole(),
  attempt: whole(),
  keys: listOf(text(87, /^[\w-]{87}$/), MOST_SEATS),
  outcomes: listOf(maybe(oneOf(OUTCOMES)), MOST_SEATS),
});

const shapeFault = record(
  {
    game: oneOf(["hunt", "classic"]),
    size: oneOf([4, 5]),
    min: oneOf([3, 4, 5]),
    seconds: oneOf([180, 90]),
    seat: maybe(seat),
    phases: listOf(oneOf(PHASES), MOST_SEATS),
    phase: oneOf(PHASES),
    cells: maybe(listOf(face, MOST_CELLS)),
    worth: listOf(whole(), MOST_CELLS * 2),
    claims: listOf(record(claim), MOST_WORDS),
    reveal: maybe(reveal),
  },
  { ...viewSince, fair: maybe(fair) },
);

/**
 * A view of Classic tells all, of every seat.
 * @param {HuntView} view
 * @returns {string | null}
 */
function classicFault(view) {
  const lacking = missingIn(view, viewSince);
  if (lacking) return lacking;
  const { phases, minimums, glass, teams } = view;
  if (minimums.length !== phases.length) return "minimums";
  if (glass.length !== phases.length) return "glass";
  if (teams && teams.length !== phases.length) return "teams";
  const untold = view.reveal && missingIn(view.reveal, revealSince);
  return untold ? `reveal.${untold}` : null;
}

/** @param {object} value @param {object} fields */
function missingIn(value, fields) {
  return Object.keys(fields).find((name) => !Object.hasOwn(value, name)) ?? null;
}

/**
 * The first field that keeps a value from being a view that can be drawn, or null.
 * @param {unknown} value
 * @returns {string | null}
 */
export function viewFault(value) {
  const fault = shapeFault(value);
  if (fault !== null) return fault;
  const view = /** @type {HuntView} */ (value);
  const lacking = view.game === "classic" ? classicFault(view) : null;
  if (lacking !== null) return lacking;
  const cells = view.size ** 2;
  if (view.cells && view.cells.length !== cells) return "cells";
  if (view.turns && view.turns.length !== cells) return "turns";
  if (view.claims.some((one) => !fits(one.path, cells))) return "claims";
  if (view.fair && !isOfAll(view.fair, view.phases.length)) return "fair";
  const { lists = [], missed: unfound = [] } = view.reveal ?? {};
  const shown = [...lists.flatMap((list) => list.words), ...unfound];
  const areFit = shown.every((one) => fits(one.path, cells));
  return areFit && seatsOf(view).every((one) => view.phases[one - 1]) ? null : "reveal";
}

/** @param {FairView} told @param {number} seats */
function isOfAll({ keys, outcomes }, seats) {
  return keys.length === seats && outcomes.length === seats;
}

/** Every seat that the reveal speaks of. @param {HuntView} view */
function seatsOf({ reveal: told }) {
  if (!told) return [];
  const words = told.lists.flatMap((list) => list.words);
  const others = words.flatMap((one) => [...one.others, one.credited ?? []].flat());
  const members = (told.teams ?? []).flatMap((team) => team.seats);
  const read = (told.reading ?? []).flatMap((one) => [one.seat, ...one.crossed]);
  const owners = told.lists.map((list) => list.seat);
  return [...told.winners, ...owners, ...others, ...members, ...read];
}

/**
 * @param {number[]} path
 * @param {number} cells
 */
function fits(path, cells) {
  return path.every((cell, i) => cell < cells && path.indexOf(cell) === i);
}
