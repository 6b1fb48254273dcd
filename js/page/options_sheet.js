/**
 * How the next hunt is to be: grid, shortest word, hourglass (H1), and who plays (H2).
 *
 * @import { Round } from "../store/round.js"
 * @import { Options } from "../store/tables.js"
 * @import { App } from "./app.js"
 */
import { html, nothing } from "lit-html";
import { highScores } from "../store/round.js";
import { CHOICES } from "../store/tables.js";
import { choiceRow } from "../ui/choices.js";
import { openCard } from "../ui/dialog.js";
import { OPTIONS } from "../ui/words.js";
import { friendsKey } from "./friends_links.js";
import { playersRow } from "./players_row.js";

const ROWS = /** @type {const} */ ([
  ["size", OPTIONS.sizeOf],
  ["min", OPTIONS.minOf],
  ["seconds", OPTIONS.secondsOf],
]);

/**
 * The card opens in the press itself, so that the focus goes into it from the key that
 * was pressed, and back; the best round is told when the store has answered.
 * @param {App} app
 */
export async function openOptions(app) {
  /** @type {Round[] | null} null: not known yet */
  let rounds = null;
  const card = openCard({ title: OPTIONS.title, kind: "options", body: sheet });
  app.store
    .rounds()
    .catch(() => [])
    .then((found) => {
      rounds = found;
      card.redraw();
    });

  /** @param {(answer: string) => void} close */
  function sheet(close) {
    const options = app.settings.current().lastOptions;
    const [best] = highScores(rounds ?? [], options);
    const note = best
      ? OPTIONS.best(best.summary.points, best.summary.words)
      : OPTIONS.noBest;
    const isAlone = app.settings.current().seats === 1;
    return html`${ROWS.map(([name, label]) => row(name, label, options))}
      ${playersRow(app, () => card.redraw())}
      ${
        isAlone
          ? html`<p class="card-note best-note" aria-live="polite">
              ${rounds ? note : nothing}
            </p>`
          : nothing
      }
      ${friendsKey("hunt", () => close(""))}
      <div class="card-keys">
        <button type="button" class="brass" @click=${() => close("start")}>${OPTIONS.start}</button>
      </div>`;
  }

  /**
   * @param {keyof typeof CHOICES} name
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
