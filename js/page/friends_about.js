/**
 * What a peer and a relay can see, in short.
 *
 * @import { App } from "./app.js"
 */
import { html, render } from "lit-html";
import { bar } from "../ui/bar.js";
import { onTheme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive } from "../ui/title.js";
import { BAR } from "../ui/words.js";
import { ABOUT } from "../ui/words_friends.js";
import { seated } from "./friends_room.js";

/** @param {App} app @param {HTMLElement} root */
export function showAbout(app, root) {
  const isInRoom = seated() !== null;
  const back = isInRoom
    ? { label: ABOUT.back, does: "#/friends" }
    : { label: BAR.home, does: "#/" };
  const draw = () =>
    render(
      html`${bar({ back: { icon: "back", ...back }, keys: [themeKey(app)] })}
        <div class="page friends-about">
          <h1>${ABOUT.title}</h1>
          ${ABOUT.parts.map(
            ({ title, text }) =>
              html`<section><h2>${title}</h2><p>${text}</p></section>`,
          )}
          <p><a class="key" href=${back.does}>${back.label}</a></p>
        </div>`,
      root,
    );
  draw();
  arrive(root, ABOUT.title);
  return onTheme(draw);
}
