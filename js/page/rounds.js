/**
 * All rounds that this browser keeps: the best of each table, and every one by date.
 *
 * @import { TileGame } from "../store/tile_game.js"
 * @import { Kept } from "../store/records.js"
 * @import { Round } from "../store/round.js"
 * @import { App } from "./app.js"
 * @import { Scored, Table } from "./figures.js"
 */
import { html, nothing, render } from "lit-html";
import { isTiles } from "../store/records.js";
import { byAge, highScores, isScored } from "../store/round.js";
import { bar } from "../ui/bar.js";
import { icon } from "../ui/icons.js";
import { onTheme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive, holdingFocus } from "../ui/title.js";
import {
  ALOUD,
  BAR,
  day,
  dayAndTime,
  nameOf,
  percent,
  points,
  REVEAL,
  ROUNDS,
  wholeTableName,
  words,
} from "../ui/words.js";
import { keyOf, tablesOf } from "./figures.js";
import { isBeingRead } from "./reading.js";
import { removeRound } from "./remove_round.js";
import { outcome, standings } from "./standings.js";
import { pastTiles } from "./tile_door.js";
import { transferKeys } from "./transfer_keys.js";

const BEST = 10;

/**
 * @param {App} app
 * @param {HTMLElement} root
 */
export function show(app, root) {
  /** @type {Round[] | null} */
  let rounds = null;
  /** @type {TileGame[]} */
  let tiles = [];
  let isUnreadable = false;
  /** @type {Table} */
  let table = { game: "hunt", options: app.settings.current().lastOptions };
  const transfer = transferKeys(app, load);

  /** @param {Table} wanted */
  const turnTo = (wanted) => {
    table = wanted;
    draw();
  };
  /** @param {Round} round */
  const isRead = (round) => isBeingRead(app, round);
  /** @param {Kept} game */
  async function remove(game) {
    if (await removeRound(app, game)) await load();
  }
  function draw() {
    const told = { table, turnTo, remove, isRead };
    const list = rounds ? lists(rounds, tiles, told) : nothing;
    render(
      page(
        app,
        isUnreadable ? html`<p>${ROUNDS.unreadable}</p>` : list,
        transfer.keys(),
      ),
      root,
    );
  }
  async function load() {
    try {
      const found = await app.store.tileGames();
      tiles = found.filter(({ state }) => state === "over");
      rounds = (await app.store.rounds()).filter(isToldOf);
      table = playedTable(rounds.filter(isScored), table);
      isUnreadable = false;
    } catch {
      isUnreadable = true;
    }
    holdingFocus(root, draw);
  }
  draw();
  load();
  arrive(root, ROUNDS.title);
  return onTheme(draw);
}

/** @param {Round} round */
function isToldOf(round) {
  return isScored(round) || (round.state === "over" && round.players !== undefined);
}

/** The wanted table, or else the one played last. @param {Scored[]} rounds @param {Table} wanted @returns {Table} */
function playedTable(rounds, wanted) {
  return rounds.find((round) => keyOf(round) === keyOf(wanted)) ?? rounds[0] ?? wanted;
}

/** @param {App} app @param {unknown} lists @param {unknown} keys */
function page(app, lists, keys) {
  const { lasting, unread } = app.store;
  return html`${bar({
    back: { icon: "back", label: BAR.home, does: "#/" },
    keys: [themeKey(app)],
  })}
    <div class="page rounds">
      <h1>${ROUNDS.title}</h1>
      <p><a class="key" href="#/statistics">${icon("chart")} ${BAR.statistics}</a></p>
      ${lasting ? nothing : html`<p class="notice">${ROUNDS.notLasting}</p>`}
      ${unread ? html`<p class="notice">${ROUNDS.unread(unread)}</p>` : nothing}
      ${lists}
      <section class="rounds-data">
        <h2>${ROUNDS.data}</h2>
        <p>${ROUNDS.dataWhy}</p>
        ${keys}
      </section>
    </div>`;
}

/**
 * @param {Round[]} rounds
 * @param {TileGame[]} tiles
 * @param {object} parts
 * @param {Table} parts.table
 * @param {(table: Table) => void} parts.turnTo
 * @param {(game: Kept) => void} parts.remove
 * @param {(round: Round) => boolean} parts.isRead aloud, just now
 */
