/**
 * What the finished games with tiles of one person against computer players add up to. Pure.
 *
 * @import { TileGame } from "../store/tile_game.js"
 * @import { Turn } from "../store/tile_notation.js"
 *
 * @typedef {object} TileFigures
 * @property {number} games
 * @property {number} won ties too
 * @property {number} perTurn points of a turn on average, in tenths
 * @property {number} bonuses plays of all tiles at once (X13, T20)
 * @property {{score: number, id: string} | null} bestGame
 * @property {{word: string, score: number, id: string} | null} bestPlay
 */
import { PERSON, peopleIn } from "../store/crossword_wish.js";
import { laidIn } from "../store/tile_notation.js";

/**
 * @param {readonly TileGame[]} all
 * @returns {TileFigures}
 */
export function tileFigures(all) {
  const games = all.filter(
    ({ state, options }) => state === "over" && peopleIn(options.players) === 1,
  );
  const own = games.map(({ id, options, view }) => {
    const seat = options.players.indexOf(PERSON) + 1;
    const turns = view.turns.filter((turn) => turn.seat === seat);
    const score = view.seats[seat - 1]?.score ?? 0;
    const all = turns.filter((turn) => isOfAll(turn, view.rack_size)).length;
    return { id, turns, all, score, won: view.ending?.winners.includes(seat) ?? false };
  });
  const turns = own.flatMap(({ id, turns: taken }) =>
    taken.map((turn) => ({ ...turn, id })),
  );
  const points = turns.reduce((sum, { score }) => sum + score, 0);
  const [bestGame] = [...own].sort((a, b) => b.score - a.score);
  const [bestPlay] = turns
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.score - a.score);
  return {
    games: games.length,
    won: own.filter(({ won }) => won).length,
    perTurn: turns.length ? Math.round((points * 10) / turns.length) : 0,
    bonuses: own.reduce((sum, { all }) => sum + all, 0),
    bestGame: bestGame ? { score: bestGame.score, id: bestGame.id } : null,
    bestPlay: bestPlay
      ? { word: bestPlay.words[0]?.word ?? "", score: bestPlay.score, id: bestPlay.id }
      : null,
  };
}

/** Did it lay all tiles of the rack? @param {Turn} turn @param {number} rack */
function isOfAll(turn, rack) {
  return "bonus" in turn ? turn.bonus > 0 : laidIn(turn).length === rack;
}
