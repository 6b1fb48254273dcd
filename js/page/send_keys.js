/**
 * Text that is to be handed on, as the player sees it, and the keys that do it.
 *
 * @import { Message } from "../device/share.js"
 * @import { App } from "./app.js"
 */
import { html } from "lit-html";
import { icon } from "../ui/icons.js";
import { toast } from "../ui/toast.js";
import { SEND } from "../ui/words.js";

/**
 * One brass key: it sends where the device can, else it copies.
 * @param {App} app
 * @param {Message} message
 * @param {{copied: string, send: string, copy: string}} said `copied`: what is copied
 */
export function sendKeys(app, message, { copied, send, copy }) {
  const { share } = app.device;
  if (!share.sends) {
    return html`<button type="button" class="brass" @click=${() => copyText(app, copied)}>
      ${icon("copy")} ${copy}
    </button>`;
  }
  return html`<button type="button" class="key" @click=${() => copyText(app, copied)}>
      ${icon("copy")} ${SEND.copy}
    </button>
    <button type="button" class="brass" @click=${() => sendOn(app, message)}>
      ${icon("send")} ${send}
    </button>`;
}

/** @param {App} app @param {string} text */
async function copyText(app, text) {
  tell(app, (await app.device.share.copy(text)) ? SEND.copied : SEND.notCopied);
}

/** @param {App} app @param {Message} message */
async function sendOn(app, message) {
  if (!(await app.device.share.send(message))) tell(app, SEND.notSent);
}

/** @param {App} app @param {string} sentence */
function tell({ announce }, sentence) {
  toast(sentence);
  announce(sentence);
}
