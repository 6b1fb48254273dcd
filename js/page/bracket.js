/**
 * The bracket of a tournament (T22). A game of it is played at the table of Lexiheist,
 * which is told who sits where.
 *
 * @import { Bracket, BracketMatch } from "../protocol.js"
 * @import { Tournament } from "../store/tournament.js"
 * @import { App } from "./app.js"
 * @import { Does } from "./credits_parts.js"
 * @import { WantedPlay } from "./paying.js"
 */
import { html, nothing } from "lit-html";
import { confirm } from "../ui/dialog.js";
import { icon } from "../ui/icons.js";
import { toast } from "../ui/toast.js";
import { BRACKET, computerName } from "../ui/words_credits.js";
import { creditsLinks } from "./credits_door.js";
import { badge, readingScreen } from "./credits_parts.js";
import { award, beginGame, bracketOf, leaveTournament } from "./paying.js";
import { roundOf } from "./tournaments.js";

/**
 * @typedef {{tournament: Tournament | null, bracket: Bracket | null}} Found
 * @typedef {(app: App, wanted: WantedPlay) => void} Play goes to a table
 */

const ROUNDS = [1, 2, 3];

/** @param {Play} [play] without it games are shown, and cannot be begun */
export const tournamentScreen = (play) =>
  readingScreen({
    kind: "bracket",
    title: headingOf,
    back: "#/tournaments",
    read,
    body: (app, found, does) => body(app, found, { ...does, play }),
  });

/** @param {App} app @param {string} id @returns {Promise<Found>} */
async function read(app, id) {
  const tournament = await app.store.tournament(id);
  const bracket = tournament && (await bracketOf(app, tournament));
  // A page that was closed in between may owe a prize.
  if (tournament && bracket?.champion) await award(app, tournament);
  return { tournament, bracket };
}

/** @param {Tournament} tournament @param {number | null} place */
function nameAt({ people }, place) {
  if (place === null) return BRACKET.open;
  return people[place - 1]?.name ?? computerName(place, people.length);
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

/** @param {App} app @param {Found} found @param {Does & {play: Play | undefined}} does */
function body(app, { tournament, bracket }, does) {
  if (!tournament) return html`<p>${BRACKET.lost}</p>${creditsLinks()}`;
  if (!bracket)
    return html`<p class="notice bad">${BRACKET.unfit}</p>${creditsLinks()}`;
  return html`<div class="bracket-rounds">
      ${ROUNDS.map(
        (round) => html`<section>
          <h2>${BRACKET.round(round)}</h2>
          <ol>
            ${bracket.matches
              .filter(({ number }) => roundOf(number) === round)
              .map((match) => matchTold(tournament, bracket, match))}
          </ol>
        </section>`,
      )}
    </div>
    ${keys(app, { tournament, bracket }, does)} ${creditsLinks()}`;
}

/** @param {Tournament} tournament @param {Bracket} bracket @param {BracketMatch} match */
function matchTold(tournament, bracket, match) {
  const isNext = bracket.open.includes(match.number);
  const note = BRACKET.note(match);
  return html`<li class="bracket-match" ?data-next=${isNext}>
    ${match.places.map((place) => placeTold(tournament, bracket, { match, place }))}
    <p>${isNext ? html`<strong>${BRACKET.next}</strong> ` : nothing}${note || nothing}</p>
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
    ${hasWon ? html`${icon("flag")}<span class="unseen">${BRACKET.won}</span>` : nothing}
  </p>`;
}

/**
 * @param {App} app
 * @param {{tournament: Tournament, bracket: Bracket}} found
 * @param {Does & {play: Play | undefined}} does
 */
function keys(app, { tournament, bracket }, { play, reload }) {
  const open = bracket.matches.filter(({ number }) => bracket.open.includes(number));
  const staying = open.flatMap(({ places }) =>
    places.filter((place) => place && tournament.people[place - 1]),
  );
  return html`<div class="bracket-keys">
    ${
      play
        ? open.map(
            (
              match,
            ) => html`<button type="button" class="brass" @click=${() => begin(app, { tournament, match, play, reload })}>
              ${BRACKET.play(nameAt(tournament, match.places[0] ?? null), nameAt(tournament, match.places[1] ?? null))}
            </button>`,
          )
        : nothing
    }
    ${staying.map(
      (
        place,
      ) => html`<button type="button" class="key" @click=${() => leave(app, { tournament, place: Number(place), reload })}>
        ${icon("flag")} ${BRACKET.leave(nameAt(tournament, place))}
      </button>`,
    )}
  </div>`;
}

/**
 * @param {App} app
 * @param {{tournament: Tournament, match: BracketMatch, play: Play, reload: () => Promise<void>}} of
 */
async function begin(app, { tournament, match, play, reload }) {
  const begun = await beginGame(app, tournament, match);
  if ("play" in begun) return play(app, begun.play);
  const { fault, entrant } = begun;
  const isShort = fault === "short" && entrant;
  const said = isShort ? BRACKET.short(entrant.name) : BRACKET.changed;
  toast(said);
  app.announce(said, "assertive");
  await reload();
}

/**
 * @param {App} app
 * @param {{tournament: Tournament, place: number, reload: () => Promise<void>}} who
 */
async function leave(app, { tournament, place, reload }) {
  const { title, ...said } = BRACKET.leaving;
  const name = nameAt(tournament, place);
  if (!(await confirm({ ...said, title: title(name), grave: true }))) return;
  await leaveTournament(app, tournament.id, place);
  await reload();
}
