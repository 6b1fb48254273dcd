/**
 * What a seat has to say next, from what was said, whom it sees and its clock. Nothing
 * here waits or remembers: asked again, it says the same.
 *
 * @import { Body } from "./entry.js"
 * @import { Mine } from "./keep.js"
 * @import { Presence } from "./roster.js"
 * @import { RoundState } from "./round_state.js"
 *
 * @typedef {object} Driving
 * @property {RoundState} state
 * @property {Mine} mine
 * @property {number} seat own, from 0; -1 for who looks on
 * @property {number} now
 * @property {number | null} startsAt on the own clock
 * @property {boolean} isChair
 * @property {boolean} isListDone the page has given the whole list
 * @property {(i: number) => Presence} presence by seat
 * @property {(i: number) => boolean} wasAway lost sight of since the sand ran out
 * @property {(what: string) => number} since when this was so first, on the own clock
 */
import { closeDue, closedSeals, isAgreed, isShutOut, seatsIn } from "./closing.js";
import { promiseOf, sealOf } from "./hashes.js";
import { twofold } from "./round_state.js";

/** From all promises to the first letter, ms. */
export const LEAD = 4000;
/** A nonce is told so long before the grid is seen, ms. */
export const NONCE_LEAD = 1000;
/** So long is waited for a promise or a start, ms. */
export const PATIENCE = 10_000;
/** After the first moment no longer: who holds a nonce back sees the grid alone, ms. */
const NONCE_WAIT = 3000;
/** So long a seat is held, ms. */
export const HOLD = 75_000;
/** And so long one that is there may let the others wait for dome or glass, ms. */
const IDLE = 30_000;
/** A page that does not give its list in time gives what is kept of it, ms. */
export const LIST_WAIT = 1500;

/** A liar's seals may change for ever: more closes than that are not said. */
const MOST_CLOSES = 24;

/** @param {Driving} driving */
export function deadlineOf({ state, startsAt }) {
  const { seconds } = state.dealing.deal.options;
  return startsAt === null ? null : startsAt + seconds * 1000;
}

/** Each seat has promised, and one nonce only. @param {RoundState} state */
export function isPromised({ promises }) {
  return promises.every((all) => all.length === 1);
}

/** @param {RoundState} state */
export function shakerOf({ dealing: { deal } }) {
  return deal.game === "classic" ? (deal.options.shaker ?? 1) - 1 : null;
}

/** The seat after the shaker turns the glass (C2). @param {RoundState} state */
export function turnerOf(state) {
  const shaker = shakerOf(state);
  return shaker === null ? null : (shaker + 1) % state.dealing.deal.seats.length;
}

/**
 * The one seat that says when the glass starts: who turns it, or else who dealt, or else
 * the first. It follows from the deal alone: whom one has just lost, another may see.
 * @param {RoundState} state
 */
export function starterOf(state) {
  const { dealer, deal } = state.dealing;
  return turnerOf(state) ?? Math.max(0, deal.seats.indexOf(dealer));
}

/** When it starts, on the starter's clock. @param {RoundState} state @returns {number | null} */
export function startSaid(state) {
  const starter = state.dealing.deal.seats[starterOf(state)] ?? "";
  return state.starts.get(starter) ?? null;
}

/** @param {RoundState} state */
export function isLifted(state) {
  const shaker = shakerOf(state);
  if (shaker === null) return true;
  return state.lifted.has(state.dealing.deal.seats[shaker] ?? "");
}

/**
 * @param {Driving} driving
 * @returns {Body | null} null: nothing for now
 */
export function nextWord(driving) {
  const { state, seat } = driving;
  if (seat < 0 || state.voided[seat]) return null;
  const deadline = deadlineOf(driving);
  if (!state.seed) return beginning(driving);
  if (deadline === null || driving.now < deadline) return null;
  return ending(driving, deadline);
}

/** @param {Driving} driving @returns {Body | null} */
function beginning(driving) {
  const { state, mine, seat, now, startsAt } = driving;
  const { turn } = mine;
  const id = state.dealing.deal.seats[seat] ?? "";
  const hash = promiseOf(state.dealing, id, mine.nonce);
  const [promised] = state.promises[seat] ?? [];
  if (!promised) return { kind: "promise", turn, hash };
  // It was promised on another deal of this turn, or what was promised is lost here.
  if (promised.hash !== hash) return { kind: "void", turn };
  if (!isPromised(state)) return null;
  if (startsAt === null) return startDue(driving);
  const isTime = now >= startsAt - NONCE_LEAD && now < startsAt + PATIENCE;
  return isTime && !state.nonces[seat]
    ? { kind: "nonce", turn, nonce: mine.nonce }
    : null;
}

