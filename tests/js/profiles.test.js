import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { test } from "node:test";

import {
  joinedProfile,
  letterOf,
  MOST_ENTRIES,
  ownedBy,
  profileFault,
  withEntries,
} from "../../js/store/profile.js";
import { openStore } from "../../js/store/store.js";
import {
  joinedTournament,
  tournamentFault,
  withGame,
  withoutPlace,
} from "../../js/store/tournament.js";
import { exportAll, importAll, readExport } from "../../js/store/transfer.js";
import { fillDisk } from "./full_disk.js";
import { AT, aProfile, aTournament, bought, played, playOf } from "./profiles.js";
import { aRound, idOf } from "./rounds.js";

const require = createRequire(new URL("../../js/package.json", import.meta.url));
require("fake-indexeddb/auto");
const { IDBFactory } = require("fake-indexeddb");

const forbidding = {
  open() {
    throw new DOMException("forbidden", "SecurityError");
  },
};

async function storeOf(...records) {
  const store = await openStore(new IDBFactory());
  for (const record of records) {
    await (record.kind ? store.found(record) : store.putRound(record));
  }
  return store;
}

for (const [kind, factory] of [
  ["database", () => new IDBFactory()],
  ["memory", () => forbidding],
]) {
  test(`T19, ${kind}: profiles and tournaments lie beside the rounds`, async () => {
    const store = await openStore(factory());
    await store.putRound(aRound(1));
    for (const i of [2, 1]) await store.found(aProfile(i));
    await store.found(aTournament(1));
    assert.deepEqual(await store.profiles(), [aProfile(1), aProfile(2)]);
    assert.deepEqual(await store.tournaments(), [aTournament(1)]);
    assert.deepEqual(await store.rounds(), [aRound(1)]);
    assert.deepEqual(await store.profile(aProfile(1).id), aProfile(1));
    assert.equal(await store.profile(aRound(1).id), null);
    assert.equal(await store.tournament(aProfile(1).id), null);
    assert.equal(store.unread, 0);
    // One that is there stays as it is.
    await store.found(aProfile(1, { name: "Other" }));
    assert.equal((await store.profile(aProfile(1).id)).name, "Theo");
    await store.removeRound(aProfile(1).id);
    assert.deepEqual(await store.profiles(), [aProfile(2)]);
  });

  test(`T20, ${kind}: two tabs lose nothing of each other's`, async () => {
    const shared = factory();
    const one = await openStore(shared);
    await one.found(aProfile(1));
    const { id } = aProfile(1);
    await Promise.all(
      [1, 2, 3].map((n) => one.changeProfile(id, (own) => withEntries(own, played(n)))),
    );
    const { entries } = await one.profile(id);
    assert.deepEqual(
      entries,
      [1, 2, 3].map((n) => played(n)),
    );
    assert.equal(await one.changeProfile(idOf(9), (own) => own), null);
    assert.equal(await one.changeTournament(id, (own) => own), null);
  });
}

test("T20: a play that is told twice is written once", () => {
  const once = withEntries(aProfile(1), played(1));
  assert.equal(withEntries(once, played(1, { at: new Date(0).toISOString() })), once);
  assert.equal(withEntries(once, played(2)).entries.length, 2);
  const twice = withEntries(
    withEntries(once, bought("tiles-sea")),
    bought("tiles-sea"),
  );
  assert.deepEqual([...ownedBy(twice)], ["tiles-sea"]);
  const full = aProfile(1, { entries: Array(MOST_ENTRIES).fill(played(1)) });
  assert.equal(withEntries(full, played(2)), full);
});

test("T19: the same profile from two devices is joined, and keeps its face here", () => {
  const here = aProfile(1, { name: "Here", entries: [played(1), played(2)] });
  const there = aProfile(1, { name: "There", entries: [played(1), played(3)] });
  const both = joinedProfile(here, there);
  assert.equal(both.name, "Here");
  assert.deepEqual(both.entries, [played(1), played(2), played(3)]);
  assert.deepEqual(joinedProfile(both, there), both);
});

test("T19: devices that took in each other's files count the same", () => {
  const day = (n) => ({ at: new Date(Date.UTC(2026, 10, 2 + n)).toISOString() });
  const cup = { tournament: idOf(200), ...day(2) };
  const entered = { kind: "entered", ...cup };
  const awarded = { kind: "awarded", prize: "winner", ...cup };
  const first = played(1);
  const plum = { ...bought("board-plum"), ...day(1) };
  const third = played(3, day(3));
  const one = aProfile(1, { entries: [first, entered, awarded, third] });
  const other = aProfile(1, { entries: [first, plum] });
  const both = [first, plum, entered, awarded, third];
  assert.deepEqual(joinedProfile(one, other).entries, both);
  assert.deepEqual(joinedProfile(other, one).entries, both);
  // A clock that was set back takes no prize away.
  const back = aProfile(1, { entries: [first, entered, { ...awarded, ...day(-1) }] });
  assert.deepEqual(joinedProfile(other, back).entries, [
    ...other.entries,
    ...back.entries.slice(1),
  ]);
});

