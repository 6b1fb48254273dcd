/**
 * What members say to find each other, before there is a channel between them: sealed
 * under the room's secret, signed by who says it. Whatever is not of that form is null.
 *
 * @import { Identity } from "./identity.js"
 * @import { RoomKeys } from "./secret.js"
 *
 * @typedef {object} Spoken what every signal says
 * @property {string} from
 * @property {string} key
 * @property {string | null} to null: everybody
 * @property {number} n of the author's, rising
 * @property {string} session of the author's page
 * @property {string | null} re the session it answers
 *
 * @typedef {{kind: "hello", again: boolean}} Hello `again`: offer anew, the link is bad
 * @typedef {{kind: "offer" | "answer", connection: string, o: number, sdp: string}} Sketch
 * @typedef {{kind: "bye", why: "left" | "full"}} Bye
 * @typedef {Spoken & (Hello | Sketch | Bye)} Signal
 * @typedef {(Hello | Sketch | Bye) & {to: string | null, re: string | null}} Saying
 */
import { ID_LETTERS, idOf, verify } from "./identity.js";

/** Letters of a sealed signal, and of the description within. */
export const MOST_SEALED = 16_384;
export const MOST_SDP = 8_000;
const MOST_O = 9_999;

const COMMON = ["from", "key", "to", "n", "session", "re", "kind"];
const BESIDES = {
  hello: ["again"],
  offer: ["connection", "o", "sdp"],
  answer: ["connection", "o", "sdp"],
  bye: ["why"],
};

const ID = new RegExp(`^[\\w-]{${ID_LETTERS}}$`);
const SESSION = /^[0-9a-z]{1,11}-[0-9a-f]{8}$/;
const CONNECTION = /^[0-9a-f]{16}$/;

/**
 * @param {number} born when the page began, ms
 * @param {string} tag eight hexadecimal digits
 */
export function sessionOf(born, tag) {
  return `${Math.floor(born).toString(36)}-${tag}`;
}

/** When the session's page began, ms. @param {string} session */
export function bornOf(session) {
  return Number.parseInt(session, 36);
}

/**
 * @param {Identity} identity
 * @param {RoomKeys} keys
 * @param {Omit<Signal, "from" | "key">} signal
 */
export async function writeSignal(identity, keys, signal) {
  const body = JSON.stringify({ from: identity.id, key: identity.key, ...signal });
  const signature = await identity.sign(signed(keys.room, body));
  return keys.seal(JSON.stringify([body, signature]));
}

/**
 * @param {RoomKeys} keys
 * @param {unknown} sealed
 * @param {(signal: Signal) => boolean} isWanted asked before the dear work of verifying
 * @returns {Promise<Signal | null | "unwanted">} null: not a signal of this room
 */
export async function readSignal(keys, sealed, isWanted = () => true) {
  if (typeof sealed !== "string" || sealed.length > MOST_SEALED) return null;
  const [body, signature] = pair(parsed(await keys.unseal(sealed)));
  const signal = signalOf(parsed(body));
  if (!signal) return null;
  if (!isWanted(signal)) return "unwanted";
  if ((await idOf(signal.key)) !== signal.from) return null;
  const isTrue = await verify(signal.key, signed(keys.room, body), signature);
  return isTrue ? signal : null;
}

/** @param {string} room @param {string} body */
function signed(room, body) {
  return `lexigrid signal 1\n${room}\n${body}`;
}

/** @param {unknown} value @returns {[string, string]} */
function pair(value) {
  const isPair =
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((text) => typeof text === "string");
  return isPair ? /** @type {[string, string]} */ (value) : ["", ""];
}

/** @param {string | null} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}

/** @param {unknown} value @returns {Signal | null} */
function signalOf(value) {
  if (typeof value !== "object" || value === null) return null;
  const said = /** @type {Record<string, unknown>} */ (value);
  const kind = /** @type {keyof typeof BESIDES} */ (said.kind);
  if (!Object.hasOwn(BESIDES, kind)) return null;
  const names = [...COMMON, ...BESIDES[kind]];
  const given = Object.keys(said);
  const isExact =
    given.length === names.length && names.every((one) => Object.hasOwn(said, one));
  if (!isExact || !isSpoken(said) || !isSaid(kind, said)) return null;
  return /** @type {Signal} */ (value);
}

/** @param {Record<string, unknown>} said */
function isSpoken({ from, key, to, n, session, re }) {
  return (
    matches(from, ID) &&
    typeof key === "string" &&
    (to === null || matches(to, ID)) &&
    isWhole(n, Number.MAX_SAFE_INTEGER) &&
    matches(session, SESSION) &&
    (re === null || matches(re, SESSION))
  );
}

/** @param {keyof typeof BESIDES} kind @param {Record<string, unknown>} said */
function isSaid(kind, said) {
  if (kind === "hello") return typeof said.again === "boolean";
  if (kind === "bye") return said.why === "left" || said.why === "full";
  return (
    matches(said.connection, CONNECTION) && isWhole(said.o, MOST_O) && isSdp(said.sdp)
  );
}

/** One data channel, one certificate, nothing else. @param {unknown} sdp */
export function isSdp(sdp) {
  if (typeof sdp !== "string" || sdp.length > MOST_SDP) return false;
  if (!/^[\x20-\x7e\r\n]*$/.test(sdp)) return false;
  const media = sdp.match(/^m=.*$/gm) ?? [];
  const isChannel = media.length === 1 && media[0]?.startsWith("m=application ");
  return isChannel === true && fingerprintOf(sdp) !== null;
}

/**
 * @param {string} sdp
 * @returns {string | null} of the certificate; null unless there is just one
 */
export function fingerprintOf(sdp) {
  const lines = sdp.match(/^a=fingerprint:.*$/gim) ?? [];
  const all = new Set(lines.map((line) => line.trim().toUpperCase()));
  const [only = ""] = all;
  const found = /^A=FINGERPRINT:SHA-256 ((?:[0-9A-F]{2}:){31}[0-9A-F]{2})$/.exec(only);
  return all.size === 1 && found ? (found[1] ?? null) : null;
}

/** @param {unknown} value @param {RegExp} form */
function matches(value, form) {
  return typeof value === "string" && form.test(value);
}

/** @param {unknown} value @param {number} most */
function isWhole(value, most) {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
}
