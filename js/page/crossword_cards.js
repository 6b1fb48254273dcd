/**
 * The cards that may lie over a crossword: the letter of a blank, a trade, and on phones
 * the lists that have no room beside the board.
 *
 * @import { TileStyle } from "../store/looks.js"
 * @import { App } from "./app.js"
 * @import { CrosswordPlay } from "./crossword_play.js"
 * @import { Shown } from "./crossword_screen.js"
 */
import { html, nothing } from "lit-html";
import { faceOf } from "../board/crossword_tile.js";
import { switchRow } from "../ui/choices.js";
import { confirm, openCard } from "../ui/dialog.js";
import { icon } from "../ui/icons.js";
import { themeKey } from "../ui/theme_key.js";
import { BAR, HOW, MENU } from "../ui/words.js";
import { BLANK_CARD, GIVE_UP, SLOT, TABLE, TRADE } from "../ui/words_crossword.js";
import { moveRows, unseenList } from "./crossword_panels.js";
import { crosswordRules } from "./help.js";
import { lookRow, ownedLooks } from "./looks.js";

const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** @returns {Promise<string | null>} a capital letter; null: the blank is not laid */
export async function askForLetter() {
  const card = openCard({
    title: BLANK_CARD.title,
    kind: "cw-letters",
    body: (close) => html`<p class="card-note">${BLANK_CARD.note}</p>
      <div class="cw-alphabet">
        ${ALPHABET.map(
          (letter) =>
            html`<button type="button" class="key" @click=${() => close(letter)}>${letter}</button>`,
        )}
      </div>`,
  });
  const typed = new AbortController();
  addEventListener(
    "keydown",
    ({ key, ctrlKey, metaKey, altKey }) => {
      if (/^[a-z]$/i.test(key) && !ctrlKey && !metaKey && !altKey) {
        card.close(key.toUpperCase());
      }
    },
    { signal: typed.signal },
  );
  const answer = await card.closed;
  typed.abort();
  return answer || null;
}

/**
 * @param {readonly string[]} rack
 * @param {Readonly<Record<string, number>>} worth
 * @param {TileStyle} style
 * @returns {Promise<string | null>} the tiles to trade; null: none
 */
export async function askForTrade(rack, worth, style) {
  /** @type {Set<number>} */
  const chosen = new Set();
  /** @param {number} at */
  const turn = (at) => {
    if (!chosen.delete(at)) chosen.add(at);
    card.redraw();
  };
  const all = () => {
    rack.forEach((_, at) => {
      chosen.add(at);
    });
    card.redraw();
  };
  const card = openCard({
    title: TRADE.title,
    kind: "cw-trade-card",
    body: (close) => html`<p class="card-note">${TRADE.note}</p>
      <div class="cw-traded" data-style=${style}>
        ${rack.map((tile, at) => tradeTile({ tile, at, worth }, chosen.has(at), () => turn(at)))}
      </div>
      <div class="card-keys">
        <button type="button" class="key" @click=${all}>${TRADE.all}</button>
        <button type="button" class="brass" aria-disabled=${chosen.size === 0}
          @click=${() => chosen.size > 0 && close("trade")}>${TRADE.yes(chosen.size)}</button>
      </div>`,
  });
  if ((await card.closed) !== "trade") return null;
  return [...chosen].map((at) => rack[at]).join("");
}

/**
 * @param {{tile: string, at: number, worth: Readonly<Record<string, number>>}} what
 * @param {boolean} isChosen
 * @param {() => void} does
 */
function tradeTile({ tile, worth }, isChosen, does) {
  const { letter, points } = faceOf(tile, worth);
  return html`<button type="button" class="cw-piece" aria-pressed=${isChosen} @click=${does}>
    ${
      letter
        ? html`<b>${letter}</b><small aria-hidden="true">${points}</small>`
        : html`<span class="cw-blank"></span>`
    }<span class="unseen">${SLOT.rest(tile, points)}</span>
  </button>`;
}

/** @param {Shown} shown @param {(turn: number) => void} look */
export function openMoves(shown, look) {
  const card = openCard({
    title: TABLE.moves,
    kind: "cw-moves-card",
    body: (close) =>
      moveRows(shown, (turn) => {
        close();
        look(turn);
      }),
  });
  document
    .querySelector(".cw-moves-card li:last-child")
    ?.scrollIntoView({ block: "nearest" });
  return card.closed;
}

/** @param {Shown} shown */
export function openUnseen(shown) {
  const body = () => html`<div class="cw-unseen">${unseenList(shown)}</div>`;
  return openCard({ title: TABLE.unseen, body }).closed;
}

/** @returns {Promise<unknown>} settled when it is put away */
export function openCrosswordHow() {
  const body = () => html`<p class="card-note">${HOW.time}</p>${crosswordRules()}`;
  return openCard({ title: HOW.title, body }).closed;
}

/**
 * The menu over a game, and what is chosen there. Who plays may leave, with the rack
 * before their eyes.
 * @param {App} app
 * @param {CrosswordPlay | null} play
 * @returns {Promise<number | null>} the seat that leaves
 */
export async function openMore(app, play) {
  const isOwn = play?.isPersons && play.isBegun && !play.isOver;
  const seat = isOwn ? play.seat : null;
  const answer = await openMenu(app, seat !== null);
  if (answer === "how") await openCrosswordHow();
  if (answer !== "leave" || !play || !(await askToGiveUp(play))) return null;
  return play.isOver || play.seat !== seat ? null : seat;
}

/**
 * @param {App} app
 * @param {boolean} mayLeave
 * @returns {Promise<string>} "how", "leave", or "" when it was put away
 */
async function openMenu(app, mayLeave) {
  const { settings } = app;
  /** @type {ReadonlySet<string>} */
  let owned = new Set();
  const card = openCard({
    title: TABLE.title,
    body: (close) => menu(app, { mayLeave, owned }, close),
  });
  ownedLooks(app).then((found) => {
    owned = found;
    card.redraw();
  });
  const stop = settings.onChange(card.redraw);
  const answer = await card.closed;
  stop();
  return answer;
}

/**
 * @param {App} app
 * @param {{mayLeave: boolean, owned: ReadonlySet<string>}} may
 * @param {(answer?: string) => void} close
 */
function menu(app, { mayLeave, owned }, close) {
  const { settings } = app;
  const { sound } = settings.current();
  const light = themeKey(app);
  return html`${lookRow(app, "tiles", owned)}
    ${switchRow({
      label: MENU.sound,
      on: sound,
      turn: (on) => settings.change({ sound: on }),
    })}
    <div class="menu-keys">
      <button type="button" class="key" @click=${light.does}>${icon(light.icon)}${light.label}</button>
      <button type="button" class="key" @click=${() => close("how")}>${icon("help")}${BAR.help}</button>
      ${
        mayLeave
          ? html`<button type="button" class="key grave" @click=${() => close("leave")}>
              ${icon("flag")}${GIVE_UP.leave}
            </button>`
          : nothing
      }
    </div>`;
}

/** @param {Pick<CrosswordPlay, "people" | "players">} play @returns {Promise<boolean>} */
function askToGiveUp({ people, players }) {
  const who = people.length === 1 ? "alone" : players.length === 2 ? "two" : "several";
  return confirm({ ...GIVE_UP[who], grave: true });
}
