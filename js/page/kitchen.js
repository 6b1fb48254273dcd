/**
 * Asking the engine about a game with real cubes. What it has to complain of names the
 * cell, the list and the word.
 *
 * @import { Answers, Engine, Fields } from "../worker/engine.js"
 */
import { KITCHEN } from "../ui/words.js";

/**
 * @template {"solve" | "paper"} V
 * @param {{engine: Engine}} app
 * @param {V} verb
 * @param {Fields<V>} fields
 * @returns {Promise<{ok: Answers[V] | null, fault: string}>} `fault`: a sentence
 */
export async function ask({ engine }, verb, fields) {
  try {
    const answer = await engine.request(verb, fields);
    if ("ok" in answer) return { ok: answer.ok, fault: "" };
    const fault = "refused" in answer ? answer.refused : answer.error;
    return { ok: null, fault: sentence(fault) };
  } catch {
    return { ok: null, fault: KITCHEN.lost };
  }
}

/** @param {string} text */
function sentence(text) {
  return `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}.`;
}
