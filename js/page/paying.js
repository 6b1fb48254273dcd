/**
 * Credits change hands: what a finished game earned, what the store sells, what a
 * tournament costs and awards (T20 to T22). Everything may be done twice: it counts once.
 *
 * @import { Bracket, CreditLine, Earned, Ledger } from "../protocol.js"
 * @import { Profile } from "../store/profile.js"
 * @import { TileGame } from "../store/tile_game.js"
 * @import { OfTournament, Tournament } from "../store/tournament.js"
 * @import { Answers, Fields } from "../worker/engine.js"
 * @import { App } from "./app.js"
 *
 * @typedef {Pick<App, "store" | "engine" | "wall">} Till
 *
 * @typedef {Pick<TileGame, "id" | "log" | "profiles" | "tournament">} FinishedPlay a game
 *   of Lexiheist that is over
 *
 * @typedef {"done" | "short" | "lost" | "changed"} Paid short: there is not enough; lost:
 *   there is no such profile; changed: it has meanwhile
 */
import { hasEntered, hasEntry, lacksEntry, withEntries } from "../store/profile.js";
import { withGame } from "../store/tournament.js";

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
 * Do those meet in a game whom the bracket has in its match? Where two devices went on
 * apart, it may be others.
 * @param {OfTournament} of
 * @param {Bracket | null} bracket
 */
export function isOfMatch({ match, places }, bracket) {
  const now = bracket?.matches.find(({ number }) => number === match);
  return now?.places.join() === places.join();
}

/** Is the match of a game still to be played, and by those? @param {OfTournament} of @param {Bracket | null} bracket */
const isToBePlayed = (of, bracket) =>
  bracket?.open.includes(of.match) && isOfMatch(of, bracket);

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
  if (!known || !isToBePlayed(of, bracket))
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
export async function spend(till, id, entry, price, { isAsked = false } = {}) {
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
    of !== undefined && of.id === tournament?.id && isToBePlayed(of, bracket);
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

/** @param {Pick<Till, "wall">} till */
export const now = ({ wall }) => new Date(wall()).toISOString();
