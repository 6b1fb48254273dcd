/**
 * All local data into a file, and back.
 *
 * @import { App } from "./app.js"
 */
import { html, nothing } from "lit-html";
import { download } from "../device/download.js";
import { exportAll } from "../store/transfer.js";
import { icon } from "../ui/icons.js";
import { TRANSFER } from "../ui/words.js";
import { isLog, OPENS, takeIn, whyNot } from "./transfer.js";

/**
 * @param {App} app
 * @param {() => Promise<void>} changed draws the screen again, with what is stored now
 */
export function transferKeys(app, changed) {
  let outcome = "";
  let failed = false;

  /** @param {string} sentence @param {boolean} [isFailure] */
  async function tell(sentence, isFailure = false) {
    outcome = sentence;
    failed = isFailure;
    app.announce(sentence, isFailure ? "assertive" : "polite");
    await changed();
  }
  async function write() {
    try {
      download(await exportAll(app.store), fileName(app.wall()), "application/json");
      await tell(TRANSFER.written);
    } catch (error) {
      await tell(whyNot(error), true);
    }
  }
  /** @param {Event} event */
  async function read(event) {
    const input = /** @type {HTMLInputElement} */ (event.currentTarget);
    const [file] = input.files ?? [];
    if (!file) return;
    input.value = "";
    // A file that cannot be read is no log; taking it in says so.
    if (await isLog(file).catch(() => false)) return app.files.open(file);
    const { sentence, failed } = await takeIn(app, file);
    await tell(sentence, failed);
  }

  return {
    keys: () => html`<div class="transfer">
        <button type="button" class="key" @click=${write}>${icon("save")} ${TRANSFER.write}</button>
        <label class="key transfer-file">
          ${icon("open")} ${TRANSFER.read}
          <input type="file" accept=${OPENS} @change=${read}>
        </label>
      </div>
      ${outcome ? html`<p class=${failed ? "notice bad" : "notice"}>${outcome}</p>` : nothing}`,
  };
}

/** @param {number} wall */
function fileName(wall) {
  return `lexigrid-${new Date(wall).toISOString().slice(0, 10)}.json`;
}
