/** Games of a tournament: what they cost, decide and award (T22). */

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { award, bracketOf, payOut, payOwed, prizesWon } from "../../js/page/paying.js";
import {
  beginGame,
  entriesDue,
  isEntrant,
  leaveTournament,
  matchGame,
  runningOf,
} from "../../js/page/tournament_play.js";
import { hasEntered } from "../../js/store/profile.js";
import { BRACKET } from "../../js/ui/words_credits.js";
import { aHeist, aHeistView, PLAYERS } from "./heists.js";
import { aProfile, aTournament, playOf } from "./profiles.js";
import { idOf } from "./rounds.js";
import {
  engine,
  IDA,
  openOf,
  playNext,
  storedMatch,
  THEO,
  tillOf,
  totalOf,
  wonBy,
} from "./tills.js";

after(() => engine.stop());

test("T22: a tournament to its end: one entry, three games, one prize", async () => {
  const till = await tillOf(IDA, aTournament(0));
  const { id } = aTournament(0);
  const before = await totalOf(till, IDA.id);
  const told = async (tell) => {
    const tournament = await till.store.tournament(id);
    return tell(till, tournament, await bracketOf(till, tournament));
  };
  const due = { place: 1, name: "Ida", price: 2000, rest: before - 2000 };
  assert.deepEqual(await told(entriesDue), [due]);
  for (let round = 1; round <= 3; round++) {
    const { play, log } = await playNext(till, id, true, String(round).repeat(64));
    assert.equal(play.options.timer, 60);
    assert.equal(play.players.length, 2);
    assert.equal(play.profiles.filter((one) => one === null).length, 1);
    assert.equal(new Set(play.players.map(({ token }) => token)).size, 2);
    assert.ok(play.players.every(({ name }) => name));
    // What is told twice counts once.
    for (let i = 0; i < 2; i++) await payOut(till, { ...play, log });
    assert.deepEqual(await told(entriesDue), []);
    const won = round < 3 ? [] : [{ name: "Ida", credits: 6000 }];
    assert.deepEqual(await told(prizesWon), won);
  }
  const tournament = await till.store.tournament(id);
  assert.equal(tournament.games.length, 3);
  assert.equal((await bracketOf(till, tournament)).champion, 1);
  await award(till, tournament);
  assert.equal(await totalOf(till, IDA.id), before - 2000 + 3 * 200 + 6000);
});

test("T19: a person sits with the token of the profile, whoever else would have it", async () => {
  const places = new Set();
  for (let token = 0; token < 8; token++) {
    const { people, ...tournament } = aTournament(0, {
      seed: String(token).repeat(64),
    });
    const [ida] = people;
    const till = await tillOf(IDA, { ...tournament, people: [{ ...ida, token }] });
    const { play } = await playNext(till, tournament.id, true, "1".repeat(64));
    const own = play.profiles.indexOf(IDA.id);
    places.add(own);
    assert.equal(play.players[own].token, token);
    assert.notEqual(play.players[1 - own].token, token);
  }
  assert.equal(places.size, 2);
});

test("T22: who leaves a game has lost it, and the bracket goes on", async () => {
  const till = await tillOf(IDA, aTournament(0));
  const { id } = aTournament(0);
  const before = await totalOf(till, IDA.id);
  const { play, log } = await playNext(till, id, false);
  await payOut(till, { ...play, log });
  const bracket = await bracketOf(till, await till.store.tournament(id));
  assert.deepEqual(bracket.open, []);
  assert.notEqual(bracket.champion, 1);
  assert.equal(await totalOf(till, IDA.id), before - 2000);
});

test("T22: the entry is taken when a person's first game starts, not before", async () => {
  const people = [IDA, THEO].map(({ id, name, token, letter }) => ({
    ...{ name, token, letter },
    profile: id,
  }));
  const tournament = aTournament(0, { people });
  const till = await tillOf(IDA, THEO, tournament);
  const bracket = await bracketOf(till, tournament);
  const match = openOf(bracket).find(({ places }) => places.includes(2));
  await beginGame(till, tournament, match.number);
  const paid = async (id) => hasEntered(await till.store.profile(id), tournament.id);
  assert.equal(await paid(THEO.id), true);
  assert.equal(await paid(IDA.id), match.places.includes(1));
  // The same game once more costs nothing.
  const total = await totalOf(till, THEO.id);
  await beginGame(till, tournament, match.number);
  assert.equal(await totalOf(till, THEO.id), total);
});