function lists(rounds, tiles, { table, turnTo, remove, isRead }) {
  /** @type {Kept[]} */
  const all = [...rounds, ...tiles].sort((a, b) => byAge(b, a));
  if (all.length === 0) {
    return html`<p>${ROUNDS.none}</p>
      <p><a class="brass" href="#/hunt">${ROUNDS.start}</a></p>`;
  }
  const alone = rounds.filter(isScored);
  return html`${alone.length ? bestOf(alone, table, turnTo) : nothing}
    <section class="rounds-all">
      <h2>${ROUNDS.all} <span class="rounds-count">${all.length}</span></h2>
      <ul>
        ${all.map((game) =>
          isTiles(game)
            ? pastTiles(game, remove)
            : roundRow(game, remove, isRead(game)),
        )}
      </ul>
    </section>`;
}

/** @param {Scored[]} rounds @param {Table} table @param {(table: Table) => void} turnTo */
function bestOf(rounds, table, turnTo) {
  const best = highScores(rounds, table.options, table.game).filter(
    ({ summary }) => summary.points > 0,
  );
  return html`<section class="pad rounds-best">
    <div class="pad-head"><h2>${ROUNDS.best}</h2></div>
    ${tableKeys(tablesOf(rounds), table, turnTo)}
    <ol class="pad-rows">${best.slice(0, BEST).map(bestRow)}</ol>
    ${best.length ? nothing : html`<p class="rounds-none">${ROUNDS.noBest}</p>`}
  </section>`;
}

/** @param {Table[]} tables @param {Table} table @param {(table: Table) => void} turnTo */
function tableKeys(tables, table, turnTo) {
  return html`<div class="rounds-tables" role="group" aria-label=${ROUNDS.tables}>
    ${tables.map(
      (one) => html`<button
        type="button"
        class="rounds-table"
        aria-pressed=${keyOf(one) === keyOf(table)}
        @click=${() => turnTo(one)}
      >${wholeTableName(one.options, one.game)}</button>`,
    )}
  </div>`;
}

/** @param {Scored} round @param {number} rank */
function bestRow({ id, started, summary }, rank) {
  return html`<li>
    <a class="pad-row" href="#/rounds/${id}">
      <span><span class="rounds-rank">${rank + 1}</span> ${points(summary.points)}
        <span class="pad-small">${words(summary.words)}</span></span>
      <span class="pad-small">${day(started)}</span>
    </a>
  </li>`;
}

/**
 * @param {Round} round
 * @param {(round: Round) => void} remove
 * @param {boolean} isRead its lists are being read aloud: it leads there, and tells nothing
 */
function roundRow(round, remove, isRead) {
  const { id, started, options, game } = round;
  const when = dayAndTime(started);
  const told = () => (isScored(round) ? aloneTold(round) : sharedTold(round));
  const { title, more } = isRead ? { title: ALOUD.title, more: "" } : told();
  return html`<li class="rounds-row">
    <a class="rounds-open" href="#/rounds/${id}">
      <strong>${title}</strong>
      <span>${when}, ${wholeTableName(options, game)}</span>
      <span>${more}</span>
    </a>
    <button type="button" class="bar-key" title=${ROUNDS.remove} @click=${() => remove(round)}>
      ${icon("bin")}<span class="unseen">${ROUNDS.removeOf(when)}</span>
    </button>
  </li>`;
}

/** @param {Scored} round */
function aloneTold({ summary }) {
  const { found_words_share: ofWords, found_points_share: ofPoints, longest } = summary;
  const share = ROUNDS.share(percent(ofWords), percent(ofPoints));
  return {
    title: ROUNDS.score(summary.points, summary.words),
    more: longest ? `${share} ${ROUNDS.longest(longest)}` : share,
  };
}

/** @param {Round} round */
function sharedTold({ players = [], view, match }) {
  const scores = standings(view?.reveal).map(({ seat, points: total }) =>
    REVEAL.scoreOf(nameOf(players, seat), total),
  );
  const title = outcome(players, view?.reveal, match !== undefined);
  return { title, more: scores.join(", ") };
}