/** @param {Driving} driving @returns {Body | null} */
function startDue({ state, mine, seat, now }) {
  const isOwn = turnerOf(state) === null && starterOf(state) === seat;
  return isOwn && startSaid(state) === null
    ? { kind: "start", turn: mine.turn, at: Math.ceil(now) + LEAD }
    : null;
}

/** @param {Driving} driving @param {number} deadline @returns {Body | null} */
function ending(driving, deadline) {
  const { state, mine, seat, now } = driving;
  const { turn } = mine;
  if (state.seals[seat]?.length === 0) {
    const isTime = driving.isListDone || now >= deadline + LIST_WAIT;
    const hash = sealOf(state.dealing, seat + 1, mine);
    return isTime ? { kind: "seal", turn, hash } : null;
  }
  return opening(driving) ?? excuseDue(driving);
}

/** @param {Driving} driving @returns {Body | null} */
function opening(driving) {
  const { state, mine, seat } = driving;
  if ((state.opens[seat]?.length ?? 0) > 0) return null;
  const { turn, salt, list } = mine;
  const eyes = eyesOf(driving);
  const closed = closedSeals(state);
  // Too late: the others have seen each other's lists.
  if (isLate(driving)) return { kind: "open", turn, salt, list };
  const seals = closeDue(state, eyes);
  if (seals === null || (closed !== null && !seatsIn(seals).has(seat))) return null;
  const own = state.closes[seat] ?? [];
  const isNew = own.at(-1)?.seals !== seals && own.length < MOST_CLOSES;
  if (isNew) return { kind: "close", turn, seals };
  return isAgreed(state, eyes, own.at(-1)?.seals ?? seals)
    ? { kind: "open", turn, salt, list }
    : null;
}

/** All who could have waited went on without this seat. @param {Driving} driving */
function isLate(driving) {
  const { state } = driving;
  const closed = closedSeals(state);
  if (closed === null || !isOut(driving)) return false;
  return [...seatsIn(closed)].every(
    (i) => (state.opens[i]?.length ?? 0) > 0 || isExcused(driving, i),
  );
}

/** The others have closed without this seat. @param {Driving} driving */
export function isOut({ state, seat, presence }) {
  return isShutOut(state, seat, (i) => !isAbsent(presence(i)));
}

/** @param {Driving} driving */
export function hasOpened({ state, seat }) {
  return Boolean(state.opens[seat]?.length);
}

/** @param {Driving} driving */
function eyesOf(driving) {
  const { seat, wasAway } = driving;
  return {
    seat,
    wasAway,
    isExcused: (/** @type {number} */ i) => isExcused(driving, i),
  };
}

/** Is this seat not waited for any more? @param {Driving} driving @param {number} i */
export function isExcused(driving, i) {
  const { state, seat, presence } = driving;
  if (i === seat) return false;
  if (presence(i) === "gone") return true;
  const isAsked = (state.excuses[i]?.size ?? 0) > 0;
  return isAsked && (isAbsent(presence(i)) || isHeldLongEnough(driving, i));
}

/** @param {Presence} presence */
export const isAbsent = (presence) => presence !== "here";

/** @param {Driving} driving @param {number} i */
export function isHeldLongEnough(driving, i) {
  const what = awaited(driving, i);
  if (what === null) return false;
  return driving.now >= driving.since(what) + (driving.state.seed ? HOLD : IDLE);
}

/** Who lifts the dome, or turns the glass. @param {RoundState} state */
export function nextAtDome(state) {
  return isLifted(state) ? turnerOf(state) : shakerOf(state);
}

/**
 * What a seat is waited for at the dome, and after the sand has run out.
 * @param {Driving} driving
 * @param {number} i
 * @returns {string | null}
 */
export function awaited(driving, i) {
  const { state, seat, now } = driving;
  const deadline = deadlineOf(driving);
  if (deadline === null) return awaitedAtDome(state, i);
  if (now < deadline || !state.seed) return null;
  const closed = closedSeals(state);
  const isOpen = seat < 0 || hasOpened(driving);
  if (state.seals[i]?.length === 0) {
    return closed === null || !isOpen ? `seal ${i}` : null;
  }
  if (state.opens[i]?.length) return null;
  const isIn = closed !== null && seatsIn(closed).has(i);
  if (isOpen) return isIn ? `open ${i}` : null;
  const times = state.closes[seat]?.length ?? 0;
  return times > 0 ? `close ${i} ${times}` : null;
}

