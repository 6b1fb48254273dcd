/**
 * Taking in a file of rounds and settings, with a sentence of what came of it.
 *
 * @import { App } from "./app.js"
 */
import { EXPORT_LIMIT, importAll, TransferError } from "../store/transfer.js";
import { TRANSFER } from "../ui/words.js";

/** What the first line of a log begins with. */
const LOG = /^lexigrid log\b/;

/** What "Open a file" offers to open. */
export const OPENS = ".json,.lexigrid,.log,application/json,text/plain";

/** @param {File} file */
export async function isLog(file) {
  return file.name.endsWith(".log") || LOG.test(await file.slice(0, 40).text());
}

/**
 * @param {App} app
 * @param {File} file
 * @returns {Promise<{sentence: string, failed: boolean}>}
 */
export async function takeIn(app, file) {
  try {
    const added = await importAll(app.store, await textOf(file));
    app.settings.change(await app.store.settings());
    return { sentence: TRANSFER.taken(added), failed: false };
  } catch (error) {
    return { sentence: whyNot(error), failed: true };
  }
}

/** @param {unknown} error */
export function whyNot(error) {
  return error instanceof TransferError
    ? TRANSFER.faults[error.code](error.detail)
    : TRANSFER.noStore;
}

/** @param {File} file */
async function textOf(file) {
  if (file.size > EXPORT_LIMIT) {
    throw new TransferError("too_large", { limit: EXPORT_LIMIT });
  }
  return file.text().catch(() => {
    throw new TransferError("unreadable");
  });
}
