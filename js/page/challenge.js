/**
 * A friend's challenge, before its grid is shown: what is on the table, what is to be
 * beaten, and whether this build can lay the same grid. The code may come from anybody.
 *
 * @import { Challenge } from "../store/challenge.js"
 * @import { Round } from "../store/round.js"
 * @import { App } from "./app.js"
 *
 * @typedef {"checking" | "ready" | "other" | "lost"} Stage
 */
import { html, nothing, render } from "lit-html";
import { ChallengeError, readChallenge } from "../store/challenge.js";
import { headerOf } from "../store/log_header.js";
import { bar } from "../ui/bar.js";
import { onTheme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive } from "../ui/title.js";
import { BAR, CHALLENGE, INVITE, points } from "../ui/words.js";
import { challengeNote, comparisonOf } from "./comparison.js";
import { challengeGrid } from "./deal.js";
import { showDealt } from "./round.js";
import { updateRow, watchOffers } from "./update_row.js";

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {string | null} code
 */
export function show(app, root, code) {
  try {
    const challenge = readChallenge(code ?? "");
    return showChallenge(app, root, { challenge, code: code ?? "" });
  } catch (error) {
    if (!(error instanceof ChallengeError)) throw error;
    const isNewer = error.code === "newer";
    return showNo(app, root, isNewer ? "newer" : "broken");
  }
}

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {{challenge: Challenge, code: string}} told
 */
function showChallenge(app, root, { challenge, code }) {
  let clear = () => {};
  let isLeft = false;
  /** @type {Stage} */
  let stage = "checking";
  /** @type {Round | null} */
  let round = null;

  const start = () => {
    clear();
    clear = showDealt(app, root, challengeGrid(app, challenge, code));
  };
  const draw = () => {
    const does = { start, again };
    render(
      page(app, html`${table(challenge)} ${wayOn({ app, code, stage, round, does })}`),
      root,
    );
  };
  async function look() {
    const stand = await standOf(app, challenge);
    if (isLeft) return;
    if (stand.stage === "other") {
      clear();
      clear = showNo(app, root, "other");
      return;
    }
    ({ stage, round } = stand);
    draw();
  }
  function again() {
    stage = "checking";
    draw();
    look();
  }

  draw();
  arrive(root, CHALLENGE.title);
  const stops = [onTheme(draw), watchOffers(app, root, draw)];
  clear = () => {
    for (const stop of stops) stop();
  };
  look();
  return () => {
    isLeft = true;
    clear();
  };
}

/**
 * Whether this build lays the same grid, and whether this browser knows it already.
 * @param {App} app
 * @param {Challenge} challenge
 * @returns {Promise<{stage: Stage, round: Round | null}>}
 */
async function standOf({ engine, store }, { rules, words, seed, options }) {
  const rounds = await store.rounds().catch(() => []);
  const isOnIt = (/** @type {Round} */ round) =>
    headerOf(round.log)?.seed === seed && round.options.size === options.size;
  const round = rounds.find(isOnIt) ?? null;
  if (round) return { stage: "ready", round };
  try {
    const answer = await engine.request("boot", {});
    const build = "ok" in answer ? answer.ok : null;
    const table = build?.tables.find(({ game }) => game === "hunt");
    const isSame = build?.words === words && table?.rules === rules;
    return { stage: isSame ? "ready" : "other", round };
  } catch {
    return { stage: "lost", round };
  }
}

/** @param {Challenge} challenge */
function table({ options, points: toBeat }) {
  return html`<h1>${CHALLENGE.title}</h1>
    <div class="tag">
      <p class="tag-table">
        <strong>${INVITE.table(options.size)}</strong>
        <span>${INVITE.rest(options.min, options.seconds)}</span>
      </p>
      ${
        toBeat === null
          ? html`<p>${CHALLENGE.noScore}</p>`
          : html`<p class="tag-score"><strong>${points(toBeat)}</strong> ${CHALLENGE.toBeat}</p>`
      }
    </div>`;
}

/**
 * @param {object} parts
 * @param {App} parts.app
 * @param {string} parts.code
 * @param {Stage} parts.stage
 * @param {Round | null} parts.round
 * @param {{start: () => void, again: () => void}} parts.does
 */
function wayOn({ app, code, stage, round, does }) {
  if (round?.state === "running") {
    return html`<a class="brass" href="#/round/${round.id}">${CHALLENGE.resume}</a>`;
  }
  if (round) {
    const comparison = round.view && comparisonOf(code, round.view);
    return html`<p role="status">${CHALLENGE.played}</p>
      ${challengeNote(comparison)}
      <a class="brass" href="#/rounds/${round.id}">${CHALLENGE.see}</a>`;
  }
  if (stage === "lost") {
    return html`<div class="notice bad" role="alert">
        <strong>${CHALLENGE.lost}</strong>
        <p>${CHALLENGE.lostWhy}</p>
      </div>
      <button type="button" class="brass" @click=${does.again}>${CHALLENGE.again}</button>`;
  }
  return html`<p>${CHALLENGE.line}</p>
    <button type="button" class="brass" ?disabled=${stage === "checking"} @click=${does.start}>
      ${stage === "checking" ? CHALLENGE.checking : CHALLENGE.start}
    </button>
    ${updateRow(app)}`;
}

/**
 * A link that leads to no grid here.
 * @param {App} app
 * @param {HTMLElement} root
 * @param {"broken" | "newer" | "other"} why
 */
function showNo(app, root, why) {
  const draw = () =>
    render(
      page(
        app,
        html`<h1>${CHALLENGE[why]}</h1>
          <p>${CHALLENGE[`${why}Why`]}</p>
          ${updateRow(app)}
          <p class="opening-keys">
            <a class="brass" href="#/hunt">${CHALLENGE.hunt}</a>
            ${
              why === "broken"
                ? nothing
                : html`<button type="button" class="key" @click=${() => location.reload()}>${CHALLENGE.load}</button>`
            }
          </p>`,
      ),
      root,
    );
  draw();
  arrive(root, CHALLENGE[why]);
  const stops = [onTheme(draw), watchOffers(app, root, draw)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** @param {App} app @param {unknown} inside */
function page(app, inside) {
  return html`${bar({
    back: { icon: "back", label: BAR.home, does: "#/" },
    keys: [themeKey(app)],
  })}
    <div class="page opening">${inside}</div>`;
}
