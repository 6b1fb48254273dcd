/**
 * The page's side of the service worker: it is registered here, and a newer build is
 * offered between rounds.
 *
 * @import { Asked } from "./talk.js"
 *
 * @typedef {Pick<ServiceWorkerContainer, "register" | "ready" | "addEventListener" |
 *   "controller">} Container
 *
 * @typedef {object} Rounds
 * @property {() => Promise<void>} settle ends those whose sand has run out
 * @property {() => Promise<boolean>} areUnderWay in this tab or another, or kept
 *
 * @typedef {object} Updates
 * @property {boolean} playsOffline everything is here that a visit needs
 * @property {boolean} isOffered
 * @property {() => Promise<boolean>} accept the page loads itself anew; false: a round
 *   has been begun meanwhile
 * @property {() => void} look whether there is something to offer now
 * @property {(tell: () => void) => () => void} onChange gives back what stops the telling
 * @property {() => void} fetchLater has the rest fetched, for when something is amiss
 */

import { within } from "./patience.js";

/** A service worker may have to be started before it answers, ms. */
const PATIENCE = 10_000;

/** While a round runs somewhere, its end is looked for so often, ms. */
const AGAIN = 5000;

/** A page that stays open asks the host for a newer build so often at most, ms. */
const SELDOM = 3_600_000;

/** @type {Updates} */
const NONE = {
  playsOffline: false,
  isOffered: false,
  accept: async () => false,
  look() {},
  onChange: () => () => {},
  fetchLater() {},
};

/**
 * @param {object} ways
 * @param {Container | undefined} ways.container undefined where a page is not secure
 * @param {() => string} ways.script the service worker's address
 * @param {string} ways.build this page's
 * @param {Rounds} ways.rounds
 * @param {() => void} ways.reload
 * @param {Promise<unknown>} ways.quiet settled when the network is free
 * @returns {Updates}
 */
export function openUpdates({ container, quiet, ...ways }) {
  if (!container) return NONE;
  const watch = new Watch(container, ways);
  quiet.then(() => watch.begin()).catch(console.info);
  return watch;
}

/** @implements {Updates} */
class Watch {
  playsOffline = false;
  isOffered = false;
  #container;
  #ways;
  /** @type {ServiceWorkerRegistration | null} */
  #registration = null;
  /** @type {Set<() => void>} */
  #listeners = new Set();
  #asked = Date.now();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Container} container
   * @param {Omit<Parameters<typeof openUpdates>[0], "container" | "quiet">} ways
   */
  constructor(container, ways) {
    this.#container = container;
    this.#ways = ways;
    container.addEventListener("message", ({ data }) => {
      if (data === "moved") ways.reload();
    });
  }

  async begin() {
    const isLaterVisit = this.#container.controller !== null;
    const registration = await this.#container.register(this.#ways.script(), {
      updateViaCache: "none",
    });
    this.#registration = registration;
    this.#follow(registration.installing);
    registration.addEventListener("updatefound", () => {
      this.#follow(registration.installing);
    });
    document.addEventListener("visibilitychange", () => this.#askHost());
    const { active } = await this.#container.ready;
    this.playsOffline = true;
    this.#tell();
    active?.postMessage("arrived");
    if (isLaterVisit) this.fetchLater();
    this.look();
  }

  accept = async () => {
    const newest = this.#newest();
    if (newest && (await ask(newest, "move").catch(() => false))) return true;
    this.look();
    return false;
  };

  look = () => {
    this.#look().catch(console.info);
  };

  /** @param {() => void} tell */
  onChange(tell) {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  }

  fetchLater() {
    this.#registration?.active?.postMessage("later");
  }

  async #look() {
    clearTimeout(this.#timer);
    const { build, rounds } = this.#ways;
    const newest = this.#newest();
    if (!newest || (await ask(newest, "build")) === build) return;
    await rounds.settle();
    const isOffered = !(await rounds.areUnderWay());
    if (!isOffered) this.#timer = setTimeout(this.look, AGAIN);
    if (isOffered === this.isOffered) return;
    this.isOffered = isOffered;
    this.#tell();
  }

  #newest() {
    return this.#registration?.waiting ?? this.#registration?.active ?? null;
  }

  /** @param {ServiceWorker | null} coming */
  #follow(coming) {
    coming?.addEventListener("statechange", this.look);
  }

  #askHost() {
    if (document.visibilityState === "hidden") return;
    this.look();
    if (Date.now() - this.#asked < SELDOM) return;
    this.#asked = Date.now();
    this.#registration?.update().catch(() => {
      // Without a network there is nothing new.
    });
  }

  #tell() {
    for (const tell of this.#listeners) tell();
  }
}

/**
 * @param {ServiceWorker} worker
 * @param {Asked} asked
 * @returns {Promise<unknown>} rejected when no answer comes
 */
async function ask(worker, asked) {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  worker.postMessage(asked, [port2]);
  return within(PATIENCE, answer).finally(() => port1.close());
}
