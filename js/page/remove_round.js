/**
 * A stored round is deleted, after a question.
 *
 * @import { Round } from "../store/round.js"
 * @import { App } from "./app.js"
 */
import { confirm } from "../ui/dialog.js";
import { toast } from "../ui/toast.js";
import { dayAndTime, ROUNDS } from "../ui/words.js";

/**
 * @param {App} app
 * @param {Round} round
 * @returns {Promise<boolean>} whether the player wanted it
 */
export async function removeRound(app, { id, started, match }) {
  const question = ROUNDS.removal(dayAndTime(started), match !== undefined);
  if (!(await confirm({ ...question, grave: true }))) return false;
  try {
    await app.store.removeRound(id);
    app.announce(ROUNDS.removed);
  } catch {
    toast(ROUNDS.notDeleted);
    app.announce(ROUNDS.notDeleted, "assertive");
  }
  return true;
}
