/**
 * The screens of the games with tiles: what is fetched when somebody wants them.
 *
 * @import { TileOptions } from "../store/tile_game.js"
 * @import { TileKind } from "../store/tile_kinds.js"
 * @import { App, Show } from "./app.js"
 */
import { CROSSWORD_WISH, optionsOf } from "../store/crossword_wish.js";
import { HEIST_WISH, heistOptionsOf } from "../store/heist_wish.js";
import { TileLife } from "./tile_life.js";
import { showGone, showOver } from "./tile_over.js";
import { seatedAt } from "./tile_seats.js";

export { openSheet } from "./tile_sheet.js";

/** A new game at the table that was agreed on. @param {TileKind} game @returns {Show} */
export const showDealt = (game) => (app, root) => {
  const wish = app.settings.current();
  const options =
    game === "heist"
      ? (heistOptionsOf(wish.heist) ?? heistOptionsOf(HEIST_WISH))
      : (optionsOf(wish.crossword) ?? optionsOf(CROSSWORD_WISH));
  return dealt(app, root, game, options);
};

/** One computer player sits down against you, at once (X20). @type {Show} */
export const showBots = (app, root) => {
  const wish = app.settings.current().crossword;
  const { players } = CROSSWORD_WISH;
  return dealt(app, root, "crossword", optionsOf({ ...wish, seats: 2, players }));
};

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {TileKind} game
 * @param {TileOptions | null} options
 */
function dealt(app, root, game, options) {
  if (!options) throw new TypeError("nobody sits at the table");
  const players = seatedAt(options.players, app.settings.current().players);
  const life = new TileLife(app, root, game);
  life.begin({ options, players });
  return () => void life.leave();
}

/** A game that is kept: it goes on, or it is looked back on. @param {TileKind} kind @returns {Show} */
export const showGame = (kind) => (app, root, id) => {
  let clear = () => {};
  let isLeft = false;
  const open = async () => {
    const game = await app.store.tileGame(id ?? "").catch(() => null);
    if (isLeft) return;
    if (game?.game !== kind) return showGone(root, kind);
    if (game.state === "over") {
      clear = showOver(app, root, game);
      return;
    }
    const life = new TileLife(app, root, kind);
    clear = () => void life.leave();
    life.resume(game.id, game);
  };
  open();
  return () => {
    isLeft = true;
    clear();
  };
};
