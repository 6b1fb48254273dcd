/**
 * The cards that may lie over a game with tiles: the letter of a blank, a trade, and on phones
 * the lists that have no room beside the board.
 *
 * @import { TileStyle } from "../store/looks.js"
 * @import { TileKind } from "../store/tile_kinds.js"
 * @import { App } from "./app.js"
 * @import { TilePlay } from "./tile_play.js"
 * @import { Shown } from "./tile_screen.js"
 */
import { html, nothing } from "lit-html";
import { faceOf } from "../board/tile.js";
import { switchRow } from "../ui/choices.js";
import { confirm, openCard } from "../ui/dialog.js";
import { icon } from "../ui/icons.js";
import { themeKey } from "../ui/theme_key.js";
import { BAR, HOW, MENU } from "../ui/words.js";
import { DRAW } from "../ui/words_heist.js";
import { GIVE_UP, wordsOf } from "../ui/words_tiles.js";
import { openDraw } from "./heist_draw.js";
import { tileRules } from "./help.js";
import { lookRow, ownedLooks } from "./looks.js";
import { moveRows, unseenList } from "./tile_panels.js";

const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** @param {TileKind} game @returns {Promise<string | null>} a capital letter; null: the blank is not laid */
export async function askForLetter(game) {
  const { BLANK_CARD } = wordsOf(game);
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
 * @param {Pick<Shown, "game" | "hand" | "view">} shown
 * @param {TileStyle} style
 * @returns {Promise<string | null>} the tiles to trade; null: none
 */
export async function askForTrade({ game, hand, view }, style) {
  const { TRADE } = wordsOf(game);
  const rack = hand.tiles;
  const worth = view?.worth ?? {};
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
      <div class="cw-traded" data-style=${style} data-game=${game}>
        ${rack.map((tile, at) => tradeTile({ game, tile, worth }, chosen.has(at), () => turn(at)))}
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
 * @param {{game: TileKind, tile: string, worth: Readonly<Record<string, number>>}} what
 * @param {boolean} isChosen
 * @param {() => void} does
 */
function tradeTile({ game, tile, worth }, isChosen, does) {
  const { letter, points } = faceOf(tile, worth);
  return html`<button type="button" class="cw-piece" aria-pressed=${isChosen} @click=${does}>
    ${
      letter
        ? html`<b>${letter}</b><small aria-hidden="true">${points}</small>`
        : html`<span class="cw-blank"></span>`
    }<span class="unseen">${wordsOf(game).SLOT.rest(tile, points)}</span>
  </button>`;
}

/** @param {Shown} shown @param {(turn: number) => void} look */
export function openMoves(shown, look) {
  const card = openCard({
    title: wordsOf(shown.game).TABLE.moves,
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
  return openCard({ title: wordsOf(shown.game).TABLE.unseen, body }).closed;
}

/**
 * @param {TileKind} game
 * @param {{isTimed: boolean}} about whether a turn may be under way
 * @returns {Promise<unknown>} settled when it is put away
 */
export function openTileHow(game, { isTimed }) {
  const note = isTimed ? html`<p class="card-note">${HOW.time}</p>` : nothing;
  const body = () => html`${note}${tileRules(game)}`;
  return openCard({ title: HOW.title, body }).closed;
}

/**
 * The menu over a game, and what is chosen there. Who plays may leave, with the rack
 * before their eyes.
 * @param {App} app
 * @param {TileKind} game
 * @param {TilePlay | null} play
 * @returns {Promise<number | null>} the seat that leaves
 */
export async function openMore(app, game, play) {
  const isOwn = play?.isPersons && play.isBegun && !play.isOver;
  const seat = isOwn ? play.seat : null;
  const answer = await openMenu(app, game, seat !== null);
  if (answer === "how") await openTileHow(game, { isTimed: true });
  if (answer === "draw" && play) await openDraw(play);
  if (answer !== "leave" || !play || !(await askToGiveUp(play))) return null;
  return play.isOver || play.seat !== seat ? null : seat;
}

/**
 * @param {App} app
 * @param {TileKind} game
 * @param {boolean} mayLeave
 * @returns {Promise<string>} "how", "draw", "leave", or "" when it was put away
 */
async function openMenu(app, game, mayLeave) {
  const { settings } = app;
  /** @type {ReadonlySet<string>} */
  let owned = new Set();
  const card = openCard({
    title: wordsOf(game).TABLE.title,
    body: (close) => menu(app, game, { mayLeave, owned }, close),
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
 * @param {TileKind} game
 * @param {{mayLeave: boolean, owned: ReadonlySet<string>}} may
 * @param {(answer?: string) => void} close
 */
function menu(app, game, { mayLeave, owned }, close) {
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
        game === "heist"
          ? html`<button type="button" class="key" @click=${() => close("draw")}>${icon("list")}${DRAW.menu}</button>`
          : nothing
      }
      ${
        mayLeave
          ? html`<button type="button" class="key grave" @click=${() => close("leave")}>
              ${icon("flag")}${GIVE_UP.leave}
            </button>`
          : nothing
      }
    </div>`;
}

/** @param {TilePlay} play @returns {Promise<boolean>} */
function askToGiveUp(play) {
  return confirm({ ...GIVE_UP[whoLeaves(play)], grave: true });
}

/** @param {TilePlay} play */
function whoLeaves({ people, players, tournament }) {
  if (tournament) return "tournament";
  if (people.length === 1) return "alone";
  return players.length === 2 ? "two" : "several";
}
