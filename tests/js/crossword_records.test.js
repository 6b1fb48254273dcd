/** Stored crosswords, checked as bad input, and what they add up to. */

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { recordNames } from "../../js/page/crossword_record.js";
import { tileFigures } from "../../js/page/tile_figures.js";
import { outcomeOf } from "../../js/page/tile_over.js";
import { bestOf } from "../../js/page/tile_score_sheet.js";
import { seatedAt } from "../../js/page/tile_seats.js";
import { blankTable } from "../../js/page/tile_shown.js";
import { squareLabel } from "../../js/page/tile_squares.js";
import { CROSSWORD_WISH, optionsOf } from "../../js/store/crossword_wish.js";
import { nobodyYet } from "../../js/store/players.js";
import { keptFault } from "../../js/store/records.js";
import { sha256 } from "../../js/store/sha256.js";
import { openStore, PlayedElsewhere } from "../../js/store/store.js";
import { exportAll, importAll } from "../../js/store/transfer.js";
import { GAME_TROUBLE } from "../../js/ui/words.js";
import {
  notInList,
  turnMade,
  turnName,
  turnSaid,
  turnTold,
} from "../../js/ui/words_tiles.js";
import {
  A_PASS,
  aCrossword,
  aPastCrossword,
  aPlay,
  aView,
  ENDING,
} from "./crosswords.js";
import { aHeist } from "./heists.js";
import { aRound } from "./rounds.js";

// The packages lie beside the page's sources, where this folder does not look for them.
const require = createRequire(new URL("../../js/package.json", import.meta.url));
require("fake-indexeddb/auto");
const { IDBFactory } = require("fake-indexeddb");

test("the fault of a crossword is its first wrong field", () => {
  const view = (changed) => aCrossword(1, { view: aView(changed) });
  const turn = aPlay(1, "8G", "CAT", "cat", 10);
  const cases = [
    [aCrossword(1), null],
    [aPastCrossword(1), null],
    [aCrossword(1, { log: 4 }), "log"],
    [aCrossword(1, { begun: null }), "begun"],
    [
      aCrossword(1, { options: { tiles: 100, timer: 120, players: [1, 1] } }),
      "options.players",
    ],
    [
      aCrossword(1, { options: { tiles: 50, timer: 5, players: [0, 1] } }),
      "options.timer",
    ],
    [aCrossword(1, { players: [{ name: "", token: 0 }] }), "players"],
    [aCrossword(1, { options: { tiles: 100, timer: 120, players: [0, 1] } }), "view"],
    [aCrossword(1, { state: "over" }), "view"],
    [aCrossword(1, { stranger: 1 }), "stranger"],
    [view({ board: [] }), "view.board"],
    [view({ layout: ["x"] }), "view.layout.0"],
    [view({ rack: ["A"] }), "view.rack"],
    [view({ turn: 3 }), "view.turn"],
    [view({ number: 3 }), "view.turns"],
    [view({ turns: [turn, { ...A_PASS, seat: 9 }] }), "view.turns.1.seat"],
    [view({ turns: [{ ...turn, place: "8N" }, A_PASS] }), "view.turns"],
    [view({ worth: { "<b>": 1 } }), "view.worth.<b>"],
    [aPastCrossword(1, { ending: { ...ENDING, winners: [3] } }), "view.ending"],
    [aPastCrossword(1, { ending: { ...ENDING, racks: [] } }), "view.ending"],
  ];
  for (const [value, fault] of cases) assert.equal(keptFault(value), fault);
});

/** @param {{view: object}} round */
const hasBadPlay = ({ view }) => JSON.stringify(view).includes('"8N"');

