/**
 * What the player hears and feels, and what is said to those who do not see the page.
 *
 * @import { HuntView } from "../protocol.js"
 * @import { Notice } from "../board/hunt_face.js"
 * @import { PathEvent } from "../board/hunt_gesture.js"
 * @import { App } from "./app.js"
 * @import { Verdict } from "./round_play.js"
 */
import { JUDGED, REFUSALS, ROUND, refusedLetter } from "../ui/words.js";

/** The seconds at which the time left is said. */
const SAID = [60, 30, 10];
const LAST_TICKS = 10;

/** The fewest letters of a word that counts for the seat (C1). @param {HuntView} view */
export function leastFor({ minimums, seat, min }) {
  return minimums?.[(seat ?? 1) - 1] ?? min;
}

/** @param {string} code @param {number} min */
export function whyNot(code, min) {
  return (REFUSALS[code] ?? REFUSALS.other)?.(min) ?? "";
}

/**
 * @param {Notice} notice
 * @param {number} min
 */
export function whyOf({ code, letter, word }, min) {
  return letter ? refusedLetter(letter, word !== "") : whyNot(code, min);
}

/** @param {{points: number}[]} claims */
export function totalOf(claims) {
  return claims.reduce((sum, { points }) => sum + points, 0);
}

/**
 * @param {App} app
 * @param {PathEvent[]} events
 */
export function feelPath({ device: { sound, haptics } }, events) {
  for (const { kind, length } of events) {
    if (kind === "illegal") continue;
    sound[kind](length);
    if (kind === "take") haptics.take();
  }
}

/**
 * @param {App} app
 * @param {string} why
 */
export function feelRefusal({ device: { sound, haptics }, announce }, why) {
  sound.refuse();
  haptics.refuse();
  announce(why, "assertive");
}

/**
 * @param {App} app
 * @param {HuntView} view
 * @param {string} word
 * @param {Verdict} verdict
 */
export function feelVerdict(
  { device: { sound, haptics }, announce },
  view,
  word,
  verdict,
) {
  if ("accepted" in verdict) {
    sound.accept();
    haptics.accept();
    const { points } = verdict.accepted;
    if (view.anything) return announce(JUDGED.written(word));
    return announce(JUDGED.accepted(word, points, totalOf(verdict.view.claims)));
  }
  const isMine = verdict.refused === "already_claimed";
  sound[isMine ? "already" : "refuse"]();
  if (!isMine) haptics.refuse();
  announce(JUDGED.refused(word, whyNot(verdict.refused, leastFor(view))), "assertive");
}

/**
 * Whenever the seconds left have changed; a hidden page may have missed some.
 * @param {App} app
 * @param {number} seconds left
 * @param {number} before
 */
export function feelSecond({ device: { sound, haptics }, announce }, seconds, before) {
  const isCrossed = SAID.some((mark) => seconds <= mark && mark < before);
  if (isCrossed && seconds > 0) announce(ROUND.left(seconds), "assertive");
  if (seconds > LAST_TICKS || seconds < 1) return;
  sound.lastSand(seconds);
  haptics.lastSand();
}

/** @param {App} app */
export function feelSandOut({ device: { sound }, announce }) {
  sound.sandOut();
  announce(ROUND.sandOut, "assertive");
}
