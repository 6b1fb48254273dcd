/**
 * The host's side of 'connect by code': an invitation for one player, the reply to it,
 * and the next.
 *
 * @import { Camera, Hold } from "../device/camera.js"
 * @import { Share } from "../device/share.js"
 * @import { Net } from "../net/net.js"
 * @import { CodeReader } from "./friends_codes_reader.js"
 *
 * @typedef {object} HostParts
 * @property {Pick<Net, "offerCode" | "acceptCode">} net
 * @property {Camera} camera
 * @property {Share} share
 * @property {(linkForm: string) => string} linkTo the page that takes the invitation
 * @property {(id: string) => string} nameOf "" while it is not known
 *
 * @typedef {"camera" | "making" | "invite" | "reply" | "connecting" | "done" | "spent"} HostStep
 *
 * @typedef {object} CodesPart
 * @property {() => unknown} view
 * @property {() => void} stop when the screen is left
 */
import { html, nothing } from "lit-html";
import { keeps, toLinkForm } from "../net/codes.js";
import { icon } from "../ui/icons.js";
import { CODES } from "../ui/words_friends_codes.js";
import {
  cameraNote,
  cameraQuestion,
  carried,
  focusStep,
  stepTitle,
  whileHeld,
} from "./friends_codes_parts.js";
import { codeReader, sentenceOf } from "./friends_codes_reader.js";

/** After these the invitation can still have its reply. */
const HARMLESS = new Set([
  "empty",
  "not_a_code",
  "spoilt",
  "newer",
  "wrong_kind",
  "other_room",
]);

/**
 * @param {HostParts} parts
 * @param {() => void} draw
 * @returns {CodesPart}
 */
export function hostCodes(parts, draw) {
  const side = new HostSide(parts, draw);
  return { view: () => side.view(), stop: () => side.stop() };
}

class HostSide {
  /** @type {HostStep} */
  #step = "camera";
  #isAllowed = false;
  /** @type {Hold["state"] | null} */
  #cameraState = null;
  #code = "";
  #fault = "";
  #guest = "";
  #isLeft = false;
  /** @type {CodeReader | null} */
  #reader = null;

  /** @param {HostParts} parts @param {() => void} draw */
  constructor(parts, draw) {
    this.parts = parts;
    this.draw = draw;
    this.carried = carried(parts.share, draw);
  }

  /** @param {HostStep} step @param {string} [fault] */
  #to(step, fault = "") {
    if (this.#isLeft) return;
    this.#reader?.stop();
    this.#reader = step === "reply" ? this.#newReader() : null;
    this.#step = step;
    this.#fault = fault;
    this.carried.forget();
    this.draw();
    focusStep();
  }

  #newReader() {
    const { label } = CODES.accept;
    const take = (/** @type {string} */ text) => void this.#accept(text);
    return codeReader(this.parts.camera, { kind: "answer", label, take }, this.draw);
  }

  /** @param {boolean} isAllowed */
  #begin(isAllowed) {
    this.#isAllowed = isAllowed;
    return this.#invite();
  }

  async #invite() {
    this.#to("making");
    const { camera, net } = this.parts;
    try {
      const { made, state } = await whileHeld(camera, this.#isAllowed, () =>
        net.offerCode(),
      );
      this.#code = made;
      this.#cameraState = state;
      this.#to("invite");
    } catch (error) {
      this.#to("spent", sentenceOf(error));
    }
  }

  /** @param {string} reply */
  async #accept(reply) {
    this.#to("connecting");
    try {
      this.#guest = await this.parts.net.acceptCode(reply);
      this.#to("done");
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      this.#to(HARMLESS.has(code) ? "reply" : "spent", sentenceOf(error, "answer"));
    }
  }

  view() {
    const steps = {
      camera: () =>
        cameraQuestion({
          use: () => this.#begin(true),
          without: () => this.#begin(false),
        }),
      making: () => waiting(CODES.invite.making),
      invite: () => this.#invitation(),
      reply: () => this.#reply(),
      connecting: () => waiting(CODES.accept.connecting),
      done: () => this.#done(),
      spent: () => this.#spent(),
    };
    return html`<section class="codes" data-step=${this.#step}>${steps[this.#step]()}</section>`;
  }

  #invitation() {
    const { code, label, line, message, next, send, title } = CODES.invite;
    const text = this.parts.linkTo(toLinkForm(this.#code));
    return html`${stepTitle(title)}
      <p>${line}</p>
      ${this.carried.view({ text, code, label, message, send, isLink: true })}
      ${cameraNote(this.#cameraState)}
      <button type="button" class="brass codes-main" @click=${() => this.#to("reply")}>${next}</button>`;
  }

  #reply() {
    const { back, line, soon, title } = CODES.accept;
    return html`${stepTitle(title)}
      <p>${line}</p>
      ${keeps(this.#code) ? nothing : html`<p class="codes-note">${soon}</p>`}
      ${this.#fault ? html`<p class="notice bad" role="alert">${this.#fault}</p>` : nothing}
      ${this.#reader?.view()}
      <button type="button" class="quiet" @click=${() => this.#to("invite")}>
        ${icon("back")} ${back}
      </button>`;
  }

  #done() {
    const { line, next, somebody, title } = CODES.done;
    const name = this.parts.nameOf(this.#guest) || somebody;
    return html`${stepTitle(title(name))}
      <p>${line}</p>
      <button type="button" class="brass codes-main" @click=${() => this.#invite()}>${next}</button>`;
  }

  #spent() {
    return html`${stepTitle(CODES.hostTitle)}
      <p class="notice bad" role="alert">${this.#fault}</p>
      <button type="button" class="brass codes-main" @click=${() => this.#invite()}>
        ${CODES.invite.fresh}
      </button>`;
  }

  stop() {
    this.#isLeft = true;
    this.#reader?.stop();
  }
}

/** @param {string} sentence */
function waiting(sentence) {
  return stepTitle(sentence);
}
