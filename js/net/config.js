/**
 * Where signals go and how a path is found: what `net.json` beside the page says. Whoever
 * hosts the site changes that file (docs/hosting.md).
 *
 * @typedef {object} NetConfig
 * @property {string[]} relays addresses of Nostr relays
 * @property {string[]} stun
 * @property {{urls: string, username: string, credential: string}[]} turn
 */

const MOST = 8;
const NOTHING = { relays: [], stun: [], turn: [] };

/**
 * @param {string} address of the file
 * @param {typeof fetch} [get]
 * @returns {Promise<NetConfig>} empty when it cannot be read: there are codes still
 */
export async function loadConfig(address = "net.json", get = fetch) {
  try {
    const answer = await get(address);
    return answer.ok ? readConfig(await answer.json()) : NOTHING;
  } catch {
    return NOTHING;
  }
}

/**
 * @param {unknown} value
 * @returns {NetConfig} of it what is of use
 */
export function readConfig(value) {
  const { relays, stun, turn } = /** @type {Record<string, unknown>} */ (value ?? {});
  return {
    relays: texts(relays).filter((one) => /^wss?:\/\/\S+$/.test(one)),
    stun: texts(stun).filter((one) => /^stuns?:\S+$/.test(one)),
    turn: listOf(turn).flatMap((one) => turnOf(one)),
  };
}

/**
 * @param {NetConfig} config
 * @returns {RTCIceServer[]}
 */
export function iceServersOf({ stun, turn }) {
  return [...stun.map((urls) => ({ urls })), ...turn];
}

/** @param {unknown} value @returns {unknown[]} */
function listOf(value) {
  return Array.isArray(value) ? value.slice(0, MOST) : [];
}

/** @param {unknown} value @returns {string[]} */
function texts(value) {
  return listOf(value).filter((one) => typeof one === "string");
}

/** @param {unknown} value @returns {NetConfig["turn"]} */
function turnOf(value) {
  const { urls, username, credential } = /** @type {Record<string, unknown>} */ (
    value ?? {}
  );
  const isTurn =
    typeof urls === "string" &&
    /^turns?:\S+$/.test(urls) &&
    typeof username === "string" &&
    typeof credential === "string";
  return isTurn ? [{ urls, username, credential }] : [];
}
