/**
 * Credits change hands: what a finished game earned, what the store sells, what a
 * tournament costs and awards (T20 to T22). Everything may be done twice: it counts once.
 *
 * @import { Bracket, CreditLine, Earned, Ledger } from "../protocol.js"
 * @import { Player } from "../store/players.js"
 * @import { Profile } from "../store/profile.js"
 * @import { TileGame } from "../store/tile_game.js"
 * @import { Entrant, OfTournament, Tournament } from "../store/tournament.js"
 * @import { Answers, Fields } from "../worker/engine.js"
 * @import { App } from "./app.js"
 *
 * @typedef {Pick<App, "store" | "engine" | "wall">} Till
 *
 * @typedef {Pick<TileGame, "id" | "log" | "profiles" | "tournament">} FinishedPlay a game
 *   of Lexiheist that is over
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
 *
 * @typedef {"done" | "short" | "lost" | "changed"} Paid short: there is not enough; lost:
 *   there is no such profile; changed: it has meanwhile
 */
import { MOST_SEATS } from "../store/players.js";
import { hasEntered, hasEntry, lacksEntry, withEntries } from "../store/profile.js";
import { sha256 } from "../store/sha256.js";
import { withGame, withoutPlace } from "../store/tournament.js";
import { computerName } from "../ui/words_credits.js";

/**
 * @template {"earned" | "ledger" | "tournament"} V
 * @param {Pick<App, "engine">} app
 * @param {V} verb
 * @param {Fields<V>} fields
 * @returns {Promise<Answers[V] | null>} null: what is stored is not under these rules
 */
async function ask({ engine }, verb, fields) {
  const answer = await engine.request(verb, fields);
  return "ok" in answer ? answer.ok : null;
}

/** @param {Pick<App, "engine">} app @param {Profile | null} profile @returns {Promise<Ledger | null>} */
export function ledgerOf(app, profile) {
  // When it was is not the engine's business.
  const entries = (profile?.entries ?? []).map(({ at: _, ...entry }) => entry);
  return ask(app, "ledger", { entries });
}

/** @param {Pick<App, "engine">} app @param {Tournament} tournament @returns {Promise<Bracket | null>} */
export function bracketOf(app, { seed, people, games, left }) {
  const played = games.map(({ match, winner }) => ({ match, winner }));
  return ask(app, "tournament", { seed, people: people.length, games: played, left });
}

/**
 * Pays what a finished game earned to those who sat at it, and tells the tournament that
 * it belongs to. What is not stored yet is stored before: a game that could be played on to
 * another end pays nothing.
 * @param {Till} till
 * @param {FinishedPlay} finished
 * @returns {Promise<Earned | null>} null: its log is not under these rules, and pays
 *   nothing; rejected where the game, or what it pays, cannot be stored
 */
export async function payOut(till, { id: game, log, profiles = [], tournament }) {
  await till.store.putAgain(game);
  const earned = await ask(till, "earned", { log });
  if (!earned) return null;
  const { play, winners, seats } = earned;
  const at = now(till);
  for (const [seat, id] of profiles.entries()) {
    const own = seats[seat];
    if (!id || !own) continue;
    await till.store.changeProfile(id, (profile) =>
      withEntries(profile, { kind: "played", at, play, ...own }),
    );
  }
  if (tournament) await tellResult(till, tournament, { play, winners });
  return earned;
}

/**
 * For what a finished game brought credits.
 * @param {Pick<App, "engine">} app
 * @param {Earned} earned
 * @returns {Promise<CreditLine[][]>} by seat
 */
export async function linesOf(app, { play, seats }) {
  const ledgers = seats.map((own) =>
    ask(app, "ledger", { entries: [{ kind: "played", play, ...own }] }),
  );
  return (await Promise.all(ledgers)).map((ledger) => ledger?.lines ?? []);
}

/**
 * A game counts when its match is still to be played: who has left meanwhile has lost it.
 * @param {Till} till
 * @param {OfTournament} of
 * @param {{play: string, winners: number[]}} result
 * @returns {Promise<void>}
 */
async function tellResult(till, of, result) {
  const { id, match, places } = of;
  const known = await till.store.tournament(id);
  const bracket = known && (await bracketOf(till, known));
  if (!known || !bracket?.open.includes(match))
    return known ? award(till, known) : undefined;
  const [first, ...others] = result.winners;
  const winner = (!others.length && first && places[first - 1]) || null;
  let isSame = true;
  const after = await till.store.changeTournament(id, (tournament) => {
    const { games, left } = tournament;
    isSame = games.length === known.games.length && left.length === known.left.length;
    const game = { match, play: result.play, winner };
    return isSame ? withGame(tournament, game) : tournament;
  });
  if (!isSame) return tellResult(till, of, result);
  if (after) await award(till, after);
}

/**
 * Who is in for a prize: people only.
 * @param {Tournament} tournament
 * @param {Bracket | null} bracket
 */
function prizesIn({ people }, bracket) {
  const prizes = /** @type {const} */ ([
    [bracket?.champion, "winner"],
    [bracket?.finalist, "finalist"],
  ]);
  return prizes.flatMap(([place, prize]) => {
    const entrant = place && people[place - 1];
    return entrant ? [{ entrant, prize }] : [];
  });
}

/**
 * Pays the prizes of a tournament that is over.
 * @param {Till} till
 * @param {Tournament} tournament
 */
export async function award(till, tournament) {
  const { id } = tournament;
  const bracket = await bracketOf(till, tournament);
  for (const { entrant, prize } of prizesIn(tournament, bracket)) {
    await till.store.changeProfile(entrant.profile, (profile) =>
      hasEntered(profile, id)
        ? withEntries(profile, {
            kind: "awarded",
            at: now(till),
            tournament: id,
            prize,
          })
        : profile,
    );
  }
}

