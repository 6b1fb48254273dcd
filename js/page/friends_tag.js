/**
 * The invitation: a tag with the link as a QR code, the link itself, and keys that hand
 * it on.
 *
 * @import { Table } from "../room/deal_text.js"
 * @import { App } from "./app.js"
 * @import { Hint } from "./friends_link.js"
 */
import { html, nothing } from "lit-html";
import { icon } from "../ui/icons.js";
import { qrCode } from "../ui/qr.js";
import { SEND } from "../ui/words.js";
import { LOBBY } from "../ui/words_friends.js";

/** @typedef {Hint & Partial<Pick<Table, "target" | "teams" | "minimums">>} Said */

/** @param {Said} table @returns {[string, string]} */
function partsOf({ game, options, target, teams, minimums }) {
  const { size, min, seconds, anything } = options;
  const besides = [
    target ? LOBBY.firstTo(target) : "",
    minimums ? LOBBY.handicap : "",
    teams ? LOBBY.inTeams : "",
    anything ? LOBBY.anything : "",
  ].filter(Boolean);
  return [LOBBY.table(game, size), [LOBBY.rest(min, seconds), ...besides].join(", ")];
}

/** @param {Said} table */
export function tableText(table) {
  return partsOf(table).join(", ");
}

/** @param {Said} table */
export function tableWords(table) {
  const [name, rest] = partsOf(table);
  return html`<strong>${name}</strong> <span>${rest}</span>`;
}

/** @param {Hint} hint @param {string} link */
export function tag({ game, options }, link) {
  return html`<figure class="tag">
    ${qrCode(link, LOBBY.code(LOBBY.table(game, options.size)))}
    <figcaption class="tag-table">${tableWords({ game, options })}</figcaption>
  </figure>`;
}

/**
 * @param {App} app
 * @param {() => void} draw draws the keys again
 */
export function linkKeys({ device: { share }, announce }, draw) {
  let told = "";
  /** @param {string} sentence */
  const tell = (sentence) => {
    told = sentence;
    if (sentence) announce(sentence);
    draw();
  };
  /** @param {string} link */
  const copy = async (link) =>
    tell((await share.copy(link)) ? SEND.copied : SEND.notCopied);
  /** @param {string} link */
  const send = async (link) => {
    const message = { title: LOBBY.invitation, url: link };
    tell((await share.send(message)) ? "" : SEND.notSent);
  };

  /**
   * @param {string} link
   * @param {boolean} isMain nothing else on the screen is of brass
   */
  return (link, isMain) => {
    const main = isMain ? "brass" : "key";
    return html`<div class="friends-link">
        <input class="invite-link" readonly aria-label=${LOBBY.link} .value=${link} @focus=${selectAll}>
        ${share.sends ? copyKey("key", LOBBY.copyShort, () => copy(link)) : nothing}
      </div>
      ${
        share.sends
          ? html`<button type="button" class=${main} @click=${() => send(link)}>
              ${icon("send")} ${LOBBY.send}
            </button>`
          : copyKey(main, LOBBY.copy, () => copy(link))
      }
      <p class="send-told">${told}</p>`;
  };
}

/** @param {string} kind @param {string} label @param {() => void} does */
function copyKey(kind, label, does) {
  return html`<button type="button" class=${kind} @click=${does}>${icon("copy")} ${label}</button>`;
}

/** @param {Event} event */
function selectAll({ currentTarget }) {
  /** @type {HTMLInputElement} */ (currentTarget).select();
}
