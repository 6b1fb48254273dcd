/**
 * The bracket of a tournament (T22). A game of it is played at the table of Lexiheist, and
 * is left there.
 *
 * @import { Bracket, BracketMatch } from "../protocol.js"
 * @import { Tournament } from "../store/tournament.js"
 * @import { App } from "./app.js"
 * @import { Does } from "./credits_parts.js"
 * @import { Due } from "./tournament_play.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { confirm } from "../ui/dialog.js";
import { icon } from "../ui/icons.js";
import { toastAloud } from "../ui/toast.js";
import { day } from "../ui/words.js";
import { BRACKET, computerName, TOURNAMENTS } from "../ui/words_credits.js";
import { creditsLinks } from "./credits_links.js";
import { badge, keptNote, readingScreen } from "./credits_parts.js";
import { bracketOf, payOwed, prizesWon } from "./paying.js";
import { entriesDue, leaveTournament, runningOf } from "./tournament_play.js";
import { roundOf } from "./tournaments.js";

/**
 * @typedef {object} Found
 * @property {Tournament | null} tournament
 * @property {Bracket | null} bracket
 * @property {ReadonlyMap<number, string>} running games that are not over, by match
 * @property {Due[]} due entries that the next games take
 * @property {string[]} credits what they are about to do, or have done: sentences
 * @property {boolean} isKept false: something that is owed could not be kept
 */

const ROUNDS = [1, 2, 3];

export const showTournament = readingScreen({
  kind: "bracket",
  title: headingOf,
  caption: (found) =>
    found?.tournament ? TOURNAMENTS.ofDay(day(found.tournament.started)) : "",
  back: "#/tournaments",
  read,
  body,
});

/** @param {App} app @param {string} id @returns {Promise<Found>} */
async function read(app, id) {
  // A page that was closed in between may owe what a game earned, or a prize.
  const isKept = await payOwed(app, await app.store.tournament(id));
  const tournament = await app.store.tournament(id);
  const bracket = tournament && (await bracketOf(app, tournament));
  const running = await runningOf(app, id, bracket);
  if (!tournament || !bracket)
    return { tournament, bracket, running, due: [], credits: [], isKept };
  const [due, won] = await Promise.all([
    entriesDue(app, tournament, bracket),
    prizesWon(app, tournament, bracket),
  ]);
  const credits = [
    ...won.map(({ name, credits }) => BRACKET.prize(name, credits)),
    ...due.map(({ name, price, rest }) => BRACKET.due(name, price, rest)),
  ];
  if (credits.length) app.announce(credits.join(" "));
  return { tournament, bracket, running, due, credits, isKept };
}

/** @param {Tournament} tournament @param {number | null} place */
function nameAt({ people }, place) {
  if (place === null) return BRACKET.open;
  return people[place - 1]?.name ?? computerName(place, people);
}

/** @param {Found | null} found */
function headingOf(found) {
  const { tournament = null, bracket = null } = found ?? {};
  if (!tournament || !bracket) return BRACKET.title;
  if (bracket.champion) return BRACKET.wins(nameAt(tournament, bracket.champion));
  const next = bracket.matches.find(({ number }) => bracket.open.includes(number));
  return next ? against(tournament, next) : BRACKET.title;
}

/** @param {Tournament} tournament @param {BracketMatch} match */
function against(tournament, { places: [one = null, other = null] }) {
  return BRACKET.heading(nameAt(tournament, one), nameAt(tournament, other));
}

/** @param {App} app @param {Found} found @param {Does} does */
function body(app, { tournament, bracket, running, due, credits, isKept }, does) {
  if (!tournament) return html`<p>${BRACKET.lost}</p>${creditsLinks()}`;
  if (!bracket)
    return html`<p class="notice bad">${BRACKET.unfit}</p>${creditsLinks()}`;
  return html`${keptNote(isKept)}${credits.map((one) => html`<p>${one}</p>`)}
    ${keys(app, { tournament, bracket, running, due }, does)}
    <div class="bracket-rounds">
      ${ROUNDS.map(
        (round) => html`<section>
          <h2>${BRACKET.round(round)}</h2>
          <ol>
            ${bracket.matches
              .filter(({ number }) => roundOf(number) === round)
              .map((match) => matchTold(tournament, bracket, { match, running }))}
          </ol>
        </section>`,
      )}
    </div>
    ${creditsLinks()}`;
}

