/**
 * The day's grid in one quiet row of the porch, and on the reveal of its round.
 *
 * @import { Round } from "../store/round.js"
 * @import { App } from "./app.js"
 */
import { html, nothing } from "lit-html";
import { DAILY_TABLE, dailyOf, dayOf, daysPlayed, streak } from "../store/days.js";
import { openCard } from "../ui/dialog.js";
import { icon } from "../ui/icons.js";
import { DAILY, tableName } from "../ui/words.js";
import { addressOf } from "./address.js";
import { sendKeys } from "./send_keys.js";

/**
 * Nothing while it is being played: then its round has a row.
 * @param {App} app
 * @param {readonly Round[]} rounds
 */
export function dailyRow(app, rounds) {
  const used = app.settings.current().dailyUsed;
  const { state, round, streak } = dailyOf(rounds, used, dayOf(app.wall()));
  if (state === "running") return nothing;
  const total = round?.summary?.points ?? 0;
  const [line, key] = {
    fresh: [tableName(DAILY_TABLE), DAILY.open],
    over: [DAILY.played(total, streak), DAILY.see],
    used: [DAILY.used, DAILY.open],
  }[state];
  return html`<li class="daily-row">
    ${icon("day")}
    <p><strong>${DAILY.title}</strong> <span>${line}</span></p>
    <a class="key" href="#/daily" aria-label="${key}: ${DAILY.title}">${key}</a>
  </li>`;
}

/**
 * What the reveal of a day's round says besides.
 * @param {App} app
 * @param {Round} round
 * @param {readonly Round[]} best of the same table; empty until they are read
 */
export function dailyNote(app, { daily, summary }, best) {
  if (daily === undefined || !summary || best.length === 0) return nothing;
  // The table of the day is one: its best rounds are all of its rounds.
  const days = streak(daysPlayed(best), daily);
  const text = DAILY.text(daily, summary, days);
  return html`<p class="reveal-daily">
    ${icon("day")} <span class="reveal-daily-of">${DAILY.of(daily)}. ${DAILY.streak(days)}.</span>
    <button type="button" class="key" aria-haspopup="dialog" @click=${() => openShare(app, text)}>
      ${icon("send")} ${DAILY.share}
    </button>
  </p>`;
}

/** @param {App} app @param {string} text */
function openShare(app, text) {
  const whole = `${text}\n${addressOf("#/daily")}`;
  const message = { title: DAILY.title, text: whole };
  const keys = sendKeys(app, () => card.redraw());
  const card = openCard({
    title: DAILY.shareTitle,
    body: () => html`<p>${DAILY.shareLine}</p>
      <p class="share-text">${whole}</p>
      ${keys(message, whole, { send: DAILY.share, copy: DAILY.copy })}`,
  });
}
