/**
 * Keys that hand text on, and what came of it: said beside them, since a card may lie over
 * the page.
 *
 * @import { Message } from "../device/share.js"
 * @import { App } from "./app.js"
 */
import { html } from "lit-html";
import { icon } from "../ui/icons.js";
import { SEND } from "../ui/words.js";

/**
 * @param {App} app
 * @param {() => void} draw draws the keys again
 */
export function sendKeys({ device: { share } }, draw) {
  let told = "";
  /** @param {string} sentence */
  const tell = (sentence) => {
    told = sentence;
    draw();
  };
  /** @param {string} text */
  const copy = async (text) =>
    tell((await share.copy(text)) ? SEND.copied : SEND.notCopied);
  /** @param {Message} message */
  const send = async (message) => tell((await share.send(message)) ? "" : SEND.notSent);

  /**
   * One key is of brass: it sends where the device can, else it copies.
   * @param {Message} message
   * @param {string} text what is copied
   * @param {{send: string, copy: string}} labels
   */
  return (message, text, labels) => html`<div class="card-keys">
      ${
        share.sends
          ? html`<button type="button" class="key" @click=${() => copy(text)}>
                ${icon("copy")} ${SEND.copy}
              </button>
              <button type="button" class="brass" @click=${() => send(message)}>
                ${icon("send")} ${labels.send}
              </button>`
          : html`<button type="button" class="brass" @click=${() => copy(text)}>
              ${icon("copy")} ${labels.copy}
            </button>`
      }
    </div>
    <p class="send-told" role="status">${told}</p>`;
}