/**
 * What people have won in a tournament.
 * @param {Pick<Till, "store" | "engine">} till
 * @param {Tournament} tournament
 * @param {Bracket} bracket
 * @returns {Promise<{name: string, credits: number}[]>}
 */
export async function prizesWon(till, tournament, bracket) {
  const found = prizesIn(tournament, bracket);
  if (found.length === 0) return [];
  const { prizes } = (await ledgerOf(till, null)) ?? {};
  const won = [];
  for (const { entrant, prize } of found) {
    const profile = await till.store.profile(entrant.profile);
    const entry = /** @type {const} */ ({ kind: "awarded", prize });
    if (!profile || !hasEntry(profile, { ...entry, tournament: tournament.id }))
      continue;
    won.push({ name: entrant.name, credits: prizes?.[prize] ?? 0 });
  }
  return won;
}

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

/** @param {Till} till @param {string} id of a profile @param {string} item @returns {Promise<Paid>} */
export function buy(till, id, item) {
  const price = (/** @type {Ledger} */ { store }) =>
    store.find((one) => one.item === item)?.price ?? Number.POSITIVE_INFINITY;
  return spend(till, id, { kind: "bought", at: now(till), item }, price);
}

/**
 * What was read is what is written upon: between the two nothing else is spent.
 * @param {Till} till
 * @param {string} id of a profile
 * @param {import("../store/profile.js").Entry} entry
 * @param {(ledger: Ledger) => number} price
 * @param {{isAsked?: boolean}} [how] `isAsked`: it is asked only whether it could be paid
 * @returns {Promise<Paid>}
 */
async function spend(till, id, entry, price, { isAsked = false } = {}) {
  const known = await till.store.profile(id);
  const ledger = known && (await ledgerOf(till, known));
  if (!known || !ledger) return "lost";
  if (hasEntry(known, entry)) return "done";
  if (ledger.total < price(ledger)) return "short";
  if (isAsked) return "done";
  let isPaid = false;
  await till.store.changeProfile(id, (profile) => {
    const isSame = profile.entries.length === known.entries.length;
    const after = isSame ? withEntries(profile, entry) : profile;
    isPaid = after !== profile;
    return after;
  });
  return isPaid ? "done" : "changed";
}

/**
 * The game of a match: the one that runs, or a new one.
 * @param {Till} till
 * @param {string} id of a tournament
 * @param {number} number of a match
 * @returns {Promise<{running: string} | Awaited<ReturnType<typeof beginGame>>>}
 */
export async function matchGame(till, id, number) {
  const running = (await runningOf(till, id)).get(number);
  if (running) return { running };
  const isPaid = await payOwed(till, await till.store.tournament(id));
  // The next game hangs on the result of the one before.
  if (!isPaid) throw new Error("what is owed could not be kept");
  const tournament = await till.store.tournament(id);
  if (!tournament) return { fault: "lost", entrant: null };
  return beginGame(till, tournament, number);
}

/** Games of a tournament that are not over, by match. @param {Pick<Till, "store">} till @param {string} id */
export async function runningOf({ store }, id) {
  const games = await store.tileGames();
  return new Map(
    games.flatMap(({ id: game, state, tournament }) =>
      state === "running" && tournament?.id === id ? [[tournament.match, game]] : [],
    ),
  );
}

/**
 * Pays games that are over, in case that the page was closed before: those that a profile
 * has no entry of, the latest, whose tournament may not know of it, and those of a
 * tournament's matches that are still to be played; and the prizes of that tournament.
 * @param {Till} till
 * @param {Tournament | null} [tournament]
 * @returns {Promise<boolean>} false: something that is owed could not be kept
 */
export async function payOwed(till, tournament = null) {
  const games = await till.store.tileGames();
  const over = games.filter(({ game, state }) => game === "heist" && state === "over");
  const bracket = tournament && (await bracketOf(till, tournament));
  const people = await till.store.profiles();
  const isOpen = (/** @type {TileGame} */ { tournament: of }) =>
    of?.id === tournament?.id && bracket?.open.includes(of?.match ?? 0);
  const owed = over.filter(
    (one, i) => i === 0 || isOpen(one) || lacksEntry(one, people),
  );
  let isKept = true;
  const trying = (/** @type {Promise<unknown>} */ paying) =>
    paying.catch((error) => {
      console.info(error);
      isKept = false;
    });
  // One after the other: a match is decided by the game that was begun first.
  for (const game of owed.toReversed()) await trying(payOut(till, game));
  if (tournament && bracket?.champion) await trying(award(till, tournament));
  return isKept;
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
      ...ofOneGame(tournament, number, played.length),
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
 * @param {number} match
 * @param {number} ties that were played before it
 */
function ofOneGame({ id, seed }, match, ties) {
  const digits = sha256(`${id} ${match} ${ties}`);
  const parts = [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16)];
  return {
    id: [...parts, digits.slice(16, 20), digits.slice(20, 32)].join("-"),
    seed: sha256(`${seed} ${match} ${ties}`),
  };
}

/** Two seats have two tokens. @param {Tournament} tournament @param {number[]} places @returns {Player[]} */
function seatsOf({ people }, places) {
  /** @type {Player[]} */
  const sitting = [];
  for (const place of places) {
    const { name, token } = people[place - 1] ?? {
      name: computerName(place, people),
      token: place - 1,
    };
    const isTaken = sitting.some((seat) => seat.token === token);
    sitting.push({ name, token: isTaken ? (token + 1) % MOST_SEATS : token });
  }
  return sitting;
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

/** @param {Pick<Till, "wall">} till */
const now = ({ wall }) => new Date(wall()).toISOString();
