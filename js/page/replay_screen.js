/**
 * The replay's screen as a function of its tape.
 *
 * @import { HuntView } from "../protocol.js"
 * @import { Player } from "../store/players.js"
 * @import { App } from "./app.js"
 * @import { Revealed } from "./finished.js"
 * @import { Moment, Story, Tape } from "./replay_story.js"
 *
 * @typedef {{app: App, revealed: Revealed, story: Story, tape: Tape}} Shown
 *
 * @typedef {object} Does
 * @property {() => void} press play or pause
 * @property {(time: number) => void} windTo
 * @property {(moment: Moment) => void} choose
 * @property {(by: number) => void} step so many claims on
 * @property {(speed: number) => void} speed
 */
import { html, svg } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { bar } from "../ui/bar.js";
import { icon } from "../ui/icons.js";
import { themeKey } from "../ui/theme_key.js";
import {
  clock,
  GAME,
  nameOf,
  REPLAY,
  REVEAL,
  wholeTableName,
  words,
} from "../ui/words.js";
import { SPEEDS, scoreOf } from "./replay_story.js";
import { foundBy, gridLabel } from "./reveal.js";
import { wordList } from "./reveal_lists.js";

/** Pixels that a list's row of marks is high, and all rows together, at most. */
const LANE = 14;
const LANES = 48;

