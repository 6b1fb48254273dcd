/**
 * Day or night on the porch. The setting may say "auto", then the system decides, and
 * goes on deciding while the page is open.
 *
 * @import { Theme } from "../board/pen.js"
 * @import { Settings } from "../store/settings.js"
 */

const LIGHT = "(prefers-color-scheme: light)";
const CHANGED = "lexigrid:theme";

/** What the page shows now. @returns {Theme} */
export function theme() {
  return document.documentElement.dataset.theme === "morning" ? "morning" : "dusk";
}

/**
 * @param {(theme: Theme) => void} tell called at each change
 * @returns {() => void} stops telling
 */
export function onTheme(tell) {
  const listener = () => tell(theme());
  document.addEventListener(CHANGED, listener);
  return () => document.removeEventListener(CHANGED, listener);
}

/**
 * Shows the wanted theme from now on.
 * @param {() => Settings["theme"]} wanted
 * @returns {() => void} to be called when the wish has changed
 */
export function keepTheme(wanted) {
  const system = matchMedia(LIGHT);
  const show = () => {
    const setting = wanted();
    const now = setting === "auto" ? (system.matches ? "morning" : "dusk") : setting;
    if (document.documentElement.dataset.theme === now) return;
    document.documentElement.dataset.theme = now;
    document.dispatchEvent(new Event(CHANGED));
  };
  system.addEventListener("change", show);
  show();
  return show;
}
