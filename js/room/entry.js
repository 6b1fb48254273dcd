/**
 * What the members of a room say, each thing as one line of ASCII words. There is one way
 * only to write each, so that a hash of the line is a hash of what it says.
 *
 * @import { Deal, Table } from "./deal_text.js"
 *
 * @typedef {{kind: "hello", key: string, words: string, hunt: string, classic: string,
 *   token: number, name: string}} Hello
 * @typedef {{kind: "who", token: number, name: string}} Who
 * @typedef {{kind: "build", words: string, hunt: string, classic: string}} BuildSaid
 * @typedef {{kind: "ready", ready: boolean}} Ready
 * @typedef {{kind: "found", grain: string}} Found what the room's secret is made of
 * @typedef {{kind: "table", table: Table}} SetTable
 * @typedef {{kind: "deal", turn: string, deal: Deal, text: string}} Dealt
 * @typedef {{kind: "promise" | "seal" | "result", turn: string, hash: string}} Hashed
 * @typedef {{kind: "nonce", turn: string, nonce: string}} Nonce
 * @typedef {{kind: "lift" | "void", turn: string}} Bare
 * @typedef {{kind: "start", turn: string, at: number}} Start
 * @typedef {{kind: "close", turn: string, seals: string}} Close
 * @typedef {{kind: "open", turn: string, salt: string, list: string}} Open
 * @typedef {{kind: "excuse", turn: string, seat: number}} Excuse
 * @typedef {{kind: "leave"}} Leave
 * @typedef {Hello | Who | BuildSaid | Ready | Found | SetTable | Dealt | Hashed | Nonce | Bare | Start |
 *   Close | Open | Excuse | Leave} Body
 */
import { playersFault } from "../store/players.js";
import { readDeal, readTable, writeJson } from "./deal_text.js";
import { LIST } from "./list_text.js";

export const LONGEST_BODY = 12_000;

const TURN = /^[1-9]\d{0,3}\.[1-9]\d{0,3}$/;
const KEY = /^B[A-P][\w-]{84}[AEIMQUYcgkosw048]$/;
const HASH = /^[0-9a-f]{64}$/;
const DIGEST = /^[0-9a-f]{16}$/;
const GRAIN = /^[0-9a-f]{32}$/;
const SALT = /^[0-9a-f]{32}$/;
const SEALS = /^[1-8]:[0-9a-f]{64}(,[1-8]:[0-9a-f]{64}){0,7}$/;
const WORDS = /^[!-~]+( [!-~]+)*$/;

const player = playersFault(1);

/** @type {Record<string, (rest: string) => object | null>} */
const READERS = {
  hello: readHello,
  who: readWho,
  build: readBuild,
  ready: (rest) => (/^[01]$/.test(rest) ? { ready: rest === "1" } : null),
  found: (rest) => (GRAIN.test(rest) ? { grain: rest } : null),
  table(rest) {
    const table = readTable(rest);
    return table && { table };
  },
  deal: inTurn((rest) => {
    const deal = readDeal(rest);
    return deal && { deal, text: rest };
  }),
  promise: hashed(HASH),
  seal: hashed(HASH),
  result: hashed(DIGEST),
  nonce: inTurn((rest) => (HASH.test(rest) ? { nonce: rest } : null)),
  lift: bare,
  void: bare,
  start: inTurn((rest) => (/^(0|[1-9]\d{0,14})$/.test(rest) ? { at: +rest } : null)),
  close: inTurn((rest) => (isSeals(rest) ? { seals: rest } : null)),
  open: inTurn(readOpen),
  excuse: inTurn((rest) => (/^[1-8]$/.test(rest) ? { seat: +rest } : null)),
  leave: (rest) => (rest === "" ? {} : null),
};

/**
 * @param {string} text
 * @returns {Body | null} null for what is none
 */
export function readBody(text) {
  if (text.length > LONGEST_BODY || !WORDS.test(text)) return null;
  const [kind, rest] = parted(text);
  const read = Object.hasOwn(READERS, kind) ? READERS[kind] : undefined;
  const said = read?.(rest) ?? null;
  if (!said) return null;
  const body = /** @type {Body} */ ({ kind, ...said });
  return writeBody(body) === text ? body : null;
}

/** @param {Body} body */
export function writeBody(body) {
  return [body.kind, ...partsOf(body)].join(" ");
}

/** @param {Body} body @returns {(string | number)[]} */
function partsOf(body) {
  switch (body.kind) {
    case "hello":
      return [body.key, body.words, body.hunt, body.classic, ...whoParts(body)];
    case "who":
      return whoParts(body);
    case "build":
      return [body.words, body.hunt, body.classic];
    case "ready":
      return [body.ready ? 1 : 0];
    case "found":
      return [body.grain];
    case "table":
      return [writeJson(body.table)];
    case "leave":
      return [];
    default:
      return [body.turn, ...turnParts(body)];
  }
}

/**
 * @param {Dealt | Hashed | Nonce | Bare | Start | Close | Open | Excuse} body
 * @returns {(string | number)[]}
 */
function turnParts(body) {
  switch (body.kind) {
    case "deal":
      return [body.text];
    case "nonce":
      return [body.nonce];
    case "lift":
    case "void":
      return [];
    case "start":
      return [body.at];
    case "close":
      return [body.seals];
    case "open":
      return body.list ? [body.salt, body.list] : [body.salt];
    case "excuse":
      return [body.seat];
    default:
      return [body.hash];
  }
}

/** @param {{token: number, name: string}} who */
function whoParts({ token, name }) {
  return name ? [token, encodeURIComponent(name)] : [token];
}

/** @param {string} text @returns {[string, string]} up to the first blank, and after it */
function parted(text) {
  const at = text.indexOf(" ");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** @param {(rest: string) => object | null} read */
function inTurn(read) {
  return (/** @type {string} */ text) => {
    const [turn, rest] = parted(text);
    const said = TURN.test(turn) ? read(rest) : null;
    return said && { turn, ...said };
  };
}

/** @param {RegExp} form */
function hashed(form) {
  return inTurn((rest) => (form.test(rest) ? { hash: rest } : null));
}

/** @param {string} rest */
function bare(rest) {
  return TURN.test(rest) ? { turn: rest } : null;
}

/** @param {string} rest */
function readHello(rest) {
  const [key = "", words, hunt, classic, ...who] = rest.split(" ");
  const build = readBuild([words, hunt, classic].join(" "));
  const known = KEY.test(key) && build ? readWho(who.join(" ")) : null;
  return known && { key, ...build, ...known };
}

/** @param {string} rest */
function readBuild(rest) {
  const [words = "", hunt = "", classic = "", ...more] = rest.split(" ");
  const isSound = [words, hunt, classic].every((digest) => DIGEST.test(digest));
  return isSound && more.length === 0 ? { words, hunt, classic } : null;
}

/** @param {string} rest */
function readWho(rest) {
  const [token, name] = parted(rest);
  if (!/^[0-7]$/.test(token)) return null;
  try {
    const who = { token: +token, name: decodeURIComponent(name) };
    return player([who]) === null ? who : null;
  } catch {
    return null;
  }
}

/** Seats go upward. @param {string} text */
function isSeals(text) {
  if (!SEALS.test(text)) return false;
  const seats = text.split(",").map((part) => Number(part[0]));
  return seats.every((seat, i) => i === 0 || seat > Number(seats[i - 1]));
}

/** @param {string} rest */
function readOpen(rest) {
  const [salt, list] = parted(rest);
  return SALT.test(salt) && LIST.test(list) ? { salt, list } : null;
}
