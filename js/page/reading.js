/**
 * The lists of Classic that are being read aloud: until they are, or are put aside, no
 * screen tells the totals (C5).
 *
 * @import { Round } from "../store/round.js"
 * @import { App } from "./app.js"
 */
import { NO_READING } from "../store/settings.js";

/** @param {Pick<App, "settings">} app @param {Pick<Round, "id">} round */
export function isBeingRead({ settings }, { id }) {
  return settings.current().reading.round === id;
}

/** @param {Pick<App, "settings">} app @param {string} round its id @param {number} read words */
export function noteReading({ settings }, round, read) {
  settings.change({ reading: { round, read } });
}

/** The totals may be told. @param {Pick<App, "settings">} app @param {Pick<Round, "id">} round */
export function endReading(app, round) {
  if (isBeingRead(app, round)) app.settings.change({ reading: { ...NO_READING } });
}

/** @param {Pick<App, "go">} app @param {Pick<Round, "id">} round */
export function goOnReading(app, { id }) {
  app.go(`#/rounds/${id}/aloud`, { replace: true });
}
