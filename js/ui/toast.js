/** How long a sentence stays, in ms. */
const STAYS = 4000;

/**
 * A short sentence in the strip above the buttons; it goes away by itself. The strip is
 * there for the eye alone: those who do not see it are to be told by `announce`.
 * @param {string} text
 */
export function toast(text) {
  const strip = document.getElementById("toasts");
  if (!strip) return;
  const sentence = document.createElement("p");
  sentence.className = "toast";
  sentence.textContent = text;
  strip.replaceChildren(sentence);
  setTimeout(() => sentence.remove(), STAYS);
}

/**
 * The same, and read out at once.
 * @param {{announce: (said: string, manner: "assertive") => void}} app
 * @param {string} text
 */
export function toastAloud({ announce }, text) {
  toast(text);
  announce(text, "assertive");
}
