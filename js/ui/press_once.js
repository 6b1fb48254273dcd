/**
 * A held Enter presses once: browsers would press the focused control again and again, at
 * the speed at which a held letter is written, and the control that has the focus after.
 * @param {Pick<Document, "addEventListener">} page
 */
export function pressOnce(page) {
  const heard = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Enter" && event.repeat) event.preventDefault();
  };
  page.addEventListener("keydown", heard, { capture: true });
}