test("games with tiles lie beside rounds, and are exported and taken in with them", async () => {
  const store = await openStore(new IDBFactory());
  await store.putRound(aRound(1));
  await store.putRound(aCrossword(2));
  await store.putRound(aPastCrossword(3));
  await store.putRound(aHeist(4));
  assert.deepEqual(
    (await store.rounds()).map(({ id }) => id),
    [aRound(1).id],
  );
  const found = await store.tileGames();
  assert.deepEqual(
    found.map(({ game, state }) => `${game} ${state}`),
    ["heist running", "crossword over", "crossword running"],
  );
  assert.equal(await store.round(found[0].id), null);
  assert.equal((await store.tileGame(found[0].id))?.id, found[0].id);
  assert.equal(store.unread, 0);
  const file = await exportAll(store);
  const other = await openStore(new IDBFactory());
  assert.deepEqual(await importAll(other, file), {
    added: 4,
    kept: 0,
    profiles: 0,
    tournaments: 0,
  });
  assert.deepEqual((await other.tileGames())[0], aHeist(4));
  // Harm that the digest tells of, and harm that only the content does.
  const harmed = file.replace('"8G"', '"8N"');
  await assert.rejects(importAll(other, harmed), { code: "damaged" });
  const { content, ...head } = JSON.parse(harmed);
  const digest = sha256(JSON.stringify(content));
  const forged = JSON.stringify({ ...head, sha256: digest, content });
  await assert.rejects(importAll(other, forged), {
    code: "bad_round",
    detail: { index: content.rounds.findIndex(hasBadPlay), field: "view.turns" },
  });
  assert.equal((await other.tileGames()).length, 3);
});

test("a log only grows, but for a move that is taken back", async () => {
  const store = await openStore(new IDBFactory());
  const log = "lexigrid log 1\na\nb\n";
  await store.putRound(aCrossword(1, { log }));
  const shorter = aCrossword(1, { log: "lexigrid log 1\na\n" });
  await assert.rejects(store.putRound(shorter), PlayedElsewhere);
  await assert.rejects(store.putRound(shorter, "another"), PlayedElsewhere);
  await store.putRound(shorter, log);
  assert.equal((await store.tileGame(shorter.id))?.log, shorter.log);
  // A turn whose rack was seen does not begin anew in another tab.
  const anew = { ...shorter, begun: false };
  await assert.rejects(store.putRound(anew), PlayedElsewhere);
  await store.putRound({ ...anew, log });
});

test("a table has a person, and a timer where several wait (X4)", () => {
  const wish = { ...CROSSWORD_WISH, timer: 0 };
  assert.equal(optionsOf(wish)?.timer, 0);
  assert.equal(optionsOf({ ...wish, players: [0, 0, 2, 2] })?.timer, 120);
  assert.equal(optionsOf({ ...wish, players: [1, 2, 0, 0] }), null);
  assert.deepEqual(optionsOf({ ...wish, seats: 3 })?.players, [0, 2, 2]);
});

test("no two at a table have the same token, no two the same name", () => {
  const people = nobodyYet()
    .with(0, { name: "Ida", token: 3 })
    .with(3, { name: "", token: 0 });
  const seats = seatedAt([2, 0, 2, 0], people);
  assert.deepEqual(
    seats.map(({ name }) => name),
    ["Gazette", "Ida", "Magpie", ""],
  );
  assert.equal(new Set(seats.map(({ token }) => token)).size, 4);
  const alike = ["Ann", "Gazette", "ann"].map((name, token) => ({ name, token }));
  assert.deepEqual(
    seatedAt([0, 2, 0, 0], alike).map(({ name }) => name),
    ["Ann", "Gazette", "Gazette 2", "ann 2"],
  );
  const long = [0, 1].map((token) => ({ name: "x".repeat(16), token }));
  assert.equal(seatedAt([0, 0], long)[1]?.name, `${"x".repeat(14)} 2`);
});

test("statistics are of games of one person against computers", () => {
  const others = aPastCrossword(2);
  const shared = { ...others, options: { ...others.options, players: [0, 0] } };
  const big = aPastCrossword(3, {
    turns: [{ ...aPlay(1, "8G", "CAT", "cat", 70), bonus: 40 }, A_PASS],
  });
  const figures = tileFigures([aPastCrossword(1), shared, big, aCrossword(4)]);
  assert.deepEqual(figures, {
    games: 2,
    won: 2,
    perTurn: 400,
    bonuses: 1,
    bestGame: { score: 10, id: aCrossword(1).id },
    bestPlay: { word: "cat", score: 70, id: big.id },
  });
  assert.deepEqual(tileFigures([]).bestPlay, null);
});

