/**
 * The way to 'friends by a link': their screens are fetched when somebody wants them, and
 * nothing of them before.
 *
 * @import { App, Show } from "./app.js"
 * @import { Revealed } from "./finished.js"
 *
 * @typedef {"showFriends" | "showJoin" | "showAbout" | "showCodes" |
 *   "showByCode"} Screen
 * @typedef {{told: () => unknown, key: () => unknown, stop: () => void}} Note
 */
import { nothing } from "lit-html";
import { FRIENDS } from "../ui/words.js";
import { lazyScreen, styled } from "./lazy_screen.js";

/** @type {Note} */
const NO_NOTE = { told: () => nothing, key: () => nothing, stop() {} };

/** @returns {Promise<typeof import("./friends.js")>} */
async function fetched() {
  const [friends] = await Promise.all([
    import("./friends.js"),
    styled(__FRIENDS_STYLE__),
  ]);
  return friends;
}

/**
 * @param {Screen} screen
 * @returns {Show}
 */
export const friendsScreen = (screen) =>
  lazyScreen(fetched, (friends) => friends[screen], FRIENDS);

/**
 * What a reveal says and offers besides of a round between friends.
 * @param {App} app
 * @param {Revealed} revealed
 * @param {() => void} draw
 * @returns {Note}
 */
export function fairNote(app, revealed, draw) {
  let note = NO_NOTE;
  let isLeft = false;
  if (revealed.round.fair) {
    fetched().then(
      (friends) => {
        if (isLeft) return;
        note = friends.fairNote(app, revealed, draw);
        draw();
      },
      () => {
        // The reveal stands without it.
      },
    );
  }
  return {
    told: () => note.told(),
    key: () => note.key(),
    stop() {
      isLeft = true;
      note.stop();
    },
  };
}
