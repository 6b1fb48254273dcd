/**
 * How pieces move, as functions of milliseconds: nothing is kept between frames.
 */

const RING_DROP = 140;
const RING_APART = 16;
const DISC_LANDS = 110;
const RIBBON_GROWS = 120;
const SHAKE_LASTS = 220;
const SHAKE_REACH = 5;

/** How far along, 0 to 1. @param {number} age @param {number} lasts */
function share(age, lasts) {
  return Math.min(1, Math.max(0, age / lasts));
}

/** Slows down towards its end. @param {number} t */
function settle(t) {
  return 1 - (1 - t) ** 4;
}

/** Goes up to 4 % too far before it rests. @param {number} t */
function land(t) {
  return 1 + 2 * (t - 1) ** 3 + (t - 1) ** 2;
}

/**
 * A ring drops into its groove; the nearest first.
 *
 * @param {number} age ms since the rings appeared
 * @param {number} rank 0 for the nearest ring
 */
export function ringDrop(age, rank) {
  const t = share(age - rank * RING_APART, RING_DROP);
  return { scale: 1.12 - 0.12 * land(t), alpha: Math.min(1, t * 2.5) };
}

/** When the last of so many rings lies still. @param {number} rings */
export function ringsRest(rings) {
  return rings ? RING_DROP + (rings - 1) * RING_APART : 0;
}

/** Size of the disc just taken. @param {number} age */
export function discScale(age) {
  return 0.8 + 0.2 * land(share(age, DISC_LANDS));
}

/** How much of the newest piece of ribbon is out. @param {number} age */
export function ribbonOut(age) {
  return settle(share(age, RIBBON_GROWS));
}

/** When a cube just taken lies still. */
export const TAKEN_RESTS = Math.max(DISC_LANDS, RIBBON_GROWS);

/** Sideways pixels of a refused path: two shakes that die away. @param {number} age */
export function shakeReach(age) {
  const t = share(age, SHAKE_LASTS);
  return SHAKE_REACH * Math.sin(t * 4 * Math.PI) * (1 - t * 0.5);
}

/** @param {number} age */
export function isShaking(age) {
  return age < SHAKE_LASTS;
}
