/** Lexiheist's table as far as it needs no page: replacing, undoing, what is told (T). */

import assert from "node:assert/strict";
import { test } from "node:test";

import { handOf, lay, takeBack } from "../../js/board/tile_hand.js";
import { coverOf } from "../../js/page/tile_cover.js";
import { playKey, theftSaid } from "../../js/page/tile_making.js";
import { outcomeOf } from "../../js/page/tile_over.js";
import { openPlans } from "../../js/page/tile_plans.js";
import { earnersAt } from "../../js/page/tile_seats.js";
import { boardShown, groundOf, newsOf, noticeOf } from "../../js/page/tile_shown.js";
import { squareLabel, whoseLetter } from "../../js/page/tile_squares.js";
import { HEIST_WISH, heistOptionsOf } from "../../js/store/heist_wish.js";
import { keptFault } from "../../js/store/records.js";
import { boardAfter } from "../../js/store/tile_notation.js";
import { isRunning, isWanted } from "../../js/store/turns.js";
import { HEIST } from "../../js/ui/words_heist.js";
import { turnSaid, wordsOf } from "../../js/ui/words_tiles.js";
import { aTable } from "./heist_tables.js";
import { aHeist, aHeistView, aLay, CAT, PLAYERS } from "./heists.js";
import { idOf } from "./rounds.js";

const [C, A, T] = [144, 145, 146];

test("T18: a plan stays until the letter below it is another", () => {
  const { shown } = aTable();
  const plan = lay(shown.hand, groundOf(shown), { at: 0, square: C });
  const planned = lay(plan, groundOf(shown), { at: 2, square: T + 1 });
  const rack = shown.hand.tiles;
  assert.equal(handOf(rack, planned, shown.board).laid.length, 2);
  const bat = aLay(3, [{ square: C, tile: "B", replaced: "C" }], "bat");
  const after = boardAfter(17, [...shown.view.turns, bat]);
  assert.deepEqual(
    handOf(rack, planned, after).laid.map(({ square }) => square),
    [T + 1],
  );
  assert.equal(
    newsOf({ ...shown, home: [C] }, [bat]),
    "Gazette played bat at 9I for 5. Circle 9I has changed: a tile came home",
  );
});

test("a replay has the letters as they were at each turn", () => {
  const turns = [
    aLay(2, CAT, "cat"),
    aLay(1, [{ square: A, tile: "o", replaced: "A" }], "cot"),
    aLay(3, [{ square: C, tile: "D", replaced: "C" }], "dot"),
  ];
  const words = [0, 1, 2, 3].map((n) =>
    boardAfter(17, turns.slice(0, n)).slice(C, T + 1),
  );
  assert.deepEqual(words, ["...", "CAT", "CoT", "DoT"]);
  const view = aHeistView({ turns, number: 3 });
  assert.equal(keptFault(aHeist(1, { view })), null);
  // Who placed a letter is not told of a board that is past.
  const looked = {
    ...aTable().shown,
    view,
    looked: 1,
    board: boardAfter(17, [turns[0]]),
  };
  assert.equal(squareLabel(looked, A, false), "9J, A, 1 point");
});

test("T6: time that is out takes home what a seat has laid, and leaves its order", () => {
  const kept = new Map();
  const drafts = {
    read: (name, fault) => {
      const found = kept.get(name);
      return found && fault(found) === null ? found : null;
    },
    keep: (name, plan) => void kept.set(name, structuredClone(plan)),
  };
  const { shown } = aTable();
  const plans = openPlans({ device: { drafts } }, aHeist(1));
  plans.cancel(1);
  assert.equal(plans.read(1), null);
  plans.keep(1, lay(shown.hand, groundOf(shown), { at: 0, square: C }));
  assert.equal(plans.read(1)?.laid[0]?.over, "C");
  plans.cancel(1);
  assert.deepEqual(plans.read(1), { tiles: shown.hand.tiles, laid: [] });
});

test("T17: in its last round it is told that the game ends, and how to go on", () => {
  const { shown } = aTable();
  const news = (changed) =>
    newsOf(
      { ...shown, home: [], view: { ...shown.view, ...changed } },
      shown.view.turns,
    );
  const told = "Theo played cat at 9I across for 10, doubled";
  assert.equal(news({ stalled: 8 }), told);
  assert.equal(
    news({ stalled: 9 }),
    `${told}. The game ends in 3 turns unless somebody covers an empty circle`,
  );
  assert.equal(
    news({ stalled: 8, idle: 8 }),
    `${told}. The game ends in 1 turn unless somebody lays a tile`,
  );
});

