/**
 * The page's side of the engine: a request goes to the worker as text, its reply comes
 * back as a promise. A worker that has died is told apart from a request that failed.
 *
 * @import {
 *   Boot, Bracket, Checked, Closed, Daily, Earned, Exported, Ledger, Match, Outcome, Played,
 *   Preview, Reply, Request, Reviewed, Saved, Seen, SignedTexts, Solved, Thought
 * } from "../protocol.js"
 *
 * @typedef {{kind: "progress", loaded: number, total: number} | {kind: "ready"} |
 *   {kind: "failed", why: string}} Telling what the worker says of itself
 *
 * @typedef {object} Answers what each verb is answered with
 * @property {Boot} boot
 * @property {Played} new
 * @property {Played} load
 * @property {Played} play
 * @property {Played} undo
 * @property {Played} redo
 * @property {Seen} view
 * @property {Saved} save
 * @property {Preview} preview
 * @property {Thought} think
 * @property {Reviewed} review
 * @property {Exported} export
 * @property {Checked} check
 * @property {SignedTexts} signed
 * @property {Closed} close
 * @property {Match} match
 * @property {Outcome} paper
 * @property {Solved} solve
 * @property {Daily} daily
 * @property {Earned} earned
 * @property {Ledger} ledger
 * @property {Bracket} tournament
 *
 * @typedef {keyof Answers} Verb
 */
/**
 * What a request of the verb says besides.
 * @template {Verb} V
 * @template [R=Request]
 * @typedef {R extends {verb: infer W} ? V extends W ? Omit<R, "id" | "verb"> : never :
 *   never} Fields
 */
/**
 * @template {Verb} V
 * @typedef {{ok: Answers[V]} | {refused: string, words?: string[]} | {error: string}} Answer
 */
/**
 * @typedef {Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror" |
 *   "onmessageerror">} Thread
 * @typedef {{loaded: number, total: number}} Progress bytes
 *
 * @typedef {object} Engine
 * @property {"loading" | "ready" | "failed"} state
 * @property {Promise<void>} ready of the present worker; rejected with EngineLost
 * @property {(tell: (progress: Progress) => void) => () => void} onProgress tells at once
 *   what is known, and gives back what stops the telling
 * @property {<V extends Verb>(verb: V, fields: Fields<V>, signal?: AbortSignal) =>
 *   Promise<Answer<V>>} request
 *   waits until the engine is ready; rejected with EngineLost when the worker dies first,
 *   and with the signal's reason when that comes before the request is sent; a lost worker
 *   is replaced when the request is not about one of its sessions
 */

/** No request takes so long, ms: the slowest devices need a second or two for a grid. */
const PATIENCE = 10_000;
/** No start is silent for so long, in patiences: it tells of each piece that has come. */
const SILENCE = 6;

/** Patience is counted in so many beats. */
const BEATS = 10;

/**
 * Calls after so long, ms, without counting the time that a page sleeps: no beat is heard
 * then, and the worker has slept too.
 * @param {number} wait
 * @param {() => void} call
 * @returns {() => void} what stops the waiting
 */
function afterWaking(wait, call) {
  let beats = 0;
  const timer = setInterval(() => {
    beats += 1;
    if (beats < BEATS) return;
    clearInterval(timer);
    call();
  }, wait / BEATS);
  return () => clearInterval(timer);
}

/** The worker is gone, or could not start. Its sessions went with it. */
export class EngineLost extends Error {
  /**
   * @param {string} why
   * @param {boolean} wasReady it had started, and died later
   */
  constructor(why, wasReady) {
    super(why);
    this.name = "EngineLost";
    this.wasReady = wasReady;
  }
}

/**
 * @param {() => Thread} makeWorker
 * @param {number} [patience] ms that a request may take
 * @returns {Engine}
 */
