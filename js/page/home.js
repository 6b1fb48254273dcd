/**
 * The porch: the games on the table, rounds that still run, and the way to all else.
 *
 * @import { Pen } from "../board/pen.js"
 * @import { GlassStyle } from "../store/looks.js"
 * @import { TileGame } from "../store/tile_game.js"
 * @import { Kept } from "../store/records.js"
 * @import { Round } from "../store/round.js"
 * @import { App } from "./app.js"
 */
import { html, nothing, render } from "lit-html";
import { paintBoxArt } from "../board/box_art.js";
import { paintHourglass } from "../board/hourglass.js";
import { paintLobby } from "../board/lobby.js";
import { classicOptions } from "../store/classic_wish.js";
import { dayOf } from "../store/days.js";
import { latestMatch } from "../store/match.js";
import { highScores } from "../store/round.js";
import { sandLeft, turnOf } from "../store/turns.js";
import { barKey } from "../ui/bar.js";
import { icon } from "../ui/icons.js";
import { hasForcedColours, surface } from "../ui/surface.js";
import { onTheme, theme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive, holdingFocus } from "../ui/title.js";
import {
  ALOUD,
  BAR,
  BOXES,
  classicTableFor,
  day,
  dayAndTime,
  HOME,
  KITCHEN,
  nameOf,
  points,
  ROUNDS,
  TILE_GAMES,
  tableFor,
  tableName,
  wholeTableName,
  words,
} from "../ui/words.js";
import { openClassic } from "./classic_sheet.js";
import { creditsRow } from "./credits_links.js";
import { dailyRow } from "./daily_row.js";
import { friendsRow } from "./friends_links.js";
import { installRow } from "./install_row.js";
import { matchRow } from "./match_row.js";
import { standingOf } from "./match_standing.js";
import { openOptions } from "./options_sheet.js";
import { isBeingRead } from "./reading.js";
import { removeRound } from "./remove_round.js";
import { botsKey, openTiles, runningTiles } from "./tile_door.js";
import { updateRow, watchOffers } from "./update_row.js";

/** The boxes on the table, by the names that the catalogue has for their games. */
const GAMES = /** @type {const} */ (["hunt", "classic", "crossword", "heist"]);

/** How many of the best rounds are shown. */
const BEST = 5;

/**
 * @param {App} app
 * @param {HTMLElement} root
 */
export function show(app, root) {
  /** @type {Round[]} */
  let rounds = [];
  /** @type {TileGame[]} */
  let tiles = [];
  /** @type {unknown} the row of a match that goes on */
  let going = nothing;
  /** @param {Kept} game */
  const remove = async (game) => {
    if (await removeRound(app, game)) await load();
  };
  /** @param {string} id of a match; its rounds stay */
  const putAway = async (id) => {
    app.settings.change({ matchPutAway: id });
    app.announce(HOME.isPutAway);
    await load();
  };
  const draw = () => {
    const running = tiles.filter(({ state }) => state === "running");
    const lasting = running.map((game) => runningTiles(game, remove));
    render(page(app, rounds, html`${going} ${lasting}`, remove), root);
  };
  const load = () =>
    Promise.all([app.store.rounds(), app.store.tileGames()])
      .then(
        ([found, others]) => {
          rounds = found;
          tiles = others;
          holdingFocus(root, draw);
          return goOn(app, found, putAway);
        },
        () => {
          // Without its rounds the porch is still the porch; the list of rounds says why.
        },
      )
      .then((row) => {
        going = row ?? nothing;
        holdingFocus(root, draw);
      });
  draw();
  const stops = [
    ...paint(app, root),
    onTheme(draw),
    app.settings.onChange(draw),
    watchOffers(app, root, draw),
  ];
  const tick = setInterval(() => {
    if (rounds.some(({ state }) => state === "running")) draw();
  }, 1000);
  arrive(root, HOME.title);
  load();
  return () => {
    clearInterval(tick);
    for (const stop of stops) stop();
  };
}

/**
 * The lists that are being read; else the latest match, unless it is over, has a round
 * under way, or was put away.
 * @param {App} app
 * @param {Round[]} rounds
 * @param {(id: string) => void} putAway
 */
async function goOn({ engine, settings }, rounds, putAway) {
  const read = rounds.find((round) => isBeingRead({ settings }, round));
  if (read?.state === "over") return readingRow(settings.current().reading);
  const match = latestMatch(rounds);
  if (!match || match.of.id === settings.current().matchPutAway) return nothing;
  const standing = await standingOf(engine, match).catch(() => null);
  if (!standing || standing.over) return nothing;
  return matchRow(match, standing, () => putAway(match.of.id));
}

/** The totals stay untold until the lists are read (C5). @param {{round: string, read: number}} reading */
function readingRow({ round, read }) {
  return html`<li class="running-row">
    ${icon("sound")}
    <p><strong>${ALOUD.title}</strong> <span>${ALOUD.soFar(read)}</span></p>
    <a class="key" href="#/rounds/${round}/aloud">${HOME.goOn}</a>
  </li>`;
}

/**
 * @param {App} app
 * @param {Round[]} rounds
 * @param {unknown} going
 * @param {(round: Round) => void} remove
 */
