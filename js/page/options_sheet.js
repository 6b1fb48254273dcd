/**
 * How the next hunt is to be: grid, shortest word, hourglass (H1).
 *
 * @import { Options } from "../store/round.js"
 * @import { App } from "./app.js"
 */
import { html } from "lit-html";
import { CHOICES, highScores } from "../store/round.js";
import { choiceRow } from "../ui/choices.js";
import { openCard } from "../ui/dialog.js";
import { OPTIONS } from "../ui/words.js";

const ROWS = /** @type {const} */ ([
  ["size", OPTIONS.sizeOf],
  ["min", OPTIONS.minOf],
  ["seconds", OPTIONS.secondsOf],
]);

/** @param {App} app */
export async function openOptions(app) {
  const rounds = await app.store.rounds().catch(() => []);
  const card = openCard({ title: OPTIONS.title, kind: "options", body: sheet });

  /** @param {(answer: string) => void} close */
  function sheet(close) {
    const options = app.settings.current().lastOptions;
    const [best] = highScores(rounds, options);
    return html`${ROWS.map(([name, label]) => row(name, label, options))}
      <p class="card-note" aria-live="polite">
        ${best ? OPTIONS.best(best.summary.points, best.summary.words) : OPTIONS.noBest}
      </p>
      <div class="card-keys">
        <button type="button" class="brass" @click=${() => close("start")}>${OPTIONS.start}</button>
      </div>`;
  }

  /**
   * @param {keyof Options} name
   * @param {(value: number) => string} label
   * @param {Options} options
   */
  function row(name, label, options) {
    return choiceRow({
      name,
      label: OPTIONS[name],
      choices: CHOICES[name].map((value) => ({ value, label: label(value) })),
      chosen: options[name],
      choose(value) {
        app.settings.change({ lastOptions: { ...options, [name]: value } });
        card.redraw();
      },
    });
  }

  if ((await card.closed) === "start") app.go("#/hunt");
}