test("T19: a profile is no longer than the engine's question may be", () => {
  const words = Array(400).fill("sprinkle");
  const long = (n) => Array.from({ length: n }, (_, i) => played(i, { words }));
  assert.equal(profileFault(aProfile(1, { entries: long(100) })), null);
  assert.equal(profileFault(aProfile(1, { entries: long(600) })), "entries");
  const most = aProfile(1, { entries: long(400) });
  const after = withEntries(most, ...long(600).slice(400));
  assert.equal(after, most);
});

test("T20: a change that changes nothing needs no room", async (t) => {
  const store = await storeOf(aProfile(1), aTournament(1));
  const { id } = aProfile(1);
  fillDisk(t);
  const same = (own) => own;
  assert.deepEqual(await store.changeProfile(id, same), aProfile(1));
  assert.deepEqual(
    await store.changeTournament(aTournament(1).id, same),
    aTournament(1),
  );
  await assert.rejects(
    store.changeProfile(id, (own) => withEntries(own, played(1))),
    { name: "QuotaExceededError" },
  );
  assert.deepEqual(await store.profile(id), aProfile(1));
});

test("T22: of a tournament on two devices the one that goes on is kept", () => {
  const begun = aTournament(1);
  const game = { match: 1, play: playOf(1), winner: 1 };
  const on = withGame(begun, game);
  assert.deepEqual(on.games, [game]);
  assert.equal(withGame(on, { ...game, winner: 2 }), on);
  assert.deepEqual(joinedTournament(begun, on), on);
  assert.deepEqual(joinedTournament(on, begun), on);
  const other = withGame(begun, { ...game, play: playOf(2) });
  assert.deepEqual(joinedTournament(on, other), on);
  const left = withoutPlace(on, 1);
  assert.deepEqual(left.left, [1]);
  assert.equal(withoutPlace(left, 1), left);
});

const CUP = aTournament(1).id;

for (const [changed, field] of [
  [{ name: "" }, "name"],
  [{ name: " Ida" }, "name"],
  [{ letter: "ID" }, "letter"],
  [{ letter: "3" }, "letter"],
  [{ token: 8 }, "token"],
  [{ credits: 5000 }, "credits"],
  [{ entries: [{ ...played(1), credits: 100 }] }, "entries.0.credits"],
  [{ entries: [{ ...played(1), words: ["Ab"] }] }, "entries.0.words.0"],
  [{ entries: [{ ...played(1), at: "yesterday" }] }, "entries.0.at"],
  [{ entries: [bought("tiles-gold")] }, "entries.0.item"],
  [{ entries: [{ kind: "given", at: AT }] }, "entries.0.kind"],
  [{ entries: [{ kind: "constructor", at: AT }] }, "entries.0.kind"],
  [{ entries: [played(1), played(2), played(1)] }, "entries.2"],
  // A prize of what was not entered would make the whole ledger unsound.
  [
    { entries: [{ kind: "awarded", at: AT, tournament: CUP, prize: "winner" }] },
    "entries.0",
  ],
]) {
  test(`T19: no profile: ${field} of ${JSON.stringify(changed).slice(0, 40)}`, () => {
    assert.equal(profileFault(aProfile(1)), null);
    assert.equal(profileFault({ ...aProfile(1), ...changed }), field);
  });
}

const [entrant] = aTournament(1).people;
for (const [changed, field] of [
  [{ people: [] }, "people"],
  [{ people: [entrant, entrant] }, "people"],
  [{ people: [{ ...entrant, name: "" }] }, "people.0.name"],
  [{ games: [{ match: 8, play: playOf(1), winner: 1 }] }, "games.0.match"],
  [{ games: [{ match: 1, play: playOf(1), winner: 9 }] }, "games.0.winner"],
  [{ games: Array(2).fill({ match: 1, play: playOf(1), winner: 1 }) }, "games"],
  [{ left: [1, 1] }, "left"],
  [{ left: [2] }, "left"],
  [{ seed: "5eed" }, "seed"],
]) {
  test(`T22: no tournament: ${JSON.stringify(changed).slice(0, 50)}`, () => {
    assert.equal(tournamentFault(aTournament(1)), null);
    assert.equal(tournamentFault({ ...aTournament(1), ...changed }), field);
  });
}

