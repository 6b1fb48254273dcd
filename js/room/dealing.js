/**
 * What is dealt: the table's settings, by member, become those of the seats.
 *
 * @import { Deal, MatchOf, Table } from "./deal_text.js"
 * @import { Options } from "../store/tables.js"
 */
import { MOST_SEATS } from "../store/players.js";
import { emptyTeam } from "../store/tables.js";

export const FEWEST_SEATS = 2;

/**
 * @typedef {object} Before
 * @property {Deal | null} last the deal of the last round of this table
 * @property {number} round its number
 * @property {boolean} isFresh a new match is wanted
 */

/**
 * @param {Table} table
 * @param {string[]} members who will sit, in order
 * @param {Before} before
 * @param {number} round
 * @returns {Deal}
 */
export function dealFor(table, members, before, round) {
  const seats = members.slice(0, MOST_SEATS);
  return {
    game: table.game,
    options: optionsFor(table, seats, before.last),
    seats,
    match: table.target === null ? null : matchFor(table.target, before, round),
  };
}

/** @param {Table} table @param {string[]} seats @param {Deal | null} last @returns {Options} */
function optionsFor(table, seats, last) {
  if (table.game !== "classic") return table.options;
  const { min } = table.options;
  const minimums = seats.map((id) => table.minimums?.[id] ?? min);
  const teams = seats.map((id) => table.teams?.[id] ?? 1);
  return {
    ...table.options,
    shaker: shakerAfter(last, seats),
    ...(minimums.some((one) => one !== min) && { minimums }),
    ...(table.teams && emptyTeam(teams) === null && { teams }),
  };
}

/**
 * Shaking goes on seat by seat, past those who are not there any more.
 * @param {Deal | null} last
 * @param {string[]} seats
 */
function shakerAfter(last, seats) {
  const before = last?.seats ?? [];
  const at = (last?.options.shaker ?? 0) - 1;
  const next = before.map((_, i) => before[(at + 1 + i) % before.length] ?? "");
  const id = last?.game === "classic" ? next.find((one) => seats.includes(one)) : null;
  return id ? seats.indexOf(id) + 1 : 1;
}

/** @param {number} target @param {Before} before @param {number} round @returns {MatchOf} */
function matchFor(target, { last, round: number, isFresh }, round) {
  const goesOn = !isFresh && last?.match?.target === target && number < round;
  return { target, rounds: [...(goesOn ? (last?.match?.rounds ?? []) : []), round] };
}

/**
 * The same once more without those seats.
 * @param {Deal} deal
 * @param {readonly number[]} without seats from 0
 * @returns {Deal | null} null: too few are left
 */
export function dealWithout(deal, without) {
  const stays = (/** @type {unknown} */ _, /** @type {number} */ i) =>
    !without.includes(i);
  const seats = deal.seats.filter(stays);
  if (seats.length < FEWEST_SEATS) return null;
  const { shaker, minimums, teams, ...options } = deal.options;
  const left = teams?.filter(stays);
  const next = deal.seats.map((_, i) => ((shaker ?? 1) - 1 + i) % deal.seats.length);
  const shakes = next.find((i) => !without.includes(i)) ?? 0;
  return {
    ...deal,
    seats,
    options: {
      ...options,
      ...(shaker && { shaker: seats.indexOf(deal.seats[shakes] ?? "") + 1 }),
      ...(minimums && { minimums: minimums.filter(stays) }),
      ...(left && emptyTeam(left) === null && { teams: left }),
    },
  };
}
