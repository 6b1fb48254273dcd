/**
 * Tournaments on this device, and the way into another (T22).
 *
 * @import { Bracket, Ledger } from "../protocol.js"
 * @import { Profile } from "../store/profile.js"
 * @import { Tournament } from "../store/tournament.js"
 * @import { App } from "./app.js"
 * @import { Does } from "./credits_parts.js"
 */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { PLACES } from "../store/tournament.js";
import { toastAloud } from "../ui/toast.js";
import { day } from "../ui/words.js";
import { BRACKET, computerName, TOURNAMENTS } from "../ui/words_credits.js";
import { creditsLinks } from "./credits_links.js";
import { keptNote, named, needsProfile, readingScreen } from "./credits_parts.js";
import { bracketOf, ledgerOf, payOwed } from "./paying.js";

/**
 * @typedef {{profile: Profile, total: number}} Purse
 * @typedef {{tournament: Tournament, bracket: Bracket | null}} Standing
 * @typedef {object} Found
 * @property {Purse[]} purses
 * @property {Ledger} ledger of nobody: what a tournament costs, and its prizes
 * @property {Standing[]} standings newest first
 * @property {Set<string>} chosen profiles that are to enter
 * @property {boolean} isDrawn the bracket is being made
 * @property {boolean} isKept false: something that is owed could not be kept
 */

export const showTournaments = readingScreen({
  kind: "tournaments",
  title: () => TOURNAMENTS.title,
  back: "#/credits",
  read,
  body,
});

/** @param {App} app @returns {Promise<Found>} */
async function read(app) {
  // A page that was closed in between may owe what a game earned.
  const isKept = await payOwed(app);
  const ledger = await ledgerOf(app, null);
  if (!ledger) throw new Error("no ledger");
  const [profiles, tournaments] = await Promise.all([
    app.store.profiles(),
    app.store.tournaments(),
  ]);
  const purses = [];
  for (const profile of profiles) {
    const { total = 0 } = (await ledgerOf(app, profile)) ?? {};
    purses.push({ profile, total });
  }
  const standings = [];
  for (const tournament of tournaments) {
    standings.push({ tournament, bracket: await bracketOf(app, tournament) });
  }
  const { profile: active } = app.settings.current();
  const isRich = purses.some(
    ({ profile, total }) => profile.id === active && total >= ledger.entry,
  );
  return {
    purses,
    ledger,
    standings,
    chosen: new Set(isRich ? [active] : []),
    isDrawn: false,
    isKept,
  };
}

/** @param {App} app @param {Found} found @param {Does} does */
function body(app, found, does) {
  const { ledger, standings, purses } = found;
  const isOver = (/** @type {Standing} */ { bracket }) => bracket?.champion !== null;
  return html`${keptNote(found.isKept)}<p>${TOURNAMENTS.how(ledger.entry, ledger.prizes)}</p>
    <p>${TOURNAMENTS.computers}</p>
    ${list(
      TOURNAMENTS.running,
      standings.filter((one) => !isOver(one)),
    )}
    ${purses.length ? entering(app, found, does) : needsProfile()}
    ${list(TOURNAMENTS.over, standings.filter(isOver))}
    ${creditsLinks()}`;
}

/** @param {string} title @param {Standing[]} standings */
function list(title, standings) {
  if (standings.length === 0) return nothing;
  return html`<section>
    <h2>${title}</h2>
    <ul class="tournament-list">${standings.map(row)}</ul>
  </section>`;
}

/** @param {Standing} standing */
function row({ tournament, bracket }) {
  const { id, started, people } = tournament;
  const names = people.map(({ name }) => name).join(", ");
  return html`<li>
    <a class="rounds-open" href="#/tournament/${id}">
      <strong>${TOURNAMENTS.ofDay(day(started))}</strong>
      <span>${names}</span>
      <span>${bracket ? standingTold(tournament, bracket) : TOURNAMENTS.unfit}</span>
    </a>
  </li>`;
}

/** Who has won, or which round is to be played. @param {Tournament} tournament @param {Bracket} bracket */
function standingTold({ people }, { champion, open }) {
  if (champion === null) return BRACKET.round(roundOf(open[0] ?? 1));
  return BRACKET.wins(people[champion - 1]?.name ?? computerName(champion, people));
}

/** @param {number} match */
export function roundOf(match) {
  if (match <= 4) return 1;
  return match <= 6 ? 2 : 3;
}

/** @param {App} app @param {Found} found @param {Does} does */
function entering(app, found, { redraw }) {
  const { purses, ledger, chosen } = found;
  const enter = () => openTournament(app, found);
  const canSomebody = purses.some(({ total }) => total >= ledger.entry);
  return html`<section class="sheet">
    <h2>${TOURNAMENTS.enter}</h2>
    <fieldset class="profile-list">
      <legend>${TOURNAMENTS.who}</legend>
      ${purses.map((purse) => entrant(purse, ledger.entry, chosen, redraw))}
    </fieldset>
    ${
      canSomebody
        ? html`<button type="button" class="brass" @click=${enter}>${TOURNAMENTS.draw}</button>`
        : html`<p>${TOURNAMENTS.nobodyCan(ledger.entry)}</p>`
    }
  </section>`;
}

/** @param {Purse} purse @param {number} price @param {Set<string>} chosen @param {() => void} redraw */
function entrant({ profile, total }, price, chosen, redraw) {
  const lacking = price - total;
  if (lacking > 0) {
    return html`<p class="profile-row">
      ${named(profile, html`<small>${TOURNAMENTS.lacking(lacking)}</small>`)}
    </p>`;
  }
  const turn = () => {
    if (!chosen.delete(profile.id)) chosen.add(profile.id);
    redraw();
  };
  return html`<label class="profile-row">
    <input type="checkbox" .checked=${live(chosen.has(profile.id))} @change=${turn}>
    ${named(profile)}
  </label>`;
}

/** Nothing is paid before a game starts. @param {App} app @param {Found} found */
async function openTournament(app, found) {
  const { purses, chosen } = found;
  const people = purses
    .filter(({ profile }) => chosen.has(profile.id))
    .map(({ profile: { id, name, token, letter } }) => ({
      profile: id,
      name,
      token,
      letter,
    }));
  if (people.length === 0) return tell(app, TOURNAMENTS.nobody);
  if (people.length > PLACES) return tell(app, TOURNAMENTS.full);
  // A second press makes no second tournament.
  if (found.isDrawn) return;
  found.isDrawn = true;
  /** @type {Tournament} */
  const fresh = {
    id: app.id(),
    kind: "tournament",
    started: new Date(app.wall()).toISOString(),
    seed: app.seed(),
    people,
    games: [],
    left: [],
  };
  try {
    await app.store.found(fresh);
    app.go(`#/tournament/${fresh.id}`);
  } catch (error) {
    console.info(error);
    found.isDrawn = false;
    tell(app, TOURNAMENTS.notKept);
  }
}

/** @param {App} app @param {string} said */
function tell(app, said) {
  toastAloud(app, said);
}
