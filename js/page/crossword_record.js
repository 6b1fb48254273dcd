/**
 * A finished crossword as a file in the form that other programs read.
 *
 * @import { TileGame } from "../store/tile_game.js"
 * @import { App } from "./app.js"
 */
import { download } from "../device/download.js";
import { nameOf } from "../ui/words.js";
import { OVER } from "../ui/words_crossword.js";

/** The longest name of a record. */
const LONGEST = 40;

/**
 * Names as a record has them: one word each, and no two the same.
 * @param {readonly string[]} names by seat
 */
export function recordNames(names) {
  /** @type {string[]} */
  const known = [];
  for (const name of names) {
    const word = name
      .trim()
      .replace(/\s+/g, "_")
      .slice(0, LONGEST - 2);
    let next = word;
    for (let n = 2; known.includes(next); n++) next = `${word}_${n}`;
    known.push(next);
  }
  return known;
}

/**
 * @param {App} app
 * @param {TileGame} game
 * @returns {Promise<string>} a sentence, when it failed
 */
export async function saveRecord({ engine }, { log, players, started }) {
  const names = recordNames(players.map((_, i) => nameOf(players, i + 1)));
  try {
    const loaded = await engine.request("load", { log });
    if (!("ok" in loaded)) return OVER.gcgFailed;
    const { session } = loaded.ok;
    const written = await engine.request("export", { session, names });
    await engine.request("close", { session });
    if (!("ok" in written)) return OVER.gcgFailed;
    download(written.ok.gcg, `lexigrid-${started.slice(0, 10)}.gcg`, "text/plain");
    return "";
  } catch {
    return OVER.gcgFailed;
  }
}
