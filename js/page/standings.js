/**
 * Who has won a hunt of several seats, and how it stands among the others (H15, H16).
 *
 * @import { HuntView, ListView, Reveal } from "../protocol.js"
 * @import { Player } from "../store/players.js"
 */
import { nameOf, REVEAL, teamName } from "../ui/words.js";

/**
 * @param {Reveal | null | undefined} reveal
 * @returns {ListView[]} winners first, the others by points; level ones in order of seats
 */
export function standings(reveal) {
  const { lists = [], winners = [] } = reveal ?? {};
  const isBehind = (/** @type {ListView} */ { seat }) =>
    Number(!winners.includes(seat));
  return [...lists].sort(
    (a, b) => isBehind(a) - isBehind(b) || b.points - a.points || a.seat - b.seat,
  );
}

/**
 * Who takes the hunt, or who shares it.
 * @param {readonly Player[]} players
 * @param {Reveal | null | undefined} reveal
 * @param {boolean} [isOfMatch] one round of several
 */
export function outcome(players, reveal, isOfMatch = false) {
  const what = isOfMatch ? REVEAL.thisRound : undefined;
  const teams = reveal?.winning_teams ?? [];
  if (teams.length) return REVEAL.teamWins(teams.map(teamName), what);
  const names = (reveal?.winners ?? []).map((seat) => nameOf(players, seat));
  return REVEAL.wins(names, what);
}

/**
 * How the teams stand, the first of them first; "" without teams.
 * @param {readonly Player[]} players
 * @param {Reveal} reveal
 */
export function teamsTold(players, { teams = [], winning_teams: won = [] }) {
  if (teams.length === 0) return "";
  const isBehind = (/** @type {number} */ team) => Number(!won.includes(team));
  const order = [...teams].sort(
    (a, b) => isBehind(a.team) - isBehind(b.team) || b.points - a.points,
  );
  const told = order.map(({ team, seats, points }) =>
    REVEAL.teamOf(
      teamName(team),
      points,
      seats.map((seat) => nameOf(players, seat)),
    ),
  );
  return `${told.join(", ")}.`;
}

/**
 * What decided between seats that are level on points; "" where nothing had to.
 * @param {readonly Player[]} players
 * @param {Reveal} reveal
 */
export function tieBreak(players, { lists, winners, teams = [] }) {
  if (teams.length) return "";
  const winner = lists.find(({ seat }) => seat === winners[0]);
  const beaten = lists.filter(
    ({ seat, points }) => points === winner?.points && !winners.includes(seat),
  );
  if (!winner || beaten.length === 0) return "";
  const names = beaten.map(({ seat }) => nameOf(players, seat));
  return REVEAL.byLongest(names, longest(winner));
}

/** The longest word that counts. @param {ListView} list */
function longest({ words }) {
  const kept = words.filter(({ points }) => points > 0);
  return kept.reduce((best, { word }) => (word.length > best.length ? word : best), "");
}

/**
 * The dearest of the words that several had; "" where none was cancelled.
 * @param {HuntView} view
 */
export function dearestCancelled({ reveal, worth }) {
  const cancelled = (reveal?.lists ?? [])
    .flatMap(({ words }) => words)
    .filter(({ others }) => others.length > 0)
    .map(({ word, others }) => ({
      word,
      seats: others.length + 1,
      points: worth[Math.min(word.length, worth.length - 1)] ?? 0,
    }))
    .sort((a, b) => b.points - a.points || b.word.length - a.word.length);
  const [dearest] = cancelled;
  return dearest ? REVEAL.cancelled(dearest.seats, dearest.word, dearest.points) : "";
}
