/**
 * The porch: the games on the table, rounds that still run, and the way to all else.
 *
 * @import { Pen } from "../board/pen.js"
 * @import { Round } from "../store/round.js"
 * @import { App } from "./app.js"
 */
import { html, nothing, render } from "lit-html";
import { paintBoxArt } from "../board/box_art.js";
import { paintHourglass } from "../board/hourglass.js";
import { paintLobby } from "../board/lobby.js";
import { highScores } from "../store/round.js";
import { resumeClock } from "../store/round_clock.js";
import { barKey } from "../ui/bar.js";
import { icon } from "../ui/icons.js";
import { hasForcedColours, surface } from "../ui/surface.js";
import { onTheme, theme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive } from "../ui/title.js";
import {
  BAR,
  BOXES,
  day,
  HOME,
  KITCHEN,
  points,
  tableName,
  wholeTableName,
  words,
} from "../ui/words.js";
import { dailyRow } from "./daily_row.js";
import { installRow } from "./install_row.js";
import { openOptions } from "./options_sheet.js";
import { updateRow, watchOffers } from "./update_row.js";

/** The boxes on the table, by the names that the catalogue has for their games. */
const GAMES = /** @type {const} */ (["hunt"]);

/** How many of the best rounds are shown. */
const BEST = 5;

/**
 * @param {App} app
 * @param {HTMLElement} root
 */
export function show(app, root) {
  /** @type {Round[]} */
  let rounds = [];
  const draw = () => render(page(app, rounds), root);
  draw();
  const stops = [
    ...paint(root),
    onTheme(draw),
    app.settings.onChange(draw),
    watchOffers(app, draw),
  ];
  const tick = setInterval(() => {
    if (rounds.some(({ state }) => state === "running")) draw();
  }, 1000);
  arrive(root, HOME.title);
  app.store.rounds().then(
    (found) => {
      rounds = found;
      draw();
    },
    () => {
      // Without its rounds the porch is still the porch; the list of rounds says why.
    },
  );
  return () => {
    clearInterval(tick);
    for (const stop of stops) stop();
  };
}

/** @param {App} app @param {Round[]} rounds */
function page(app, rounds) {
  const running = rounds.filter(({ state }) => state === "running");
  const hasPlayed = rounds.some(({ state }) => state === "over");
  return html`<canvas class="lobby" aria-hidden="true"></canvas>
    <div class="home">
      ${nav(app)}
      <header class="home-head">
        <h1 class="wordmark">Lexigrid</h1>
        <p class="home-line">${HOME.line} <span class="home-line-rest">${HOME.lineRest}</span></p>
      </header>
      <a class="brass home-start" href="#/hunt">${HOME.start}</a>
      <canvas class="home-glass" aria-hidden="true"></canvas>
      <ul class="boxes">${GAMES.map((game) => box(app, game))}</ul>
      <ul class="home-running">
        ${dailyRow(app, rounds)} ${running.map((round) => runningRow(app, round))}
      </ul>
      ${bestPad(app, rounds)}
      <div class="home-offers">${updateRow(app)} ${hasPlayed ? installRow(app) : nothing}</div>
      ${kitchen()}
    </div>`;
}

/** @param {App} app */
function nav(app) {
  return html`<nav class="home-keys" aria-label=${HOME.title}>
    ${barKey({ icon: "help", label: BAR.help, does: "#/help", spelled: true })}
    ${barKey({ icon: "rounds", label: BAR.rounds, does: "#/rounds", spelled: true })}
    ${barKey(themeKey(app))}
    ${barKey({ icon: "settings", label: BAR.settings, does: "#/settings" })}
  </nav>`;
}

/** @param {App} app @param {typeof GAMES[number]} game */
function box(app, game) {
  const { name, line } = BOXES[game];
  return html`<li>
    <button type="button" class="box box-${game}" aria-haspopup="dialog" @click=${() => openOptions(app)}>
      <canvas class="box-art" data-game=${game} aria-hidden="true"></canvas>
      <span class="box-words">
        <span class="box-name">${name}</span>
        <span class="box-line">${line}</span>
        <span class="box-table">${wholeTableName(app.settings.current().lastOptions)}</span>
      </span>
    </button>
  </li>`;
}

/** What there is for real cubes. */
function kitchen() {
  return html`<nav class="home-kitchen" aria-label=${KITCHEN.title}>
    <p><strong>${KITCHEN.title}</strong></p>
    <a class="quiet" href="#/solve">${icon("cubes")} ${KITCHEN.solve}</a>
    <a class="quiet" href="#/paper">${icon("pencil")} ${KITCHEN.paper}</a>
  </nav>`;
}

/** @param {App} app @param {Round} round */
function runningRow(app, { id, options, clock }) {
  const limit = options.seconds * 1000;
  const { now, wall } = app;
  const left = Math.ceil(
    resumeClock({ now, wall, limit, checkpoint: clock }).left() / 1000,
  );
  return html`<li class="running-row">
    ${icon("glass")}
    <p><strong>${left ? HOME.running(left) : HOME.ranOut}</strong> <span>${left ? tableName(options) : HOME.whileAway}</span></p>
    <a class="key" href="#/round/${id}">${left ? HOME.resume : HOME.seeReveal}</a>
  </li>`;
}

/** @param {App} app @param {Round[]} rounds */
function bestPad(app, rounds) {
  const options = app.settings.current().lastOptions;
  const best = highScores(rounds, options)
    .filter(({ summary }) => summary.points > 0)
    .slice(0, BEST);
  if (best.length === 0) return nothing;
  return html`<section class="pad home-best">
    <div class="pad-head">
      <h2>${HOME.scores}</h2>
      <p class="pad-note">${wholeTableName(options)}</p>
    </div>
    <ol class="pad-rows pad-ruled">
      ${best.map(
        ({ id, started, summary }) => html`<li>
          <a class="pad-row" href="#/rounds/${id}">
            <span>${points(summary.points)} <span class="pad-small">${words(summary.words)}</span></span>
            <span class="pad-small">${day(started)}</span>
          </a>
        </li>`,
      )}
    </ol>
  </section>`;
}

/**
 * A still glass, with room for its glow.
 * @param {Pen} pen
 * @param {number} w
 * @param {number} h
 */
function paintGlass(pen, w, h) {
  const high = h / 1.5;
  const glass = { x: (w - high * 0.56) / 2, y: h / 6, w: high * 0.56, h: high };
  const still = { ember: false, running: true, moment: 0, reduced: true };
  const forced = hasForcedColours();
  paintHourglass(pen, glass, { ...still, left: 0.55, theme: theme(), forced });
}

/** @param {HTMLElement} root @returns {(() => void)[]} what stops the painting */
function paint(root) {
  const surfaces = [...root.querySelectorAll("canvas")].map((canvas) =>
    surface(canvas, (pen, w, h) => {
      if (canvas.dataset.game) paintBoxArt(pen, w, h, canvas.dataset.game);
      else if (canvas.classList.contains("home-glass")) paintGlass(pen, w, h);
      else paintLobby(pen, w, h, theme());
    }),
  );
  return surfaces.map(({ stop }) => stop);
}