test("T14, T15: a turn tells what was doubled, and whom it hit", () => {
  const theft = aLay(1, [{ square: C, tile: "B", replaced: "C" }], "bat", {
    ...{ points: 5, score: 10 },
    deductions: [{ seat: 2, stored: 9, taken: 4 }],
  });
  assert.equal(
    turnSaid(PLAYERS, theft),
    "Wren played bat at 9I for 10, doubled, Theo lost 4",
  );
  assert.equal(HEIST.allHits(PLAYERS, theft.deductions), "Theo\u00a0−4");
  // Who loses nothing is not named.
  const wildcard = { ...theft, deductions: [{ seat: 2, stored: 0, taken: 0 }] };
  assert.equal(turnSaid(PLAYERS, wildcard), "Wren played bat at 9I for 10, doubled");
  assert.equal(HEIST.allHits(PLAYERS, wildcard.deductions), "");
  assert.equal(HEIST.hitNote(theft.deductions[0]), "placed 9, has 4");
});

test("T14: what others took since one's turn is told, and whose a letter is", () => {
  const { shown, handling } = aTable();
  const take = (seat, taken) =>
    aLay(seat, [{ square: C, tile: "B", replaced: "C" }], "bat", {
      deductions: [{ seat: 1, stored: 9, taken }],
    });
  const turns = [take(3, 2), aLay(1, CAT, "cat"), take(2, 4), take(3, 3), take(2, 5)];
  const view = { ...shown.view, turns, number: 5 };
  const last = "Theo played bat for 5, Wren lost 5";
  assert.equal(
    noticeOf({ ...shown, view }, turns),
    `${last}. Since your turn you lost 7 points to Theo and ${PLAYERS[2].name}`,
  );
  assert.equal(noticeOf({ ...shown, view, seat: 3 }, turns), last);
  // After one's own move nothing has been taken yet.
  assert.equal(
    noticeOf({ ...shown, view }, [...turns, aLay(1, CAT, "cat")]),
    "Wren played cat for 5",
  );
  handling.pressSquare(C);
  assert.equal(whoseLetter(shown), "C, placed by seat 2, Theo, for 3 points");
  handling.pressSquare(T + 1);
  assert.equal(whoseLetter(shown), "");
});

test("T18: what was laid since one's turn is ringed, or of the turn that is looked at", () => {
  const { shown } = aTable();
  const turns = [
    aLay(2, CAT, "cat"),
    aLay(1, [{ square: T + 1, tile: "S", replaced: null }], "cats"),
    aLay(2, [{ square: C, tile: "B", replaced: "C" }], "bats"),
    aLay(3, [{ square: A, tile: "I", replaced: "A" }], "bits"),
  ];
  const ringed = (changed) => {
    const view = { ...shown.view, turns, ...changed };
    const looks = { tiles: "bone", board: "dusk" };
    return boardShown({ ...shown, view, ...changed }, looks)?.last;
  };
  assert.deepEqual(ringed({}), [C, A]);
  assert.deepEqual(ringed({ seat: 3 }), [A]);
  assert.deepEqual(ringed({ seat: 4 }), [A]);
  assert.deepEqual(ringed({ looked: 3 }), [C]);
  assert.deepEqual(ringed({ turns: [] }), []);
});

test("T18: laying over a letter tells over what, and whom it hits", async () => {
  const { shown, handling, said } = aTable();
  handling.choose(0);
  handling.pressSquare(C);
  await handling.laying.previewOfLast();
  assert.match(said.join("; "), /B on 9I, score so far 1, over C$/);
  const preview = { deductions: [{ seat: 2, stored: 9, taken: 4 }] };
  assert.deepEqual(theftSaid(shown.players, "c", preview), [
    "over C, a wildcard",
    "Theo loses 4",
  ]);
  assert.deepEqual(theftSaid(shown.players, ".", preview), []);
  assert.equal(wordsOf("heist").SAID.laid("c", "9I", null), "C, a wildcard on 9I");
  assert.equal(HEIST.goBack(["c", "A"]), "a wildcard and A");
});