/** @param {Shown} shown @param {Does} does */
export function replayScreen(shown, does) {
  const { app, revealed, story, tape } = shown;
  const { round, view } = revealed;
  const players = round.players ?? [];
  const moment = story.moments[tape.told - 1] ?? null;
  return html`${bar({
    back: { icon: "back", label: REPLAY.back, does: `#/rounds/${round.id}` },
    name: GAME[round.game],
    caption: wholeTableName(round.options),
    keys: [themeKey(app)],
  })}
    <div class="reveal replay" data-game=${round.game}>
      <header class="reveal-head">
        <h1>${REPLAY.title}</h1>
        ${scores(shown)}
      </header>
      <div class="reveal-grid">
        <div class="still-grid" role="img" aria-label=${gridLabel(view, moment)}></div>
        ${detail(players, moment)}
      </div>
      <div class="reveal-pads">
        <section class="pad reveal-pad" data-open>
          <div class="pad-head">
            <h2>${REPLAY.claims}</h2>
            <p class="pad-note">${words(story.moments.length)}</p>
          </div>
          <div class="pad-rows">${claims(players, story, moment, does)}</div>
        </section>
      </div>
      <div class="reveal-keys replay-keys">
        ${timeLine(shown, does)} ${keys(shown, does)}
      </div>
    </div>`;
}

/** Whose claim it was, where there are several lists. @param {readonly Player[]} players @param {number} seat */
function whose(players, seat) {
  return players.length > 0 ? nameOf(players, seat) : "";
}

/** Does the word count for nobody? @param {Moment} moment */
function isLost({ struck, others }) {
  return struck !== null || others.length > 0;
}

/** @param {Shown} shown */
function scores({ revealed: { round, view }, story, tape }) {
  const lists = view.reveal?.lists ?? [];
  return html`<ul class="replay-scores">
    ${lists.map(({ seat }) => {
      const { points, words: n } = scoreOf(story, tape, seat);
      return html`<li>${whose(round.players ?? [], seat)} <b>${points}</b> ${REPLAY.score(points, n)}</li>`;
    })}
  </ul>`;
}

/** @param {readonly Player[]} players @param {Moment | null} moment */
function detail(players, moment) {
  if (!moment)
    return html`<p class="reveal-word"><span class="reveal-note">${REPLAY.before}</span></p>`;
  const { word, points, seat, at } = moment;
  return html`<p class="reveal-word">
    <span class="reveal-points">${points}</span>
    <strong>${word}</strong>
    <span class="reveal-note">${REPLAY.by(whose(players, seat), Math.floor(at / 1000))}
      ${foundBy(moment, players)}</span>
  </p>`;
}

/**
 * @param {readonly Player[]} players
 * @param {Story} story
 * @param {Moment | null} chosen
 * @param {Does} does
 */
function claims(players, { moments }, chosen, { choose }) {
  const sheet = {
    name: REPLAY.claims,
    empty: REPLAY.none,
    groups: [{ name: "", rows: moments }],
  };
  return wordList(sheet, chosen, choose, (moment) => claimWords(players, moment));
}

/** @param {readonly Player[]} players @param {Moment} moment */
function claimWords(players, moment) {
  const { at, word, points, seat } = moment;
  const names = moment.others.map((other) => nameOf(players, other));
  const also = moment.struck
    ? REVEAL.why[moment.struck]
    : names.length
      ? REVEAL.also(names)
      : "";
  return html`<span class="pad-small">${clock(Math.floor(at / 1000))}</span>
    <span class="replay-claim">${isLost(moment) ? html`<s>${word}</s>` : word}
      <span class="pad-small">${REPLAY.whose(whose(players, seat), also)}</span></span>
    <span class="pad-points">${points}</span>`;
}

/** @param {readonly Player[]} players @param {Moment} [moment] */
export function momentSaid(players, moment) {
  if (!moment) return REPLAY.before;
  const { word, points, seat, at } = moment;
  const told = REPLAY.said(word, points, Math.floor(at / 1000));
  const parts = [whose(players, seat), told, foundBy(moment, players)];
  return parts.filter(Boolean).join(" ");
}

/** @param {Shown} shown @param {Does} does */
function timeLine({ revealed, story, tape }, does) {
  const seconds = Math.floor(tape.time / 1000);
  const whole = story.limit / 1000;
  /** @param {Event} event */
  const moved = (event) => {
    const slide = /** @type {HTMLInputElement} */ (event.currentTarget);
    does.windTo(Number(slide.value) * 1000);
  };
  return html`<div class="replay-line">
    ${marks(revealed.view, story, tape)}
    <input type="range" min="0" max=${whole} step="1" aria-label=${REPLAY.line}
      aria-valuetext=${REPLAY.at(seconds, tape.told, story.moments.length)}
      .value=${live(String(seconds))} @input=${moved}>
    <p class="replay-time" aria-hidden="true"><b>${clock(seconds)}</b> ${REPLAY.of(whole)}</p>
  </div>`;
}

/**
 * A mark for each claim, a row for each list: hollow until it is reached, crossed when
 * the word counts for nobody. The list of claims says the same in words.
 * @param {HuntView} view
 * @param {Story} story
 * @param {Tape} tape
 */
function marks(view, { moments, limit }, { told }) {
  const seats = (view.reveal?.lists ?? []).map(({ seat }) => seat);
  const lane = Math.min(LANE, LANES / seats.length);
  const r = lane * 0.29;
  /** @param {Moment} moment @param {number} i */
  const mark = (moment, i) => svg`<svg
    x="${(100 * moment.at) / limit}%" y=${(seats.indexOf(moment.seat) + 0.5) * lane} overflow="visible"
    class=${i < told ? "told" : ""}>
    ${isLost(moment) ? svg`<path d="M${-r} ${-r} ${r} ${r}M${r} ${-r} ${-r} ${r}"></path>` : svg`<circle r=${r}></circle>`}
  </svg>`;
  return html`<svg class="replay-marks" height=${seats.length * lane} aria-hidden="true">
    ${moments.map(mark)}
  </svg>`;
}

/** @param {Shown} shown @param {Does} does */
function keys({ story, tape }, does) {
  const { told, isPlaying, speed } = tape;
  /** @param {Event} event */
  const sped = (event) => {
    const choice = /** @type {HTMLSelectElement} */ (event.currentTarget);
    does.speed(Number(choice.value));
  };
  return html`<div class="replay-row">
    ${stepKey("stepBack", REPLAY.previous, told > 0, () => does.step(-1))}
    <button type="button" class="brass" @click=${does.press}>
      ${icon(isPlaying ? "pause" : "play")} ${isPlaying ? REPLAY.pause : REPLAY.play}
    </button>
    ${stepKey("stepOn", REPLAY.next, told < story.moments.length, () => does.step(1))}
    <select class="key" aria-label=${REPLAY.speed} .value=${live(String(speed))} @change=${sped}>
      ${SPEEDS.map((one) => html`<option value=${one}>${REPLAY.times(one)}</option>`)}
    </select>
  </div>`;
}

/**
 * It keeps the focus when there is nothing further on, so it is never disabled as such.
 * @param {"stepBack" | "stepOn"} name
 * @param {string} label
 * @param {boolean} leadsOn
 * @param {() => void} does
 */
function stepKey(name, label, leadsOn, does) {
  return html`<button type="button" class="key" title=${label} aria-disabled=${!leadsOn}
    @click=${() => leadsOn && does()}>${icon(name)}<span class="unseen">${label}</span></button>`;
}
