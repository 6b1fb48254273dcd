/**
 * Listens to the keyboard while a round is shown.
 *
 * @import { Meaning } from "./round_keys.js"
 *
 * @typedef {object} Listener
 * @property {() => boolean} isAwake
 * @property {() => {ready: boolean, last: number | null, n: number, quarters: number}} place
 * @property {(meaning: Meaning) => void} tell
 * @property {() => void} tabbed the player goes from control to control
 */
import { meaningOf } from "./round_keys.js";

const CONTROLS = "a, button, input, select, .pad-rows";

/**
 * @param {Listener} listener
 * @returns {() => void} stops listening
 */
export function listenKeys({ isAwake, place, tell, tabbed }) {
  const stop = new AbortController();
  const { signal } = stop;
  let isSpaceOurs = false;

  /** @param {KeyboardEvent} event */
  const pressed = (event) => {
    if (event.defaultPrevented || event.isComposing || !isAwake() || isCovered())
      return;
    if (event.key === "Tab") return tabbed();
    const { key, repeat } = event;
    const held = event.ctrlKey || event.altKey || event.metaKey;
    const { last, ...rest } = place();
    const focus = focusOf(document.activeElement);
    const onLast = focus.cell !== null && focus.cell === last;
    const meaning = meaningOf({ key, held, repeat }, { ...rest, ...focus, onLast });
    if (!meaning) return;
    event.preventDefault();
    isSpaceOurs = key === " ";
    tell(meaning);
  };

  // Some browsers press the focused button when the space bar comes up.
  /** @param {KeyboardEvent} event */
  const released = (event) => {
    if (event.key !== " " || !isSpaceOurs) return;
    isSpaceOurs = false;
    event.preventDefault();
  };

  document.addEventListener("keydown", pressed, { signal });
  document.addEventListener("keyup", released, { signal });
  return () => stop.abort();
}

/** A card lies over the table. */
function isCovered() {
  return document.querySelector("dialog[open]") !== null;
}

/** @param {Element | null} element */
function focusOf(element) {
  const cell = element instanceof HTMLElement ? element.dataset.cell : undefined;
  if (cell !== undefined) return { cell: Number(cell), onControl: false };
  return { cell: null, onControl: element?.matches(CONTROLS) ?? false };
}
