/**
 * Keys at the table: letters lay tiles wherever the focus is, Enter plays unless a control
 * has the focus that wants it itself (X21).
 *
 * @typedef {object} Keys
 * @property {() => boolean} isAwake
 * @property {() => boolean} hasLaid
 * @property {(letter: string, asBlank: boolean) => void} type a capital
 * @property {() => void} erase
 * @property {() => void} enter
 * @property {() => void} escape
 * @property {(key: string) => boolean} move an arrow; whether it meant the board
 * @property {(at: number, key: string, carries: boolean) => void} moveSlot from a place
 *   of the rack
 */

const LETTER = /^[a-z]$/i;

/** @param {Keys} keys @returns {() => void} stops listening */
export function listenKeys(keys) {
  const stop = new AbortController();
  addEventListener("keydown", (event) => heard(keys, event), { signal: stop.signal });
  return () => stop.abort();
}

/** @param {Keys} keys @param {KeyboardEvent} event */
function heard(keys, event) {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  const isOurs = !ctrlKey && !metaKey && !altKey && !defaultPrevented;
  if (!isOurs || document.querySelector("dialog[open]")) return;
  if (key === "Escape") return keys.escape();
  if (!keys.isAwake()) return;
  if (LETTER.test(key)) {
    keys.type(key.toUpperCase(), event.shiftKey);
    return event.preventDefault();
  }
  if (key === "Backspace") keys.erase();
  else if (key === "Enter") enter(keys, event);
  else if (key.startsWith("Arrow")) arrow(keys, event);
}

/** @param {Keys} keys @param {KeyboardEvent} event */
function enter(keys, event) {
  const focused = document.activeElement;
  const isElsewhere =
    focused?.matches("button, a") && !focused.matches("[data-square]");
  if (isElsewhere || !keys.hasLaid()) return;
  event.preventDefault();
  keys.enter();
}

/** @param {Keys} keys @param {KeyboardEvent} event */
function arrow(keys, event) {
  const { key, shiftKey } = event;
  const slot = document.activeElement?.getAttribute("data-slot");
  const isAlong = key === "ArrowLeft" || key === "ArrowRight";
  if (slot != null) {
    if (!isAlong) return;
    event.preventDefault();
    return keys.moveSlot(Number(slot), key, shiftKey);
  }
  if (keys.move(key)) event.preventDefault();
}
