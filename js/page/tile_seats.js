/**
 * Who sits at a game with tiles: people under the names they gave, computer players under theirs.
 *
 * @import { Player } from "../store/players.js"
 */
import { PERSON } from "../store/crossword_wish.js";
import { COMPUTERS } from "../ui/words_tiles.js";

/**
 * No two have the same token, and no two computer players the same name.
 * @param {readonly number[]} kinds by seat
 * @param {readonly Player[]} people as they sit at any table
 * @returns {Player[]}
 */
export function seatedAt(kinds, people) {
  const sitting = people.slice(0, kinds.filter((kind) => kind === PERSON).length);
  const taken = new Set(sitting.map(({ token }) => token));
  const free = people.map(({ token }) => token).filter((token) => !taken.has(token));
  /** @type {Map<number, number>} */
  const known = new Map();
  let next = 0;
  return kinds.map((kind) => {
    if (kind === PERSON) {
      next += 1;
      return sitting[next - 1] ?? { name: "", token: free.shift() ?? 0 };
    }
    const nth = (known.get(kind) ?? 0) + 1;
    known.set(kind, nth);
    const name = COMPUTERS[kind] ?? "";
    return { name: nth > 1 ? `${name} ${nth}` : name, token: free.shift() ?? 0 };
  });
}
