/**
 * The strip at the head of a screen: the way back, where one is, and small keys.
 *
 * @import { TemplateResult } from "lit-html"
 * @import { IconName } from "./icons.js"
 *
 * @typedef {object} BarKey
 * @property {IconName} icon
 * @property {string} label
 * @property {string | (() => void)} does an address, or what a press does
 * @property {boolean} [spelled] shows its label where there is room
 */
import { html, nothing } from "lit-html";
import { icon } from "./icons.js";

/**
 * @param {object} parts
 * @param {BarKey | null} [parts.back]
 * @param {unknown} [parts.name] what stands beside the way back
 * @param {string} [parts.caption]
 * @param {BarKey[]} [parts.keys]
 * @returns {TemplateResult}
 */
export function bar({ back = null, name = nothing, caption = "", keys = [] }) {
  return html`<header class="bar">
    ${back ? barKey(back) : nothing}
    <div class="bar-name">${name}${caption ? html`<span class="bar-caption">${caption}</span>` : nothing}</div>
    <nav class="bar-keys">${keys.map(barKey)}</nav>
  </header>`;
}

/** @param {BarKey} key */
export function barKey({ icon: name, label, does, spelled = false }) {
  const inside = html`${icon(name)}<span class=${spelled ? "bar-label" : "unseen"}>${label}</span>`;
  if (typeof does === "string") {
    return html`<a class="bar-key" href=${does} title=${label}>${inside}</a>`;
  }
  return html`<button type="button" class="bar-key" title=${label} @click=${does}>${inside}</button>`;
}
