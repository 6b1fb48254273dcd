/**
 * A stored round is deleted, after a question.
 *
 * @import { Kept } from "../store/records.js"
 * @import { App } from "./app.js"
 */
import { confirm } from "../ui/dialog.js";
import { toastAloud } from "../ui/toast.js";
import { dayAndTime, ROUNDS } from "../ui/words.js";

/**
 * @param {App} app
 * @param {Kept} game
 * @returns {Promise<boolean>} whether the player wanted it
 */
export async function removeRound(app, game) {
  const { id, started } = game;
  const isOfMatch = "match" in game && game.match !== undefined;
  const question = ROUNDS.removal(dayAndTime(started), isOfMatch);
  if (!(await confirm({ ...question, grave: true }))) return false;
  try {
    await app.store.removeRound(id);
    app.announce(ROUNDS.removed);
  } catch {
    toastAloud(app, ROUNDS.notDeleted);
  }
  return true;
}
