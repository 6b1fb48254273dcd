/**
 * Time while a round runs: its deadline, and its marks in the store.
 *
 * @import { Play } from "./round_play.js"
 */

/** Between two marks of the clock in the store, ms. */
const KEPT_EVERY = 5000;

/**
 * Writes where the clock stands: now and then, and whenever the page may be closed.
 * @param {Pick<Play, "keep">} play
 * @returns {() => void} stops
 */
export function keepClock({ keep }) {
  const stop = new AbortController();
  const { signal } = stop;
  const hidden = () => document.visibilityState === "hidden" && keep();
  document.addEventListener("visibilitychange", hidden, { signal });
  addEventListener("pagehide", keep, { signal });
  const every = setInterval(keep, KEPT_EVERY);
  return () => {
    stop.abort();
    clearInterval(every);
  };
}

/**
 * The deadline, for a page without frames. A timer may be early, and a page that slept
 * finds that it is late.
 * @param {Pick<Play, "clock">} play
 * @param {() => void} end
 * @returns {() => void} stops
 */
export function atDeadline({ clock }, end) {
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    const left = clock.left();
    if (left <= 0) end();
    else timer = window.setTimeout(wait, left);
  };
  wait();
  document.addEventListener("visibilitychange", wait);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", wait);
  };
}
