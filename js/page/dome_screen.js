/**
 * The dome's screen, as a function of its state.
 *
 * @import { BarKey } from "../ui/bar.js"
 * @import { Calls, Shown } from "./dome.js"
 *
 * @typedef {Omit<Calls, "barKeys" | "deal"> & {barKeys: BarKey[], shake: () => void,
 *   lift: () => void, ask: () => void}} Does
 */
import { html, nothing } from "lit-html";
import { bar } from "../ui/bar.js";
import { BAR, DOME, nameOf, STARTING } from "../ui/words.js";
import { troubleCard } from "./round_screen.js";

/** @param {Pick<Shown, "players" | "shaker">} shown */
export function titleOf({ players, shaker }) {
  return DOME.title(players ? nameOf(players, shaker) : null);
}

/** @param {Shown} shown @param {Does} does */
export function domeScreen(shown, does) {
  const { step, trouble, asks, caption } = shown;
  const isShaken = step === "shaken";
  return html`<div class="dome">
    ${bar({ back: { icon: "back", label: BAR.home, does: does.home }, keys: does.barKeys })}
    <header class="dome-head">
      <h1>${titleOf(shown)}</h1>
      <p>${caption}</p>
    </header>
    <div class="dome-box">
      <canvas class="dome-art" aria-hidden="true"></canvas>
      ${trouble ? troubleCard(trouble, does) : nothing}
    </div>
    <p class="dome-told">${told(shown)}</p>
    <div class="dome-keys">
      ${
        isShaken
          ? html`<button type="button" class="brass dome-lift" @click=${does.lift}>${DOME.lift}</button>`
          : nothing
      }
      <button type="button" class="${isShaken ? "key" : "brass"} dome-shake"
        aria-disabled=${step === "shaking"} @click=${does.shake}>
        ${isShaken ? DOME.again : DOME.shake}
      </button>
      ${
        asks
          ? html`<button type="button" class="quiet" @click=${does.ask}>${DOME.byDevice}</button>`
          : nothing
      }
    </div>
  </div>`;
}

/** @param {Shown} shown */
function told({ step, progress }) {
  if (step === "shaken") return DOME.shaken;
  if (step === "waiting") return DOME.how;
  if (!progress) return DOME.shaking;
  const { loaded, total } = progress;
  const isComing = total > 0 && loaded < total;
  return isComing ? STARTING.loading(loaded, total) : STARTING.starting;
}
