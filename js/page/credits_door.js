/**
 * The way to profiles, credits, store and tournaments: their screens are fetched when
 * somebody wants them.
 *
 * @import { Show } from "./app.js"
 */
import { PURSE } from "../ui/words.js";
import { lazyScreen, styled } from "./lazy_screen.js";

/** @returns {Promise<typeof import("./credits.js")>} */
async function fetched() {
  const [credits] = await Promise.all([
    import("./credits.js"),
    styled(__CREDITS_STYLE__),
  ]);
  return credits;
}

/**
 * @param {"showProfiles" | "showCredits" | "showStore" | "showTournaments" |
 *   "showTournament"} screen
 * @returns {Show}
 */
export const creditsScreen = (screen) =>
  lazyScreen(fetched, (credits) => credits[screen], PURSE);
