/**
 * What all finished rounds add up to, read once when the screen opens.
 *
 * @import { TileKind } from "../store/tile_kinds.js"
 * @import { App } from "./app.js"
 * @import { TileFigures } from "./tile_figures.js"
 * @import { Figures, Long, Missed, Scored } from "./figures.js"
 */
import { html, nothing, render } from "lit-html";
import { bar } from "../ui/bar.js";
import { onTheme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive } from "../ui/title.js";
import {
  BAR,
  day,
  percent,
  points,
  ROUND,
  ROUNDS,
  STATISTICS,
  TILE_STATISTICS,
  wholeTableName,
  words,
} from "../ui/words.js";
import { dayOf } from "./calendar.js";
import { columns, heatMap } from "./charts.js";
import { figuresOf } from "./figures.js";
import { tileFigures } from "./tile_figures.js";

/**
 * @param {App} app
 * @param {HTMLElement} root
 */
export function show(app, root) {
  /** @type {unknown} */
  let body = html`<p role="status">${STATISTICS.reading}</p>`;
  const draw = () => render(page(app, body), root);
  draw();
  arrive(root, STATISTICS.title);
  Promise.all([app.store.rounds(), app.store.tileGames()]).then(
    ([rounds, others]) => {
      const figures = figuresOf(rounds, { dayOf, today: dayOf(app.wall()) });
      const hunts = figures.rounds.length ? chapters(figures) : nothing;
      const kinds = /** @type {const} */ (["crossword", "heist"]);
      const games = kinds
        .map((kind) => ({ kind, of: others.filter(({ game }) => game === kind) }))
        .map(({ kind, of }) => ofTiles(kind, tileFigures(of)))
        .filter((one) => one !== nothing);
      const isEmpty = hunts === nothing && games.length === 0;
      body = isEmpty ? nothingYet() : html`${hunts} ${games}`;
      draw();
    },
    () => {
      body = html`<p class="notice">${ROUNDS.unreadable}</p>`;
      draw();
    },
  );
  return onTheme(draw);
}

/** @param {App} app @param {unknown} body */
function page(app, body) {
  return html`${bar({
    back: { icon: "back", label: BAR.rounds, does: "#/rounds" },
    keys: [themeKey(app)],
  })}
    <div class="page statistics">
      <h1>${STATISTICS.title}</h1>
      ${body}
    </div>`;
}

function nothingYet() {
  return html`<p>${STATISTICS.none}</p>
    <p><a class="brass" href="#/hunt">${STATISTICS.start}</a></p>`;
}

/** @param {TileKind} kind @param {TileFigures} figures */
function ofTiles(kind, { games, won, perTurn, bonuses, bestGame, bestPlay }) {
  if (games === 0) return nothing;
  const { sums: named } = TILE_STATISTICS;
  const facts = [
    [named.games, games],
    [named.won, won],
    [named.perTurn, (perTurn / 10).toFixed(1)],
    [named.bonuses, bonuses],
  ];
  return html`<section class="tile-figures">
    <h2>${TILE_STATISTICS.title[kind]}</h2>
    <p>${TILE_STATISTICS.alone}</p>
    ${sumsList(facts)}
    ${pad(
      TILE_STATISTICS.best,
      html`<ul class="pad-rows">
        ${bestGame ? bestRow(kind, bestGame.id, points(bestGame.score), named.bestGame) : nothing}
        ${
          bestPlay
            ? bestRow(
                kind,
                bestPlay.id,
                `${bestPlay.word}, ${points(bestPlay.score)}`,
                named.bestPlay,
              )
            : nothing
        }
      </ul>`,
    )}
  </section>`;
}

/** @param {TileKind} kind @param {string} id of a game @param {string} told @param {string} what */
function bestRow(kind, id, told, what) {
  return html`<li>
    <a class="pad-row" href="#/${kind}/${id}">
      <span>${told}</span><span class="pad-small">${what}</span>
    </a>
  </li>`;
}

/** @param {Figures} figures */
function chapters(figures) {
  const { rounds } = figures;
  return html`<p>${STATISTICS.alone}</p>
    ${sums(figures)}
    ${columns(STATISTICS.pointsOverTime, rounds, {
      value: ({ summary }) => summary.points,
      tell: String,
      head: STATISTICS.score,
    })}
    ${columns(STATISTICS.shareOverTime, rounds, {
      value: ({ summary }) => summary.found_words_share,
      tell: percent,
      head: STATISTICS.share,
    })}
    ${best(figures.best)} ${longest(figures.longest)} ${missed(figures.missed)}
    ${figures.heat.map(heatMap)}`;
}

/** @param {Figures} figures */
function sums({ sums, streak }) {
  const { sums: named } = STATISTICS;
  const facts = [
    [named.rounds, sums.rounds],
    [named.words, sums.words],
    [named.points, sums.points],
    [named.share, percent(sums.share)],
    [named.now, STATISTICS.days(streak.now)],
    [named.longest, STATISTICS.days(streak.longest)],
  ];
  return sumsList(facts);
}

/** @param {(string | number | undefined)[][]} facts */
function sumsList(facts) {
  return html`<dl class="sums">
    ${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
  </dl>`;
}

/** @param {string} title @param {unknown} body @param {unknown} [note] */
function pad(title, body, note = nothing) {
  return html`<section class="pad">
    <div class="pad-head"><h2>${title}</h2></div>
    ${note === nothing ? nothing : html`<p class="chart-note">${note}</p>`} ${body}
  </section>`;
}

/** @param {Scored[]} rounds */
function best(rounds) {
  if (rounds.length === 0) return pad(STATISTICS.best, nothing, STATISTICS.noBest);
  return pad(
    STATISTICS.best,
    html`<ul class="pad-rows">
      ${rounds.map(
        ({ id, started, game, options, summary }) => html`<li>
          <a class="pad-row" href="#/rounds/${id}">
            <span>${points(summary.points)}
              <span class="pad-small">${words(summary.words)}, ${wholeTableName(options, game)}</span></span>
            <span class="pad-small">${day(started)}</span>
          </a>
        </li>`,
      )}
    </ul>`,
  );
}

/** @param {Long[]} found */
function longest(found) {
  if (found.length === 0) return pad(STATISTICS.longest, nothing, STATISTICS.noLongest);
  return pad(
    STATISTICS.longest,
    html`<ol class="pad-rows">
      ${found.map(
        ({ word, id }) => html`<li>
          <a class="pad-row" href="#/rounds/${id}">
            <span>${word}</span><span class="pad-small">${ROUND.letters(word.length)}</span>
          </a>
        </li>`,
      )}
    </ol>`,
  );
}

/** @param {Missed[]} unseen */
function missed(unseen) {
  if (unseen.length === 0) return pad(STATISTICS.missed, nothing, STATISTICS.noMissed);
  return pad(
    STATISTICS.missed,
    html`<table class="figures">
      <thead>
        <tr>
          <th scope="col">${STATISTICS.word}</th>
          <th scope="col">${STATISTICS.timesMissed}</th>
          <th scope="col">${STATISTICS.timesFound}</th>
          <th scope="col">${STATISTICS.worth}</th>
        </tr>
      </thead>
      <tbody>
        ${unseen.map(
          (one) => html`<tr>
            <th scope="row">${one.word}</th>
            <td>${one.missed}</td><td>${one.found}</td><td>${one.points}</td>
          </tr>`,
        )}
      </tbody>
    </table>`,
    STATISTICS.missedWhy,
  );
}
