/**
 * The cards that may lie over a running round. The sand falls on beneath them.
 *
 * @import { BarKey } from "../ui/bar.js"
 * @import { Game } from "../store/tables.js"
 * @import { App } from "./app.js"
 * @import { Shown } from "./round_screen.js"
 */
import { html, nothing } from "lit-html";
import { switchRow } from "../ui/choices.js";
import { confirm, openCard } from "../ui/dialog.js";
import { icon } from "../ui/icons.js";
import { themeKey } from "../ui/theme_key.js";
import { ABANDON, BAR, GAME, HOW, LEAVE, MENU, ROUND, SETTINGS } from "../ui/words.js";
import { rules } from "./help.js";
import { claimRows } from "./round_pad.js";
import { listName } from "./round_seat.js";

/** @returns {Promise<boolean>} */
export const askToLeave = () => confirm(LEAVE);

/** @param {boolean} isDaily @returns {Promise<boolean>} */
export function askToAbandon(isDaily) {
  const text = isDaily ? ABANDON.daily : ABANDON.text;
  return confirm({ ...ABANDON, text, grave: true });
}

/**
 * The keys by which they are opened.
 * @param {App} app
 * @param {() => void} more
 * @returns {BarKey[]}
 */
export function barKeys(app, more) {
  return keysOf(app, () => void openHow(), more);
}

/** @param {App} app @param {() => void} how @param {() => void} more @returns {BarKey[]} */
export function keysOf(app, how, more) {
  return [
    { icon: "help", label: BAR.help, does: how, spelled: true },
    themeKey(app),
    { icon: "more", label: ROUND.more, does: more },
  ];
}

/** @returns {Promise<unknown>} settled when it is put away */
export function openHow() {
  const body = () => html`<p class="card-note">${HOW.note}</p>${rules()}`;
  return openCard({ title: HOW.title, body }).closed;
}

/** @param {Shown} shown */
export function openList(shown) {
  const claims = shown.view?.claims ?? [];
  openCard({
    title: listName(shown),
    body: () => claimRows(claims, null),
    kind: "list-card",
  });
}

/**
 * @param {App} app
 * @param {Game} game
 * @param {boolean} isAlone there is a round that may be abandoned
 * @returns {Promise<string>} "how", "abandon", or "" when it was put away
 */
export async function openMenu(app, game, isAlone) {
  const { settings } = app;
  const card = openCard({
    title: GAME[game],
    body: (close) => menu(app, game, isAlone, close),
  });
  const stop = settings.onChange(card.redraw);
  const answer = await card.closed;
  stop();
  return answer;
}

/**
 * @param {App} app
 * @param {Game} game
 * @param {boolean} isAlone
 * @param {(answer?: string) => void} close
 */
function menu(app, game, isAlone, close) {
  const { settings } = app;
  const { sound, submitOnLift, upright } = settings.current();
  const light = themeKey(app);
  return html`${switchRow({
    label: MENU.sound,
    on: sound,
    turn: (on) => settings.change({ sound: on }),
  })}
    ${switchRow({
      label: MENU.submitOnLift,
      note: MENU.submitOnLiftNote,
      on: submitOnLift,
      turn: (on) => settings.change({ submitOnLift: on }),
    })}
    ${
      game === "classic"
        ? switchRow({
            label: SETTINGS.upright,
            on: upright,
            turn: (on) => settings.change({ upright: on }),
          })
        : nothing
    }
    <div class="menu-keys">
      <button type="button" class="key" @click=${light.does}>${icon(light.icon)}${light.label}</button>
      <button type="button" class="key" @click=${() => close("how")}>${icon("help")}${BAR.help}</button>
      ${isAlone ? abandonKey(close) : nothing}
    </div>`;
}

/** @param {(answer: string) => void} close */
function abandonKey(close) {
  return html`<button type="button" class="key grave" @click=${() => close("abandon")}>
    ${icon("flag")}${MENU.abandon}
  </button>`;
}