/** @param {RoundState} state @param {number} i */
function awaitedAtDome(state, i) {
  if (!isPromised(state) || nextAtDome(state) !== i) return null;
  return `${isLifted(state) ? "glass" : "dome"} ${i}`;
}

/** @param {Driving} driving @returns {Body | null} */
function excuseDue(driving) {
  const { state, mine, seat } = driving;
  const me = state.dealing.deal.seats[seat] ?? "";
  const i = state.seals.findIndex(
    (_, i) => i !== seat && !state.excuses[i]?.has(me) && isHeldLongEnough(driving, i),
  );
  return i < 0 ? null : { kind: "excuse", turn: mine.turn, seat: i + 1 };
}

/** Nobody is waited for any more. @param {Driving} driving */
export function isOver(driving) {
  const { state, seat, now } = driving;
  const deadline = deadlineOf(driving);
  if (!state.seed || deadline === null || now < deadline) return false;
  const all = [...state.seals.keys()];
  const closed = closedSeals(state);
  if (closed === null) return all.every((i) => isExcused(driving, i));
  if (seat >= 0 && (state.opens[seat]?.length ?? 0) === 0) return false;
  return [...seatsIn(closed)].every(
    (i) => (state.opens[i]?.length ?? 0) > 0 || isExcused(driving, i),
  );
}

/**
 * Seats that keep a deal from becoming a round.
 * @param {Driving} driving
 * @returns {number[]}
 */
export function silentSeats(driving) {
  const { state, now, startsAt } = driving;
  const all = [...state.promises.keys()];
  if (state.seed) return [];
  // Who believed the other deal is no liar.
  const dealer = state.dealing.deal.seats.indexOf(state.dealing.dealer);
  if (state.dealing.isDoubled && dealer >= 0) return [dealer];
  const lacks = (/** @type {number} */ i) =>
    startsAt === null ? state.promises[i]?.length !== 1 : !state.nonces[i];
  // What was said may yet have to come in: after a reload, or when all others are lost.
  const known = Math.max(
    driving.since("deal") + PATIENCE,
    (startsAt ?? 0) + NONCE_WAIT,
  );
  const isLate = now >= known + (isCutOff(driving) ? HOLD - PATIENCE : 0);
  const lost = lostSeats(driving, lacks);
  if (lost.length) {
    const rest = mayChoose(state)
      ? all.filter((i) => !lost.includes(i) && lacks(i))
      : [];
    return rest.length && !isLate ? [] : [...lost, ...rest].sort();
  }
  if (startsAt !== null || !isPromised(state)) return isLate ? all.filter(lacks) : [];
  return unstarted(driving);
}

/** All have promised: who keeps the glass from being turned? @param {Driving} driving */
function unstarted(driving) {
  const { state, now } = driving;
  // In Classic a player may take the time, but not for a start that is none.
  const isSoon = turnerOf(state) === null || startSaid(state) !== null;
  const next = isSoon ? starterOf(state) : (nextAtDome(state) ?? starterOf(state));
  const isLate = isSoon && now >= driving.since("promised") + PATIENCE;
  const isIdle = next === driving.seat && isOwnIdle(driving);
  return isLate || isIdle || isExcused(driving, next) ? [next] : [];
}

/** Others want to go on without this seat, which they wait for. @param {Driving} driving */
function isOwnIdle(driving) {
  const { state, seat } = driving;
  return isHeldLongEnough(driving, seat) && (state.excuses[seat]?.size ?? 0) > 0;
}

/** @param {Driving} driving @param {(i: number) => boolean} lacks */
function lostSeats(driving, lacks) {
  const { state } = driving;
  return [...state.promises.keys()].filter(
    (i) => state.voided[i] || (lacks(i) && isExcused(driving, i)) || twofold(state)[i],
  );
}

/**
 * Who has not told its nonce may have seen those of others: dealt to anew, it would choose
 * the grid.
 * @param {RoundState} state
 */
export function mayChoose(state) {
  const isLie = state.dealing.isDoubled || twofold(state).some(Boolean);
  return !state.seed && state.nonces.some(Boolean) && !isLie;
}

/** Sees none of several others: then it may be this seat that is lost. */
function isCutOff(/** @type {Driving} */ { state, seat, presence }) {
  const others = [...state.promises.keys()].filter((i) => i !== seat);
  return others.length > 1 && others.every((i) => isAbsent(presence(i)));
}
