import assert from "node:assert/strict";
import { test } from "node:test";

import {
  AGAIN,
  AT_REST,
  arm,
  heldPart,
  isArmed,
  press,
  release,
} from "../../js/page/hold.js";
import {
  dearestCancelled,
  outcome,
  standings,
  tieBreak,
} from "../../js/page/standings.js";
import {
  freeToken,
  namedAs,
  nextToken,
  nobodyYet,
  playersFault,
  seated,
  seatedAs,
  tidyName,
  withLikeness,
} from "../../js/store/players.js";
import { highScores, roundFault } from "../../js/store/round.js";
import {
  DEFAULTS,
  playersOf,
  readSettings,
  settingsFault,
} from "../../js/store/settings.js";
import { sandLeft, turnOf } from "../../js/store/turns.js";
import { aRound, aRunningRound } from "./rounds.js";

const PLAYERS = [
  { name: "Wren", token: 2 },
  { name: "", token: 0 },
];

/** What a seat sees of a table of two. */
const aView = (phases, changed = {}) => ({
  game: "hunt",
  size: 4,
  min: 3,
  seconds: 180,
  seat: turnOf(phases) ?? phases.length,
  phases,
  phase: "hunting",
  cells: null,
  worth: [0, 0, 0, 1],
  claims: [],
  reveal: null,
  ...changed,
});

const aReveal = (changed = {}) => ({
  winners: [2],
  draw: false,
  lists: [
    { seat: 1, points: 3, words: [] },
    { seat: 2, points: 4, words: [] },
  ],
  missed: [],
  words: 9,
  points: 12,
  found_words: 2,
  found_points: 3,
  longest: "lantern",
  ...changed,
});

const shared = (changed = {}) => ({
  ...aRunningRound(1),
  players: PLAYERS,
  view: aView(["over", "waiting"]),
  ...changed,
});

const over = (reveal) =>
  shared({ state: "over", view: aView(["over", "over"], { reveal }) });

test("H2: two to eight sit at a shared table, each with a token of its own", () => {
  assert.equal(roundFault(shared()), null);
  assert.equal(roundFault(shared({ players: PLAYERS.slice(1) })), "players");
  assert.equal(
    roundFault(shared({ players: [...nobodyYet(), PLAYERS[0]] })),
    "players",
  );
  const twins = [PLAYERS[0], { name: "Theo", token: 2 }];
  assert.equal(roundFault(shared({ players: twins })), "players.1.token");
  assert.equal(playersFault(2)([PLAYERS[0], { name: "x", token: 8 }]), "1.token");
});

test("names are short, and hold nothing that cannot be seen", () => {
  for (const name of [
    " Ida",
    "Ida ",
    "I\u202eda",
    "a".repeat(17),
    "Ida\n",
    "Ida\u2028",
    "I\u2028da ",
    7,
  ]) {
    assert.equal(playersFault(2)([PLAYERS[1], { name, token: 2 }]), "1.name");
  }
  for (const name of ["Zoë", "Ian O'Hara", "李雷", "🦉".repeat(16), ""]) {
    assert.equal(playersFault(2)([PLAYERS[1], { name, token: 2 }]), null);
    assert.equal(tidyName(name), name);
  }
  assert.equal(tidyName("  Mary \t Ann\u0000 "), "Mary Ann");
  assert.equal([...tidyName("🦉".repeat(30))].length, 16);
});

test("a shared round without what tells its turn or its end is refused whole", () => {
  assert.equal(roundFault(shared({ view: null })), "view");
  assert.equal(roundFault(shared({ view: aView(["waiting"]) })), "view");
  assert.equal(roundFault(over(null)), "view");
  assert.equal(roundFault(over(aReveal({ winners: [] }))), "view");
  assert.equal(roundFault(over(aReveal({ winners: [3] }))), "view.reveal");
  assert.equal(roundFault(over(aReveal())), null);
  const { summary } = aRound(1);
  assert.equal(roundFault({ ...over(aReveal()), summary }), "summary");
});

