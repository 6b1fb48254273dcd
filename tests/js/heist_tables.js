/** A table of Lexiheist as far as it needs no page. */

import { handOf, NO_HAND } from "../../js/board/tile_hand.js";
import { Handling } from "../../js/page/tile_handling.js";
import { blankTable } from "../../js/page/tile_shown.js";
import { aHeistView, PLAYERS } from "./heists.js";

// What the table asks of a page whose focus is elsewhere.
globalThis.document = { activeElement: null };
globalThis.HTMLElement = class {
  contains() {
    return false;
  }
  focus() {}
};

/** A table with CAT on it, seat 1 to play, and what it has said. */
export function aTable(rack = "BTSEIOU?") {
  const view = aHeistView();
  const board = view.board.join("");
  const hand = handOf([...rack], NO_HAND, board);
  const shown = {
    ...blankTable("heist"),
    ...{ players: PLAYERS, view, board, seat: 1, isYours: true, hand },
  };
  const said = [];
  const app = {
    announce: (told) => said.push(told),
    device: { sound: { back() {}, take() {} } },
    entropy: () => [7],
  };
  const desk = {
    shown: () => shown,
    tell: (changed) => Object.assign(shown, changed),
    plan() {},
    render() {},
    refuse: (why) => said.push(why),
    preview: async (_, tiles) => ({ move: `lay ${tiles.length}`, score: 1 }),
  };
  const surfaces = { whole() {}, reveal() {}, zoomIn() {} };
  const root = { querySelector: () => new HTMLElement() };
  const handling = new Handling(app, root, surfaces, desk);
  return { shown, handling, said };
}
