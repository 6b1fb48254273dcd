/**
 * Taking a friend's code: by the camera, from a picture, or as text.
 *
 * @import { Camera, Look } from "../device/camera.js"
 * @import { Kind } from "../net/codes.js"
 *
 * @typedef {object} Taking
 * @property {Kind} kind
 * @property {string} label of the field
 * @property {(text: string) => void} take a text that is a code of this kind
 *
 * @typedef {object} CodeReader
 * @property {() => unknown} view
 * @property {() => void} stop the camera
 */
import { html, nothing } from "lit-html";
import { CodeError, unpack } from "../net/codes.js";
import { icon } from "../ui/icons.js";
import { CODES } from "../ui/words_friends_codes.js";

/**
 * The sentence for an error of a code, whoever has thrown it.
 * @param {unknown} error
 * @param {Kind} [wanted]
 */
export function sentenceOf(error, wanted) {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const named =
    code === "wrong_kind"
      ? wanted === "answer"
        ? "reply_wanted"
        : "invitation_wanted"
      : code;
  return CODES.faults[named] ?? CODES.faults.other ?? "";
}

/**
 * @param {Camera} camera
 * @param {Taking} taking
 * @param {() => void} draw
 * @returns {CodeReader}
 */
export function codeReader(camera, taking, draw) {
  const { kind, label, take } = taking;
  /** @type {Look | null} */
  let look = null;
  let isLooking = false;
  let isStopped = false;
  let fault = "";

  /** @param {string} sentence */
  const tell = (sentence) => {
    fault = sentence;
    draw();
  };
  /** @param {string} text @returns {boolean} whether it is a code of this kind */
  const isWanted = (text) => {
    try {
      unpack(text, kind);
      return true;
    } catch (error) {
      if (!(error instanceof CodeError)) throw error;
      const sentence = sentenceOf(error, kind);
      if (sentence !== fault) tell(sentence);
      return false;
    }
  };
  /** @param {string} text */
  const offer = (text) => {
    if (!isWanted(text)) return;
    fault = "";
    take(text);
  };
  async function scan() {
    isLooking = true;
    tell("");
    /** @type {HTMLVideoElement | null} */
    const video = document.querySelector("video.codes-video");
    if (!video) return;
    look = camera.look(video, isWanted);
    focusOn(".codes-shut");
    const { outcome, text } = await look.seen;
    look = null;
    isLooking = false;
    if (isStopped) return;
    if (outcome === "found") return offer(text);
    tell(outcome === "closed" ? "" : CODES.camera[outcome]);
    focusOn(".codes-scan");
  }
  /** @param {Event} event */
  async function picture({ currentTarget }) {
    const input = /** @type {HTMLInputElement} */ (currentTarget);
    const [file] = input.files ?? [];
    if (!file) return;
    input.value = "";
    try {
      const text = await camera.read(file);
      if (text === null) tell(CODES.read.inPicture);
      else offer(text);
    } catch {
      tell(CODES.camera.no_reader);
    }
  }
  /** @param {SubmitEvent} event */
  const paste = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    offer(String(new FormData(form).get("code") ?? ""));
  };
  const close = () => look?.close();
  return {
    view: () =>
      html`<div class="codes-read">
        ${isLooking ? eye(close) : keys(scan, picture)}
        ${isLooking ? nothing : field({ label, paste })}
        <p class=${fault ? "notice bad" : "codes-quiet"} role="alert">${fault}</p>
      </div>`,
    stop() {
      isStopped = true;
      close();
    },
  };
}

/** @param {string} selector */
function focusOn(selector) {
  /** @type {HTMLElement | null} */
  const found = document.querySelector(selector);
  found?.focus();
}

/** @param {() => void} close */
function eye(close) {
  return html`<video class="codes-video" playsinline muted .muted=${true}
      aria-label=${CODES.camera.shown}></video>
    <button type="button" class="key codes-shut" @click=${close}>
      ${icon("close")} ${CODES.camera.close}
    </button>`;
}

/** @param {() => void} scan @param {(event: Event) => void} picture */
function keys(scan, picture) {
  return html`<div class="codes-keys">
    <button type="button" class="brass codes-scan" @click=${scan}>${CODES.read.scan}</button>
    <label class="key transfer-file">
      ${icon("open")} ${CODES.read.picture}
      <input type="file" accept="image/*" @change=${picture}>
    </label>
  </div>`;
}

/** @param {{label: string, paste: (event: SubmitEvent) => void}} parts */
function field({ label, paste }) {
  return html`<form class="codes-form" @submit=${paste}>
    <label class="field"><span>${label}</span>
      <textarea name="code" class="codes-text" rows="3" spellcheck="false"
        autocapitalize="off" autocomplete="off"></textarea></label>
    <button type="submit" class="key">${icon("check")} ${CODES.read.use}</button>
  </form>`;
}