test("H17: rounds of before load as they are; shared ones are in no high score", () => {
  assert.equal(roundFault(aRound(1)), null);
  const rounds = [aRound(2), over(aReveal())];
  const best = highScores(rounds, aRound(1).options);
  assert.deepEqual(best, [aRound(2)]);
});

test("settings of before are read, and get eight players without names", () => {
  const { seats, players, ...before } = DEFAULTS;
  assert.equal(settingsFault(before), null);
  assert.deepEqual(readSettings(before), DEFAULTS);
  assert.equal(playersOf(DEFAULTS), null);
  assert.deepEqual(playersOf({ ...DEFAULTS, seats: 2 }), nobodyYet().slice(0, 2));
  assert.equal(settingsFault({ seats: 9 }), "seats");
  assert.equal(settingsFault({ players: PLAYERS }), "players");
});

test("a player who takes another's token gives its own for it", () => {
  const all = nobodyYet();
  const tokens = nextToken(all, 0).map(({ token }) => token);
  assert.deepEqual(tokens, [1, 0, 2, 3, 4, 5, 6, 7]);
  assert.equal(nextToken(all, 7)[7].token, 0);
  const table = seated(PLAYERS, all);
  assert.equal(playersFault(8)(table), null);
  assert.deepEqual(table.slice(0, 2), PLAYERS);
});

test("a new profile has a token of its own, while there is one", () => {
  assert.equal(freeToken([]), 0);
  // One of three was removed.
  assert.equal(freeToken([{ token: 2 }, { token: 0 }]), 1);
  assert.equal(freeToken(nobodyYet()), 0);
});

test("T19: a profile sits down with its name and its token", () => {
  const theo = { id: "theo", name: "Theo", token: 4 };
  const at = { players: nobodyYet(), profiles: ["", "mo", ""] };
  const { players, profiles } = seatedAs(at, 0, theo);
  assert.deepEqual(players[0], { name: "Theo", token: 4 });
  assert.deepEqual(players[4], { name: "", token: 0 });
  assert.equal(playersFault(8)(players), null);
  assert.deepEqual(profiles, ["theo", "mo", ""]);
  assert.deepEqual(seatedAs({ players, profiles }, 0, theo), { players, profiles });
  // It may be called otherwise since.
  const renamed = withLikeness(players, 0, { name: "Teddy", token: 1 });
  assert.deepEqual(renamed.slice(0, 2), [
    { name: "Teddy", token: 1 },
    { name: "", token: 4 },
  ]);
});

test("T19: who would earn at two seats changes places with the other", () => {
  const [theo, mo] = [
    { id: "theo", name: "Theo", token: 1 },
    { id: "mo", name: "Mo", token: 2 },
  ];
  const none = { players: nobodyYet(), profiles: ["", "", ""] };
  const both = seatedAs(seatedAs(none, 0, theo), 2, mo);
  const after = seatedAs(both, 2, theo);
  assert.deepEqual(after.profiles, ["mo", "", "theo"]);
  assert.deepEqual(after.players[0], { name: "Mo", token: 2 });
  assert.deepEqual(after.players[2], { name: "Theo", token: 1 });
  assert.equal(playersFault(8)(after.players), null);
  // A seat where nobody earned keeps its name.
  const named = withLikeness(both.players, 1, { name: "Ann", token: 7 });
  const moved = seatedAs({ ...both, players: named }, 1, theo);
  assert.deepEqual(moved.profiles, ["", "theo", "mo"]);
  assert.deepEqual(moved.players[0], { name: "Ann", token: 7 });
});