test("T18: the key offers nothing that has been refused as it lies", () => {
  const preview = { move: "lay 145B", score: 12, points: 6, words: [], deductions: [] };
  const shown = { ...aTable().shown, preview };
  const kept = (key) => JSON.stringify(key.values);
  assert.match(kept(playKey(shown, {})), /brass.*doubled/);
  const refused = { squares: [C], words: ["bat"], why: "BAT is not in the list" };
  assert.doesNotMatch(kept(playKey({ ...shown, refused }, {})), /brass/);
});

test("the lid of Lexiheist tells its seats, whoever goes first", () => {
  const { view } = aHeist(1);
  const shown = coverOf({ players: PLAYERS, view, isTimed: true }, 1);
  assert.equal(shown.table, "heist");
  assert.match(shown.story, /^Theo played cat at 9I across for 10, doubled\./);
  assert.equal(shown.states[2], "computer, Normal, 0 points");
});

const CUP = { id: idOf(200), match: 3, places: [1, 4] };

test("T19: people earn, each for a profile of their own", () => {
  const [ida, theo] = [idOf(100), idOf(101)];
  const seats = [2, 0, 0, 1];
  assert.deepEqual(earnersAt(seats, [], ida), [null, ida, null, null]);
  assert.deepEqual(earnersAt(seats, [], ""), [null, null, null, null]);
  assert.deepEqual(earnersAt(seats, ["", ida], ida), [null, null, ida, null]);
  assert.deepEqual(earnersAt(seats, [theo, theo], ida), [null, theo, null, null]);
  assert.deepEqual(earnersAt([0, 0], [theo, ida], ida), [theo, ida]);
});

test("T1, T6: a table has two to six seats, a person and a timer", () => {
  assert.deepEqual(heistOptionsOf(HEIST_WISH)?.players, [0, 2, 2]);
  assert.equal(heistOptionsOf({ ...HEIST_WISH, players: [1, 2, 2, 0, 0, 0] }), null);
  const cases = [
    [aHeist(1), null],
    [aHeist(1, { options: { timer: 0, players: [0, 0, 2] } }), "options.timer"],
    [aHeist(1, { options: { timer: 60, players: [0, 0, 2] } }), "view"],
    [aHeist(1, { options: { timer: 90, players: [1, 1, 2] } }), "options.players"],
    [aHeist(1, { game: "crossword" }), "options.timer"],
    [
      aHeist(1, { profiles: [idOf(7), null, null], tournament: CUP }),
      "tournament.places",
    ],
    [aHeist(1, { profiles: [idOf(7), null, null] }), null],
    [aHeist(1, { profiles: [null] }), "profiles"],
    [aHeist(1, { profiles: ["Ida", null, null] }), "profiles.0"],
    [aHeist(1, { tournament: { ...CUP, match: 8 } }), "tournament.match"],
    [aHeist(1, { tournament: { ...CUP, places: [1, 9] } }), "tournament.places.1"],
    [aHeist(1, { view: aHeistView({ order: [1, 2, 2] }) }), "view.order"],
    [aHeist(1, { view: aHeistView({ number: 4 }) }), "view.turns"],
    [aHeist(1, { view: aHeistView({ rack: ["A"] }) }), "view.rack"],
    [
      aHeist(1, {
        view: aHeistView({ placed: [{ square: 289, seat: 1, points: 0 }] }),
      }),
      "view.placed.0.square",
    ],
  ];
  for (const [value, fault] of cases) assert.equal(keptFault(value), fault);
});

test("a game under way keeps a newer build waiting for a day", () => {
  const game = aHeist(1);
  const clocks = (wall) => ({ now: () => 0, wall: () => wall });
  assert.ok(isRunning(game));
  assert.ok(isWanted(game, clocks(game.clock.wall + 1000)));
  assert.ok(!isWanted(game, clocks(game.clock.wall + 86_400_000)));
});

test("T17: who won is told, and a tile taken back frees its circle", () => {
  const ending = { why: "stalled", winners: [2], draw: false, racks: [[], [], []] };
  const over = aHeist(1, { state: "over", view: aHeistView({ turn: null, ending }) });
  assert.equal(keptFault(over), null);
  assert.equal(outcomeOf(over), "Theo wins by 10");
  const { shown } = aTable();
  const laid = lay(shown.hand, groundOf(shown), { at: 0, square: C });
  assert.deepEqual(takeBack(laid, C).laid, []);
});
