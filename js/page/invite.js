/**
 * Challenging a friend to the grid of a finished round: a tag with the link as a QR code,
 * and the link itself.
 *
 * @import { Challenge } from "../store/challenge.js"
 * @import { HuntView } from "../protocol.js"
 * @import { App } from "./app.js"
 * @import { Revealed } from "./finished.js"
 *
 * @typedef {"grid" | "points" | "words"} Kind what goes along
 */
import { html, nothing, render } from "lit-html";
import { marked, writeChallenge } from "../store/challenge.js";
import { headerOf } from "../store/log_header.js";
import { bar } from "../ui/bar.js";
import { choiceRow } from "../ui/choices.js";
import { qrCode } from "../ui/qr.js";
import { onTheme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive } from "../ui/title.js";
import { BAR, INVITE, wholeTableName } from "../ui/words.js";
import { addressOf } from "./address.js";
import { overFinished } from "./finished.js";
import { sendKeys } from "./send_keys.js";

export const show = overFinished(showInvite);

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {Revealed} revealed
 */
function showInvite(app, root, revealed) {
  const codes = codesOf(revealed);
  let kind = [...codes.keys()].at(-1) ?? null;
  /** @param {Kind} wanted */
  const choose = (wanted) => {
    kind = wanted;
    draw();
  };
  const keys = sendKeys(app, draw);
  function draw() {
    const parts = { app, revealed, codes, kind, choose, keys };
    render(kind ? page(parts) : unfit(revealed), root);
  }
  draw();
  arrive(root, INVITE.title);
  return onTheme(draw);
}

/**
 * @param {Revealed} revealed
 * @returns {Map<Kind, string>} what may go along, the most last; nothing for a round
 *   whose log says too little
 */
function codesOf({ round, view }) {
  const header = headerOf(round.log);
  const codes = new Map();
  if (!header) return codes;
  const grid = { ...header, options: round.options, points: null, list: null };
  for (const [kind, challenge] of kindsOf(grid, view)) {
    try {
      codes.set(kind, writeChallenge(challenge));
    } catch {
      // A list out of all proportion stays here.
    }
  }
  return codes;
}

/**
 * @param {Challenge} grid
 * @param {HuntView} view
 * @returns {[Kind, Challenge][]}
 */
function kindsOf(grid, { reveal }) {
  const { lists = [], missed = [] } = reveal ?? {};
  const [own] = lists;
  // Where several shared the device, none of them is the friend who challenges.
  if (!own || lists.length > 1) return [["grid", grid]];
  const all = [...own.words, ...missed].map(({ word }) => word);
  const list = marked(grid.seed, all, own.words);
  return [
    ["grid", grid],
    ["points", { ...grid, points: own.points }],
    ["words", { ...grid, points: own.points, list }],
  ];
}

/** @param {Revealed} revealed */
function back({ round }) {
  return {
    icon: /** @type {const} */ ("back"),
    label: BAR.back,
    does: `#/rounds/${round.id}`,
  };
}

/** @param {Revealed} revealed */
function unfit(revealed) {
  return html`${bar({ back: back(revealed) })}
    <div class="page opening">
      <h1>${INVITE.title}</h1>
      <p>${INVITE.unfit}</p>
    </div>`;
}

/**
 * @param {object} parts
 * @param {App} parts.app
 * @param {Revealed} parts.revealed
 * @param {Map<Kind, string>} parts.codes
 * @param {Kind | null} parts.kind
 * @param {(kind: Kind) => void} parts.choose
 * @param {ReturnType<typeof sendKeys>} parts.keys
 */
function page({ app, revealed, codes, kind, choose, keys }) {
  const { options } = revealed.round;
  const link = addressOf(`#/challenge/${kind && codes.get(kind)}`);
  const total = revealed.view.reveal?.lists[0]?.points ?? 0;
  return html`${bar({ back: back(revealed), keys: [themeKey(app)] })}
    <div class="page invite">
      <header>
        <h1>${INVITE.title}</h1>
        <p class="invite-line">${INVITE.line}</p>
      </header>
      <figure class="tag">
        ${qrCode(link, INVITE.code(wholeTableName(options)))}
        <figcaption class="tag-table">
          <strong>${INVITE.table(options.size)}</strong>
          <span>${INVITE.rest(options.min, options.seconds)}</span>
        </figcaption>
      </figure>
      <div class="invite-side">
        ${choiceRow({
          name: "kind",
          label: INVITE.with,
          choices: [...codes.keys()].map((value) => ({
            value,
            label: labelOf(value, total),
          })),
          chosen: /** @type {Kind} */ (kind),
          choose,
        })}
        ${kind === "words" ? html`<p class="invite-note">${INVITE.wordsNote}</p>` : nothing}
        <label class="field"><span>${INVITE.link}</span>
          <input class="invite-link" readonly .value=${link} @focus=${selectAll}></label>
        ${keys({ title: INVITE.title, url: link }, link, INVITE)}
        <p class="invite-note">${INVITE.whole}</p>
      </div>
    </div>`;
}

/** @param {Kind} kind @param {number} total */
function labelOf(kind, total) {
  return kind === "points" ? INVITE.kinds.points(total) : INVITE.kinds[kind];
}

/** @param {Event} event */
function selectAll({ currentTarget }) {
  /** @type {HTMLInputElement} */ (currentTarget).select();
}
