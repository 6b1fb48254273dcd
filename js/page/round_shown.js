/**
 * What the live table shows before anything has happened, and where things are on it.
 *
 * @import { Laid, Shown } from "./round_screen.js"
 */
import { start } from "../board/hunt_face.js";

/**
 * @param {Laid} table
 * @param {Shown["settings"]} settings
 * @returns {Shown}
 */
export function blank({ game, options, players, seat, match }, settings) {
  return {
    game,
    options,
    players: players ?? null,
    seat: seat ?? null,
    target: match?.target ?? 0,
    stage: "starting",
    view: null,
    ui: start(),
    seconds: options.seconds,
    starting: "",
    progress: null,
    waiting: false,
    fresh: null,
    cursor: 0,
    quarters: 0,
    settings,
    turner: null,
    trouble: null,
    friends: null,
    barKeys: [],
  };
}

/** @param {HTMLElement} root @param {string} selector */
export function part(root, selector) {
  const found = root.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`the screen has no ${selector}`);
  return found;
}

/** Where a new word comes to lie. @param {HTMLElement} root */
export function landingOf(root) {
  const key = part(root, ".list-key");
  const place = key.offsetParent ? key : (root.querySelector(".list .pad-row") ?? key);
  return place.getBoundingClientRect();
}
