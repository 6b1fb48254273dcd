/**
 * One browser's description of a connection as a code for a QR picture or a line of text
 * (docs/notation.md), for friends who meet without any server. Only what differs from one
 * connection to the next is in it; the rest is written anew. What is read may come from
 * anybody: nothing of it reaches the description but figures of a fixed form.
 *
 * @import { Candidate } from "./candidates.js"
 *
 * @typedef {"offer" | "answer"} Kind an invitation, or the reply to it
 * @typedef {{type: Kind, sdp: string, meta: Uint8Array}} Unpacked
 * @typedef {"actpass" | "active" | "passive"} Role
 * @typedef {{ufrag: string, pwd: string}} Credentials
 */
import { BitReader, BitWriter } from "./bits.js";
import {
  candidatesIn,
  LEAST_BITS,
  lineOf,
  putCandidate,
  takeCandidate,
} from "./candidates.js";
import { bitsIn, CodeError, toCode } from "./code_text.js";

export { CodeError, toLinkForm } from "./code_text.js";

const VERSION = 1;
const MOST_META = 255;

/** The letters that descriptions allow in credentials: 64 of them. */
const ICE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const HEX = "0123456789abcdef";

/** Two forms that browsers give, and any other. Its prefix is the form's place. */
const CHROMIUM = { ufrag: 4, pwd: 24 }; // Safari's too
const FIREFOX = { ufrag: 8, pwd: 32 };

/**
 * Who begins the handshake. Browsers offer to do either; a code says that the host does.
 * A guest who did would greet before the host has the reply, and a host who was greeted
 * by two, or twice by one who made a reply anew, could not turn to the other any more.
 * @type {Record<Kind, readonly Role[]>} of an answer, by its bit
 */
const ROLES = { offer: ["actpass", "active"], answer: ["passive", "active"] };

/**
 * @param {{type: string, sdp: string}} description with its candidates gathered
 * @param {Uint8Array} [meta] up to 255 bytes that go along
 * @returns {string} CodeError "unfit" when no code can hold it
 */
export function pack({ type, sdp }, meta = new Uint8Array()) {
  if (!isKind(type) || meta.length > MOST_META) throw new CodeError("unfit");
  const parts = partsOf(type, sdp);
  const writer = new BitWriter();
  writer.put(VERSION, 4);
  writer.put(type === "answer" ? 1 : 0, 1);
  writer.put(meta.length ? 1 : 0, 1);
  if (meta.length) writer.put(meta.length, 8);
  writer.putBytes(meta);
  if (type === "answer") writer.put(ROLES.answer.indexOf(parts.role), 1);
  putCredentials(writer, parts);
  writer.putBytes(parts.fingerprint);
  for (const candidate of parts.candidates) putCandidate(writer, candidate);
  return toCode(writer.bits);
}

/**
 * @param {string} code or a text with the code in it
 * @param {Kind} [wanted]
 * @returns {Unpacked} CodeError when it is none, or none of the wanted kind
 */
export function unpack(code, wanted) {
  const found = read(code);
  if (wanted && found.type !== wanted) throw new CodeError("wrong_kind");
  const { type, meta } = found;
  return { type, sdp: sdpOf(found), meta };
}

/**
 * Whether a code can be taken minutes later: all the ways in it lie on one network, and
 * its browser goes on waiting. Across routers, and from a Firefox that hides its
 * addresses, a reply must be taken within half a minute.
 * @param {string} code
 */
export function keeps(code) {
  const { candidates, ufrag } = read(code);
  const hidesInFirefox =
    ufrag.length === FIREFOX.ufrag && candidates.some(({ form }) => form === "name");
  return candidates.every(({ way }) => way === "host") && !hidesInFirefox;
}

/** @param {string} text */
function read(text) {
  const reader = new BitReader(bitsIn(text));
  const version = reader.take(4);
  if (version > VERSION) throw new CodeError("newer");
  if (version < VERSION) throw new CodeError("not_a_code");
  try {
    return parsed(reader);
  } catch (error) {
    throw error instanceof RangeError ? new CodeError("spoilt") : error;
  }
}

/** @param {BitReader} reader */
function parsed(reader) {
  const type = /** @type {Kind} */ (reader.take(1) ? "answer" : "offer");
  const meta = reader.takeBytes(reader.take(1) && reader.take(8));
  const role = type === "offer" ? "active" : (ROLES.answer[reader.take(1)] ?? "active");
  const credentials = takeCredentials(reader);
  const fingerprint = reader.takeBytes(32);
  /** @type {Candidate[]} */
  const candidates = [];
  while (reader.left >= LEAST_BITS) candidates.push(takeCandidate(reader));
  const isEnd = reader.left < 5 && reader.take(reader.left) === 0;
  if (!isEnd) throw new CodeError("spoilt");
  return { type, meta, role, ...credentials, fingerprint, candidates };
}