export function startEngine(makeWorker, patience = PATIENCE) {
  /** @type {Set<(progress: Progress) => void>} */
  const listeners = new Set();
  /** @type {Progress} */
  let progress = { loaded: 0, total: 0 };
  const heard = (/** @type {Progress} */ next) => {
    progress = next;
    for (const tell of listeners) tell(progress);
  };
  const begin = () => attend(makeWorker(), heard, patience);
  let line = begin();
  return {
    get state() {
      return line.state();
    },
    get ready() {
      return line.ready;
    },
    onProgress(tell) {
      listeners.add(tell);
      tell(progress);
      return () => listeners.delete(tell);
    },
    request(verb, fields, signal) {
      if (line.state() === "failed" && !("session" in fields)) {
        heard({ loaded: 0, total: progress.total });
        line = begin();
      }
      return line.request(verb, fields, signal);
    },
  };
}

/** A promise that is settled from outside; nobody may be waiting for it yet. */
function deferred() {
  let resolve = () => {};
  /** @type {(why: Error) => void} */
  let reject = () => {};
  /** @type {Promise<void>} */
  const promise = new Promise((yes, no) => {
    resolve = yes;
    reject = no;
  });
  promise.catch(() => {});
  return { promise, resolve, reject };
}

/**
 * @param {Promise<void>} waited
 * @param {AbortSignal} [signal]
 * @returns {Promise<void>} as `waited`, or rejected when nobody waits any more
 */
function unlessAborted(waited, signal) {
  if (!signal) return waited;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    waited.then(resolve, reject).finally(() => {
      signal.removeEventListener("abort", abort);
    });
  });
}

/**
 * One worker, from its start to its end.
 * @param {Thread} worker
 * @param {(progress: Progress) => void} onProgress
 * @param {number} patience
 */
function attend(worker, onProgress, patience) {
  /** @type {Map<number, {resolve: (reply: Reply) => void, reject: (why: Error) => void}>} */
  const pending = new Map();
  const start = deferred();
  /** @type {Engine["state"]} */
  let state = "loading";
  /** @type {EngineLost | null} */
  let lost = null;
  let last = 0;
  let stopListening = listen();

  function listen() {
    return afterWaking(SILENCE * patience, () => hangUp("the engine does not start"));
  }

  /** @param {string} why */
  function hangUp(why) {
    if (lost) return;
    stopListening();
    lost = new EngineLost(why, state === "ready");
    state = "failed";
    worker.terminate();
    start.reject(lost);
    for (const { reject } of pending.values()) reject(lost);
    pending.clear();
  }

  /** @param {Telling} telling */
  function heed(telling) {
    if (telling.kind === "failed") return hangUp(telling.why);
    // Bytes that come after the start do not begin another one.
    if (state === "ready") return;
    stopListening();
    if (telling.kind === "progress") {
      stopListening = listen();
      onProgress(telling);
    } else {
      state = "ready";
      start.resolve();
    }
  }

  worker.onmessage = ({ data }) => {
    if (lost) return;
    if (typeof data !== "string") return heed(data);
    /** @type {Reply} */
    const reply = JSON.parse(data);
    pending.get(reply.id)?.resolve(reply);
    pending.delete(reply.id);
  };
  worker.onerror = (event) => {
    hangUp(event.message ?? "the worker's script could not be loaded");
  };
  worker.onmessageerror = () => hangUp("the worker's words could not be read");

  /** @type {Engine["request"]} */
  async function request(verb, fields, signal) {
    await unlessAborted(start.promise, signal);
    if (lost) throw lost;
    last += 1;
    const id = last;
    const reply = new Promise((resolve, reject) =>
      pending.set(id, { resolve, reject }),
    );
    worker.postMessage(JSON.stringify({ id, verb, ...fields }));
    const stopWaiting = afterWaking(patience, () =>
      hangUp("the engine does not answer"),
    );
    return reply.finally(stopWaiting);
  }

  return { ready: start.promise, state: () => state, request };
}
