/**
 * 'Verify this round': everything is done once more from the stored record, and told in
 * plain words.
 *
 * @import { FairView, HuntView, StatementView } from "../protocol.js"
 * @import { App } from "./app.js"
 * @import { Revealed } from "./finished.js"
 *
 * @typedef {{isSound: boolean, told: string}} Line
 */
import { html } from "lit-html";
import { verify } from "../net/identity.js";
import { openCard } from "../ui/dialog.js";
import { icon } from "../ui/icons.js";
import { nameOf } from "../ui/words.js";
import { OUTCOME, VERIFY } from "../ui/words_friends.js";

/** @param {App} app @param {Revealed} revealed */
export async function openVerify(app, revealed) {
  /** @type {Line[] | null} */
  let lines = null;
  let isFailed = false;
  const card = openCard({
    title: VERIFY.title,
    body: (close) => html`<div aria-live="polite">
        ${isFailed ? html`<p>${VERIFY.failed}</p>` : lines ? found(lines) : html`<p>${VERIFY.working}</p>`}
      </div>
      <div class="card-keys">
        <button type="button" class="brass" @click=${() => close()}>${VERIFY.done}</button>
      </div>`,
  });
  try {
    lines = await verified(app, revealed);
  } catch {
    isFailed = true;
  }
  card.redraw();
}

/** @param {Line[]} lines */
function found(lines) {
  const isSound = lines.every((line) => line.isSound);
  return html`<p><strong>${isSound ? VERIFY.sound : VERIFY.notSound}</strong></p>
    <ul class="verify-lines">
      ${lines.map(
        (line) => html`<li data-sound=${line.isSound}>
          ${icon(line.isSound ? "check" : "close")}<span>${line.told}</span>
        </li>`,
      )}
    </ul>`;
}

/**
 * @param {App} app
 * @param {Revealed} revealed
 * @returns {Promise<Line[]>}
 */
export async function verified({ engine }, { round, view }) {
  const { log, players = [] } = round;
  const checked = await engine.request("check", { log });
  const signed = await engine.request("signed", { log });
  if (!("ok" in checked) || !("ok" in signed)) {
    return [{ isSound: false, told: VERIFY.recordBad }];
  }
  const { fair, ...again } = /** @type {HuntView & {fair: FairView}} */ (
    checked.ok.view
  );
  const statements = await Promise.all(signed.ok.statements.map(isTrue));
  const trues = statements.filter(Boolean).length;
  const counting = fair.outcomes.flatMap((code, i) =>
    code ? [] : [nameOf(players, i + 1)],
  );
  const sameTotals = JSON.stringify(again.reveal) === JSON.stringify(view.reveal);
  return [
    { isSound: true, told: VERIFY.record(checked.ok.lines) },
    { isSound: true, told: VERIFY.grid },
    {
      isSound: trues === statements.length && trues > 0,
      told: VERIFY.signatures(trues, statements.length),
    },
    {
      isSound: counting.length > 0,
      told: counting.length ? VERIFY.lists(counting) : VERIFY.noLists,
    },
    { isSound: true, told: VERIFY.words },
    { isSound: sameTotals, told: sameTotals ? VERIFY.totals : VERIFY.totalsBad },
    ...fair.outcomes.flatMap((code, i) =>
      code ? [{ isSound: true, told: OUTCOME[code](nameOf(players, i + 1)) }] : [],
    ),
  ];
}

/** @param {StatementView} statement */
function isTrue({ key, text, signature }) {
  return verify(key, text, signature);
}
