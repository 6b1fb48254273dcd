/**
 * The quiet offer to keep Lexigrid as an app.
 *
 * @import { App } from "./app.js"
 */
import { html, nothing } from "lit-html";
import { icon } from "../ui/icons.js";
import { INSTALL } from "../ui/words.js";

/** @param {App} app */
export function installRow({ device }) {
  const { install } = device;
  if (install.state !== "offered") return nothing;
  return html`<div class="offer install-row">
    ${icon("install")}
    <p><strong>${INSTALL.name}</strong> <span>${INSTALL.line}</span></p>
    <button type="button" class="key" @click=${install.ask}>${INSTALL.accept}</button>
  </div>`;
}

/** What the settings say besides. @param {App} app */
export function installHint({ device }) {
  if (device.install.state !== "by share sheet") return nothing;
  return html`<p class="settings-hint">${INSTALL.byShareSheet}</p>`;
}
