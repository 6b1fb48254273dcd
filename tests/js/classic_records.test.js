import assert from "node:assert/strict";
import { test } from "node:test";

import {
  CLASSIC_WISH,
  classicOptions,
  lackingTeam,
  wishFor,
} from "../../js/store/classic_wish.js";
import { viewFault } from "../../js/store/hunt_view.js";
import { latestMatch, matchOf, pointsOf, targetNear } from "../../js/store/match.js";
import { highScores, roundFault } from "../../js/store/round.js";
import { DEFAULTS, readSettings, settingsFault } from "../../js/store/settings.js";
import { emptyTeam } from "../../js/store/tables.js";
import { readExport } from "../../js/store/transfer.js";
import { aClassicReveal, aClassicView, aMatchRound, sealed } from "./classics.js";
import { aRound, idOf } from "./rounds.js";

const faultOf = (changed) => roundFault({ ...aMatchRound(1), ...changed });

test("a round of Classic with its match is a record; a bad field is named", () => {
  assert.equal(roundFault(aMatchRound(1)), null);
  const { options, match } = aMatchRound(1);
  const cases = [
    [{ game: "chess" }, "game"],
    [{ options: { ...options, min: 3 } }, "options.min"],
    [{ options: { ...options, seconds: 90 } }, "options.seconds"],
    [{ options: { ...options, shaker: 3 } }, "options.shaker"],
    [{ options: { ...options, shaker: 0 } }, "options.shaker"],
    [{ options: { ...options, minimums: [3] } }, "options.minimums"],
    [{ options: { ...options, minimums: [3, 6] } }, "options.minimums.1"],
    [{ options: { ...options, teams: [1, 1] } }, "options.teams"],
    [{ options: { ...options, teams: [1, 3] } }, "options.teams"],
    [{ options: { ...options, dice: 1 } }, "options.dice"],
    [{ options: [] }, "options"],
    [{ match: { ...match, target: 19 } }, "match.target"],
    [{ match: { ...match, target: 501 } }, "match.target"],
    [{ match: { ...match, id: "9" } }, "match.id"],
    [{ match: { ...match, round: 0 } }, "match.round"],
    [{ match: { ...match, round: 1.5 } }, "match.round"],
    [{ game: "hunt", options: { size: 5, min: 4, seconds: 180 } }, "match"],
  ];
  for (const [changed, fault] of cases) assert.equal(faultOf(changed), fault);
  const hunt = aRound(1, { options: { size: 4, min: 3, seconds: 180, shaker: 1 } });
  assert.equal(roundFault(hunt), "options.shaker");
});

test("a view of Classic tells all of every seat", () => {
  assert.equal(viewFault(aClassicView()), null);
  const without = (name) => {
    const { [name]: _, ...rest } = aClassicView();
    return viewFault(rest);
  };
  for (const name of ["minimums", "glass", "turns", "underlined", "shaker"]) {
    assert.equal(without(name), name);
  }
  const told = (changed) => viewFault(aClassicView(changed));
  assert.equal(told({ glass: [2] }), "glass");
  assert.equal(told({ minimums: [4] }), "minimums");
  assert.equal(told({ teams: [1] }), "teams");
  assert.equal(told({ turns: [0, 1] }), "turns");
  assert.equal(told({ turns: Array(25).fill(4) }), "turns.0");
  const { reading: _, ...untold } = aClassicReveal();
  assert.equal(told({ reveal: untold }), "reveal.reading");
  const strange = { seat: 3, word: "tea", crossed: [] };
  assert.equal(told({ reveal: aClassicReveal({ reading: [strange] }) }), "reveal");
});

test("a file with a bad round of Classic is refused whole, with the field", async () => {
  const bad = { ...aMatchRound(2), match: { id: idOf(9), target: 7, round: 2 } };
  assert.equal((await readExport(sealed([aMatchRound(1)]))).rounds.length, 1);
  await assert.rejects(readExport(sealed([aMatchRound(1), bad])), {
    code: "bad_round",
    detail: { index: 1, field: "match.target" },
  });
});

