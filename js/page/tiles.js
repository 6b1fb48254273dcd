/**
 * The screens of the crossword: what is fetched when somebody wants them.
 *
 * @import { CrosswordOptions } from "../store/crossword_wish.js"
 * @import { App, Show } from "./app.js"
 */
import { CROSSWORD_WISH, optionsOf } from "../store/crossword_wish.js";
import { TileLife } from "./tile_life.js";
import { showGone, showOver } from "./tile_over.js";
import { seatedAt } from "./tile_seats.js";

export { openSheet } from "./tile_sheet.js";

/** A new game at the table that was agreed on. @type {Show} */
export const showDealt = (app, root) => {
  const wish = app.settings.current().crossword;
  return dealt(app, root, optionsOf(wish) ?? optionsOf(CROSSWORD_WISH));
};

/** One computer player sits down against you, at once (X20). @type {Show} */
export const showBots = (app, root) => {
  const wish = app.settings.current().crossword;
  const { players } = CROSSWORD_WISH;
  return dealt(app, root, optionsOf({ ...wish, seats: 2, players }));
};

/** @param {App} app @param {HTMLElement} root @param {CrosswordOptions | null} options */
function dealt(app, root, options) {
  if (!options) throw new TypeError("nobody sits at the table");
  const players = seatedAt(options.players, app.settings.current().players);
  const life = new TileLife(app, root);
  life.begin({ options, players });
  return () => void life.leave();
}

/** A game that is kept: it goes on, or it is looked back on. @type {Show} */
export const showGame = (app, root, id) => {
  let clear = () => {};
  let isLeft = false;
  const open = async () => {
    const game = await app.store.tileGame(id ?? "").catch(() => null);
    if (isLeft) return;
    if (!game) return showGone(root);
    if (game.state === "over") {
      clear = showOver(app, root, game);
      return;
    }
    const life = new TileLife(app, root);
    clear = () => void life.leave();
    life.resume(game.id, game);
  };
  open();
  return () => {
    isLeft = true;
    clear();
  };
};
