/**
 * Which build the player has: the one whose index.html was served last. A newer one takes
 * its place when the player agrees, or when no round needs the older any more.
 *
 * @typedef {{state: string, options: {seconds: number}, clock: ClockMark}} Timed
 * @import { ClockMark } from "../store/round.js"
 */
import { openDB } from "idb";
import { resumeClock } from "../store/round_clock.js";

/** Locks by which pages tell which build they are of, and which round they play. */
const BUILD_LOCK = "lexigrid-build-";
const ROUND_LOCK = "lexigrid-round-";

const PLACE = "in-force";

const cache = () => caches.open(`lexigrid-build-${self.location.pathname}`);

/** @returns {Promise<string | undefined>} the key of its index.html */
export async function inForce() {
  return (await (await cache()).match(PLACE))?.text();
}

/** @param {string} key */
export async function putInForce(key) {
  await (await cache()).put(PLACE, new Response(key));
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
 * Is a round kept whose sand still runs, or ran out less than `grace` ms ago?
 * @param {number} grace
 */
export async function isRoundKept(grace) {
  const rounds = await running().catch(() => []);
  return rounds.some(({ options, clock }) => {
    const limit = options.seconds * 1000 + grace;
    const clocks = { now: () => performance.now(), wall: () => Date.now(), limit };
    return resumeClock({ ...clocks, checkpoint: clock }).left() > 0;
  });
}

async function locks() {
  const { held = [] } = await navigator.locks.query();
  return held.map(({ name = "" }) => name);
}

/**
 * The database is the page's: it is looked at in whatever version there is, and is not
 * made where it is missing.
 * @returns {Promise<Timed[]>}
 */
async function running() {
  const database = await openDB("lexigrid", undefined, {
    upgrade(_database, _old, _new, transaction) {
      transaction.done.catch(() => {});
      transaction.abort();
    },
  });
  try {
    const rounds = await database.getAll("rounds");
    return rounds.filter((round) => round?.state === "running");
  } finally {
    database.close();
  }
}
