/**
 * Tells where the player is: the window's title, and the focus on the screen's heading.
 * @param {HTMLElement} root
 * @param {string} title
 */
export function arrive(root, title) {
  entitle(title);
  focusHeading(root);
}

/** Names the window. @param {string} title */
export function entitle(title) {
  document.title = title === "Lexigrid" ? title : `${title} · Lexigrid`;
}

/**
 * Draws, and keeps the focus on the screen when what had it is gone.
 * @param {HTMLElement} root
 * @param {() => void} draw
 */
export function holdingFocus(root, draw) {
  const hadFocus = root.contains(document.activeElement);
  draw();
  if (hadFocus && !root.contains(document.activeElement)) focusHeading(root);
}

/** @param {HTMLElement} root */
function focusHeading(root) {
  const heading = root.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
