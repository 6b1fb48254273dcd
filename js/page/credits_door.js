/**
 * The way to profiles, credits, store and tournaments: their screens are fetched when
 * somebody wants them.
 *
 * @import { Show } from "./app.js"
 */
import { html } from "lit-html";
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

const WAYS = Object.freeze({
  "#/credits": PURSE.title,
  "#/profiles": PURSE.profiles,
  "#/store": PURSE.store,
  "#/tournaments": PURSE.tournaments,
});

/** The other screens of credits. */
export function creditsLinks() {
  const others = Object.entries(WAYS).filter(([way]) => way !== location.hash);
  return html`<nav class="credits-links" aria-label=${PURSE.settings}>
    ${others.map(([way, name]) => html`<a class="key" href=${way}>${name}</a>`)}
  </nav>`;
}