function page(app, rounds, going, remove) {
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
        ${dailyRow(app, rounds)} ${friendsRow(app)} ${going}
        ${running.map((round) => runningRow(app, round, remove))}
      </ul>
      ${bestPad(app, rounds)}
      <div class="home-offers">${updateRow(app)} ${hasPlayed ? installRow(app) : nothing}</div>
      <div class="home-more">${kitchen()} ${creditsRow()}</div>
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
  return html`<li class="box-place">
    <button type="button" class="box box-${game}" aria-haspopup="dialog" @click=${() => SHEETS[game](app)}>
      <canvas class="box-art" data-game=${game} aria-hidden="true"></canvas>
      <span class="box-words">
        <span class="box-name">${name}</span>
        <span class="box-line">${line}</span>
        <span class="box-table">${tableOf(app, game)}</span>
      </span>
    </button>
    ${game === "crossword" ? botsKey() : nothing}
  </li>`;
}

/** @type {Record<typeof GAMES[number], (app: App) => Promise<unknown>>} */
const SHEETS = {
  hunt: openOptions,
  classic: openClassic,
  crossword: (app) => openTiles(app, "crossword"),
  heist: (app) => openTiles(app, "heist"),
};

/** How its next table is to be. @param {App} app @param {typeof GAMES[number]} game */
function tableOf(app, game) {
  const { lastOptions, classic, crossword, heist, seats } = app.settings.current();
  if (game === "crossword") return TILE_GAMES.crossword.wished(crossword);
  if (game === "heist") return TILE_GAMES.heist.wished(heist);
  if (game === "hunt") return tableFor(lastOptions, seats);
  return classicTableFor(classicOptions(classic, seats), seats, classic.target);
}

/** What there is for real cubes. */
function kitchen() {
  return html`<nav class="home-row" aria-label=${KITCHEN.title}>
    <p><strong>${KITCHEN.title}</strong></p>
    <a class="quiet" href="#/solve">${icon("cubes")} ${KITCHEN.solve}</a>
    <a class="quiet" href="#/paper">${icon("pencil")} ${KITCHEN.paper}</a>
  </nav>`;
}

/** @param {App} app @param {Round} round @param {(round: Round) => void} remove */
function runningRow(app, round, remove) {
  const { id, options } = round;
  const { title, more, isOver } = underWay(app, round);
  const isBetween = round.players && !sandLeft(round, app);
  return html`<li class="running-row">
    ${icon("glass")}
    <p><strong>${title}</strong> <span>${more || tableName(options)}</span></p>
    <a class="key" href="#/round/${id}">${isOver ? HOME.seeReveal : HOME.resume}</a>
    ${isBetween ? removeKey(round, remove) : nothing}
  </li>`;
}

/** A table may not want to go on. @param {Round} round @param {(round: Round) => void} remove */
function removeKey(round, remove) {
  return html`<button type="button" class="bar-key" title=${ROUNDS.remove} @click=${() => remove(round)}>
    ${icon("bin")}<span class="unseen">${ROUNDS.removeOf(dayAndTime(round.started))}</span>
  </button>`;
}

/**
 * A glass that ran out unseen has been the seat's turn all the same.
 * @param {App} app
 * @param {Round} round
 * @returns {{title: string, more?: string, isOver?: boolean}}
 */
function underWay(app, round) {
  const { players, view, daily, game } = round;
  const sand = sandLeft(round, app);
  const left = Math.ceil((sand ?? 0) / 1000);
  if (!players) {
    const isToday = daily === dayOf(app.wall());
    return left
      ? { title: isToday ? HOME.today(left) : HOME.running(left, game) }
      : { title: HOME.ranOut, more: HOME.whileAway, isOver: true };
  }
  const seat = turnOf(view?.phases ?? []) ?? 1;
  if (sand === null) return { title: HOME.next(nameOf(players, seat)) };
  if (left) return { title: HOME.hunts(nameOf(players, seat), left) };
  const more = HOME.ranOutFor(nameOf(players, seat));
  if (seat === players.length) return { title: HOME.ranOut, more, isOver: true };
  return { title: HOME.next(nameOf(players, seat + 1)), more };
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
 * @param {GlassStyle} style
 */
function paintGlass(pen, w, h, style) {
  const high = h / 1.5;
  const glass = { x: (w - high * 0.56) / 2, y: h / 6, w: high * 0.56, h: high };
  const still = { ember: false, running: true, moment: 0, reduced: true };
  const forced = hasForcedColours();
  paintHourglass(pen, glass, { ...still, left: 0.55, theme: theme(), style, forced });
}

/** @param {App} app @param {HTMLElement} root @returns {(() => void)[]} what stops the painting */
function paint({ settings }, root) {
  const surfaces = [...root.querySelectorAll("canvas")].map((canvas) =>
    surface(canvas, (pen, w, h) => {
      if (canvas.dataset.game) paintBoxArt(pen, w, h, canvas.dataset.game);
      else if (canvas.classList.contains("home-glass")) {
        paintGlass(pen, w, h, settings.current().glass);
      } else paintLobby(pen, w, h, theme());
    }),
  );
  return surfaces.map(({ stop }) => stop);
}
