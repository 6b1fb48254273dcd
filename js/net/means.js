/**
 * What the net takes from the world around it, so that a test can give it another. The
 * browser's are put together here and nowhere else.
 *
 * @import { Entropy } from "./secret.js"
 *
 * @typedef {object} Socket as a browser's WebSocket
 * @property {(text: string) => void} send
 * @property {() => void} close
 * @property {((event: any) => void) | null} onopen
 * @property {((event: {data: any}) => void) | null} onmessage
 * @property {((event: any) => void) | null} onclose
 * @property {((event: any) => void) | null} onerror
 *
 * @typedef {object} Means
 * @property {() => number} now ms that never run backwards
 * @property {() => number} wall ms since 1970
 * @property {Entropy} entropy
 * @property {(wait: number, call: () => void) => () => void} after gives back what stops it
 * @property {(address: string) => Socket} makeSocket
 * @property {(setup: RTCConfiguration) => RTCPeerConnection} makePeer
 * @property {(heard: (what: "online" | "shown" | "hidden") => void) => () => void} listen
 *   to what befalls the page; gives back what ends the listening
 */

/**
 * @param {{now: () => number, entropy: Entropy}} given
 * @param {Window} [page]
 * @returns {Means}
 */
export function browserMeans({ now, entropy }, page = window) {
  return {
    now,
    entropy,
    wall: () => Date.now(),
    after(wait, call) {
      const timer = page.setTimeout(call, wait);
      return () => page.clearTimeout(timer);
    },
    makeSocket: (address) => /** @type {any} */ (new WebSocket(address)),
    makePeer: (setup) => new RTCPeerConnection(setup),
    listen: (heard) => listenTo(page, heard),
  };
}

/** @param {Window} page @param {Parameters<Means["listen"]>[0]} heard */
function listenTo(page, heard) {
  const ending = new AbortController();
  const { signal } = ending;
  page.addEventListener("online", () => heard("online"), { signal });
  page.addEventListener("pagehide", () => heard("hidden"), { signal });
  page.addEventListener("pageshow", () => heard("shown"), { signal });
  page.document.addEventListener(
    "visibilitychange",
    () => {
      if (page.document.visibilityState === "visible") heard("shown");
    },
    { signal },
  );
  return () => ending.abort();
}