test("who won is told: one, you, several (Xanado 135), or nobody", () => {
  const ended = (changed) => aPastCrossword(1, { ending: { ...ENDING, ...changed } });
  const seats = aView().seats.map((one) => ({ ...one, score: one.seat * 5 }));
  const behind = aPastCrossword(1, { seats, ending: { ...ENDING, winners: [2] } });
  assert.equal(outcomeOf(ended({})), "You win by 10");
  assert.equal(outcomeOf(behind), "Primer wins by 5");
  assert.equal(
    outcomeOf(ended({ winners: [1, 2], draw: true })),
    "A tie: Player 1 and Primer",
  );
  assert.equal(outcomeOf(ended({ winners: [] })), "Nobody wins");
});

test("names of a record are one word each, and differ", () => {
  assert.deepEqual(recordNames(["Mary Ann", "Mary  Ann", "x".repeat(60)]), [
    "Mary_Ann",
    "Mary_Ann_2",
    "x".repeat(38),
  ]);
});

test("turns and refusals are told in words", () => {
  const ida = [1, 2].map((token) => ({ name: "Ida", token }));
  const turn = aPlay(1, "8G", "CaT", "cat", 10);
  const two = { ...turn, words: [...turn.words, { word: "at", points: 2 }], bonus: 40 };
  assert.equal(turnSaid(ida, turn), "Ida played cat at 8G across for 10. A is a blank");
  // The line below the board stays short: the board shows where.
  assert.equal(
    turnTold(ida, two),
    "Ida played cat and at for 10, 40 of them for all the tiles",
  );
  assert.equal(
    turnSaid(ida, { ...two, place: "H7", tiles: "CAT" }),
    "Ida played cat at 7H down, with at, for 10, 40 of them for all the tiles",
  );
  assert.equal(
    turnSaid(ida, { ...A_PASS, kind: "trade", traded: 3 }),
    "Ida traded 3 tiles",
  );
  // A list has room for the main word, the score sheet for all that scored.
  assert.deepEqual([turnName(two), turnMade(two)], ["cat", "cat, at"]);
  assert.equal(turnMade(A_PASS), "passed");
  assert.equal(notInList(["chese"]), "CHESE is not in the list");
  assert.equal(notInList(["xx", "zz"]), "XX and ZZ are not in the list");
});

test("only what makes more points was missed; Hard counts what it keeps too (X19)", () => {
  const turn = aPlay(1, "8G", "CAT", "cat", 10);
  const told = (move, word, score) =>
    bestOf({ move, words: [{ word, points: score }], score }, turn);
  assert.equal(told("play H8 ACT", "act", 14), "Missed: act at 8H down for 14, 4 more");
  assert.equal(
    told("play 8H ACT", "act", 8),
    "Hard: act at 8H across for 8, for the tiles it keeps",
  );
  assert.equal(told("play 8H CAT", "cat", 10), "Hard would have played the same");
  assert.equal(told("trade CAT", "", 0), "Hard would have traded");
});

test("troubles of a game speak of the game", () => {
  assert.doesNotMatch(JSON.stringify(GAME_TROUBLE), /\b(list|round|submit)/i);
});

test("squares announce coordinates, premium and letter", () => {
  const view = aView();
  const hand = { tiles: ["?", "A"], laid: [{ at: 0, square: 0, over: ".", as: "Q" }] };
  const shown = { ...blankTable("crossword"), view, board: view.board.join(""), hand };
  assert.equal(squareLabel(shown, 112, true), "8H, A, 1 point, of the last move");
  assert.equal(squareLabel(shown, 0, false), "1A, Q, a blank, 0 points, laid by you");
  assert.equal(squareLabel(shown, 4, false), "1E, triple word");
  assert.equal(squareLabel(shown, 1, false), "1B, empty");
  const typing = { ...shown, cursor: { square: 1, down: true } };
  assert.equal(squareLabel(typing, 1, false), "1B, empty, typing downward");
});