test("T19: profiles and tournaments go round by a file, and are joined", async () => {
  const rich = aProfile(1, { entries: [played(1), bought("board-plum")] });
  const from = await storeOf(aRound(1), rich, aProfile(2), aTournament(1));
  await from.saveSettings({ profile: rich.id, board: "plum" });
  const written = await exportAll(from);
  const into = await storeOf(aProfile(1, { entries: [played(3)] }));
  assert.deepEqual(await importAll(into, written), {
    added: 1,
    kept: 0,
    profiles: 2,
    tournaments: 1,
  });
  const { profiles, tournaments, settings } = await into.everything();
  assert.deepEqual(profiles, [
    aProfile(2),
    aProfile(1, { entries: [played(1), played(3), bought("board-plum")] }),
  ]);
  assert.deepEqual(tournaments, [aTournament(1)]);
  assert.equal(settings.profile, rich.id);
  const nothing = { added: 0, kept: 1, profiles: 0, tournaments: 0 };
  assert.deepEqual(await importAll(into, written), nothing);
  assert.deepEqual((await into.everything()).profiles, profiles);
  // Who plays here goes on doing so.
  await into.saveSettings({ profile: aProfile(2).id });
  await importAll(into, written);
  assert.equal((await into.settings()).profile, aProfile(2).id);
});

async function refusal(written) {
  try {
    await readExport(written);
  } catch (error) {
    return [error.code, error.detail];
  }
  assert.fail("the file was taken");
}

/** A file whose digest fits. */
function sealed(content, version = 2) {
  const digest = createHash("sha256").update(JSON.stringify(content)).digest("hex");
  return JSON.stringify({ format: "lexigrid data", version, sha256: digest, content });
}

test("T19: a tampered or truncated file is refused with the reason", async () => {
  const store = await storeOf(aProfile(1, { entries: [played(1)] }));
  const written = await exportAll(store);
  assert.deepEqual(await refusal(written.slice(0, -20)), ["cut_short", {}]);
  const tampered = written.replace("sprinkle", "shortened");
  assert.deepEqual(await refusal(tampered), ["damaged", { field: "sha256" }]);
  const content = { rounds: [], profiles: [], tournaments: [], settings: {} };
  const fault = (more) => refusal(sealed({ ...content, ...more }));
  assert.deepEqual(await fault({ profiles: [aProfile(1), { ...aProfile(2), x: 1 }] }), [
    "bad_profile",
    { index: 1, field: "x" },
  ]);
  assert.deepEqual(await fault({ tournaments: [{ ...aTournament(1), left: [7] }] }), [
    "bad_tournament",
    { index: 0, field: "left" },
  ]);
  assert.deepEqual(await fault({ profiles: [aProfile(1), aProfile(1)] }), [
    "bad_profile",
    { index: 1, field: "id" },
  ]);
  assert.deepEqual(await fault({ profiles: {} }), [
    "damaged",
    { field: "content.profiles" },
  ]);
  assert.deepEqual(await refusal(sealed(content, 1)), [
    "damaged",
    { field: "content.profiles" },
  ]);
  assert.deepEqual(await refusal(sealed({ rounds: [], settings: {} })), [
    "damaged",
    { field: "content.profiles" },
  ]);
});

test("a file from before there were profiles is taken", async () => {
  const older = sealed({ rounds: [aRound(1)], settings: {} }, 1);
  const store = await storeOf(aProfile(1));
  assert.deepEqual(await importAll(store, older), {
    added: 1,
    kept: 0,
    profiles: 0,
    tournaments: 0,
  });
  assert.deepEqual(await store.profiles(), [aProfile(1)]);
});

test("T19: the letter of a name", () => {
  assert.equal(letterOf("ida"), "I");
  assert.equal(letterOf("7 élan"), "É");
  assert.equal(letterOf("123"), "A");
  assert.equal(letterOf("ß"), "ß");
});

test("T21: a file brings no looks into use that the active profile has not bought", async () => {
  const from = await openStore(new IDBFactory());
  const rich = aProfile(1, { entries: [bought("board-plum")] });
  await from.found(rich);
  await from.saveSettings({ profile: rich.id, board: "plum", tiles: "slate" });
  const written = await exportAll(from);
  const into = await openStore(new IDBFactory());
  await into.found(aProfile(2));
  await into.saveSettings({ profile: aProfile(2).id });
  await importAll(into, written);
  const { profile, board, tiles } = await into.settings();
  assert.deepEqual([profile, board, tiles], [aProfile(2).id, "enamel", "slate"]);
});