test("T19: a typed name takes the credits along, to its profile or to nobody", () => {
  const [ada, theo] = [
    { id: "ada", name: "Ada", token: 3 },
    { id: "theo", name: "Theo", token: 1 },
  ];
  const known = [ada, theo];
  const before = seatedAs({ players: nobodyYet(), profiles: ["", "", ""] }, 0, theo);
  for (const typed of ["Ada", " ada "]) {
    const after = namedAs(before, 0, typed, known);
    assert.deepEqual(after, seatedAs(before, 0, ada));
    assert.deepEqual(after.players[0], { name: "Ada", token: 3 });
    assert.deepEqual(after.profiles, ["ada", "", ""]);
  }
  const guest = namedAs(before, 0, "Adam ", known);
  assert.deepEqual(guest.players[0], { name: "Adam", token: 1 });
  assert.deepEqual(guest.profiles, ["", "", ""]);
  // While there is no name, the credits go where they went.
  const unnamed = namedAs(before, 0, " ", known);
  assert.equal(unnamed.players[0].name, "");
  assert.deepEqual(unnamed.profiles, ["theo", "", ""]);
  // Who sits elsewhere changes places; another seat's credits stay as they are.
  assert.deepEqual(namedAs(before, 1, "Theo", known).profiles, ["", "theo", ""]);
  assert.deepEqual(namedAs(before, 1, "Adam", known).profiles, ["theo", "", ""]);
});

test("the turn is the first seat's that has not hunted to its end", () => {
  assert.equal(turnOf(["waiting", "waiting"]), 1);
  assert.equal(turnOf(["over", "hunting", "waiting"]), 2);
  assert.equal(turnOf(["over", "over"]), null);
});

test("between seats no sand runs, however long it is", () => {
  const clocks = { now: () => 0, wall: () => 1_790_000_010_000 };
  const clock = { elapsed: 0, wall: 1_790_000_000_000 };
  assert.equal(sandLeft(shared({ clock }), clocks), null);
  const hunting = shared({ clock, view: aView(["over", "hunting"]) });
  assert.equal(sandLeft(hunting, clocks), 170_000);
  assert.equal(sandLeft({ ...aRunningRound(1), clock }, clocks), 170_000);
});

test("a lid lifts when it is held, or pressed twice", () => {
  const held = press(AT_REST, 1000);
  assert.equal(heldPart(held, 1300), 0.5);
  assert.equal(heldPart(held, 1600), 1);
  assert.equal(heldPart(release(held), 1600), 0);
  const armed = arm(1000);
  assert.equal(isArmed(AT_REST, 1000), false);
  assert.equal(isArmed(release(press(armed, 1500)), 1600), true);
  assert.equal(isArmed(armed, 1000 + AGAIN), false);
});

const word = (text, others = []) => ({
  word: text,
  path: [0],
  points: others.length ? 0 : 1,
  at: 1,
  others,
});

test("H16: who wins, who shares it, and what decided", () => {
  const lists = [
    { seat: 1, points: 2, words: [word("tears"), word("lantern", [2])] },
    { seat: 2, points: 2, words: [word("tea"), word("lantern", [1])] },
  ];
  const won = aReveal({ winners: [1], lists });
  assert.equal(outcome(PLAYERS, won), "Wren takes the hunt");
  assert.equal(
    tieBreak(PLAYERS, won),
    "Level on points with Player 2, and ahead by the longest word: tears.",
  );
  const drawn = aReveal({ winners: [1, 2], draw: true, lists });
  assert.equal(outcome(PLAYERS, drawn), "A draw: Wren and Player 2 share the hunt");
  assert.equal(tieBreak(PLAYERS, drawn), "");
  assert.equal(tieBreak(PLAYERS, aReveal()), "");
  assert.deepEqual(
    standings(aReveal()).map(({ seat }) => seat),
    [2, 1],
  );
});

test("H15: the dearest cancelled word is told, with what it would have been worth", () => {
  const lists = [{ seat: 1, points: 0, words: [word("tea", [2]), word("tears", [2])] }];
  const worth = [0, 0, 0, 1, 1, 2];
  const told = dearestCancelled({ reveal: aReveal({ lists }), worth });
  assert.equal(told, "Two of you saw tears, so nobody kept its 2.");
  assert.equal(dearestCancelled({ reveal: aReveal(), worth }), "");
});
