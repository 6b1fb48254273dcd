/**
 * The files of this build in the browser's cache. All builds share one cache: a file that
 * has not changed is not fetched again, and a build's files stay until no page needs them.
 */
import { PrecacheController } from "workbox-precaching/PrecacheController.js";

/**
 * What the page itself has just fetched is taken from the browser's HTTP cache. Names in
 * assets/ change with the content, so there a copy of the right digest will do; a wrong
 * one, as from the middle of a change of builds, is not believed again. For the others
 * the host is asked whether they have changed. Digests are compared in any case.
 */
const frugal = {
  /** @param {{request: Request}} fetching */
  async requestWillFetch({ request }) {
    if (request.cache === "reload") return new Request(request, { cache: "no-cache" });
    const isHere = await hasSound(request);
    return new Request(request, { cache: isHere ? "force-cache" : "reload" });
  },
};

/** Does the HTTP cache hold a copy of the digest that is asked for? @param {Request} request */
async function hasSound(request) {
  const here = {
    cache: /** @type {const} */ ("only-if-cached"),
    mode: /** @type {const} */ ("same-origin"),
  };
  return (await fetch(new Request(request, here)).catch(() => null))?.ok ?? false;
}

/** @param {readonly BuiltFile[]} files */
function controllerOf(files) {
  const controller = new PrecacheController({ plugins: [frugal] });
  controller.addToCacheList([...files]);
  return controller;
}

const first = controllerOf(__FILES__.first);
const whole = controllerOf([...__FILES__.first, ...__FILES__.later]);

/** Fetches what every visit needs: all of it, or the build is not installed. */
export const { install } = first;

/** Removes the files of other builds. */
export const removeOthers = whole.activate;

/** @param {string} url @returns {string | undefined} undefined: not of this build */
export const keyOf = (url) => whole.getCacheKeyForURL(url);

/**
 * Answers with a file of this build. One that is not in the cache is fetched and kept.
 * @param {string} url
 * @param {ExtendableEvent} event
 * @returns {Promise<Response>}
 */
export async function answer(url, event) {
  const [response] = handled(url, event);
  return response;
}

/**
 * Fetches what is needed only when something is amiss, one after another.
 * @param {ExtendableEvent} event
 */
export async function fetchLater(event) {
  for (const { url } of __FILES__.later) await Promise.all(handled(url, event));
}

/** @param {string} key @returns {Promise<Response | undefined>} */
export async function kept(key) {
  const cache = await caches.open(whole.strategy.cacheName);
  return cache.match(key);
}

/** @param {string} url @param {ExtendableEvent} event */
function handled(url, event) {
  const cacheKey = keyOf(url) ?? url;
  const integrity = whole.getIntegrityForCacheKey(cacheKey);
  return whole.strategy.handleAll({
    request: new Request(url),
    event,
    params: { cacheKey, integrity },
  });
}
