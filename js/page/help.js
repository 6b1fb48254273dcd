/**
 * How to play.
 *
 * @import { TileKind } from "../store/tile_kinds.js"
 * @import { App } from "./app.js"
 */
import { html, render } from "lit-html";
import { bar } from "../ui/bar.js";
import { onTheme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive } from "../ui/title.js";
import { BAR, HELP, TILE_HELP } from "../ui/words.js";

/**
 * @param {App} app
 * @param {HTMLElement} root
 */
export function show(app, root) {
  const draw = () => render(page(app), root);
  draw();
  arrive(root, HELP.title);
  return onTheme(draw);
}

/** @param {App} app */
function page(app) {
  return html`${bar({
    back: { icon: "back", label: BAR.home, does: "#/" },
    keys: [themeKey(app)],
  })}
    <div class="page help">
      <h1>${HELP.title}</h1>
      ${rules()} ${tileRules("crossword")} ${tileRules("heist")}
      <p class="help-start"><a class="brass" href="#/hunt">${HELP.start}</a></p>
    </div>`;
}

/** The rules of a game with tiles, for a card over a running game too. @param {TileKind} game */
export function tileRules(game) {
  const { name, lines, keys } = TILE_HELP[game];
  return html`${chapter(name, lines)}
    <section class="help-part">
      <h2>${HELP.keysTitle}</h2>
      ${keyList(keys)}
    </section>`;
}

/** @param {string} name @param {[text: string, rule: string][]} lines */
function chapter(name, lines) {
  return html`<section class="help-part">
    <h2>${name}</h2>
    <ul>${lines.map(([text, rule]) => html`<li>${text}${rule ? html` <small>${rule}</small>` : ""}</li>`)}</ul>
  </section>`;
}

/** @param {readonly (readonly string[])[]} keys */
function keyList(keys) {
  return html`<dl class="help-keys">
    ${keys.map(([key, does]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${does}</dd></div>`)}
  </dl>`;
}

/** The rules alone, for a card over a running round too. */
export function rules() {
  return html`<p class="help-gist">${HELP.gist}</p>
    ${HELP.parts.map(({ name, lines }) => chapter(name, lines))}
    ${worthTable()}
    <section class="help-part">
      <h2>${HELP.keysTitle}</h2>
      ${keyList(HELP.keys)}
    </section>`;
}

function worthTable() {
  return html`<section class="help-part">
    <h2>${HELP.worthTitle} <small>H14</small></h2>
    <table class="help-worth">
      <tr><th scope="row">${HELP.lettersRow}</th>${HELP.worth.map(([letters]) => html`<td>${letters}</td>`)}</tr>
      <tr><th scope="row">${HELP.pointsRow}</th>${HELP.worth.map(([, worth]) => html`<td><b>${worth}</b></td>`)}</tr>
    </table>
  </section>`;
}
