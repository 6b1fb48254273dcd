/**
 * Cards laid over the screen: bottom sheets on phones, in the middle elsewhere. The
 * browser's own dialog keeps the focus inside, and gives it back.
 *
 * @import { TemplateResult } from "lit-html"
 */
import { html, render } from "lit-html";
import { barKey } from "./bar.js";
import { DIALOG } from "./words.js";

/**
 * @typedef {object} Card
 * @property {string} title
 * @property {(close: (answer?: string) => void) => unknown} body
 * @property {string} [kind] a class of its own
 */

/**
 * @param {Card} card
 * @returns {{closed: Promise<string>, redraw: () => void, close: (answer?: string) => void}}
 *   `closed` gives the answer, "" when it was put away
 */
export function openCard({ title, body, kind = "" }) {
  const dialog = document.createElement("dialog");
  dialog.className = `card ${kind}`.trim();
  dialog.setAttribute("aria-labelledby", "card-title");
  /** @type {(answer: string) => void} */
  let resolve = () => {};
  /** @type {Promise<string>} */
  const closed = new Promise((settle) => {
    resolve = settle;
  });
  // The answer is given at once: the browser's event comes after what is done next.
  const close = (answer = "") => {
    dialog.close(answer);
    resolve(answer);
  };
  const redraw = () => render(content(title, body(close), close), dialog);
  redraw();
  document.body.append(dialog);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog && isOutside(dialog, event)) close();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    resolve(dialog.returnValue);
  });
  dialog.showModal();
  return { closed, redraw, close };
}

/** A card belongs to the screen that it was laid over: it goes with it, unanswered. */
export function closeCards() {
  for (const card of document.querySelectorAll("dialog")) card.close();
}

/**
 * @param {string} title
 * @param {unknown} body
 * @param {() => void} close
 * @returns {TemplateResult}
 */
function content(title, body, close) {
  return html`<header class="card-head">
      <h2 id="card-title">${title}</h2>
      ${barKey({ icon: "close", label: DIALOG.close, does: () => close() })}
    </header>
    <div class="card-body">${body}</div>`;
}

/** @param {HTMLElement} dialog @param {MouseEvent} event */
function isOutside(dialog, { clientX, clientY }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * A question with one way on and one way back.
 * @param {{title: string, text: string, yes: string, no: string, grave?: boolean}} question
 *   `grave`: the way on loses something
 * @returns {Promise<boolean>}
 */
export async function confirm({ title, text, yes, no, grave = false }) {
  const card = openCard({
    title,
    body: (close) => html`<p>${text}</p>
      <div class="card-keys">
        <button type="button" class="key" autofocus @click=${() => close("no")}>${no}</button>
        <button type="button" class=${grave ? "key grave" : "brass"} @click=${() => close("yes")}>${yes}</button>
      </div>`,
  });
  return (await card.closed) === "yes";
}
