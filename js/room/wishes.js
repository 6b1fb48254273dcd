/**
 * What a player wants to say: the body of the entry, or why it cannot be said now.
 *
 * @import { Table } from "./deal_text.js"
 * @import { Body } from "./entry.js"
 * @import { Machine } from "./machine.js"
 * @import { Refused, Wish } from "./room.js"
 */
import { tableShapeFault, writeJson } from "./deal_text.js";
import { dealFor, FEWEST_SEATS } from "./dealing.js";
import { isLifted, isPromised, LEAD, shakerOf, turnerOf } from "./driver.js";
import { LIST, LONGEST_LIST } from "./list_text.js";
import { isExcusable } from "./room_view.js";
import { founderOf, tableOf } from "./roster.js";
import { compareTurns, freeTurn, numbersOf } from "./turns.js";

/** @param {Machine} machine @param {Wish} wish @returns {Body | Refused} */
export function table(machine, wish) {
  if (!machine.isChair) return "not_chair";
  const now = tableOf(machine.feeds);
  const founder = founderOf(machine.feeds);
  if (!now && founder !== null && founder !== machine.me) return "no_table";
  const { game, options, target, teams, minimums } = wish;
  /** @type {Table} */
  const next = {
    ...{ game, options, target, teams, minimums },
    order: now?.order ?? [machine.me],
    v: now ? now.v + 1 : 0,
  };
  return tableShapeFault(next) === null ? { kind: "table", table: next } : "malformed";
}

/** Those who came since are added to the order. @param {Machine} machine @returns {Body | null} */
export function longerOrder(machine) {
  const now = tableOf(machine.feeds);
  if (!now || !machine.isChair) return null;
  const here = machine.members().filter(({ presence }) => presence === "here");
  // As they came, in the chair's eyes.
  const others = machine.feeds.authors.filter(
    (id) => !now.order.includes(id) && here.some((one) => one.id === id),
  );
  if (others.length === 0) return null;
  const order = [...now.order, ...others];
  const next = { ...now, order, v: now.v + 1 };
  return tableShapeFault(next) === null ? { kind: "table", table: next } : null;
}

/** @param {Machine} machine @param {boolean} isFresh @returns {Body | Refused} */
export function deal(machine, isFresh) {
  if (!machine.isChair) return "not_chair";
  const now = tableOf(machine.feeds);
  if (!now) return "no_table";
  if (!machine.rounds.isFree) return "in_round";
  const seats = machine
    .members()
    .filter((one) => one.id === machine.me || (one.presence === "here" && one.ready))
    .filter(({ isUnlike, isForked }) => !isUnlike && !isForked)
    .map(({ id }) => id);
  if (seats.length < FEWEST_SEATS) return "too_few";
  const deals = machine.rounds.deals;
  const followed = machine.rounds.current?.turn;
  const round = followed ? numbersOf(followed)[0] + 1 : 1;
  const played = deals.filter(({ turn }) =>
    machine.feeds.ofTurn(turn).some(({ body }) => body.kind === "result"),
  );
  const last = played.sort((a, b) => compareTurns(a.turn, b.turn)).at(-1);
  const before = {
    last: last?.deal ?? null,
    round: last ? numbersOf(last.turn)[0] : 0,
    isFresh,
  };
  const next = dealFor(now, seats, before, round);
  const turn = freeTurn(deals, round);
  return { kind: "deal", turn, deal: next, text: writeJson(next) };
}

/** @param {Machine} machine @returns {Body | Refused} */
export function lift(machine) {
  const driving = machine.rounds.driving();
  if (!driving || isLifted(driving.state)) return "not_now";
  if (shakerOf(driving.state) !== driving.seat) return "not_yours";
  if (!isPromised(driving.state)) return "not_now";
  return { kind: "lift", turn: driving.mine.turn };
}

/** @param {Machine} machine @returns {Body | Refused} */
export function turnGlass(machine) {
  const driving = machine.rounds.driving();
  if (!driving || turnerOf(driving.state) !== driving.seat) return "not_yours";
  const { state, mine, now } = driving;
  const isReady = isPromised(state) && isLifted(state) && !state.starts.has(machine.me);
  if (!isReady) return "not_now";
  return { kind: "start", turn: mine.turn, at: Math.ceil(now) + LEAD };
}

/** @param {Machine} machine @param {string} list */
export function remember(machine, list) {
  const driving = machine.rounds.driving();
  const isOpen = driving && driving.state.seals[driving.seat]?.length === 0;
  if (!isOpen || list.length > LONGEST_LIST || !LIST.test(list)) return false;
  driving.mine.list = list;
  machine.save();
  return true;
}

/** @param {Machine} machine @param {string} list @returns {Refused | null} */
export function seal(machine, list) {
  const driving = machine.rounds.driving();
  if (!driving || driving.seat < 0 || !driving.state.seed) return "not_now";
  if (list.length > LONGEST_LIST || !LIST.test(list)) return "malformed";
  if (!remember(machine, list)) return "not_now";
  machine.rounds.isListDone = true;
  return null;
}

/** @param {Machine} machine @param {number} seat @returns {Body | Refused | null} */
export function excuse(machine, seat) {
  const driving = machine.rounds.driving();
  if (!driving || driving.seat < 0) return "not_now";
  if (driving.state.excuses[seat - 1]?.has(machine.me)) return null;
  if (!isExcusable(driving, seat - 1)) return "still_here";
  return { kind: "excuse", turn: driving.mine.turn, seat };
}
