/**
 * A tournament is played: what seats cost, the game of each match, and who leaves (T22).
 * Everything may be done twice: it counts once.
 *
 * @import { Bracket } from "../protocol.js"
 * @import { Player } from "../store/players.js"
 * @import { Entrant, OfTournament, Tournament } from "../store/tournament.js"
 * @import { Paid, Till } from "./paying.js"
 *
 * @typedef {object} WantedPlay a game that a tournament asks for
 * @property {string} id
 * @property {string} seed 64 hexadecimal digits
 * @property {"heist"} game
 * @property {{timer: number, players: number[]}} options as the engine takes them
 * @property {Player[]} players by seat
 * @property {(string | null)[]} profiles by seat
 * @property {OfTournament} tournament
 *
 * @typedef {object} Due an entry that is to be paid yet
 * @property {number} place
 * @property {string} name
 * @property {number} price
 * @property {number} rest what stays; below 0 there is not enough
 */
import { MOST_SEATS } from "../store/players.js";
import { hasEntered } from "../store/profile.js";
import { sha256 } from "../store/sha256.js";
import { withoutPlace } from "../store/tournament.js";
import { computerName } from "../ui/words_credits.js";
import {
  award,
  bracketOf,
  isOfMatch,
  ledgerOf,
  now,
  payOwed,
  spend,
} from "./paying.js";

/**
 * What people have to pay yet whose first game may start.
 * @param {Pick<Till, "store" | "engine">} till
 * @param {Tournament} tournament
 * @param {Bracket} bracket
 * @returns {Promise<Due[]>}
 */
export async function entriesDue(till, { id, people }, { matches, open }) {
  const places = matches.flatMap((match) =>
    open.includes(match.number) ? match.places : [],
  );
  const due = [];
  for (const place of places) {
    const entrant = place && people[place - 1];
    const profile = entrant && (await till.store.profile(entrant.profile));
    if (!entrant || !profile || hasEntered(profile, id)) continue;
    const { entry: price = 0, total = 0 } = (await ledgerOf(till, profile)) ?? {};
    due.push({ place, name: entrant.name, price, rest: total - price });
  }
  return due;
}

/**
 * The game of a match: the one that runs, or a new one.
 * @param {Till} till
 * @param {string} id of a tournament
 * @param {number} number of a match
 * @returns {Promise<{running: string} | Awaited<ReturnType<typeof beginGame>>>}
 */
export async function matchGame(till, id, number) {
  const held = await till.store.tournament(id);
  const before = held && (await bracketOf(till, held));
  const running = (await runningOf(till, id, before)).get(number);
  if (running) return { running };
  const isPaid = await payOwed(till, held);
  // The next game hangs on the result of the one before.
  if (!isPaid) throw new Error("what is owed could not be kept");
  const tournament = await till.store.tournament(id);
  if (!tournament) return { fault: "lost", entrant: null };
  return beginGame(till, tournament, number);
}

/**
 * Games of a tournament that are not over, by match.
 * @param {Pick<Till, "store">} till
 * @param {string} id
 * @param {Bracket | null} bracket
 */
export async function runningOf({ store }, id, bracket) {
  const games = await store.tileGames();
  return new Map(
    games.flatMap(({ id: game, state, tournament: of }) =>
      state === "running" && of?.id === id && isOfMatch(of, bracket)
        ? [[of.match, game]]
        : [],
    ),
  );
}

/**
 * The next game of a match. People pay their entry when their first game starts.
 * @param {Till} till
 * @param {Tournament} tournament
 * @param {number} number of a match
 * @returns {Promise<{play: WantedPlay} | {fault: Exclude<Paid, "done">, entrant: Entrant | null}>}
 */
