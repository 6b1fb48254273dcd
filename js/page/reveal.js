/**
 * After the sand: the grid, what was claimed, what was missed, and any word's way (H18).
 *
 * @import { HuntView } from "../protocol.js"
 * @import { Player } from "../store/players.js"
 * @import { Round } from "../store/round.js"
 * @import { App } from "./app.js"
 * @import { Comparison } from "./comparison.js"
 * @import { Revealed } from "./finished.js"
 * @import { Row, Sheet } from "./reveal_lists.js"
 */
import { html, nothing, render } from "lit-html";
import { liesOf } from "../board/hunt_lie.js";
import { highScores } from "../store/round.js";
import { bar } from "../ui/bar.js";
import { icon } from "../ui/icons.js";
import { stillGrid } from "../ui/still_grid.js";
import { onTheme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive } from "../ui/title.js";
import { token } from "../ui/token.js";
import {
  BAR,
  dayAndTime,
  GAME,
  MATCH,
  nameOf,
  REVEAL,
  wholeTableName,
} from "../ui/words.js";
import { challengeNote, comparisonOf, friendSheet } from "./comparison.js";
import { dailyNote } from "./daily_row.js";
import { wishSame } from "./deal.js";
import { overFinished } from "./finished.js";
import { fairNote } from "./friends_door.js";
import { tableKey } from "./friends_links.js";
import { isReduced, strikeOut } from "./motion.js";
import { goOnReading, isBeingRead } from "./reading.js";
import { rowsOf, rowWords, sheetsOf, wordList } from "./reveal_lists.js";
import { dearestCancelled, outcome, teamsTold, tieBreak } from "./standings.js";
import { updateRow, watchOffers } from "./update_row.js";

/**
 * A tap meant for the last word must not start something else, ms.
 */
const DEAD_TIME = 1500;

export const show = overFinished((app, root, revealed) => {
  if (!isBeingRead(app, revealed.round)) return showReveal(app, root, revealed);
  goOnReading(app, revealed.round);
  return () => {};
});

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {Revealed} revealed
 */
