/**
 * A round that was played with real cubes and paper: what is typed in, and what it comes
 * to. The draft outlives errors and a reload.
 *
 * @import { PaperDraft } from "./paper_draft.js"
 * @import { App } from "./app.js"
 */

import { confirm } from "../ui/dialog.js";
import { PAPER } from "../ui/words.js";
import { ask } from "./kitchen.js";
import { emptyPaper, nameOf, paperFault, paperQuestion } from "./paper_draft.js";
import { showForm } from "./paper_form.js";
import { showOutcome } from "./paper_outcome.js";

/**
 * @param {App} app
 * @param {HTMLElement} root
 */
export function show(app, root) {
  const { drafts } = app.device;
  let draft =
    /** @type {PaperDraft | null} */ (drafts.read("paper", paperFault)) ?? emptyPaper();
  let clear = () => {};
  let isLeft = false;

  const keep = () => drafts.keep("paper", draft);
  function edit() {
    clear();
    clear = showForm(app, root, { draft, keep, score, fresh });
  }
  /** @param {(fault: string) => void} tell */
  async function score(tell) {
    const { ok, fault } = await ask(app, "paper", paperQuestion(draft));
    if (isLeft) return;
    if (!ok) return tell(fault);
    clear();
    clear = showOutcome(app, root, {
      outcome: ok,
      names: draft.seats.map((_, at) => nameOf(draft, at)),
      edit,
      fresh,
    });
  }
  async function fresh() {
    if (!(await confirm({ ...PAPER.freshAsk, grave: true })) || isLeft) return;
    draft = emptyPaper();
    keep();
    edit();
  }

  edit();
  return () => {
    isLeft = true;
    clear();
  };
}