export async function beginGame(till, tournament, number) {
  const bracket = await bracketOf(till, tournament);
  const match = bracket?.matches.find((one) => one.number === number);
  const [one, other] = match?.places ?? [];
  if (!bracket?.open.includes(number) || !one || !other) {
    return { fault: "lost", entrant: null };
  }
  const places = [one, other];
  const { id, people } = tournament;
  const entrants = places.flatMap((place) => people[place - 1] ?? []);
  // Nobody pays for a game that another cannot pay for.
  for (const entrant of entrants) {
    const fault = await enter(till, entrant, id, { isAsked: true });
    if (fault) return { fault, entrant };
  }
  for (const entrant of entrants) {
    const fault = await enter(till, entrant, id);
    if (fault) return { fault, entrant };
  }
  const players = places.map((place) => bracket.players[place - 1] ?? 0);
  const played = tournament.games.filter(({ match: of }) => of === number);
  return {
    play: {
      ...ofOneGame(tournament, { match: number, ties: played.length, places }),
      game: "heist",
      options: { timer: bracket.timer, players },
      players: seatsOf(tournament, places),
      profiles: places.map((place) => people[place - 1]?.profile ?? null),
      tournament: { id, match: number, places },
    },
  };
}

/**
 * @param {Till} till
 * @param {Entrant} entrant
 * @param {string} id of a tournament
 * @param {{isAsked?: boolean}} [how] as `spend` takes it
 * @returns {Promise<Exclude<Paid, "done"> | null>} null: it is paid
 */
async function enter(till, { profile }, id, how) {
  const kind = /** @type {const} */ ("entered");
  const entry = { kind, at: now(till), tournament: id };
  const paid = await spend(till, profile, entry, (ledger) => ledger.entry, how);
  return paid === "done" ? null : paid;
}

/**
 * The same game of a match has the same record and the same tiles, wherever and however
 * often it is begun: two tabs do not play it twice.
 * @param {Tournament} tournament
 * @param {{match: number, ties: number, places: number[]}} game `ties`: that were played
 *   before it
 */
function ofOneGame({ id, seed }, { match, ties, places }) {
  const digits = sha256(`${id} ${match} ${ties} ${places}`);
  const parts = [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16)];
  return {
    id: [...parts, digits.slice(16, 20), digits.slice(20, 32)].join("-"),
    seed: sha256(`${seed} ${match} ${ties}`),
  };
}

/**
 * Two seats have two tokens; a person's is that of its profile (T19), before a computer
 * player takes one.
 * @param {Tournament} tournament @param {number[]} places @returns {Player[]}
 */
function seatsOf({ people }, places) {
  /** @type {Map<number, number>} */
  const tokens = new Map();
  const isComputer = (/** @type {number} */ place) => Number(!people[place - 1]);
  for (const place of [...places].sort((a, b) => isComputer(a) - isComputer(b))) {
    const token = people[place - 1]?.token ?? place - 1;
    const isTaken = [...tokens.values()].includes(token);
    tokens.set(place, isTaken ? (token + 1) % MOST_SEATS : token);
  }
  return places.map((place) => ({
    name: people[place - 1]?.name ?? computerName(place, people),
    token: tokens.get(place) ?? 0,
  }));
}

/** Who leaves loses the match at hand (T22). @param {Till} till @param {string} id @param {number} place */
export async function leaveTournament(till, id, place) {
  const after = await till.store.changeTournament(id, (tournament) =>
    withoutPlace(tournament, place),
  );
  if (after) await award(till, after);
}

/** Tells whether a profile is still in a tournament under way. @param {Pick<Till, "store" | "engine">} till @param {string} id of a profile */
export async function isEntrant(till, id) {
  for (const tournament of await till.store.tournaments()) {
    const place = 1 + tournament.people.findIndex(({ profile }) => profile === id);
    // Most profiles are in none: the engine is not asked for them.
    const bracket = place > 0 ? await bracketOf(till, tournament) : null;
    const isOut = bracket?.matches.some(
      ({ places, winner }) => winner && winner !== place && places.includes(place),
    );
    if (bracket?.champion === null && !isOut) return true;
  }
  return false;
}
