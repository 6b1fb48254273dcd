/**
 * The lists of a reveal: what each seat claimed, and what nobody found (H18).
 *
 * @import { HuntView, ListView, ListedWord } from "../protocol.js"
 * @import { Player } from "../store/players.js"
 *
 * @typedef {object} Row
 * @property {string} word
 * @property {number[]} path
 * @property {number} points
 * @property {number | null} seat whose list it is on; null: nobody found it
 * @property {number[]} others seats that claimed it too
 * @property {ListedWord["struck"]} struck why it does not count (C10)
 * @property {number | null} credited the seat of the team that it counts for, where
 *   several of the team had it (C8)
 *
 * @typedef {{name: string, rows: Row[]}} Group
 *
 * @typedef {object} Sheet
 * @property {string} id
 * @property {string} name
 * @property {string} tab what its tab says
 * @property {{player: Player, seat: number} | null} owner where several play
 * @property {string} total points, where they are somebody's
 * @property {string} note
 * @property {string} empty said when there are no rows
 * @property {Group[]} groups
 */
import { html, nothing } from "lit-html";
import { token } from "../ui/token.js";
import { nameOf, REVEAL, teamName, words } from "../ui/words.js";
import { standings } from "./standings.js";

const OF_NOBODY = { seat: null, others: [], struck: null, credited: null };

/**
 * One sheet for each seat, the winner's first, and one of missed words.
 * @param {HuntView} view
 * @param {readonly Player[] | null} players null: one played alone
 * @returns {Sheet[]}
 */
export function sheetsOf({ reveal }, players) {
  if (!reveal) return [];
  const lists = standings(reveal).map((list) =>
    listSheet(list, players, teamOf(reveal, list.seat)),
  );
  return [...lists, missedSheet(reveal.missed)];
}

/** Claims of older rounds lack what came with Classic. @param {ListedWord} claim @param {number} seat */
export function rowOf({ struck = null, credited = null, ...claim }, seat) {
  return { ...claim, seat, struck, credited };
}

/**
 * @param {ListView} list
 * @param {readonly Player[] | null} players
 * @param {string} team "" without teams
 * @returns {Sheet}
 */
function listSheet({ seat, points, words: claims }, players, team) {
  const player = players?.[seat - 1];
  const name = players ? nameOf(players, seat) : REVEAL.ownList;
  const rows = claims.map((claim) => rowOf(claim, seat));
  return {
    id: `seat-${seat}`,
    name,
    tab: name,
    owner: player ? { player, seat } : null,
    total: String(points),
    note: team ? `${team}, ${words(claims.length)}` : words(claims.length),
    empty: REVEAL.emptyList,
    groups: [{ name: "", rows: rows.sort(byWorth) }],
  };
}

/** Kept words first, the dearest of them before the others. @param {Row} a @param {Row} b */
function byWorth(a, b) {
  return rank(a) - rank(b) || b.points - a.points || (a.word < b.word ? -1 : 1);
}

/** What counts, what counts for another of the team, what several had, what is struck. @param {Row} row */
function rank({ seat, others, struck, credited }) {
  if (struck) return 3;
  if (others.length > 0) return 2;
  return Number(credited !== null && credited !== seat);
}

/** @param {import("../protocol.js").Reveal} reveal @param {number} seat */
function teamOf({ teams = [] }, seat) {
  const own = teams.find(({ seats }) => seats.includes(seat));
  return own ? teamName(own.team) : "";
}

/** @param {import("../protocol.js").MissedWord[]} missed @returns {Sheet} */
function missedSheet(missed) {
  const groups = [
    { name: REVEAL.everyday, rows: missed.filter(({ everyday }) => everyday) },
    { name: REVEAL.rest, rows: missed.filter(({ everyday }) => !everyday) },
  ];
  return {
    id: "missed",
    name: REVEAL.missed,
    tab: REVEAL.missedTab(missed.length),
    owner: null,
    total: "",
    note: words(missed.length),
    empty: REVEAL.noneMissed,
    groups: groups
      .filter(({ rows }) => rows.length > 0)
      .map(({ name, rows }) => ({
        name,
        rows: rows.map((row) => ({ ...row, ...OF_NOBODY })),
      })),
  };
}

