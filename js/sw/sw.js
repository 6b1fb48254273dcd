/**
 * The service worker: serves the page from the browser's cache, one whole build at a
 * time.
 *
 * @import { Asked } from "./talk.js"
 */
import { A_DAY } from "../store/turns.js";
import { answer, fetchLater, install, kept, keyOf, removeOthers } from "./files.js";
import {
  inForce,
  isOtherBuildOpen,
  isRoundKept,
  isRoundOpen,
  putInForce,
} from "./in_force.js";

const scope = /** @type {ServiceWorkerGlobalScope & typeof globalThis} */ (
  /** @type {unknown} */ (self)
);

const HOME = new URL("./", location.href);
const INDEX_KEY = /** @type {string} */ (keyOf(HOME.href));

let isAgreed = false;

scope.addEventListener("install", install);

scope.addEventListener("activate", (event) => {
  event.waitUntil(activated());
});

scope.addEventListener("fetch", (event) => {
  const response = answerTo(event);
  // Whatever fails here, the host may have an answer.
  if (response) event.respondWith(response.catch(() => fetch(event.request)));
});

scope.addEventListener("message", (event) => {
  const [port] = event.ports;
  const reply = replyTo(event.data, event).catch(() => null);
  event.waitUntil(reply.then((said) => port?.postMessage(said)));
});

async function activated() {
  if (!(await inForce())) await putInForce(INDEX_KEY);
  if (isAgreed) await move();
  else await scope.clients.claim();
}

/** Every page is told to load itself anew; others may share the origin. */
async function move() {
  await putInForce(INDEX_KEY);
  await scope.clients.claim();
  const pages = await scope.clients.matchAll({
    type: "window",
    includeUncontrolled: true,
  });
  for (const page of pages) {
    if (isHome(new URL(page.url))) page.postMessage("moved");
  }
}

/** @param {Asked} asked @param {ExtendableEvent} event */
async function replyTo(asked, event) {
  if (asked === "build") return __BUILD__.id;
  if (asked === "later") await fetchLater(event);
  if (asked === "arrived") await tidy(event);
  return asked === "move" ? agree() : null;
}

/** @returns {Promise<boolean>} false: a round is being played somewhere */
async function agree() {
  if ((await isRoundOpen()) || (await isRoundKept(0))) return false;
  isAgreed = true;
  if (scope.registration.waiting) await scope.skipWaiting();
  else await move();
  return true;
}

/** @param {ExtendableEvent} event */
async function tidy(event) {
  if ((await inForce()) !== INDEX_KEY) return;
  if (!(await isOtherBuildOpen(__BUILD__.id))) await removeOthers(event);
}

/** @param {FetchEvent} event */
function answerTo(event) {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(HOME.href)) return null;
  url.hash = "";
  if (request.mode === "navigate" && isHome(url)) return home(event);
  if (keyOf(url.href)) return answer(url.href, event);
  return url.href.startsWith(`${HOME.href}assets/`) ? older(request) : null;
}

/** @param {URL} url */
function isHome({ origin, pathname }) {
  return [HOME.href, `${HOME.href}index.html`].includes(origin + pathname);
}

/**
 * The page of this build, or of the older one as long as a round needs that: also for a
 * day after its sand ran out, since its words are to be counted.
 * @param {FetchEvent} event
 */
async function home(event) {
  const present = await inForce();
  if (present && present !== INDEX_KEY && (await isRoundKept(A_DAY))) {
    const page = await kept(present);
    if (page) return page;
  }
  if (present !== INDEX_KEY) await putInForce(INDEX_KEY);
  return answer(HOME.href, event);
}

/** A file that an older page asks for. @param {Request} request */
async function older(request) {
  return (await kept(request.url)) ?? fetch(request);
}
