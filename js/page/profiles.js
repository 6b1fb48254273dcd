/**
 * Who plays on this device: profiles, of which one earns and spends (T19).
 *
 * @import { Profile } from "../store/profile.js"
 * @import { App } from "./app.js"
 * @import { Does } from "./credits_parts.js"
 */
import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { fitting } from "../store/looks.js";
import { freeToken, seatedAs, withLikeness } from "../store/players.js";
import { ownedBy } from "../store/profile.js";
import { confirm } from "../ui/dialog.js";
import { icon } from "../ui/icons.js";
import { toastAloud } from "../ui/toast.js";
import { PROFILES } from "../ui/words_credits.js";
import { creditsLinks } from "./credits_links.js";
import { named, readingScreen } from "./credits_parts.js";
import { askForBadge } from "./profile_card.js";
import { earnersOf } from "./tile_seats.js";
import { isEntrant } from "./tournament_play.js";

export const showProfiles = readingScreen({
  kind: "profiles",
  title: () => PROFILES.title,
  read: (app) => app.store.profiles(),
  body,
});

/** @param {App} app @param {Profile[]} profiles @param {Does} does */
function body(app, profiles, does) {
  const active = app.settings.current().profile;
  return html`<p>${PROFILES.why}</p>
    ${
      profiles.length
        ? html`<fieldset class="sheet profile-list">
            <legend>${PROFILES.who}</legend>
            ${profiles.map((one) =>
              row(app, one, {
                ...does,
                isActive: one.id === active,
                choosing: () => choose(app, profiles, one),
                others: profiles.filter((other) => other !== one),
              }),
            )}
          </fieldset>`
        : html`<p>${PROFILES.none}</p>`
    }
    <p><button type="button" class="brass" @click=${() => make(app, profiles, does)}>
      ${icon("plus")} ${PROFILES.fresh}
    </button></p>
    ${creditsLinks()}
    <p>${PROFILES.backUp} <a class="text-link" href="#/rounds">${PROFILES.toRounds}</a></p>`;
}

/**
 * @param {App} app
 * @param {Profile} profile
 * @param {Does & {isActive: boolean, choosing: () => void, others: Profile[]}} does
 */
function row(app, profile, { isActive, choosing, others, reload }) {
  const { name } = profile;
  const change = PROFILES.changeOf(name);
  const gone = PROFILES.remove(name);
  return html`<div class="profile-row">
    <label class="choice">
      <input type="radio" name="profile" .checked=${live(isActive)} @change=${choosing}>
      <span class="choice-mark"></span>${named(profile)}
    </label>
    <button type="button" class="bar-key" title=${change} @click=${() => edit(app, profile, others, reload)}>
      ${icon("pencil")}<span class="unseen">${change}</span>
    </button>
    <button type="button" class="bar-key" title=${gone} @click=${() => remove(app, profile, reload)}>
      ${icon("bin")}<span class="unseen">${gone}</span>
    </button>
  </div>`;
}

/**
 * What somebody else has bought is put away. The first seat earns for who plays now; it has
 * the name as well, where it has none or that of a profile: name and credits go together.
 * @param {App} app
 * @param {Profile[]} profiles
 * @param {Profile | null} profile
 */
function choose({ settings, announce }, profiles, profile) {
  const { players, heist, profile: before, ...chosen } = settings.current();
  const name = players[0]?.name ?? "";
  const isFree = !name || profiles.some((one) => one.name === name);
  const earners = earnersOf(heist.profiles, before);
  const seated = profile && seatedAs({ players, profiles: earners }, 0, profile);
  settings.change({
    ...fitting(chosen, ownedBy(profile)),
    profile: profile?.id ?? "",
    ...(seated && {
      heist: { ...heist, profiles: seated.profiles },
      ...(isFree && { players: seated.players }),
    }),
  });
  if (profile) announce(PROFILES.plays(profile.name));
}

/** @param {App} app @param {Profile[]} profiles @param {Does} does */
async function make(app, profiles, { reload }) {
  const first = { name: "", token: freeToken(profiles), letter: "A" };
  const names = profiles.map(({ name }) => name);
  const badge = await askForBadge(PROFILES.freshTitle, first, names);
  if (!badge) return;
  const started = new Date(app.wall()).toISOString();
  /** @type {Profile} */
  const fresh = { ...badge, id: app.id(), kind: "profile", started, entries: [] };
  if (!(await isKept(app, app.store.found(fresh)))) return;
  choose(app, profiles, fresh);
  await reload();
}

/**
 * @param {App} app
 * @param {Profile} profile
 * @param {readonly Profile[]} others
 * @param {() => Promise<void>} reload
 */
async function edit(app, { id, name, token, letter }, others, reload) {
  const names = others.map((one) => one.name);
  const first = { name, token, letter };
  const badge = await askForBadge(PROFILES.changeOf(name), first, names);
  if (!badge) return;
  const change = app.store.changeProfile(id, (own) => ({ ...own, ...badge }));
  if (!(await isKept(app, change))) return;
  const { players, heist, profile: active } = app.settings.current();
  const seat = earnersOf(heist.profiles, active).indexOf(id);
  if (players[seat]?.name === name) {
    app.settings.change({ players: withLikeness(players, seat, badge) });
  }
  await reload();
}

/** @param {App} app @param {Promise<unknown>} writing */
async function isKept(app, writing) {
  try {
    await writing;
    return true;
  } catch (error) {
    console.info(error);
    toastAloud(app, PROFILES.notKept);
    return false;
  }
}

/** @param {App} app @param {Profile} profile @param {() => Promise<void>} reload */
async function remove(app, { id, name }, reload) {
  const { title, text, entrant, ...said } = PROFILES.removing;
  // It can be removed without the engine as well.
  const isPlaying = await isEntrant(app, id).catch(() => false);
  const told = isPlaying ? `${text} ${entrant(name)}` : text;
  if (!(await confirm({ ...said, title: title(name), text: told, grave: true })))
    return;
  if (!(await isKept(app, app.store.removeRound(id)))) return;
  const { profile, heist, players } = app.settings.current();
  const earners = earnersOf(heist.profiles, profile);
  const first = profile === id ? "" : profile;
  app.settings.change({
    heist: {
      ...heist,
      profiles: earners.map((one, i) => (one === id ? (i === 0 ? first : "") : one)),
    },
    players: players.map((one, i) =>
      earners[i] === id && one.name === name ? { ...one, name: "" } : one,
    ),
  });
  if (profile === id) choose(app, [], null);
  await reload();
}
