/**
 * The way to 'friends by a link': their screens are fetched when somebody wants them, and
 * nothing of them before.
 *
 * @import { Round } from "../store/round.js"
 * @import { App, Show } from "./app.js"
 * @import { Revealed } from "./finished.js"
 *
 * @typedef {"showFriends" | "showJoin" | "showAbout" | "showCodes" |
 *   "showByCode"} Screen
 * @typedef {{told: () => unknown, key: () => unknown, stop: () => void}} Note
 */
import { html, nothing, render } from "lit-html";
import { including, text } from "../store/shape.js";
import { bar } from "../ui/bar.js";
import { icon } from "../ui/icons.js";
import { arrive } from "../ui/title.js";
import { BAR, FRIENDS } from "../ui/words.js";

/** @type {Note} */
const NO_NOTE = { told: () => nothing, key: () => nothing, stop() {} };

/** What comes sooner than this needs no word, ms. */
const SOON = 400;

/** @returns {Promise<typeof import("./friends.js")>} */
async function fetched() {
  const [friends] = await Promise.all([import("./friends.js"), styled()]);
  return friends;
}

/** @type {Promise<unknown> | null} */
let style = null;

function styled() {
  style ??= new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(__FRIENDS_STYLE__, import.meta.url).href;
    // Without its style a screen is plain, and can be used.
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
  return style;
}

/**
 * @param {Screen} screen
 * @returns {Show}
 */
export const friendsScreen = (screen) => (app, root, argument) => {
  let clear = () => {};
  let isLeft = false;
  const soon = setTimeout(() => render(page(FRIENDS.fetching), root), SOON);
  fetched().then(
    (friends) => {
      if (isLeft) return;
      clearTimeout(soon);
      render(nothing, root);
      clear = friends[screen](app, root, argument);
    },
    () => {
      if (isLeft) return;
      clearTimeout(soon);
      render(page(FRIENDS.notFetched, again()), root);
      arrive(root, FRIENDS.title);
    },
  );
  return () => {
    isLeft = true;
    clearTimeout(soon);
    clear();
  };
};

/** @param {string} told @param {unknown} [keys] */
function page(told, keys = nothing) {
  return html`${bar({ back: { icon: "back", label: BAR.home, does: "#/" } })}
    <div class="page opening">
      <h1>${FRIENDS.title}</h1>
      <p role="status">${told}</p>
      ${keys}
    </div>`;
}

/** Browsers remember a script that could not be fetched, until the page is loaded anew. */
function again() {
  return html`<button type="button" class="brass" @click=${() => location.reload()}>
    ${FRIENDS.again}
  </button>`;
}

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

/**
 * What a reveal says and offers besides of a round between friends.
 * @param {App} app
 * @param {Revealed} revealed
 * @param {() => void} draw
 * @returns {Note}
 */
export function fairNote(app, revealed, draw) {
  let note = NO_NOTE;
  let isLeft = false;
  if (revealed.round.fair) {
    fetched().then(
      (friends) => {
        if (isLeft) return;
        note = friends.fairNote(app, revealed, draw);
        draw();
      },
      () => {
        // The reveal stands without it.
      },
    );
  }
  return {
    told: () => note.told(),
    key: () => note.key(),
    stop() {
      isLeft = true;
      note.stop();
    },
  };
}
