/**
 * Who sits at a game with tiles: people under the names they gave, computer players under
 * theirs; and who of them earns credits.
 *
 * @import { Player } from "../store/players.js"
 */
import { PERSON } from "../store/crossword_wish.js";
import { MOST_HEIST } from "../store/heist_wish.js";
import { namesake } from "../ui/words.js";
import { COMPUTERS, SPARE_NAMES } from "../ui/words_tiles.js";

/**
 * No two have the same token or the same name.
 * @param {readonly number[]} kinds by seat
 * @param {readonly Player[]} people as they sit at any table
 * @returns {Player[]}
 */
export function seatedAt(kinds, people) {
  const sitting = people.slice(0, kinds.filter((kind) => kind === PERSON).length);
  const taken = new Set(sitting.map(({ token }) => token));
  const free = people.map(({ token }) => token).filter((token) => !taken.has(token));
  const nobody = () => ({ name: "", token: free.shift() ?? 0 });
  /** In small letters. @type {string[]} */
  const known = [];
  let next = 0;
  return kinds.map((kind) => {
    const isPerson = kind === PERSON;
    const who = isPerson
      ? (sitting[next++] ?? nobody())
      : { ...nobody(), name: COMPUTERS[kind] ?? "" };
    const own = isPerson ? [who.name] : [who.name, ...SPARE_NAMES];
    const free = own.find((one) => !known.includes(one.toLowerCase()));
    const name = free ?? unlike(who.name, known);
    known.push(name.toLowerCase());
    return { ...who, name };
  });
}

/**
 * Whose credits people earn who sit at a table. Where nothing is told of the first, it is
 * the active profile.
 * @param {readonly string[]} chosen by person: a profile's id; "": nobody's
 * @param {string} active "" where there is no such profile
 * @returns {string[]} by person, of as many as may sit there
 */
export function earnersOf(chosen, active) {
  return Array.from(
    { length: MOST_HEIST },
    (_, person) => chosen[person] ?? (person === 0 ? active : ""),
  );
}

/**
 * Whose credits are earned at the seats (T19): of people only, and nobody's at two.
 * @param {readonly number[]} kinds by seat
 * @param {readonly string[]} chosen as `earnersOf` takes them
 * @param {string} active
 * @returns {(string | null)[]} by seat
 */
export function earnersAt(kinds, chosen, active) {
  const known = new Set([""]);
  const earners = earnersOf(chosen, active);
  let person = -1;
  return kinds.map((kind) => {
    if (kind !== PERSON) return null;
    person += 1;
    const id = earners[person] ?? "";
    if (known.has(id)) return null;
    known.add(id);
    return id;
  });
}

/** The name, numbered where somebody who sits before has it. @param {string} name @param {readonly string[]} known */
function unlike(name, known) {
  let wanted = name;
  for (let n = 2; wanted && known.includes(wanted.toLowerCase()); n++) {
    wanted = namesake(name, n);
  }
  return wanted;
}
