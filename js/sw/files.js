/**
 * The files of this build in the browser's cache. All builds share one cache: a file that
 * has not changed is not fetched again, and a build's files stay until no page needs them.
 *
 * @typedef {object} Kept
 * @property {string} url as pages ask for it
 * @property {string} key under which it is kept
 * @property {string} integrity
 * @property {RequestCache} thrift how the browser's HTTP cache may help: what the page
 *   itself has just fetched is taken from there
 */

// These names are those of the first builds, whose files are not fetched anew.
const CACHE = `workbox-precache-v2-${new URL("./", location.href).href}`;
const REVISION = "__WB_REVISION__";

const first = __FILES__.first.map(placed);
const later = __FILES__.later.map(placed);
const all = new Map([...first, ...later].map((file) => [file.url, file]));

/**
 * Names in assets/ change with the content, so there any copy will do; for the others the
 * host is asked whether they have changed.
 * @param {BuiltFile} file
 * @returns {Kept}
 */
function placed({ url: path, revision, integrity }) {
  const { href: url } = new URL(path, location.href);
  if (revision === null) return { url, key: url, integrity, thrift: "force-cache" };
  return { url, key: `${url}?${REVISION}=${revision}`, integrity, thrift: "no-cache" };
}

/** Fetches what every visit needs: all of it, or the build is not installed. */
export const install = () => provide(first);

/** Fetches what is needed only when something is amiss. */
export const fetchLater = () => provide(later);

/** Removes the files of other builds. */
export async function removeOthers() {
  const cache = await caches.open(CACHE);
  const own = new Set([...all.values()].map(({ key }) => key));
  for (const { url } of await cache.keys()) {
    if (!own.has(url)) await cache.delete(url);
  }
}

/** @param {string} url @returns {string | undefined} undefined: not of this build */
export const keyOf = (url) => all.get(url)?.key;

/** @param {string} key @returns {Promise<Response | undefined>} */
export async function kept(key) {
  return caches.match(key, { cacheName: CACHE });
}

/**
 * Answers with a file of this build. One that is not in the cache is fetched, and kept
 * where there is room.
 * @param {string} url
 * @param {ExtendableEvent} event
 * @returns {Promise<Response>}
 */
export async function answer(url, event) {
  const file = /** @type {Kept} */ (all.get(url));
  const found = await kept(file.key);
  if (found) return found;
  const response = await fetchSound(file);
  event.waitUntil(keep(file, response.clone()).catch(console.info));
  return response;
}

/** One after another. @param {readonly Kept[]} files */
async function provide(files) {
  for (const file of files) {
    if (!(await kept(file.key))) await keep(file, await fetchSound(file));
  }
}

/** @param {Kept} file @param {Response} response */
async function keep({ key }, response) {
  await (await caches.open(CACHE)).put(key, response);
}

/**
 * The HTTP cache may hold a wrong answer for long, as from the middle of a change of
 * builds: then the host itself is asked.
 * @param {Kept} file
 */
function fetchSound({ url, integrity, thrift }) {
  /** @param {RequestCache} cache */
  const ask = async (cache) => {
    const response = await fetch(url, { integrity, cache });
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
    // What the host has found elsewhere is no answer to a visit as it is.
    return response.redirected ? new Response(response.body, response) : response;
  };
  return ask(thrift).catch(() => ask("reload"));
}
