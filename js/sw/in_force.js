/**
 * Which build the player has: the one whose index.html was served last. A newer one takes
 * its place when the player agrees, or when no round needs the older any more.
 */
import { readRounds } from "../store/database_shelf.js";
import { isRunning, isWanted } from "../store/turns.js";
import { within } from "./patience.js";

/** Locks by which pages tell which build they are of, and which round they play. */
const BUILD_LOCK = "lexigrid-build-";
const ROUND_LOCK = "lexigrid-round-";

const PLACE = "in-force";

/** A visitor waits so long at most until the rounds are read, ms. */
const PATIENCE = 3000;

const cache = () => caches.open(`lexigrid-build-${self.location.pathname}`);

/** @returns {Promise<string | undefined>} the key of its index.html */
export async function inForce() {
  return (await (await cache()).match(PLACE))?.text();
}

/**
 * Where the disk is full, the page is served all the same, and this is tried again.
 * @param {string} key
 */
export async function putInForce(key) {
  try {
    await (await cache()).put(PLACE, new Response(key));
  } catch (error) {
    console.info(error);
  }
}

/** Is a round open in some tab? */
export async function isRoundOpen() {
  return (await locks()).some((name) => name.startsWith(ROUND_LOCK));
}

/** Is some page open that another build has made? @param {string} id of this build */
export async function isOtherBuildOpen(id) {
  const builds = (await locks()).filter((name) => name.startsWith(BUILD_LOCK));
  return builds.some((name) => name !== BUILD_LOCK + id);
}

/**
 * Does a kept round want the build that began it, also so many ms after its sand ran out?
 * @param {number} grace
 */
export async function isRoundKept(grace) {
  const clocks = { now: () => performance.now(), wall: () => Date.now() };
  const records = await rounds().catch(() => []);
  return records.some((one) => isRunning(one) && isWanted(one, clocks, grace));
}

async function rounds() {
  return within(PATIENCE, readRounds(indexedDB));
}

async function locks() {
  const { held = [] } = await navigator.locks.query();
  return held.map(({ name = "" }) => name);
}
