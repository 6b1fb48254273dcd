/**
 * The quiet offer of a newer build, on screens between rounds.
 *
 * @import { App } from "./app.js"
 */
import { html, nothing } from "lit-html";
import { icon } from "../ui/icons.js";
import { holdingFocus } from "../ui/title.js";
import { toast } from "../ui/toast.js";
import { UPDATE } from "../ui/words.js";

/** @param {App} app */
export function updateRow({ updates, announce }) {
  if (!updates.isOffered) return nothing;
  const accept = async () => {
    if (await updates.accept()) return;
    toast(UPDATE.later);
    announce(UPDATE.later);
  };
  return html`<div class="offer update-row">
    ${icon("renew")}
    <p><strong>${UPDATE.ready}</strong> <span>${UPDATE.short}</span></p>
    <button type="button" class="key" @click=${accept}>${UPDATE.accept}</button>
  </div>`;
}

/**
 * Draws a screen again when there is something to offer, or no longer.
 * @param {App} app
 * @param {HTMLElement} root
 * @param {() => void} draw
 */
export function watchOffers({ updates, device }, root, draw) {
  const redraw = () => holdingFocus(root, draw);
  const stops = [updates.onChange(redraw), device.install.onChange(redraw)];
  updates.look();
  return () => {
    for (const stop of stops) stop();
  };
}
