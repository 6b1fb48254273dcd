/**
 * The sun or moon that changes the theme, and keeps the choice.
 *
 * @import { App } from "../page/app.js"
 * @import { BarKey } from "./bar.js"
 */
import { theme } from "./theme.js";
import { THEME } from "./words.js";

/**
 * Its screen draws it again at the next change of the theme (`onTheme`).
 * @param {App} app
 * @returns {BarKey}
 */
export function themeKey(app) {
  const isDusk = theme() === "dusk";
  return {
    icon: isDusk ? "sun" : "moon",
    label: isDusk ? THEME.toMorning : THEME.toDusk,
    does: () => app.settings.change({ theme: isDusk ? "morning" : "dusk" }),
  };
}
