/** A round's means for the tests: a referee, a store, and a clock that the test moves. */

import assert from "node:assert/strict";

import { shakeGrid } from "../../js/page/round_play.js";
import { roundFault } from "../../js/store/round.js";
import { EngineLost } from "../../js/worker/engine.js";
import { idOf } from "./rounds.js";

export const OPTIONS = { size: 4, min: 3, seconds: 90 };
export const ALONE = { game: "hunt", options: OPTIONS, players: null };
export const CELLS = [..."TDIANETNERASSVEL"];

/** A referee that accepts every claim, after the tests' own wishes. */
function anEngine() {
  const engine = {
    /** What the next request meets: "lost", or a reply. */
    next: [],
    asked: [],
    lines: [],
    seats: 1,
    /** Numbers of the sessions not yet closed. */
    open: new Set(),
    last: 0,
    async request(verb, fields) {
      engine.asked.push([verb, fields]);
      const next = engine.next.shift();
      if (next === "lost") throw new EngineLost("gone", true);
      if (next) return next;
      return { ok: engine.done(verb, fields) };
    },
    done(verb, fields) {
      if (verb === "load") engine.lines = fields.log.split("\n").filter(Boolean);
      if (verb === "new") engine.seats = fields.seats;
      if (verb === "play") engine.lines.push(lineOf(fields));
      if (verb === "close") engine.open.delete(fields.session);
      const session = fields.session ?? ++engine.last;
      if (verb === "new" || verb === "load") engine.open.add(session);
      const log = engine.lines.join("\n");
      return { session, log, view: view(fields.seat ?? 1) };
    },
  };
  const view = (seat) => {
    const phases = Array.from({ length: engine.seats }, (_, i) => phaseOf(i + 1));
    const isOver = phases.every((phase) => phase === "over");
    const claims = linesOf(seat).filter((line) => line.includes("claim"));
    const words = claims.map((line) => ({
      word: "ten",
      path: [0, 5, 4],
      points: 1,
      at: Number.parseInt(line, 10),
    }));
    return {
      ...OPTIONS,
      game: "hunt",
      seat,
      phases,
      phase: isOver ? "over" : "hunting",
      cells: phaseOf(seat) === "waiting" ? null : CELLS,
      worth: [0, 0, 0, 1],
      claims: words,
      reveal: isOver ? reveal(words) : null,
    };
  };
  const linesOf = (seat) => engine.lines.filter((line) => seatOf(line) === seat);
  const phaseOf = (seat) => {
    const told = linesOf(seat).join();
    if (told.includes("out")) return "over";
    return told.includes("turn") ? "hunting" : "waiting";
  };
  return engine;
}

/** Lines of the first seat are written without it. */
const lineOf = ({ seat, at, move }) => `${at} ${move}${seat > 1 ? ` by ${seat}` : ""}`;
const seatOf = (line) => Number(/ by (\d)/.exec(line)?.[1] ?? 1);

function reveal(words) {
  const listed = words.map((word) => ({ ...word, others: [] }));
  return {
    winners: [1],
    draw: false,
    lists: [{ seat: 1, points: words.length, words: listed }],
    missed: [],
    words: 10,
    points: 20,
    found_words: words.length,
    found_points: words.length,
    longest: "tens",
  };
}

/** Everything a round needs, with a clock that the test moves. */
export function means() {
  const time = { at: 1000 };
  const engine = anEngine();
  const written = [];
  const store = {
    written,
    async putRound(round) {
      assert.equal(roundFault(round), null);
      written.push(structuredClone(round));
    },
    async removeRound() {
      written.length = 0;
    },
  };
  return {
    time,
    engine,
    store,
    now: () => time.at,
    wall: () => 1_790_000_000_000 + time.at,
    seed: () => "ab".repeat(32),
    id: () => idOf(1),
  };
}

/** @param {{revivals?: number}} [heard] */
export const events = (heard = {}) => ({
  async onLost() {
    heard.revivals = (heard.revivals ?? 0) + 1;
  },
  onUnkept() {
    heard.unkept = (heard.unkept ?? 0) + 1;
  },
  onFault(fault) {
    heard.fault = fault;
  },
  left: new AbortController().signal,
});

/** A hunt alone whose glass runs. */
export async function turned(table, heard) {
  const play = await shakeGrid(table, ALONE, events(heard));
  await play.turn();
  return play;
}

export async function running(heard) {
  const table = means();
  const play = await turned(table, heard);
  return { ...table, play };
}
