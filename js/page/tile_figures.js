/**
 * What the finished crosswords of one person against computer players add up to. Pure.
 *
 * @import { TileGame } from "../store/tile_game.js"
 *
 * @typedef {object} TileFigures
 * @property {number} games
 * @property {number} won ties too
 * @property {number} perTurn points of a turn on average, in tenths
 * @property {number} bonuses plays of all tiles at once (X13)
 * @property {{score: number, id: string} | null} bestGame
 * @property {{word: string, score: number, id: string} | null} bestPlay
 */
import { PERSON, peopleIn } from "../store/crossword_wish.js";

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
    return { id, turns, score, won: view.ending?.winners.includes(seat) ?? false };
  });
  const turns = own.flatMap(({ id, turns: taken }) =>
    taken.map((turn) => ({ ...turn, id })),
  );
  const points = turns.reduce((sum, { score }) => sum + score, 0);
  const [bestGame] = [...own].sort((a, b) => b.score - a.score);
  const [bestPlay] = turns
    .filter(({ kind }) => kind === "play")
    .sort((a, b) => b.score - a.score);
  return {
    games: games.length,
    won: own.filter(({ won }) => won).length,
    perTurn: turns.length ? Math.round((points * 10) / turns.length) : 0,
    bonuses: turns.filter(({ bonus }) => bonus > 0).length,
    bestGame: bestGame ? { score: bestGame.score, id: bestGame.id } : null,
    bestPlay: bestPlay
      ? { word: bestPlay.words[0]?.word ?? "", score: bestPlay.score, id: bestPlay.id }
      : null,
  };
}
