import assert from "node:assert/strict";
import { test } from "node:test";
import { listIn } from "../../js/page/friends_hunt.js";
import { linkTo, readLink } from "../../js/page/friends_link.js";
import { nextFree } from "../../js/page/friends_me.js";
import { nameById, playersOf, stateOf } from "../../js/page/friends_people.js";
import { changesIn } from "../../js/page/friends_room.js";
import { verified } from "../../js/page/friends_verify.js";
import { OUTCOMES } from "../../js/store/fair.js";
import { playersFault } from "../../js/store/players.js";
import { OUTCOME, SAID, VERIFY } from "../../js/ui/words_friends.js";

const SECRET = "2iZQ_Cpgio5Dqio9FaDjMA";
const HUNT = { size: 5, min: 4, seconds: 90 };

/** @param {string} letter @param {Partial<import("../../js/room/roster.js").Member>} more */
function member(letter, more = {}) {
  return /** @type {import("../../js/room/roster.js").Member} */ ({
    ...{ id: letter.repeat(22), key: "", name: "", token: 0, isNamesake: false },
    ...{ presence: "here", ready: false, isUnlike: false, isForked: false, why: null },
    ...more,
  });
}

/** @param {import("../../js/room/roster.js").Member[]} members */
function view(members) {
  return /** @type {any} */ ({ me: "A".repeat(22), members, cut: [] });
}

test("a link says the secret, and what is on the table", () => {
  Object.assign(globalThis, { location: { href: "https://example.org/x/?a#/b" } });
  const link = linkTo(SECRET, { game: "hunt", options: HUNT });
  assert.equal(link, `https://example.org/x/#/join/${SECRET}.hunt-5-4-90`);
  assert.deepEqual(readLink(`${SECRET}.hunt-5-4-90`), {
    secret: SECRET,
    hint: { game: "hunt", options: HUNT },
  });
  assert.equal(readLink(`${SECRET}.classic`)?.hint.game, "classic");
});

test("a hint that says nothing does no harm; a link that is not whole is none", () => {
  const plain = { game: "hunt", options: { size: 4, min: 3, seconds: 180 } };
  for (const tail of ["", ".", ".hunt-9-9-9", ".chess", ".hunt-4-3"]) {
    assert.deepEqual(readLink(SECRET + tail)?.hint, plain, tail);
  }
  for (const text of [
    "",
    "abc",
    SECRET.slice(1),
    `${SECRET}.x.y`,
    `${SECRET}/x`,
    `${SECRET.slice(1)}z`,
  ]) {
    assert.equal(readLink(text), null, text);
  }
});

test("only the own claims of a hunt's log go into the list, with their milliseconds", () => {
  const log = [
    "lexigrid log 1",
    "game hunt",
    "",
    "660129fed996ead1 2 0 turn",
    "781b51edfc9514c8 2 4210 claim 10-11-6-1-2",
    "881b51edfc9514c8 1 4300 claim 1-2-3",
    "981b51edfc9514c8 2 5000 write stone",
    "",
  ].join("\n");
  assert.equal(listIn(log, 2), "4210:10-11-6-1-2 5000=stone");
  assert.equal(listIn(log, 3), "");
});

test("the next colour is one that nobody else has", () => {
  assert.equal(nextFree(0, [1, 2]), 3);
  assert.equal(nextFree(7, [0]), 1);
  assert.equal(nextFree(4, [0, 1, 2, 3, 5, 6, 7]), 4);
});

test("seats become players that the store takes: no token twice, no name too long", () => {
  const long = "W".repeat(16);
  const here = view([
    member("A", { name: long, token: 2 }),
    member("B", { name: long, token: 2, isNamesake: true }),
    member("C", { token: 3 }),
  ]);
  const players = playersOf(
    here,
    here.members.map((/** @type {any} */ m) => m.id),
  );
  assert.equal(playersFault(2)(players), null);
  assert.deepEqual(
    players.map(({ name }) => name),
    [long, `${"W".repeat(14)} 2`, "Player 3"],
  );
  assert.equal(nameById(here, "Z".repeat(22)), "A friend");
});

test("a member of another version is never ready", () => {
  assert.equal(stateOf(member("A", { ready: true })), "ready");
  assert.equal(stateOf(member("A", { ready: true, isUnlike: true })), "unlike");
  assert.equal(stateOf(member("A", { ready: true, presence: "away" })), "away");
});

test("who does not see the seats is told who comes, goes and is ready", () => {
  const me = member("A");
  const ida = (/** @type {object} */ more) => member("B", { name: "Ida", ...more });
  const told = (/** @type {object | null} */ before, /** @type {object} */ after) =>
    changesIn(view(before ? [me, ida(before)] : [me]), view([me, ida(after)]));
  assert.deepEqual(told(null, {}), [SAID.joined("Ida")]);
  assert.deepEqual(told({}, { presence: "away" }), [SAID.away("Ida")]);
  assert.deepEqual(told({ presence: "away" }, {}), [SAID.back("Ida")]);
  assert.deepEqual(told({}, { presence: "gone" }), [SAID.left("Ida")]);
  assert.deepEqual(told({}, { presence: "unreachable" }), [SAID.cut("Ida")]);
  assert.deepEqual(told({}, { ready: true }), [SAID.ready("Ida")]);
  assert.deepEqual(told({}, {}), []);
});

test("each reason why a list does not count has a sentence of its own", () => {
  const told = OUTCOMES.map((code) => OUTCOME[code]("Ida"));
  assert.equal(new Set(told).size, OUTCOMES.length);
  assert.ok(told.every((sentence) => sentence.includes("Ida")));
});

test("a round is verified by doing it: a false signature and other totals are told", async () => {
  const fair = {
    outcomes: [null, "no_open"],
    keys: [],
    room: "",
    round: 1,
    attempt: 1,
  };
  const statement = { seat: 1, key: "x", text: "y", signature: "z" };
  const engine = /** @type {any} */ ({
    request: async (/** @type {string} */ verb) =>
      verb === "check"
        ? { ok: { lines: 12, view: { reveal: { words: 1 }, fair } } }
        : { ok: { statements: [statement] } },
  });
  const players = [
    { name: "Wren", token: 0 },
    { name: "Ida", token: 1 },
  ];
  const round = /** @type {any} */ ({ log: "", players });
  const shown = /** @type {any} */ ({ reveal: { words: 2 } });
  const lines = await verified(/** @type {any} */ ({ engine }), { round, view: shown });
  const bad = lines.filter(({ isSound }) => !isSound).map(({ told }) => told);
  assert.deepEqual(bad, [VERIFY.signatures(0, 1), VERIFY.totalsBad]);
  assert.ok(lines.some(({ told }) => told === OUTCOME.no_open("Ida")));
});
