/** Links to profiles, credits, store and tournaments. */
import { html } from "lit-html";
import { PURSE } from "../ui/words.js";

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
