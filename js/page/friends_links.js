/**
 * Links to friends, and back to their room.
 *
 * @import { Round } from "../store/round.js"
 * @import { App } from "./app.js"
 */
import { html } from "lit-html";
import { including, text } from "../store/shape.js";
import { icon } from "../ui/icons.js";
import { FRIENDS } from "../ui/words.js";

/** On the sheet of a game. @param {"hunt" | "classic"} game @param {() => void} close */
export function friendsKey(game, close) {
  return html`<p>
    <a class="quiet" href="#/friends/${game}" @click=${close}>${icon("friends")} ${FRIENDS.title}</a>
  </p>`;
}

/** Is there a room in this tab to go back to? @param {App} app */
function isInRoom({ device: { drafts } }) {
  return drafts.read("friends room", including({ secret: text(22) })) !== null;
}

/** On the porch: the way to friends, or back to their room. @param {App} app */
export function friendsRow(app) {
  const goesOn = isInRoom(app);
  const [title, line, key] = goesOn
    ? [FRIENDS.table, FRIENDS.tableLine, FRIENDS.goOn]
    : [FRIENDS.title, FRIENDS.line, FRIENDS.inviteFirst];
  return html`<li class="friends-row" ?data-room=${goesOn}>
    ${icon("friends")}
    <p><strong>${title}</strong> <span>${line}</span></p>
    <a class="key" href="#/friends" aria-label="${key}: ${title}">${key}</a>
  </li>`;
}

/** After a round between friends: back to their table. @param {App} app @param {Round} round */
export function tableKey(app, { game }) {
  return isInRoom(app)
    ? html`<a class="brass" href="#/friends">${FRIENDS.backToTable}</a>`
    : html`<a class="brass" href="#/friends/${game}">${FRIENDS.invite}</a>`;
}
