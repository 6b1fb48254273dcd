/**
 * The guest's side of 'connect by code': takes an invitation, and shows the reply until
 * the host has taken it.
 *
 * @import { Camera, Hold } from "../device/camera.js"
 * @import { Share } from "../device/share.js"
 * @import { Net } from "../net/net.js"
 * @import { CodesPart } from "./friends_codes_host.js"
 * @import { CodeReader } from "./friends_codes_reader.js"
 *
 * @typedef {object} GuestParts
 * @property {(invitation: string) => Promise<Pick<Net, "answerCode">>} enter the room that
 *   the invitation leads to
 * @property {Camera} camera
 * @property {Share} share
 * @property {string} [invitation] from a link
 *
 * @typedef {"take" | "camera" | "making" | "reply" | "joined"} GuestStep
 */
import { html, nothing } from "lit-html";
import { CodeError, keeps, unpack } from "../net/codes.js";
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

/** A reply that routers forget is made anew so often, ms. */
const RENEWAL = 20_000;

/**
 * @param {GuestParts} parts
 * @param {() => void} draw
 * @returns {CodesPart & {joined: () => void}} `joined`: to be called when the host is here
 */
export function guestCodes(parts, draw) {
  const side = new GuestSide(parts, draw);
  return {
    view: () => side.view(),
    stop: () => side.stop(),
    joined: () => side.joined(),
  };
}

class GuestSide {
  /** @type {GuestStep} */
  #step = "camera";
  #isAllowed = false;
  /** @type {Hold["state"] | null} */
  #cameraState = null;
  #invitation = "";
  #reply = "";
  #fault = "";
  #isLeft = false;
  /** @type {CodeReader | null} */
  #reader = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #renewal;

  /** @param {GuestParts} parts @param {() => void} draw */
  constructor(parts, draw) {
    this.parts = parts;
    this.draw = draw;
    this.carried = carried(parts.share, draw);
    if (parts.invitation !== undefined) this.#open(parts.invitation);
  }

  /** An invitation out of a link may be none. @param {string} invitation */
  #open(invitation) {
    try {
      unpack(invitation, "offer");
      this.#invitation = invitation;
    } catch (error) {
      if (!(error instanceof CodeError)) throw error;
      this.#step = "take";
      this.#fault = sentenceOf(error, "offer");
      this.#reader = this.#newReader();
    }
  }

  /** @param {GuestStep} step @param {string} [fault] */
  #to(step, fault = "") {
    if (this.#isLeft) return;
    clearTimeout(this.#renewal);
    this.#reader?.stop();
    this.#reader = step === "take" ? this.#newReader() : null;
    this.#step = step;
    this.#fault = fault;
    this.carried.forget();
    this.draw();
    focusStep();
  }

  #newReader() {
    const take = (/** @type {string} */ text) => {
      this.#invitation = text;
      void this.#answer();
    };
    const { label } = CODES.take;
    return codeReader(this.parts.camera, { kind: "offer", label, take }, this.draw);
  }

  /** @param {boolean} isAllowed */
  #begin(isAllowed) {
    this.#isAllowed = isAllowed;
    if (this.#invitation) return this.#answer();
    return this.#to("take");
  }

  async #answer() {
    this.#to("making");
    const { camera, enter } = this.parts;
    try {
      const { made, state } = await whileHeld(camera, this.#isAllowed, async () => {
        const net = await enter(this.#invitation);
        return { net, reply: await net.answerCode(this.#invitation) };
      });
      if (this.#step !== "making") return;
      this.#reply = made.reply;
      this.#cameraState = state;
      this.#to("reply");
      this.#renewLater(made.net);
    } catch (error) {
      if (this.#step === "making") this.#to("take", sentenceOf(error, "offer"));
    }
  }

  /** @param {Pick<Net, "answerCode">} net */
  #renewLater(net) {
    if (this.#isLeft || keeps(this.#reply)) return;
    this.#renewal = setTimeout(async () => {
      // One that could not be made leaves the one before, which may do.
      const fresh = await net.answerCode(this.#invitation).catch(() => this.#reply);
      if (this.#step !== "reply" || this.#isLeft) return;
      this.#reply = fresh;
      this.draw();
      this.#renewLater(net);
    }, RENEWAL);
  }

  view() {
    const steps = {
      take: () => this.#take(),
      camera: () =>
        cameraQuestion({
          use: () => this.#begin(true),
          without: () => this.#begin(false),
        }),
      making: () => stepTitle(CODES.reply.making),
      reply: () => this.#show(),
      joined: () => html`${stepTitle(CODES.joined.title)}<p>${CODES.joined.line}</p>`,
    };
    return html`<section class="codes" data-step=${this.#step}>${steps[this.#step]()}</section>`;
  }

  #take() {
    return html`${stepTitle(CODES.take.title)}
      <p>${CODES.take.line}</p>
      ${this.#fault ? html`<p class="notice bad" role="alert">${this.#fault}</p>` : nothing}
      ${this.#reader?.view()}`;
  }

  #show() {
    const { code, label, line, message, other, send, soon, title } = CODES.reply;
    const text = this.#reply;
    return html`${stepTitle(title)}
      <p>${line}</p>
      ${this.carried.view({ text, code, label, message, send, isLink: false })}
      ${keeps(text) ? nothing : html`<p class="codes-note">${soon}</p>`}
      ${cameraNote(this.#cameraState)}
      <button type="button" class="quiet" @click=${() => this.#to("take")}>${other}</button>`;
  }

  joined() {
    this.#to("joined");
  }

  stop() {
    this.#isLeft = true;
    clearTimeout(this.#renewal);
    this.#reader?.stop();
  }
}
