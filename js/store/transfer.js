import { ownTask } from "../device/own_task.js";
import { profileFault } from "./profile.js";
import { keptFault } from "./records.js";
import { settingsFault } from "./settings.js";
import { sha256 } from "./sha256.js";
import { isRecord, oneOf, record, text } from "./shape.js";
import { tournamentFault } from "./tournament.js";

/**
 * @import { Check } from "./shape.js"
 * @import { Added, Found, Store } from "./store.js"
 */

/**
 * All local data as one file of JSON:
 *
 *     {"format": "lexigrid data", "version": 2, "sha256": "…",
 *      "content": {"rounds": […], "profiles": […], "tournaments": […], "settings": {…}}}
 *
 * `sha256` is the digest of `content` written by `JSON.stringify` without spaces: it finds
 * damage, not malice, so the content is checked field by field as well.
 *
 * Version 1 had neither profiles nor tournaments.
 *
 * cut_short: it begins like one of ours, and is no JSON; too_large: {limit}, in UTF-16
 * units; newer_version: {version}; damaged: {field}; bad_round, bad_profile, bad_tournament: {index, field}, counted from 0; bad_settings:
 * {field}.
 * @typedef {"too_large" | "unreadable" | "not_json" | "cut_short" | "not_ours" | "newer_version" | "damaged" |
 *   "bad_round" | "bad_profile" | "bad_tournament" | "bad_settings"} TransferFault
 */

const FORMAT = "lexigrid data";
/** How a file of ours begins, also laid out anew. */
const BEGINNING = new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${FORMAT}"`);
const VERSION = 2;
/** A file can be refused by its size before it is read. */
export const EXPORT_LIMIT = 50_000_000;

/** Why a file was not taken. The sentence for the player is the page's. */
export class TransferError extends Error {
  /**
   * @param {TransferFault} code
   * @param {Readonly<Record<string, string | number>>} [detail]
   */
  constructor(code, detail = {}) {
    super(`${code} ${JSON.stringify(detail)}`);
    this.name = "TransferError";
    this.code = code;
    this.detail = detail;
  }
}

/**
 * @param {Store} store
 * @returns {Promise<string>}
 */
export async function exportAll(store) {
  const everything = await store.everything();
  await ownTask();
  const content = JSON.stringify(everything);
  await ownTask();
  const envelope = { format: FORMAT, version: VERSION, sha256: sha256(content) };
  const head = JSON.stringify(envelope).slice(0, -1);
  return ofFairSize(`${head},"content":${content}}`);
}

/**
 * @param {Store} store
 * @param {string} written
 * @returns {Promise<Added>}
 */
export async function importAll(store, written) {
  return store.addAll(await readExport(written));
}

/**
 * @param {string} written
 * @returns {Promise<Found>} rejected with a TransferError when it does not hold
 */
export async function readExport(written) {
  const file = parsed(ofFairSize(written));
  if (!isRecord(file) || file.format !== FORMAT) throw new TransferError("not_ours");
  const { version } = file;
  if (Number.isInteger(version) && Number(version) > VERSION) {
    throw new TransferError("newer_version", { version: Number(version) });
  }
  const fault = envelopeFault(file) ?? (await harm(file));
  if (fault !== null) throw new TransferError("damaged", { field: fault });
  const given = /** @type {Found} */ (file.content);
  const content = { ...given, ...(version === 1 && { profiles: [], tournaments: [] }) };
  await ownTask();
  refuseBadContent(content);
  return content;
}

/** @type {Check} */
const list = (value) => (Array.isArray(value) ? null : "");
const parts = {
  rounds: list,
  settings: (/** @type {unknown} */ value) => (isRecord(value) ? null : ""),
};
const people = { profiles: list, tournaments: list };

/** @param {Record<string, unknown>} file */
function envelopeFault(file) {
  return record({
    format: oneOf([FORMAT]),
    version: oneOf([1, VERSION]),
    sha256: text(64, /^[0-9a-f]{64}$/),
    content: record(file.version === 1 ? parts : { ...parts, ...people }),
  })(file);
}

/** @param {string} written */
function ofFairSize(written) {
  if (written.length <= EXPORT_LIMIT) return written;
  throw new TransferError("too_large", { limit: EXPORT_LIMIT });
}

/**
 * @param {string} written
 * @returns {unknown}
 */
function parsed(written) {
  try {
    return JSON.parse(written);
  } catch {
    throw new TransferError(BEGINNING.test(written) ? "cut_short" : "not_json");
  }
}

/** @param {Record<string, unknown>} file */
async function harm(file) {
  await ownTask();
  try {
    const content = JSON.stringify(file.content);
    await ownTask();
    return sha256(content) === file.sha256 ? null : "sha256";
  } catch {
    // Nested so deeply that it cannot be written again: not by us.
    return "sha256";
  }
}

/** @param {Found} content */
function refuseBadContent({ rounds, profiles, tournaments, settings }) {
  const ids = new Set();
  /** @param {TransferFault} code @param {{id: string}[]} records @param {Check} fault */
  const refuse = (code, records, fault) => {
    for (const [index, one] of records.entries()) {
      const field = fault(one) ?? (ids.has(one.id) ? "id" : null);
      if (field !== null) throw new TransferError(code, { index, field });
      ids.add(one.id);
    }
  };
  refuse("bad_round", rounds, keptFault);
  refuse("bad_profile", profiles, profileFault);
  refuse("bad_tournament", tournaments, tournamentFault);
  const field = settingsFault(settings);
  if (field !== null) throw new TransferError("bad_settings", { field });
}