test("T22: who has not enough, or is not next, starts no game", async () => {
  const poor = aProfile(0, { entries: [] });
  const till = await tillOf(poor, aTournament(0));
  const bracket = await bracketOf(till, aTournament(0));
  const [match] = openOf(bracket);
  const { fault, entrant } = await beginGame(till, aTournament(0), match.number);
  assert.deepEqual([fault, entrant.name], ["short", "Ida"]);
  const [due] = await entriesDue(till, aTournament(0), bracket);
  assert.equal(due.rest, -2000);
  const over = bracket.matches.find(({ number }) => number !== match.number);
  assert.equal((await beginGame(till, aTournament(0), over.number)).fault, "lost");
  assert.deepEqual(await till.store.profile(poor.id), poor);
});

test("T22: leaving forfeits the tournament, not the profile; nobody is paid for nothing", async () => {
  const till = await tillOf(IDA, aTournament(0));
  const { id } = aTournament(0);
  assert.ok(await isEntrant(till, IDA.id));
  assert.ok(!(await isEntrant(till, THEO.id)));
  await leaveTournament(till, id, 1);
  await leaveTournament(till, id, 1);
  assert.ok(!(await isEntrant(till, IDA.id)));
  const tournament = await till.store.tournament(id);
  assert.deepEqual(tournament.left, [1]);
  const { champion, matches } = await bracketOf(till, tournament);
  assert.notEqual(champion, null);
  const forfeited = matches.filter(({ how }) => how === "left");
  assert.deepEqual(
    forfeited.map((match) => BRACKET.note(match, "Ida")),
    ["Ida left"],
  );
  assert.deepEqual(await till.store.profile(IDA.id), IDA);
});

test("T22: what is played after leaving does not count", async () => {
  const till = await tillOf(IDA, aTournament(0));
  const { id } = aTournament(0);
  const { play, log } = await playNext(till, id, true);
  await leaveTournament(till, id, 1);
  const before = await bracketOf(till, await till.store.tournament(id));
  await payOut(till, { ...play, log });
  const tournament = await till.store.tournament(id);
  assert.deepEqual(tournament.games, []);
  assert.deepEqual(await bracketOf(till, tournament), before);
});

test("T22: results of two tabs at once are all written", async () => {
  const people = [IDA, THEO].map(({ id, name, token, letter }) => ({
    ...{ name, token, letter },
    profile: id,
  }));
  // With this seed the two do not meet in the first round.
  const tournament = aTournament(0, { people });
  const till = await tillOf(IDA, THEO, tournament);
  const open = openOf(await bracketOf(till, tournament));
  assert.equal(open.length, 2);
  const begun = await Promise.all(
    open.map((match) => beginGame(till, tournament, match.number)),
  );
  const logs = await Promise.all(
    begun.map(({ play }, i) => wonBy(1 + i, { ...play, seed: `${i}f`.repeat(32) })),
  );
  await Promise.all(
    begun.map(({ play }, i) => payOut(till, { ...play, log: logs[i] })),
  );
  const { games } = await till.store.tournament(tournament.id);
  assert.deepEqual(
    games.map(({ match }) => match).sort(),
    open.map(({ number }) => number),
  );
  // One has won, the other has lost, and is out.
  const own = begun.map(({ play }) => play.profiles.find(Boolean));
  const areIn = await Promise.all(own.map((one) => isEntrant(till, one)));
  assert.deepEqual(areIn, [true, false]);
});

test("T22: a game of others than meet in the match here is not its game", async () => {
  const { id } = aTournament(0);
  const till = await tillOf(IDA, aTournament(0));
  const { play } = await playNext(till, id, true, "1".repeat(64));
  const [one, other] = play.tournament.places;
  // As it is on another device, where somebody else came so far.
  const places = [one, 9 - other === one ? 8 : 9 - other];
  const foreign = { ...play, tournament: { ...play.tournament, places } };
  const log = await wonBy(2, foreign);
  await till.store.putRound(storedMatch(1, { play: foreign, log }));
  const running = await runningOf(till, id, await bracketOf(till, aTournament(0)));
  assert.equal(running.size, 0);
  await payOut(till, { ...foreign, log });
  await payOwed(till, aTournament(0));
  const tournament = await till.store.tournament(id);
  assert.deepEqual(tournament.games, []);
  // Nor are its tiles those of another two.
  const own = await matchGame(till, id, play.tournament.match);
  assert.deepEqual([own.play.id, own.play.seed], [play.id, play.seed]);
});