/**
 * @param {Tournament} tournament
 * @param {Bracket} bracket
 * @param {{match: BracketMatch, running: ReadonlyMap<number, string>}} what
 */
function matchTold(tournament, bracket, { match, running }) {
  const isNext = bracket.open.includes(match.number);
  const next = running.has(match.number) ? BRACKET.underWay : BRACKET.next;
  const loser = match.places.find((place) => place !== match.winner) ?? null;
  const note = BRACKET.note(match, nameAt(tournament, loser));
  return html`<li class="bracket-match" ?data-next=${isNext}>
    ${match.places.map((place) => placeTold(tournament, bracket, { match, place }))}
    <p>${isNext ? html`<strong>${next}</strong> ` : nothing}${note || nothing}</p>
  </li>`;
}

/**
 * @param {Tournament} tournament
 * @param {Bracket} bracket
 * @param {{match: BracketMatch, place: number | null}} at
 */
function placeTold(tournament, { players }, { match, place }) {
  const entrant = place === null ? undefined : tournament.people[place - 1];
  const level = place === null ? 0 : (players[place - 1] ?? 0);
  const hasWon = place !== null && match.winner === place;
  return html`<p class="bracket-place" ?data-won=${hasWon} ?data-open=${place === null}>
    ${entrant ? badge(entrant) : nothing}
    <span>${nameAt(tournament, place)} ${level ? html`<small>${BRACKET.computer(level)}</small>` : nothing}</span>
    ${hasWon ? html`<strong>${BRACKET.won}</strong>` : nothing}
  </p>`;
}

/**
 * A game is left at its table; a match that is not begun, here.
 * @param {App} app
 * @param {{tournament: Tournament, bracket: Bracket, running: ReadonlyMap<number, string>, due: Due[]}} found
 * @param {Does} does
 */
function keys(app, { tournament, bracket, running, due }, { reload }) {
  const open = bracket.matches.filter(({ number }) => bracket.open.includes(number));
  const staying = open
    .filter(({ number }) => !running.has(number))
    .flatMap(({ places }) =>
      places.filter((place) => place && tournament.people[place - 1]),
    );
  return html`<div class="bracket-keys">
    ${open.map(({ number, places: [one = null, other = null] }) => {
      const does = running.has(number) ? BRACKET.goOn : BRACKET.play;
      const names = [nameAt(tournament, one), nameAt(tournament, other)];
      return html`<a class="brass" href="#/tournament/${tournament.id}/${number}">
        ${does(names)}
      </a>`;
    })}
    ${repeat(
      staying,
      (place) => place,
      (
        place,
      ) => html`<button type="button" class="key" @click=${() => leave(app, { tournament, bracket, due, place: Number(place), reload })}>
        ${icon("flag")} ${BRACKET.leave(nameAt(tournament, place))}
      </button>`,
    )}
  </div>`;
}

/**
 * A game that was begun in another tab meanwhile is left at its table.
 * @param {App} app
 * @param {{tournament: Tournament, bracket: Bracket, place: number}} who
 * @returns {Promise<string>} what went wrong
 */
async function left(app, { tournament, bracket, place }) {
  try {
    const running = await runningOf(app, tournament.id, bracket);
    const isBegun = bracket.matches.some(
      ({ number, places }) =>
        places.includes(place) && bracket.open.includes(number) && running.has(number),
    );
    if (isBegun) return BRACKET.changed;
    await leaveTournament(app, tournament.id, place);
    return "";
  } catch (error) {
    console.info(error);
    return BRACKET.notKept;
  }
}

/**
 * @param {App} app
 * @param {{tournament: Tournament, bracket: Bracket, due: Due[], place: number, reload: () => Promise<void>}} who
 */
async function leave(app, { tournament, bracket, due, place, reload }) {
  const { title, ...said } = BRACKET.leaving;
  const isDue = due.some((one) => one.place === place);
  const agreed = await confirm({
    ...said,
    title: title(nameAt(tournament, place)),
    text: isDue ? said.due : said.paid,
    grave: true,
  });
  if (!agreed) return;
  const fault = await left(app, { tournament, bracket, place });
  if (fault) toastAloud(app, fault);
  // Beside what the bracket says then of credits.
  else app.announce(BRACKET.left(nameAt(tournament, place)), "assertive");
  await reload();
}