/**
 * What of a description goes into a code.
 * @param {Kind} type
 * @param {string} sdp
 */
function partsOf(type, sdp) {
  const value = (/** @type {string} */ name) =>
    new RegExp(`^a=${name}:(.*?)\\s*$`, "m").exec(sdp)?.[1] ?? "";
  const [ufrag, pwd, role] = [value("ice-ufrag"), value("ice-pwd"), value("setup")];
  const digits = value("fingerprint")
    .replace(/^sha-256 /i, "")
    .split(":");
  const isOne = sdp.match(/^m=/gm)?.length === 1 && /^m=application /m.test(sdp);
  const isFit =
    isOne &&
    value("mid") === "0" &&
    value("sctp-port") === "5000" &&
    digits.length === 32 &&
    digits.every((pair) => /^[\da-f]{2}$/i.test(pair)) &&
    isIce(ufrag, 4) &&
    isIce(pwd, 22) &&
    ROLES[type].includes(/** @type {Role} */ (role));
  if (!isFit) throw new CodeError("unfit");
  const fingerprint = digits.map((pair) => Number.parseInt(pair, 16));
  const candidates = candidatesIn(sdp);
  return { ufrag, pwd, role: /** @type {Role} */ (role), fingerprint, candidates };
}

/** @param {string} text @param {number} least */
function isIce(text, least) {
  return text.length >= least && text.length < 256 && /^[A-Za-z\d+/]*$/.test(text);
}

/** @param {BitWriter} writer @param {Credentials} credentials */
function putCredentials(writer, { ufrag, pwd }) {
  if (isLike(CHROMIUM, { ufrag, pwd })) {
    writer.put(0, 1);
    putLetters(writer, ufrag + pwd, ICE, 6);
  } else if (isLike(FIREFOX, { ufrag, pwd }) && /^[\da-f]*$/.test(ufrag + pwd)) {
    writer.put(2, 2);
    putLetters(writer, ufrag + pwd, HEX, 4);
  } else {
    writer.put(3, 2);
    writer.putBytes([ufrag.length, pwd.length]);
    putLetters(writer, ufrag + pwd, ICE, 6);
  }
}

/** @param {BitReader} reader @returns {Credentials} */
function takeCredentials(reader) {
  if (!reader.take(1)) return takeLetters(reader, CHROMIUM, ICE, 6);
  if (!reader.take(1)) return takeLetters(reader, FIREFOX, HEX, 4);
  const [ufrag = 0, pwd = 0] = reader.takeBytes(2);
  if (ufrag < 4 || pwd < 22) throw new CodeError("spoilt");
  return takeLetters(reader, { ufrag, pwd }, ICE, 6);
}

/** @param {typeof CHROMIUM} form @param {Credentials} credentials */
function isLike(form, { ufrag, pwd }) {
  return ufrag.length === form.ufrag && pwd.length === form.pwd;
}

/**
 * @param {BitWriter} writer
 * @param {string} text
 * @param {string} letters
 * @param {number} width
 */
function putLetters(writer, text, letters, width) {
  for (const letter of text) writer.put(letters.indexOf(letter), width);
}

/**
 * @param {BitReader} reader
 * @param {typeof CHROMIUM} form
 * @param {string} letters
 * @param {number} width
 * @returns {Credentials}
 */
function takeLetters(reader, form, letters, width) {
  const take = (/** @type {number} */ length) =>
    Array.from({ length }, () => letters[reader.take(width)]).join("");
  return { ufrag: take(form.ufrag), pwd: take(form.pwd) };
}

/** @param {ReturnType<typeof parsed>} found */
function sdpOf({ role, ufrag, pwd, fingerprint, candidates }) {
  const pairs = Array.from(fingerprint, (byte) => byte.toString(16).padStart(2, "0"));
  const lines = [
    "v=0",
    "o=- 1 2 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...candidates.map(lineOf),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    "a=ice-options:trickle",
    `a=fingerprint:sha-256 ${pairs.join(":").toUpperCase()}`,
    `a=setup:${role}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
  ];
  return `${lines.join("\r\n")}\r\n`;
}

/** @param {string} type @returns {type is Kind} */
function isKind(type) {
  return type === "offer" || type === "answer";
}
