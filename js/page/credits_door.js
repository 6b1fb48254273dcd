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
  return html`<nav class="credits-links" aria-label=${PURSE.settings}>${links("key")}</nav>`;
}

/** On the porch. */
export function creditsRow() {
  return html`<nav class="home-row" aria-label=${PURSE.settings}>
    <p><strong>${PURSE.settings}</strong></p>
    ${links("quiet")}
  </nav>`;
}

/** @param {"key" | "quiet"} look */
function links(look) {
  return Object.entries(WAYS)
    .filter(([way]) => way !== location.hash)
    .map(([way, name]) => html`<a class=${look} href=${way}>${name}</a>`);
}
