/**
 * 'My credits': how many there are, and a line for each change with its reason (T20).
 *
 * @import { CreditLine, Ledger } from "../protocol.js"
 * @import { Profile } from "../store/profile.js"
 * @import { App } from "./app.js"
 * @import { Balance, Does } from "./credits_parts.js"
 */
import { html, nothing, svg } from "lit-html";
import { day, PURSE } from "../ui/words.js";
import { CREDITS, change, credits, grouped, reason } from "../ui/words_credits.js";
import { creditsLinks } from "./credits_links.js";
import {
  keptNote,
  named,
  needsProfile,
  readBalance,
  readingScreen,
} from "./credits_parts.js";

/** So many lines at once. */
const PORTION = 100;

/** @typedef {Balance & {most: number}} Found `most`: so many lines are shown */

export const showCredits = readingScreen({
  kind: "my-credits",
  title: () => PURSE.title,
  read: async (app) => {
    const balance = await readBalance(app);
    return { ...balance, most: PORTION };
  },
  body,
});

/** @param {App} _app @param {Found} found @param {Does} does */
function body(_app, found, { redraw }) {
  const { profile, ledger, isKept } = found;
  if (!profile)
    return html`${needsProfile()}<p>${CREDITS.how(ledger.pay)}</p>${creditsLinks()}`;
  const more = () => {
    found.most += PORTION;
    redraw();
  };
  return html`${keptNote(isKept)}<section class="purse-total">
      <p>${named(profile)}</p>
      <p class="purse-sum">${credits(ledger.total)}</p>
      ${way(ledger)}
    </section>
    ${creditsLinks()}
    ${lines(found, more)}
    <p>${CREDITS.how(ledger.pay)}</p>`;
}

/** How far it is to a tournament. @param {Ledger} ledger */
function way({ total, entry }) {
  const lacking = entry - total;
  const part = Math.min(100, (100 * total) / entry);
  return html`<svg class="purse-way" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      ${svg`<rect width=${part} height="10"></rect>`}
    </svg>
    <p>${lacking > 0 ? CREDITS.lacking(entry, lacking) : CREDITS.enough(entry)}</p>`;
}

/** @param {Found} found @param {() => void} more */
function lines({ profile, ledger, most }, more) {
  const newest = ledger.lines.toReversed();
  const isLonger = newest.length > most;
  return html`<section class="pad">
    <div class="pad-head"><h2>${CREDITS.lines}</h2></div>
    ${
      newest.length
        ? html`<table class="figures">
            <thead>
              <tr>
                <th scope="col">${CREDITS.reason}</th>
                <th scope="col">${CREDITS.change}</th>
                <th scope="col">${CREDITS.total}</th>
              </tr>
            </thead>
            <tbody>${newest.slice(0, most).map((line) => row(line, profile))}</tbody>
          </table>`
        : html`<p class="chart-note">${CREDITS.none}</p>`
    }
    ${isLonger ? html`<p class="purse-more"><button type="button" class="rounds-table" @click=${more}>${CREDITS.more}</button></p>` : nothing}
  </section>`;
}

/** @param {CreditLine} line @param {Profile | null} profile */
function row(line, profile) {
  const at = profile?.entries[line.entry]?.at;
  return html`<tr>
    <th scope="row">${reason(line)} <small>${at ? day(at) : nothing}</small></th>
    <td>${change(line.credits)}</td>
    <td>${grouped(line.total)}</td>
  </tr>`;
}
