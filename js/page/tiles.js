/**
 * The screens of the games with tiles: what is fetched when somebody wants them.
 *
 * @import { TileKind } from "../store/tile_kinds.js"
 * @import { App, Show } from "./app.js"
 * @import { Dealt } from "./tile_deal.js"
 */
import { CROSSWORD_WISH, optionsOf } from "../store/crossword_wish.js";
import { HEIST_WISH, heistOptionsOf } from "../store/heist_wish.js";
import { toastAloud } from "../ui/toast.js";
import { BRACKET } from "../ui/words_credits.js";
import { TileLife } from "./tile_life.js";
import { showGone, showOver } from "./tile_over.js";
import { earnersAt, seatedAt } from "./tile_seats.js";
import { matchGame } from "./tournament_play.js";

export { openSheet } from "./tile_sheet.js";

/** A new game at the table that was agreed on. @param {TileKind} game @returns {Show} */
export const showDealt = (game) => (app, root) => {
  const wish = app.settings.current();
  const options =
    game === "heist"
      ? (heistOptionsOf(wish.heist) ?? heistOptionsOf(HEIST_WISH))
      : (optionsOf(wish.crossword) ?? optionsOf(CROSSWORD_WISH));
  if (!options) throw new TypeError("nobody sits at the table");
  const { heist, players, profile } = wish;
  const earning = game === "heist" && {
    profiles: earnersAt(options.players, heist.profiles, profile),
  };
  const seats = seatedAt(options.players, players);
  return dealt(app, root, { game, options, players: seats, ...earning });
};

/** One computer player sits down against you, at once (X20). @type {Show} */
export const showBots = (app, root) => {
  const wish = app.settings.current().crossword;
  const options = optionsOf({ ...wish, seats: 2, players: CROSSWORD_WISH.players });
  if (!options) throw new TypeError("nobody sits at the table");
  const players = seatedAt(options.players, app.settings.current().players);
  return dealt(app, root, { game: "crossword", options, players });
};

/** @param {App} app @param {HTMLElement} root @param {Dealt} table */
function dealt(app, root, table) {
  const life = new TileLife(app, root, table.game);
  life.begin(table);
  return () => void life.leave();
}

/** The game of a match: the one that runs, or a new one (T22). @type {Show} */
export const showMatch = (app, root, of) => {
  const [id = "", number] = (of ?? "").split("/");
  let clear = () => {};
  let isLeft = false;
  const open = async () => {
    const found = await matchGame(app, id, Number(number)).catch((error) => {
      console.info(error);
      return { fault: "failed", entrant: null };
    });
    if (isLeft) return;
    if ("play" in found) {
      clear = dealt(app, root, found.play);
      return;
    }
    if ("running" in found)
      return app.go(`#/heist/${found.running}`, { replace: true });
    const { fault, entrant } = found;
    const said = faultSaid(fault, entrant?.name);
    toastAloud(app, said);
    app.go(`#/tournament/${id}`, { replace: true });
  };
  open();
  return () => {
    isLeft = true;
    clear();
  };
};

/** @param {string} fault @param {string} [name] whose it is */
function faultSaid(fault, name) {
  if (fault === "failed") return BRACKET.notBegun;
  if (!name || fault === "changed") return BRACKET.changed;
  return fault === "short" ? BRACKET.short(name) : BRACKET.away(name);
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
