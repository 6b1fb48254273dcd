/**
 * The screens of 'friends by a link': what is fetched when somebody wants them.
 *
 * @import { App, Show } from "./app.js"
 * @import { Revealed } from "./finished.js"
 */
import { nothing } from "lit-html";

/** @type {Show} */
export const showFriends = () => () => {};
/** @type {Show} */
export const showJoin = () => () => {};
/** @type {Show} */
export const showAbout = () => () => {};

/** @param {App} _app @param {Revealed} _revealed @returns {unknown} */
export function fairNote(_app, _revealed) {
  return nothing;
}