test("C9: rounds are of a match by its id; points are by seat, or by team", () => {
  const [one, two] = [aMatchRound(1), aMatchRound(2)];
  const other = { ...aMatchRound(3), match: { id: idOf(8), target: 100, round: 1 } };
  for (const told of [
    [two, one, other],
    [one, other, two],
  ]) {
    const ids = matchOf(told, idOf(9))?.over.map(({ id }) => id);
    assert.deepEqual(ids, [one.id, two.id]);
  }
  assert.equal(matchOf([one], idOf(7)), null);
  assert.deepEqual(pointsOf(one), [3, 4]);
  const teams = [
    { team: 2, seats: [1], points: 3 },
    { team: 1, seats: [2], points: 4 },
  ];
  const inTeams = aClassicView({ teams: [2, 1], reveal: aClassicReveal({ teams }) });
  assert.deepEqual(pointsOf({ ...one, view: inTeams }), [4, 3]);
  assert.deepEqual(pointsOf(aRound(1)), [14]);
});

test("C9: a target out of range becomes the nearest one", () => {
  const asked = [7, 20, 33.4, 500, 9000, Number.NaN];
  assert.deepEqual(asked.map(targetNear), [20, 20, 33, 500, 500, 20]);
});

test("C9: the latest match goes on when it has no round under way", () => {
  const { summary: _, ...one } = aMatchRound(1);
  assert.equal(latestMatch([aRound(5), one])?.of.target, 50);
  assert.equal(latestMatch([aRound(5)]), null);
  assert.equal(latestMatch([{ ...one, state: "running" }]), null);
});

test("what the next table is to agree on becomes the engine's options", () => {
  const wish = { ...CLASSIC_WISH, handicap: true, inTeams: true, anything: true };
  const minimums = [3, 5, 4, 4, 4, 4, 4, 4];
  assert.deepEqual(classicOptions({ ...wish, minimums }, 2, 2), {
    size: 5,
    min: 4,
    seconds: 180,
    shaker: 2,
    anything: 1,
    minimums: [3, 5],
    teams: [1, 2],
  });
  assert.deepEqual(classicOptions({ ...wish, minimums }, 1).minimums, [3]);
  assert.equal(classicOptions(wish, 1).teams, undefined);
  const options = classicOptions({ ...wish, minimums }, 2);
  assert.deepEqual(wishFor(options, 50, CLASSIC_WISH), {
    ...wish,
    minimums,
    target: 50,
  });
});

test("C8: two teams at least, and none without a seat", () => {
  assert.equal(emptyTeam([1, 2]), null);
  assert.equal(emptyTeam([1, 1]), 2);
  assert.equal(emptyTeam([2, 2]), 1);
  assert.equal(emptyTeam([1, 3, 1]), 2);
  const wish = { ...CLASSIC_WISH, inTeams: true, teams: [1, 1, 2, 1, 1, 1, 1, 1] };
  assert.equal(lackingTeam(wish, 2), 2);
  assert.equal(lackingTeam(wish, 3), null);
  assert.equal(lackingTeam(wish, 1), null);
  assert.equal(classicOptions(wish, 2).teams, undefined);
});

test("high scores of Classic stand by themselves, whoever shook", () => {
  const options = { size: 5, min: 4, seconds: 180, shaker: 1 };
  const classic = aRound(1, { game: "classic", options });
  const hunt = aRound(2, { options: { size: 5, min: 4, seconds: 180 } });
  const written = aRound(3, {
    game: "classic",
    options: { ...options, anything: 1 },
  });
  const best = (asked, game) =>
    highScores([classic, hunt, written], asked, game).map(({ id }) => id);
  assert.deepEqual(best(options, "classic"), [classic.id]);
  assert.deepEqual(best(options), [hunt.id]);
  assert.deepEqual(best({ ...options, anything: 1, shaker: 2 }, "classic"), [
    written.id,
  ]);
});

test("settings of before Classic are read, and a bad wish is not", () => {
  const { classic: _, upright: __, speech: ___, ...before } = DEFAULTS;
  assert.equal(settingsFault(before), null);
  assert.deepEqual(readSettings(before), { ...DEFAULTS });
  const target = { ...CLASSIC_WISH, target: 10 };
  assert.equal(settingsFault({ classic: target }), "classic.target");
  const few = { ...CLASSIC_WISH, teams: [1, 2] };
  assert.equal(settingsFault({ classic: few }), "classic.teams");
  assert.deepEqual(readSettings({ classic: target }).classic, CLASSIC_WISH);
});
