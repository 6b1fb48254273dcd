/**
 * The standings of a match after each round, and the way to the next (C9).
 *
 * @import { Match } from "../store/match.js"
 * @import { Round } from "../store/round.js"
 * @import { App } from "./app.js"
 * @import { Standing } from "./match_standing.js"
 */
import { html, nothing, render } from "lit-html";
import { matchOf, numberOf, pointsOf } from "../store/match.js";
import { bar } from "../ui/bar.js";
import { icon } from "../ui/icons.js";
import { onTheme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive } from "../ui/title.js";
import { BAR, MATCH, nameOf, wholeTableName } from "../ui/words.js";
import { nextGrid, nextOptions, wishSame } from "./deal.js";
import { tableKey } from "./friends_links.js";
import { isOfTeams, placesOf, standingOf } from "./match_standing.js";
import { goOnReading, isBeingRead } from "./reading.js";
import { showDealt } from "./round.js";

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {string | null} id of the match
 */
export function show(app, root, id) {
  let isLeft = false;
  let draw = () => {};
  counted(app, id ?? "").then((found) => {
    if (isLeft) return;
    const last = found.match?.over.at(-1);
    if (last && isBeingRead(app, last)) return goOnReading(app, last);
    draw = () => render(page(app, found), root);
    draw();
    arrive(root, headingOf(found));
  });
  render(html`<div class="page"><p>${MATCH.wait}</p></div>`, root);
  const stop = onTheme(() => draw());
  return () => {
    isLeft = true;
    stop();
  };
}

/**
 * The next round of a match that is not over.
 * @param {App} app
 * @param {HTMLElement} root
 * @param {string | null} id of the match
 */
export function showNext(app, root, id) {
  let leave = () => {};
  let isLeft = false;
  counted(app, id ?? "").then((found) => {
    if (isLeft) return;
    const last = found.match?.over.at(-1);
    const isOpen = found.standing?.over === false && !found.match?.running;
    if (last?.fair) app.go("#/friends", { replace: true });
    else if (last && isOpen) leave = showDealt(app, root, nextGrid(app, last));
    else app.go(`#/match/${id}`, { replace: true });
  });
  return () => {
    isLeft = true;
    leave();
  };
}

/**
 * @typedef {object} Counted
 * @property {Match | null} match null: there is none
 * @property {Standing | null} standing null: its rounds do not fit together, or the engine
 *   does not answer
 * @property {boolean} isFailed
 */

/** @param {App} app @param {string} id @returns {Promise<Counted>} */
async function counted({ store, engine }, id) {
  /** @type {Match | null} */
  let match = null;
  try {
    match = matchOf(await store.rounds(), id);
    const standing = match && (await standingOf(engine, match));
    return { match, standing, isFailed: false };
  } catch {
    return { match, standing: null, isFailed: true };
  }
}

/** @param {Counted} found */
function headingOf({ match, standing }) {
  if (!match) return MATCH.lost;
  if (!standing || match.over.length === 0) return MATCH.title;
  const names = placesOf(match.over);
  const areTeams = isOfTeams(match.over);
  const { totals, winner } = standing;
  if (names.length === 1) {
    return winner ? MATCH.reached(match.of.target) : MATCH.alone(totals[0] ?? 0);
  }
  if (winner) {
    const name = names[winner - 1] ?? "";
    return areTeams ? MATCH.teamWins(name) : MATCH.wins(name);
  }
  const best = Math.max(...totals);
  const leading = names.filter((_, i) => totals[i] === best);
  const [first = ""] = leading;
  if (leading.length > 1) return MATCH.level(leading);
  return areTeams ? MATCH.teamLeads(first) : MATCH.leads(first);
}

/** @param {App} app @param {Counted} found */
function page(app, found) {
  const { match, standing, isFailed } = found;
  const last = match?.over.at(-1);
  return html`${bar({
    back: { icon: "back", label: BAR.home, does: "#/" },
    name: MATCH.title,
    caption: last ? wholeTableName(last.options, last.game) : "",
    keys: [themeKey(app)],
  })}
    <div class="page match">
      <h1>${headingOf(found)}</h1>
      ${match ? story(match, standing) : html`<p>${MATCH.lostWhy}</p>`}
      ${match && !standing ? html`<p class="notice bad">${isFailed ? MATCH.failed : MATCH.unfit}</p>` : nothing}
      ${match && standing && last ? pointsTable(match, standing) : nothing}
      <div class="match-keys">
        ${match && !isFailed ? wayOn(app, match, standing) : nothing}
        <a class="key" href="#/">${icon("home")} ${BAR.home}</a>
      </div>
    </div>`;
}

/** @param {Match} match @param {Standing | null} standing */
function story({ of: { target }, over }, standing) {
  const best = Math.max(0, ...(standing?.totals ?? []));
  const isLevel = standing !== null && !standing.over && best >= target;
  return html`<p>${MATCH.story(target, over.length)} ${isLevel ? MATCH.another(target) : nothing}</p>`;
}

/** @param {Match} match @param {Standing} standing */
function pointsTable({ over }, { totals, winner }) {
  const names = placesOf(over);
  const rounds = over.map((round) => ({ round, points: pointsOf(round) }));
  const order = [...names.keys()].sort(
    (a, b) => (totals[b] ?? 0) - (totals[a] ?? 0) || a - b,
  );
  return html`<section class="pad match-pad" data-game="classic">
    <div class="match-scroll" tabindex="0" role="region" aria-label=${MATCH.table}>
      <table>
        <caption class="unseen">${MATCH.table}</caption>
        <thead>
          <tr>
            <th scope="col">${MATCH.name}</th>
            <th scope="col">${MATCH.total}</th>
            ${rounds.map(
              ({ round }) =>
                html`<th scope="col"><a href="#/rounds/${round.id}">${MATCH.round(numberOf(round))}</a></th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${order.map(
            (place) => html`<tr ?data-winner=${winner === place + 1}>
              <th scope="row">${names[place]}${winner === place + 1 ? icon("flag") : nothing}</th>
              <td><b>${totals[place]}</b></td>
              ${rounds.map(({ points }) => html`<td>${points[place]}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** @param {App} app @param {Match} match @param {Standing | null} standing */
function wayOn(app, { of: { id }, over, running }, standing) {
  if (running) {
    return html`<a class="brass" href="#/round/${running.id}">${MATCH.resume}</a>`;
  }
  const last = over.at(-1);
  if (!last) return nothing;
  if (last.fair) return tableKey(app, last);
  if (!standing || standing.over) {
    return html`<a class="brass" href="#/classic" @click=${() => wishSame(app, last)}>${MATCH.fresh}</a>`;
  }
  return html`<a class="brass" href="#/match/${id}/next">${MATCH.next}</a> ${shakesNext(last)}`;
}

/** @param {Round} last */
function shakesNext(last) {
  if (!last.players) return nothing;
  const { shaker = 1 } = nextOptions(last);
  return html`<p class="match-next">${MATCH.shakes(nameOf(last.players, shaker))}</p>`;
}
