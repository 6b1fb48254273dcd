/**
 * What Hard would have played in a person's turns, looked up one after another when the
 * player wants to know.
 *
 * @import { Reviewed } from "../protocol.js"
 * @import { TileGame } from "../store/tile_game.js"
 * @import { App } from "./app.js"
 */
import { PERSON } from "../store/crossword_wish.js";

/** Hard plays within this time, ms; a look back takes no longer. */
const THINKS_FOR = 2000;

/** The turns that people took, by number from 0. @param {TileGame} game */
export function ownTurns({ options, view }) {
  return view.turns.flatMap(({ seat }, i) =>
    options.players[seat - 1] === PERSON ? [i] : [],
  );
}

/**
 * @param {Pick<App, "engine" | "now">} app
 * @param {TileGame} game
 * @param {(turn: number, best: Reviewed) => void} tell
 * @param {AbortSignal} left
 * @returns {Promise<void>} rejected when the engine cannot read the game any more
 */
export async function reviewTurns(app, game, tell, left) {
  const { engine, now } = app;
  const loaded = await engine.request("load", { log: game.log });
  if (!("ok" in loaded)) throw new Error("error" in loaded ? loaded.error : "refused");
  const { session } = loaded.ok;
  try {
    for (const turn of ownTurns(game)) {
      const began = now();
      for (;;) {
        left.throwIfAborted();
        const answer = await engine.request("review", { session, turn });
        if (!("ok" in answer)) throw new Error("a turn could not be looked at");
        tell(turn, answer.ok);
        if (answer.ok.done || now() - began > THINKS_FOR) break;
      }
    }
  } finally {
    engine.request("close", { session }).catch(() => {
      // The worker has gone, and the session with it.
    });
  }
}
