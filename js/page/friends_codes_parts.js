/**
 * What both sides of 'connect by code' show: a code to be carried, and the question for
 * the camera.
 *
 * @import { Share } from "../device/share.js"
 * @import { Camera, Hold } from "../device/camera.js"
 */
import { html, nothing } from "lit-html";
import { icon } from "../ui/icons.js";
import { qrCode } from "../ui/qr.js";
import { CODES } from "../ui/words_friends_codes.js";

/**
 * A step's heading takes the focus when the step begins, so that it is read and Tab goes
 * on from there.
 * @param {string} title
 */
export function stepTitle(title) {
  return html`<h2 class="codes-title" tabindex="-1">${title}</h2>`;
}

/** To be called once the step is drawn. */
export function focusStep() {
  /** @type {HTMLElement | null} */
  const title = document.querySelector(".codes-title");
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: "nearest" });
}

/**
 * Does something while the camera is on, for browsers tell the device's own addresses
 * then. Without a camera it is done all the same.
 * @template T
 * @param {Camera} camera
 * @param {boolean} isAllowed whether the player has agreed to it
 * @param {() => Promise<T>} make
 * @returns {Promise<{made: T, state: Hold["state"] | null}>}
 */
export async function whileHeld(camera, isAllowed, make) {
  const hold = isAllowed ? await camera.hold() : null;
  try {
    return { made: await make(), state: hold?.state ?? null };
  } finally {
    hold?.release();
  }
}

/**
 * @param {{use: () => void, without: () => void}} does
 */
export function cameraQuestion({ use, without }) {
  return html`${stepTitle(CODES.camera.title)}
    <p>${CODES.camera.why}</p>
    <p class="codes-keys">
      <button type="button" class="brass" @click=${use}>${CODES.camera.use}</button>
      <button type="button" class="key" @click=${without}>${CODES.camera.without}</button>
    </p>`;
}

/** @param {Hold["state"] | null} state */
export function cameraNote(state) {
  return state === null || state === "on"
    ? nothing
    : html`<p class="codes-note">${CODES.camera[state]}</p>`;
}

/**
 * A code as a picture, as text, and with keys that hand it on.
 * @param {Share} share
 * @param {() => void} draw
 */
export function carried(share, draw) {
  let told = "";
  /** @param {string} sentence */
  const tell = (sentence) => {
    told = sentence;
    draw();
  };
  /** @param {string} text */
  const copy = async (text) =>
    tell((await share.copy(text)) ? CODES.copied : CODES.notCopied);
  /** @param {{text: string, message: string, isLink: boolean}} what */
  const send = async ({ text, message, isLink }) => {
    const whole = { title: message, ...(isLink ? { url: text } : { text }) };
    tell((await share.send(whole)) ? "" : CODES.notSent);
  };
  return {
    forget: () => {
      told = "";
    },
    /** @param {{text: string, code: string, label: string, message: string, send: string, isLink: boolean}} parts */
    view: (
      parts,
    ) => html`<figure class="tag codes-tag">${qrCode(parts.text, parts.code)}</figure>
      <div class="codes-carry">
        <label class="field"><span>${parts.label}</span>
          <input class="invite-link" readonly .value=${parts.text} @focus=${selectAll}></label>
        <div class="codes-keys">
          <button type="button" class="key" @click=${() => copy(parts.text)}>
            ${icon("copy")} ${CODES.copy}
          </button>
          ${
            share.sends
              ? html`<button type="button" class="key" @click=${() => send(parts)}>
                  ${icon("send")} ${parts.send}
                </button>`
              : nothing
          }
        </div>
        <p class="codes-quiet" role="status">${told}</p>
      </div>`,
  };
}

/** @param {Event} event */
function selectAll({ currentTarget }) {
  /** @type {HTMLInputElement} */ (currentTarget).select();
}
