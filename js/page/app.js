/**
 * What every screen is given, and which screen is shown.
 *
 * @import { Engine } from "../worker/engine.js"
 * @import { Drafts } from "../device/drafts.js"
 * @import { Haptics } from "../device/haptics.js"
 * @import { Install } from "../device/install.js"
 * @import { RoundLock } from "../device/round_lock.js"
 * @import { Share } from "../device/share.js"
 * @import { Shaken } from "../device/shaken.js"
 * @import { Sound } from "../device/sound.js"
 * @import { Speech } from "../device/speech.js"
 * @import { StorageKeeper } from "../device/storage.js"
 * @import { WakeLockKeeper } from "../device/wake_lock.js"
 * @import { Settings } from "../store/settings.js"
 * @import { Store } from "../store/store.js"
 * @import { Updates } from "../sw/updates.js"
 * @import { Files } from "./launch.js"
 *
 * @typedef {object} SettingsKeeper
 * @property {() => Settings} current
 * @property {(changed: Partial<Settings>) => void} change at once, and in the store
 * @property {(tell: (settings: Settings) => void) => () => void} onChange gives back
 *   what stops the telling
 *
 * @typedef {object} App
 * @property {Store} store
 * @property {Engine} engine
 * @property {SettingsKeeper} settings
 * @property {{sound: Sound, haptics: Haptics, wakeLock: WakeLockKeeper,
 *   roundLock: RoundLock, install: Install, storage: StorageKeeper, share: Share,
 *   drafts: Drafts, shaken: Shaken, speech: Speech}} device
 * @property {Updates} updates
 * @property {Files} files that the player has opened
 * @property {() => void} roundFinished to be called when one is over and stored
 * @property {(hash: string, how?: {replace: boolean}) => void} go to a screen, unasked;
 *   `replace`: the browser's Back will not lead here again
 * @property {(ask: (() => Promise<boolean>) | null) => void} guard is asked before the
 *   browser's Back or a link leaves the screen's present address; forgotten when the
 *   screen is left
 * @property {() => number} now monotonic ms
 * @property {() => number} wall ms since 1970
 * @property {() => string} seed 64 hexadecimal digits
 * @property {() => string} id of a new round
 * @property {(length: number) => Uint8Array} entropy random bytes
 * @property {(text: string, urgency?: "polite" | "assertive") => void} announce to
 *   those who do not see the page
 *
 * @typedef {(app: App, root: HTMLElement, argument: string | null) => () => void} Show
 *   shows a screen in `root`, and gives back what clears it away
 * @typedef {{pattern: RegExp, show: Show}} Route
 */
import { closeCards } from "../ui/dialog.js";

/**
 * @param {string} hash
 * @param {readonly Route[]} routes
 * @returns {{show: Show, argument: string | null} | null}
 */
export function routeOf(hash, routes) {
  const path = hash.replace(/^#?\/?/, "");
  for (const { pattern, show } of routes) {
    const found = pattern.exec(path);
    if (found) return { show, argument: found[1] ?? null };
  }
  return null;
}

/**
 * Follows the address: shows the screen that it names, until another is named. Each
 * screen gets a <main> of its own, so that nothing of the one before stays in it.
 * @param {HTMLElement} main
 * @param {readonly Route[]} routes the first is home
 */
export function openWays(main, routes) {
  let root = main;
  /** @type {App | null} */
  let app = null;
  /** @type {(() => Promise<boolean>) | null} */
  let ask = null;
  let isAsking = false;
  let here = location.hash;
  let clear = () => {};

  const show = () => {
    if (!app) return;
    here = location.hash;
    ask = null;
    closeCards();
    clear();
    const fresh = document.createElement("main");
    root.replaceWith(fresh);
    root = fresh;
    scrollTo(0, 0);
    const home = { show: /** @type {Route} */ (routes[0]).show, argument: null };
    const { show: fill, argument } = routeOf(here, routes) ?? home;
    clear = fill(app, root, argument);
  };

  /** @param {string} hash @param {{replace: boolean}} [how] */
  const go = (hash, how) => {
    history[how?.replace ? "replaceState" : "pushState"](null, "", hash);
    show();
  };

  const onHash = async () => {
    if (!ask) return show();
    const wanted = location.hash || "#/";
    history.pushState(null, "", here);
    if (isAsking) return;
    isAsking = true;
    closeCards();
    const agreed = await ask();
    isAsking = false;
    if (agreed) go(wanted);
  };

  return {
    go,
    /** Would a player who is taken away from here lose something? */
    isGuarded: () => ask !== null,
    /** @param {(() => Promise<boolean>) | null} next */
    guard(next) {
      ask = next;
      here = location.hash;
    },
    /** @param {App} given */
    follow(given) {
      app = given;
      addEventListener("hashchange", onHash);
      show();
    },
  };
}

/**
 * Settings in memory, written behind.
 * @param {Settings} first
 * @param {(changed: Partial<Settings>) => void} save
 * @returns {SettingsKeeper}
 */
export function keepSettings(first, save) {
  let settings = first;
  /** @type {Set<(settings: Settings) => void>} */
  const listeners = new Set();
  return {
    current: () => settings,
    change(changed) {
      settings = { ...settings, ...changed };
      save(changed);
      for (const tell of listeners) tell(settings);
    },
    onChange(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

/**
 * Speaks through two live regions of the page's shell.
 * @param {{polite: HTMLElement, assertive: HTMLElement}} regions
 * @returns {App["announce"]}
 */
export function announcer(regions) {
  return (text, urgency = "polite") => {
    const sentence = document.createElement("p");
    sentence.textContent = text;
    regions[urgency].replaceChildren(sentence);
  };
}
