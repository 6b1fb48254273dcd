/**
 * The way to the games with tiles: their screens are fetched when somebody wants them; here is what
 * the porch shows of them.
 *
 * @import { TileGame } from "../store/tile_game.js"
 * @import { TileKind } from "../store/tile_kinds.js"
 * @import { App, Show } from "./app.js"
 */
import { html, nothing } from "lit-html";
import { PERSON } from "../store/crossword_wish.js";
import { icon } from "../ui/icons.js";
import { toastAloud } from "../ui/toast.js";
import { dayAndTime, HOME, nameOf, PURSE, ROUNDS, TILE_GAMES } from "../ui/words.js";
import { lazyScreen, SOON, styled } from "./lazy_screen.js";

/** @returns {Promise<typeof import("./tiles.js")>} */
async function fetched() {
  const [tiles] = await Promise.all([import("./tiles.js"), styled(__TILES_STYLE__)]);
  return tiles;
}

/**
 * @param {"showDealt" | "showGame"} screen
 * @param {TileKind} game
 * @returns {Show}
 */
export const tileScreen = (screen, game) =>
  lazyScreen(fetched, (tiles) => tiles[screen](game), TILE_GAMES[game]);

/** @type {Show} */
export const matchScreen = lazyScreen(
  fetched,
  ({ showMatch }) => showMatch,
  TILE_GAMES.heist,
);

/** @type {Show} */
export const botsScreen = lazyScreen(
  fetched,
  ({ showBots }) => showBots,
  TILE_GAMES.crossword,
);

let isFetching = false;

/** The sheet of the next table; one at a time. @param {App} app @param {TileKind} game */
export async function openTiles(app, game) {
  if (isFetching) return;
  const { fetching, notFetched } = TILE_GAMES[game];
  const here = location.hash;
  const soon = setTimeout(() => toastAloud(app, fetching), SOON);
  isFetching = true;
  const arrived = fetched().finally(() => {
    clearTimeout(soon);
    isFetching = false;
  });
  try {
    const { openSheet } = await arrived;
    if (location.hash === here) await openSheet(app, game);
  } catch (error) {
    console.info(error);
    toastAloud(app, notFetched);
  }
}

/** On the lid of the box: one tap seats a computer player (X20). */
export function botsKey() {
  return html`<a class="box-quick" href="#/crossword/bots">${TILE_GAMES.crossword.bots}</a>`;
}

/** @param {TileGame} game @param {(game: TileGame) => void} remove */
export function runningTiles(game, remove) {
  const { id, players, view } = game;
  const seat = view.turn ?? 1;
  const people = view.seats.filter(({ player }) => player === PERSON);
  const isYours = people.length === 1 && people[0]?.seat === seat;
  const { yours, turnOf } = TILE_GAMES[view.game];
  const title = isYours ? yours : turnOf(nameOf(players, seat));
  const scores = view.seats.map((one) => `${nameOf(players, one.seat)} ${one.score}`);
  return html`<li class="running-row">
    ${icon("tile")}
    <p><strong>${title}</strong> <span>${game.tournament ? PURSE.inTournament : nothing} ${scores.join(", ")}</span></p>
    <a class="key" href="#/${game.game}/${id}">${HOME.resume}</a>
    ${game.tournament ? nothing : binKey(game, remove)}
  </li>`;
}

/** A game of a tournament has none: who leaves it, does so at its table. @param {TileGame} game @param {(game: TileGame) => void} remove */
function binKey(game, remove) {
  return html`<button type="button" class="bar-key" title=${ROUNDS.remove} @click=${() => remove(game)}>
    ${icon("bin")}<span class="unseen">${ROUNDS.removeOf(dayAndTime(game.started))}</span>
  </button>`;
}

/** Who won, for a list of past games. @param {TileGame} game */
export function tileOutcome({ players, view }) {
  const { winners, draw } = view.ending ?? { winners: [], draw: false };
  const names = winners.map((seat) => nameOf(players, seat));
  if (names.length === 0) return TILE_GAMES.crossword.nobody;
  return draw
    ? TILE_GAMES.crossword.tie(names)
    : TILE_GAMES.crossword.won(names[0] ?? "");
}

/** @param {TileGame} game @param {(game: TileGame) => void} remove */
export function pastTiles(game, remove) {
  const { id, started, players, view, options, state } = game;
  if (state === "running") return nothing;
  const when = dayAndTime(started);
  const scores = view.seats.map((one) => `${nameOf(players, one.seat)}: ${one.score}`);
  return html`<li class="rounds-row">
    <a class="rounds-open" href="#/${game.game}/${id}">
      <strong>${tileOutcome(game)}</strong>
      <span>${when}, ${TILE_GAMES[game.game].table(options)}</span>
      <span>${scores.join(", ")}</span>
    </a>
    ${binKey(game, remove)}
  </li>`;
}
