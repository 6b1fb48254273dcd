/**
 * Controls that settings and options are made of.
 *
 * @import { TemplateResult } from "lit-html"
 */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

/**
 * One of a few.
 * @template {string | number} T
 * @param {object} row
 * @param {string} row.name
 * @param {string} row.label
 * @param {readonly {value: T, label: string, sample?: unknown}[]} row.choices `sample`:
 *   how it looks, for the eye alone
 * @param {T} row.chosen
 * @param {(value: T) => void} row.choose
 * @returns {TemplateResult}
 */
export function choiceRow({ name, label, choices, chosen, choose }) {
  return html`<fieldset class="choices">
    <legend>${label}</legend>
    <div class="choices-row">
      ${choices.map(
        (choice) => html`<label class="choice">
          <input
            type="radio"
            name=${name}
            value=${choice.value}
            .checked=${live(choice.value === chosen)}
            @change=${() => choose(choice.value)}
          ><span class="choice-mark"></span>${choice.sample ?? nothing}<span>${choice.label}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/**
 * On or off.
 * @param {object} row
 * @param {string} row.label
 * @param {string} [row.note]
 * @param {boolean} row.on
 * @param {(on: boolean) => void} row.turn
 * @returns {TemplateResult}
 */
export function switchRow({ label, note = "", on, turn }) {
  /** @param {Event} event */
  const turned = (event) =>
    turn(/** @type {HTMLInputElement} */ (event.currentTarget).checked);
  return html`<label class="switch">
    <span class="switch-words"><span>${label}</span><small>${note}</small></span>
    <input type="checkbox" role="switch" .checked=${live(on)} @change=${turned}>
    <span class="switch-slide" aria-hidden="true"></span>
  </label>`;
}
