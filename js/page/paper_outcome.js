/**
 * What a round on paper comes to: who wins, and every list with its points, what is
 * cancelled, and what is struck and why.
 *
 * @import { ListedWord, ListView, Outcome } from "../protocol.js"
 * @import { App } from "./app.js"
 */
import { html, nothing, render } from "lit-html";
import { bar } from "../ui/bar.js";
import { onTheme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive } from "../ui/title.js";
import { BAR, PAPER, words } from "../ui/words.js";

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {{outcome: Outcome, names: string[], edit: () => void, fresh: () => void}} parts
 */
export function showOutcome(app, root, { outcome, names, edit, fresh }) {
  const heading = headingOf(outcome, names);
  const draw = () =>
    render(
      html`${bar({
        back: { icon: "back", label: BAR.home, does: "#/" },
        keys: [themeKey(app)],
      })}
        <div class="page paper">
          <h1>${heading}</h1>
          <p>${PAPER.cancelled(outcome.cancelled)}</p>
          ${teams(outcome, names)}
          <div class="paper-lists">${outcome.lists.map((list) => pad(list, names))}</div>
          <div class="paper-keys">
            <button type="button" class="brass" @click=${edit}>${PAPER.change}</button>
            <button type="button" class="key" @click=${fresh}>${PAPER.fresh}</button>
          </div>
        </div>`,
      root,
    );
  draw();
  arrive(root, heading);
  scrollTo({ top: 0, behavior: "instant" });
  return onTheme(draw);
}

/** @param {Outcome} outcome @param {string[]} names */
function headingOf({ winners, teams, winning_teams: best, lists }, names) {
  const won = teams.length
    ? teams
        .filter(({ team }) => best.includes(team))
        .map((team) => ({
          name: teamName(team, names),
          points: team.points,
        }))
    : lists
        .filter(({ seat }) => winners.includes(seat))
        .map(({ seat, points }) => ({ name: nameOf(names, seat), points }));
  const [first] = won;
  if (!first) return PAPER.title;
  return won.length === 1
    ? PAPER.winner(first.name, first.points)
    : PAPER.draw(
        won.map(({ name }) => name),
        first.points,
      );
}

/** @param {string[]} names @param {number} seat */
const nameOf = (names, seat) => names[seat - 1] ?? "";

/** @param {{team: number, seats: number[]}} team @param {string[]} names */
function teamName({ team, seats }, names) {
  return PAPER.teamIs(
    team,
    seats.map((seat) => nameOf(names, seat)),
  );
}

/** @param {Outcome} outcome @param {string[]} names */
function teams(outcome, names) {
  if (outcome.teams.length === 0) return nothing;
  return html`<ul class="paper-teams">
    ${outcome.teams.map(
      (team) =>
        html`<li><span>${teamName(team, names)}</span> <b>${team.points}</b></li>`,
    )}
  </ul>`;
}

/** @param {ListView} list @param {string[]} names */
function pad(list, names) {
  return html`<section class="pad">
    <div class="pad-head">
      <h2>${nameOf(names, list.seat)}</h2>
      <p class="pad-note">${words(list.words.length)}</p>
      <span class="pad-total">${list.points}</span>
    </div>
    ${
      list.words.length
        ? html`<ul class="pad-rows">${[...list.words].sort(byWorth).map((one) => row(one, names))}</ul>`
        : html`<p class="pad-rows pad-note">${PAPER.empty}</p>`
    }
  </section>`;
}

/** What counts comes first. @param {ListedWord} a @param {ListedWord} b */
function byWorth(a, b) {
  return b.points - a.points || (a.word < b.word ? -1 : 1);
}

/** @param {ListedWord} listed @param {string[]} names */
function row(listed, names) {
  const why = whyNot(listed, names);
  return html`<li class="pad-row">
    ${
      why
        ? html`<s>${listed.word}</s> <span class="pad-small">${why}</span>`
        : html`<span>${listed.word}</span> <span class="pad-points">${listed.points}</span>`
    }
  </li>`;
}

/** @param {ListedWord} listed @param {string[]} names @returns {string} "" when it counts */
function whyNot({ struck, others, points, credited }, names) {
  if (struck) return PAPER.struck[struck];
  if (points > 0) return "";
  if (credited !== null) return PAPER.credited(nameOf(names, credited));
  return PAPER.also(others.map((seat) => nameOf(names, seat)));
}