test("T22: a prize is for who has paid the entry", async () => {
  const game = { match: 1, winner: 1 };
  const till = await tillOf(IDA, aTournament(0));
  const bracket = await bracketOf(till, aTournament(0));
  const [{ number }] = openOf(bracket);
  const rest = [number, number <= 2 ? 5 : 6, 7];
  const games = rest.map((match, i) => ({ ...game, match, play: playOf(i) }));
  const won = aTournament(1, { games });
  await till.store.found(won);
  await award(till, won);
  assert.deepEqual(await till.store.profile(IDA.id), IDA);
  assert.deepEqual(await prizesWon(till, won, await bracketOf(till, won)), []);
});

test("T22: a match that is under way goes on, in place of another game", async () => {
  const till = await tillOf(IDA, aTournament(0));
  const { id } = aTournament(0);
  const [{ number, places }] = openOf(await bracketOf(till, aTournament(0)));
  const tournament = { id, match: number, places };
  const options = { timer: 60, players: [0, 2] };
  const begun = await matchGame(till, id, number);
  assert.deepEqual(begun.play.tournament, tournament);
  const [ida, jackdaw] = aHeistView().seats;
  const view = aHeistView({
    ...{ timer: 60, order: [2, 1], draws: [], seats: [ida, { ...jackdaw, player: 2 }] },
  });
  const running = aHeist(5, {
    options,
    tournament,
    view,
    players: PLAYERS.slice(0, 2),
  });
  await till.store.putRound(running);
  assert.deepEqual(await matchGame(till, id, number), { running: running.id });
  const other = number === 1 ? 2 : 1;
  assert.equal((await matchGame(till, id, other)).fault, "lost");
  assert.equal((await matchGame(till, idOf(9), number)).fault, "lost");
});

test("T22: a finished game of an open match counts, though another was begun later", async () => {
  const till = await tillOf(IDA, aTournament(0));
  const { id } = aTournament(0);
  const { play, log } = await playNext(till, id, true);
  const game = storedMatch(1, { play, log });
  await till.store.putRound(game);
  const { options, players, view } = game;
  await till.store.putRound(aHeist(5, { state: "over", options, players, view }));
  await payOwed(till, await till.store.tournament(id));
  const after = await till.store.tournament(id);
  assert.deepEqual(
    after.games.map(({ match, winner }) => [match, winner]),
    [[play.tournament.match, 1]],
  );
});

test("T22: the same game of a match has the same tiles and record, a tie's next another", async () => {
  const till = await tillOf(IDA, aTournament(0));
  const [match] = openOf(await bracketOf(till, aTournament(0)));
  const begin = async (games) =>
    (await beginGame(till, aTournament(0, { games }), match.number)).play;
  const [one, again] = [await begin([]), await begin([])];
  assert.deepEqual(again, one);
  const tie = { match: match.number, play: playOf(1), winner: null };
  const next = await begin([tie]);
  assert.notEqual(next.id, one.id);
  assert.notEqual(next.seed, one.seed);
});

test("T22: nobody pays for a game that the other cannot pay for", async () => {
  const poor = aProfile(1, { entries: [] });
  const people = [IDA, poor].map(({ id, name, token, letter }) => ({
    ...{ name, token, letter },
    profile: id,
  }));
  // They meet in some round of some tournament.
  const meeting = async (n) => {
    const tournament = aTournament(0, { people, seed: String(n % 10).repeat(64) });
    const open = openOf(await bracketOf({ engine }, tournament));
    const match = open.find(({ places }) => places.includes(1) && places.includes(2));
    return match && { tournament, match };
  };
  const met = (await Promise.all([...Array(10).keys()].map(meeting))).find(Boolean);
  assert.ok(met);
  const till = await tillOf(IDA, poor, met.tournament);
  const { fault, entrant } = await beginGame(till, met.tournament, met.match.number);
  assert.deepEqual([fault, entrant.name], ["short", poor.name]);
  assert.deepEqual(await till.store.profile(IDA.id), IDA);
});
