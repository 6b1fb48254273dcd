/**
 * Tells where the player is: the window's title, and the focus on the screen's heading.
 * @param {HTMLElement} root
 * @param {string} title
 */
export function arrive(root, title) {
  document.title = title === "Lexigrid" ? title : `${title} · Lexigrid`;
  const heading = root.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