/**
 * @template {Row} R
 * @param {{groups: {rows: R[]}[]}} sheet
 * @returns {R[]}
 */
export function rowsOf({ groups }) {
  return groups.flatMap(({ rows }) => rows);
}

/**
 * @template {Row} R
 * @param {{name: string, empty: string, groups: {name: string, rows: R[]}[]}} sheet
 * @param {R | null} chosen
 * @param {(row: R) => void} choose
 * @param {(row: R) => unknown} inside what a row says
 */
export function wordList(sheet, chosen, choose, inside) {
  const rows = rowsOf(sheet);
  if (rows.length === 0) return html`<p class="reveal-empty">${sheet.empty}</p>`;
  const reached = chosen && rows.includes(chosen) ? chosen : rows[0];
  /** @param {R} row */
  const item = (row) => html`<div
      class="pad-row reveal-row"
      role="option"
      aria-selected=${row === chosen}
      tabindex=${row === reached ? 0 : -1}
      @click=${() => choose(row)}
    >${inside(row)}</div>`;
  return html`<div
    class="reveal-list"
    role="listbox"
    aria-label=${sheet.name}
    @keydown=${(/** @type {KeyboardEvent} */ event) => step(event, rows, choose)}
  >
    ${sheet.groups.map(({ name, rows: some }) =>
      name
        ? html`<div class="reveal-group" role="group" aria-label=${name}>
            <h3 aria-hidden="true">${name}</h3>
            ${some.map(item)}
          </div>`
        : some.map(item),
    )}
  </div>`;
}

/** @param {Row} row @param {readonly Player[]} players */
export function rowWords({ word, points, seat, others, struck, credited }, players) {
  if (seat === null) {
    return html`<span class="reveal-missed">${word}</span>
      <span class="pad-small">${REVEAL.missedFor} <b>${points}</b></span>`;
  }
  if (struck) {
    return html`<s>${word}</s> <span class="pad-small">${REVEAL.why[struck]}</span>`;
  }
  if (credited !== null && credited !== seat) {
    return html`<span>${word}</span>
      <span class="reveal-others">
        ${markOf(players, credited)}<span class="pad-small">${REVEAL.credited(nameOf(players, credited))}</span>
      </span>`;
  }
  if (others.length > 0) {
    const names = others.map((other) => nameOf(players, other));
    return html`<s>${word}</s>
      <span class="reveal-others">
        ${others.map((other) => markOf(players, other))}<span class="unseen">${REVEAL.also(names)}</span>
      </span>`;
  }
  return html`<span>${word}</span> <span class="pad-points">${points}</span>`;
}

/** @param {readonly Player[]} players @param {number} seat */
function markOf(players, seat) {
  const player = players[seat - 1];
  return player ? token(player, seat) : nothing;
}

/**
 * Arrows go from word to word, and choose.
 * @template {Row} R
 * @param {KeyboardEvent} event
 * @param {R[]} rows
 * @param {(row: R) => void} choose
 */
function step(event, rows, choose) {
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const options = [...list.querySelectorAll("[role=option]")];
  const at = options.indexOf(/** @type {Element} */ (event.target));
  const to = target(event.key, at, rows.length);
  const row = rows[to];
  if (!row) return;
  event.preventDefault();
  choose(row);
  /** @type {HTMLElement} */ (options[to]).focus();
}

/** @param {string} key @param {number} at @param {number} count */
function target(key, at, count) {
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return Math.min(count - 1, at + 1);
    case "ArrowUp":
    case "ArrowLeft":
      return Math.max(0, at - 1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case "Enter":
    case " ":
      return at;
    default:
      return -1;
  }
}
