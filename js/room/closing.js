/**
 * When the table closes: no list is opened before its seals are agreed on, so nobody can
 * seal a list after having seen another's.
 *
 * @import { RoundState } from "./round_state.js"
 */

/** The seals that are known, as `close` has them. @param {RoundState} state */
export function sealsOf({ seals }) {
  return seals
    .flatMap(([first], i) => (first ? [`${i + 1}:${first.hash}`] : []))
    .join();
}

/** @param {string} seals @returns {Set<number>} seats from 0 */
export function seatsIn(seals) {
  const all = seals ? seals.split(",") : [];
  return new Set(all.map((part) => Number(part[0]) - 1));
}

/**
 * The close by which a seat opened.
 * @param {RoundState} state
 * @param {number} i
 */
export function closeAtOpen({ closes, opens }, i) {
  const opened = opens[i]?.[0];
  if (!opened) return null;
  return closes[i]?.findLast(({ n }) => n < opened.n)?.seals ?? null;
}

/**
 * The seals that count: those that most had agreed to before they opened; of equally
 * many not those by which this seat was left out without a reason, then the fewer seals,
 * then what the lowest seat says. Null until somebody opens.
 * @param {RoundState} state
 * @returns {string | null}
 */
export function closedSeals(state) {
  const known = closed.get(state);
  if (known !== undefined) return known;
  const seals = closedNow(state);
  closed.set(state, seals);
  return seals;
}

/** By state: none is ever changed. @type {WeakMap<RoundState, string | null>} */
const closed = new WeakMap();

/** @param {RoundState} state */
function closedNow(state) {
  const sizeOf = (/** @type {string} */ seals) => seatsIn(seals).size;
  const isUnheard = (/** @type {number[]} */ by) => Number(!isHeard(state, by));
  const [best] = [...votesOf(state)].sort(
    ([a, by], [b, others]) =>
      others.length - by.length ||
      isUnheard(by) - isUnheard(others) ||
      sizeOf(a) - sizeOf(b),
  );
  return best?.[0] ?? null;
}

/** Which seats closed by which seals before they opened. @param {RoundState} state */
function votesOf(state) {
  /** @type {Map<string, number[]>} */
  const votes = new Map();
  for (const i of state.opens.keys()) {
    const seals = closeAtOpen(state, i);
    if (seals !== null) votes.set(seals, [...(votes.get(seals) ?? []), i]);
  }
  return votes;
}

/** Some of them had reason, as far as this device knows. @param {RoundState} state @param {number[]} by */
function isHeard({ dealing: { unheard } }, by) {
  return by.some((i) => !unheard?.includes(i + 1));
}

/**
 * Have so many closed without this seat that those who are left cannot say otherwise?
 * One alone, who opens before all others, shuts nobody out.
 * @param {RoundState} state
 * @param {number} seat from 0
 * @param {(i: number) => boolean} isHere
 */
export function isShutOut(state, seat, isHere) {
  const closed = closedSeals(state);
  if (closed === null || seatsIn(closed).has(seat)) return false;
  const votes = votesOf(state);
  const by = votes.get(closed) ?? [];
  const left = state.opens.filter(
    (opened, i) => opened.length === 0 && (i === seat || isHere(i)),
  );
  const side = [...votes].filter(([seals]) => seatsIn(seals).has(seat));
  const most = left.length + Math.max(0, ...side.map(([, own]) => own.length));
  return most < by.length || (most === by.length && isHeard(state, by));
}

/**
 * @typedef {object} Eyes how a seat sees the others
 * @property {number} seat own, from 0
 * @property {(i: number) => boolean} isExcused is not waited for
 * @property {(i: number) => boolean} wasAway that seat and this one had lost each other
 *   since the sand ran out
 */

/**
 * What this seat should close with now; null while a seal is waited for.
 * @param {RoundState} state
 * @param {Eyes} eyes
 * @returns {string | null}
 */
export function closeDue(state, eyes) {
  const own = state.closes[eyes.seat]?.map(({ seals }) => seals) ?? [];
  const opened = openedBy(state, eyes).filter(
    ({ i, seals }) => own.includes(seals) || wasLeftOut(state, eyes, i),
  );
  const bound = opened.find(({ seals }) => seatsIn(seals).has(eyes.seat));
  if (bound) return bound.seals;
  const isSettled = state.seals.every((all, i) => all.length > 0 || eyes.isExcused(i));
  return isSettled ? sealsOf(state) : null;
}

/** @param {RoundState} state @param {Eyes} eyes */
function openedBy(state, { seat }) {
  return [...state.opens.keys()].flatMap((i) => {
    const seals = i === seat ? null : closeAtOpen(state, i);
    return seals === null ? [] : [{ i, seals }];
  });
}

/** Another went on without this seat, and had reason to. */
function wasLeftOut(
  /** @type {RoundState} */ state,
  /** @type {Eyes} */ eyes,
  /** @type {number} */ i,
) {
  const other = state.dealing.deal.seats[i] ?? "";
  return eyes.wasAway(i) && Boolean(state.excuses[eyes.seat]?.has(other));
}

/**
 * Have all closed alike who are waited for?
 * @param {RoundState} state
 * @param {Eyes} eyes
 * @param {string} seals
 */
export function isAgreed(state, { seat, isExcused }, seals) {
  return [...seatsIn(seals)].every((i) => {
    const hasOpened = (state.opens[i]?.length ?? 0) > 0;
    if (i === seat || hasOpened || isExcused(i)) return true;
    return state.closes[i]?.at(-1)?.seals === seals;
  });
}
