/**
 * The link that leads to a table: the room's secret, and a hint of what is played.
 *
 * @import { Table } from "../room/deal_text.js"
 * @import { Game, Options } from "../store/tables.js"
 *
 * @typedef {{game: Game, options: Options}} Hint
 */
import { CLASSIC, tableFault } from "../store/tables.js";
import { addressOf } from "./address.js";

/** 16 bytes leave four bits of the last letter unused. */
const LINK = /^([\w-]{21}[AQgw])(?:\.([\w-]*))?$/;
const HUNT = { size: 4, min: 3, seconds: 180 };

/** @param {string} secret @param {Hint} hint */
export function linkTo(secret, hint) {
  return addressOf(`#/join/${secret}.${writeHint(hint)}`);
}

/** @param {Hint} hint */
function writeHint({ game, options: { size, min, seconds } }) {
  return game === "classic" ? "classic" : `hunt-${size}-${min}-${seconds}`;
}

/**
 * @param {string} text
 * @returns {{secret: string, hint: Hint} | null} null: the link is not whole
 */
export function readLink(text) {
  const [, secret, table = ""] = LINK.exec(text) ?? [];
  return secret ? { secret, hint: readHint(table) } : null;
}

/** The room's own table rules; a hint that says nothing is of no harm. @param {string} text @returns {Hint} */
function readHint(text) {
  if (text === "classic") return { game: "classic", options: plainClassic() };
  const [size = 0, min = 0, seconds = 0] = text.split("-").slice(1).map(Number);
  const options = { size, min, seconds };
  const isSound = tableFault("hunt", 1)(options) === null;
  return { game: "hunt", options: isSound ? options : { ...HUNT } };
}

/** @returns {Options} */
export function plainClassic() {
  const { size, seconds } = CLASSIC;
  return { size, min: CLASSIC.min[0] ?? 4, seconds };
}

/** What the table says, as far as a link hints at it. @param {Pick<Table, "game" | "options">} table @returns {Hint} */
export function hintOf({ game, options }) {
  return { game, options };
}
