/**
 * Where a browser can be reached, out of its description and into bits, and back. Names
 * that stand for an address on the own network (`….local`) are digits of 128 bits.
 *
 * @import { BitReader, BitWriter } from "./bits.js"
 *
 * @typedef {"host" | "srflx" | "relay"} Way the own address, that seen from outside, a relay's
 * @typedef {"v4" | "v6" | "name"} Form
 * @typedef {{way: Way, form: Form, bytes: readonly number[], port: number}} Candidate
 */
import { fromHex, toHex } from "./bytes.js";

/** What a code has room for. */
const MOST = 12;

const LINE =
  /^a=candidate:\S+ 1 udp (\d{1,10}) (\S{1,60}) (\d{1,5}) typ (host|srflx|relay)\b/i;
const NAME = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.local$/i;

/** By their three bits. Homes have addresses that begin alike: two bytes say them. */
const KINDS = /** @type {const} */ ([
  { way: "host", form: "v4", start: [], length: 4 },
  { way: "host", form: "v4", start: [192, 168], length: 2 },
  { way: "host", form: "v6", start: [], length: 16 },
  { way: "host", form: "name", start: [], length: 16 },
  { way: "srflx", form: "v4", start: [], length: 4 },
  { way: "srflx", form: "v6", start: [], length: 16 },
  { way: "relay", form: "v4", start: [], length: 4 },
  { way: "relay", form: "v6", start: [], length: 16 },
]);
const KIND = 3;
const PORT = 16;
export const LEAST_BITS = KIND + PORT + 16;

const PREFERENCE = { host: 126, srflx: 100, relay: 0 };

/**
 * @param {string} sdp
 * @returns {Candidate[]} the best first; connections by TCP and other oddities left out
 */
export function candidatesIn(sdp) {
  const found = sdp.split(/\r?\n/).flatMap((line) => {
    const [, priority, host = "", port, way = ""] = LINE.exec(line) ?? [];
    const place = placeOf(host);
    if (!place || !(Number(port) > 0 && Number(port) < 2 ** PORT)) return [];
    const candidate = { way: /** @type {Way} */ (way), ...place, port: Number(port) };
    return kindOf(candidate) < 0 ? [] : [{ priority: Number(priority), candidate }];
  });
  found.sort((a, b) => b.priority - a.priority);
  return found.slice(0, MOST).map(({ candidate }) => candidate);
}

/** @param {BitWriter} writer @param {Candidate} candidate */
export function putCandidate(writer, candidate) {
  const kind = kindOf(candidate);
  writer.put(kind, KIND);
  writer.putBytes(candidate.bytes.slice(KINDS[kind]?.start.length));
  writer.put(candidate.port, PORT);
}

/** @param {BitReader} reader @returns {Candidate} */
export function takeCandidate(reader) {
  const { way, form, start, length } = KINDS[reader.take(KIND)] ?? KINDS[0];
  const bytes = [...start, ...reader.takeBytes(length)];
  return { way, form, bytes, port: reader.take(PORT) };
}

/**
 * @param {Candidate} candidate
 * @param {number} index 0 is the best
 * @returns {string} its line in a description
 */
export function lineOf({ way, form, bytes, port }, index) {
  const priority = PREFERENCE[way] * 2 ** 24 + (65535 - index) * 2 ** 8 + 255;
  const base = form === "v6" ? ":: 0" : "0.0.0.0 0";
  const [address, zero] = base.split(" ");
  const from = way === "host" ? "" : ` raddr ${address} rport ${zero}`;
  return `a=candidate:${index + 1} 1 udp ${priority} ${hostOf(form, bytes)} ${port} typ ${way}${from}`;
}

/** @param {Candidate} candidate @returns {number} the last that fits; -1: none does */
function kindOf({ way, form, bytes }) {
  return KINDS.findLastIndex(
    (kind) =>
      kind.way === way &&
      kind.form === form &&
      kind.start.every((byte, i) => byte === bytes[i]),
  );
}

/** @param {string} host @returns {{form: Form, bytes: number[]} | null} */
function placeOf(host) {
  if (NAME.test(host)) {
    return { form: "name", bytes: [...fromHex(host.replace(/-|\.local$/gi, ""))] };
  }
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(host)) {
    const bytes = host.split(".").map(Number);
    return bytes.every((byte) => byte < 256) ? { form: "v4", bytes } : null;
  }
  const bytes = v6(host);
  return bytes && { form: "v6", bytes };
}

/** @param {string} host @returns {number[] | null} */
function v6(host) {
  const [left = "", right, ...more] = host.split("::");
  const groups = (/** @type {string} */ part) => (part ? part.split(":") : []);
  const [start, end] = [groups(left), groups(right ?? "")];
  const missing = 8 - start.length - end.length;
  const isFit = right === undefined ? missing === 0 : missing > 0 && !more.length;
  if (!isFit) return null;
  const all = [...start, ...Array(missing).fill("0"), ...end];
  if (!all.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  return [...fromHex(all.map((group) => group.padStart(4, "0")).join(""))];
}

/** @param {Form} form @param {readonly number[]} bytes */
function hostOf(form, bytes) {
  if (form === "v4") return bytes.join(".");
  const digits = toHex(Uint8Array.from(bytes));
  if (form === "name") {
    return `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`;
  }
  const groups = digits.match(/.{4}/g) ?? [];
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
