/**
 * Rounds that have been begun, in this tab, in another, or before the page was closed.
 * They are finished by the build that began them.
 *
 * @import { Rounds } from "../sw/updates.js"
 * @import { App } from "./app.js"
 * @import { Events, Tools } from "./round_play.js"
 */
import { isRunning, isWanted, sandLeft } from "../store/turns.js";
import { resumeRound } from "./round_play.js";

/** @typedef {Tools & {device: Pick<App["device"], "roundLock">}} Needs */

/** @type {Events} */
const NOBODY_WAITS = {
  onLost: (lost) => Promise.reject(lost),
  onUnkept() {},
  onFault: console.info,
  left: new AbortController().signal,
};

/** @param {Needs} needs @returns {Rounds} */
export function roundsUnderWay(needs) {
  const { store, device } = needs;
  return {
    async settle() {
      for (const round of await store.running()) {
        // One that cannot be finished is left to the player, who can see why.
        if (sandLeft(round, needs) === 0)
          await finish(needs, round.id).catch(console.info);
      }
    },
    async areUnderWay() {
      if (await device.roundLock.isAnyHeld()) return true;
      const games = [...(await store.running()), ...(await store.tileGames())];
      return games.some((game) => isRunning(game) && isWanted(game, needs));
    },
  };
}

/** @param {Needs} needs @param {string} id */
async function finish(needs, id) {
  const busy = new AbortController();
  const letGo = await needs.device.roundLock.hold(id, {
    signal: busy.signal,
    onBusy: () => busy.abort(),
  });
  try {
    const round = await needs.store.round(id);
    // Until the lock was had, another tab may have passed it on to the next seat.
    if (round?.state !== "running" || sandLeft(round, needs) !== 0) return;
    const play = await resumeRound(needs, round, NOBODY_WAITS);
    await play.finish();
    await play.leave();
  } finally {
    letGo();
  }
}