export function showReveal(app, root, revealed) {
  const { round, view } = revealed;
  const comparison = comparisonOf(round.challenge, view);
  const sheets = withFriend(sheetsOf(view, round.players ?? null), comparison);
  const own = sheets.find(({ owner }) => owner && owner.seat === round.fair?.seat);
  const first = own ?? sheets.find((sheet) => rowsOf(sheet).length > 0) ?? sheets[0];
  let open = first?.id ?? "";
  /** @type {Row | null} */
  let chosen = (first && rowsOf(first)[0]) ?? null;
  let isDead = true;
  /** @type {Round[]} of the same table, the best first; none until they are read */
  let best = [];

  /** @param {Row} row */
  const choose = (row) => {
    chosen = row;
    draw();
    grid.repaint();
  };
  /** @param {string} id */
  const turnTo = (id) => {
    open = id;
    draw();
  };
  const fair = fairNote(app, revealed, draw);
  function draw() {
    const notes = html`${dailyNote(app, round, best)} ${challengeNote(comparison)} ${fair.told()}`;
    const verify = fair.key();
    const parts = { app, revealed, best, notes, verify, sheets, open, chosen, isDead };
    render(page({ ...parts, choose, turnTo }), root);
  }
  draw();
  bestOf(app, revealed.round).then((found) => {
    best = found;
    draw();
  });
  const host = /** @type {HTMLElement} */ (root.querySelector(".still-grid"));
  const grid = stillGrid(host, () => ({
    cells: view.cells ?? [],
    path: chosen?.path ?? [],
    lies: liesOf(view, app.settings.current()),
    table: view.game,
  }));
  const stops = [
    grid.stop,
    fair.stop,
    onTheme(draw),
    watchOffers(app, root, draw),
    pencil(app, root.querySelectorAll(".reveal-row s")),
  ];
  setTimeout(() => {
    isDead = false;
    draw();
  }, DEAD_TIME);
  arrive(root, heading(revealed));
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * A store that cannot tell is no reason to say so here.
 * @param {App} app
 * @param {Round} round
 */
async function bestOf({ store }, { game, options }) {
  return highScores(await store.rounds().catch(() => []), options, game);
}

/**
 * Words that count for nobody are struck before the table's eyes.
 * @param {App} app
 * @param {NodeListOf<Element>} struck
 * @returns {() => void} skips the rest
 */
function pencil({ device }, struck) {
  if (struck.length) device.sound.cancel();
  return isReduced() ? () => {} : strikeOut(struck);
}

/** @param {Revealed} revealed */
function heading({ round, view }) {
  const isOfMatch = round.match !== undefined;
  if (round.players) return outcome(round.players, view.reveal, isOfMatch);
  const [own] = view.reveal?.lists ?? [];
  const counted = (own?.words ?? []).filter(({ struck }) => !struck);
  return REVEAL.heading(own?.points ?? 0, counted.length);
}

/**
 * @typedef {object} Parts
 * @property {App} app
 * @property {Revealed} revealed
 * @property {Round[]} best
 * @property {unknown} notes on why this grid was played
 * @property {unknown} verify a key, where there is something to be verified
 * @property {Sheet[]} sheets
 * @property {string} open the sheet that lies on top where there is room for one
 * @property {Row | null} chosen
 * @property {boolean} isDead
 * @property {(row: Row) => void} choose
 * @property {(id: string) => void} turnTo
 */

/** @param {Parts} parts */
function page(parts) {
  const { app, revealed, best, notes, verify, sheets, open, chosen, isDead } = parts;
  const { choose, turnTo } = parts;
  const { round } = revealed;
  const players = round.players ?? [];
  const { game, options } = round;
  return html`${bar({
    back: { icon: "back", label: BAR.home, does: "#/" },
    name: GAME[game],
    caption: wholeTableName(options),
    keys: [themeKey(app)],
  })}
    <div class="reveal" data-game=${game}>
      <header class="reveal-head">
        <h1>${heading(revealed)}</h1>
        ${bestNotice(revealed.round, best)} ${story(revealed)} ${notes} ${unkept(app)}
        ${updateRow(app)} ${looksBack(round, isDead, verify)}
      </header>
      <div class="reveal-grid">
        <div class="still-grid" role="img" aria-label=${gridLabel(revealed.view, chosen)}></div>
        ${detail(chosen, players)}
      </div>
      ${tabs(sheets, open, turnTo)}
      ${pads({ sheets, players, open, chosen, choose })}
      <div class="reveal-keys" ?inert=${isDead}>
        ${wayOn(app, revealed)}
        ${isForFriends(round) ? challengeKey(round.id) : nothing}
        <a class="key" href="#/">${icon("home")}<span class="unseen">${BAR.home}</span></a>
      </div>
    </div>`;
}

/** The day's grid is everybody's, and comes to each in its own way. @param {Round} round */
function isForFriends({ id, game, daily, fair }) {
  return id !== "" && game === "hunt" && !daily && !fair;
}

/** @param {string} id */
function challengeKey(id) {
  return html`<a class="key" href="#/rounds/${id}/challenge" title=${REVEAL.challenge} aria-label=${REVEAL.challenge}>
    ${icon("send")}<span class="reveal-key-name">${REVEAL.challengeShort}</span>
  </a>`;
}

/**
 * @param {Sheet[]} sheets the missed words last
 * @param {Comparison | null} comparison
 */
function withFriend(sheets, comparison) {
  const friend = comparison && friendSheet(comparison, sheets[0]);
  return friend ? [...sheets.slice(0, -1), friend, ...sheets.slice(-1)] : sheets;
}

/** @param {Pick<Parts, "sheets" | "open" | "chosen" | "choose"> & {players: readonly Player[]}} parts */
export function pads({ sheets, players, open, chosen, choose }) {
  const inside = (/** @type {Row} */ row) => rowWords(row, players);
  return html`<div class="reveal-pads" data-many=${players.length > 3}>
    ${sheets.map(
      (sheet) => html`<section
        class="pad reveal-pad"
        id="sheet-${sheet.id}"
        data-token=${sheet.owner?.player.token ?? nothing}
        ?data-open=${sheet.id === open}
      >
        <div class="pad-head">
          <h2>${ownerMark(sheet)}${sheet.name}</h2>
          <p class="pad-note">${sheet.note}</p>
          <span class="pad-total">${sheet.total}</span>
        </div>
        <div class="pad-rows">${wordList(sheet, chosen, choose, inside)}</div>
      </section>`,
    )}
  </div>`;
}

/** A round that is kept can be looked at again. @param {Round} round @param {boolean} isDead @param {unknown} verify */
function looksBack({ id }, isDead, verify) {
  if (!id) return nothing;
  return html`<nav class="reveal-ways" aria-label=${REVEAL.ways} ?inert=${isDead}>
    <a class="key" href="#/rounds/${id}/replay">${icon("play")} ${REVEAL.replay}</a>
    <a class="key" href="#/rounds/${id}/practise">${icon("ring")} ${REVEAL.practise}</a>
    ${verify}
  </nav>`;
}

/** To the match, or to another table like this one. @param {App} app @param {Revealed} revealed */
function wayOn(app, { round, view }) {
  const { id, game, match, players } = round;
  const isRead = id !== "" && players && view.reveal?.reading?.length;
  const aloud = isRead
    ? html`<a class="key" href="#/rounds/${id}/aloud">${icon("sound")}<span class="reveal-aloud">${REVEAL.aloud}</span></a>`
    : nothing;
  if (round.fair && !match) return html`${tableKey(app, round)} ${aloud}`;
  const again = html`<a class="brass" href="#/${game}" @click=${() => wishSame(app, round)}>${REVEAL.again}</a>`;
  const standings = html`<a class="brass" href="#/match/${match?.id}">${MATCH.standings}</a>`;
  return html`${match ? standings : again} ${aloud}`;
}

/** @param {Round} round @param {Round[]} best */
function bestNotice(round, best) {
  if (best[0]?.id !== round.id || !round.summary?.points) return nothing;
  const before = best[1]?.summary?.points;
  return html`<p class="reveal-best">
    ${icon("flag")} ${before === undefined ? REVEAL.firstBest : REVEAL.best(before)}
  </p>`;
}

/** @param {Revealed} revealed */
function story({ round, view }) {
  const { reveal } = view;
  if (!reveal) return nothing;
  const { players } = round;
  return html`<p class="reveal-story">
      ${players ? `${teamsTold(players, reveal)} ${tieBreak(players, reveal)} ${dearestCancelled(view)}` : nothing}
      ${REVEAL.found(reveal, players !== undefined)} ${REVEAL.longest(round.summary?.longest ?? "", reveal.longest)}
    </p>
    ${round.started ? html`<p class="reveal-when">${dayAndTime(round.started)}</p>` : nothing}`;
}

/** @param {App} app */
function unkept({ store }) {
  return store.lasting ? nothing : html`<p class="notice">${REVEAL.unkept}</p>`;
}

/** @param {Pick<HuntView, "cells" | "size">} view @param {Row | null} chosen */
export function gridLabel(view, chosen) {
  const cells = view.cells ?? [];
  const letters = chosen
    ? chosen.path.map((cell) => place(cells, view.size, cell))
    : [];
  return REVEAL.grid(cells, view.size, chosen?.word ?? "", letters);
}

/** @param {string[]} cells @param {number} n @param {number} cell */
export function place(cells, n, cell) {
  return REVEAL.place(cells[cell] ?? "", Math.floor(cell / n) + 1, (cell % n) + 1);
}

/** @param {Row | null} chosen @param {readonly Player[]} players */
export function detail(chosen, players) {
  if (!chosen) return html`<p class="reveal-word"></p>`;
  const { word, points } = chosen;
  return html`<p class="reveal-word">
    <span class="reveal-points">${points}</span>
    <strong>${word}</strong>
    <span class="reveal-note">${REVEAL.letters(word.length)} ${foundBy(chosen, players)}</span>
  </p>`;
}

/** @param {Row} row @param {readonly Player[]} players */
export function foundBy({ seat, others, struck, credited }, players) {
  if (seat === null) return REVEAL.youMissed;
  if (struck) return REVEAL.isStruck(REVEAL.why[struck]);
  if (players.length === 0) return "";
  if (credited) return REVEAL.creditedTo(nameOf(players, credited));
  if (others.length === 0) return REVEAL.only(nameOf(players, seat));
  const seats = [seat, ...others].sort((a, b) => a - b);
  return REVEAL.struck(seats.map((one) => nameOf(players, one)));
}

/**
 * @param {Parts["sheets"]} sheets
 * @param {string} open
 * @param {(id: string) => void} turnTo
 */
export function tabs(sheets, open, turnTo) {
  return html`<div class="reveal-tabs">
    ${sheets.map(
      (sheet) => html`<button
        type="button"
        class="reveal-tab"
        aria-pressed=${sheet.id === open}
        aria-controls="sheet-${sheet.id}"
        @click=${() => turnTo(sheet.id)}
      >${ownerMark(sheet)}<span class=${sheet.owner ? "unseen" : ""}>${sheet.tab}</span> <b>${sheet.total}</b></button>`,
    )}
  </div>`;
}

/** @param {Sheet} sheet */
function ownerMark({ owner }) {
  return owner ? token(owner.player, owner.seat) : nothing;
}
