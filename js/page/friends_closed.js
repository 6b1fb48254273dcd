/**
 * A table that cannot be shown here: it is open in another tab, or it failed.
 *
 * @import { App } from "./app.js"
 * @import { Seat } from "./friends_room.js"
 */
import { html, render } from "lit-html";
import { bar } from "../ui/bar.js";
import { onTheme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive } from "../ui/title.js";
import { BAR } from "../ui/words.js";
import { JOIN } from "../ui/words_friends.js";

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {"elsewhere" | "failed" | "broken"} why
 */
export function showWhy(app, root, why) {
  const draw = () =>
    render(
      html`${bar({
        back: { icon: "back", label: BAR.home, does: "#/" },
        keys: [themeKey(app)],
      })}
        <div class="page opening">
          <h1>${JOIN[why]}</h1>
          <p>${JOIN[`${why}Why`]}</p>
          <p class="opening-keys"><a class="key" href="#/">${BAR.home}</a></p>
        </div>`,
      root,
    );
  draw();
  arrive(root, JOIN[why]);
  return onTheme(draw);
}

/** @param {App} app @param {HTMLElement} root @param {Seat} seat */
export function showClosed(app, root, seat) {
  const stop = showWhy(app, root, seat.state === "elsewhere" ? "elsewhere" : "failed");
  return { tell() {}, stop };
}
