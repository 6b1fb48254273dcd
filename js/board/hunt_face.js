/**
 * The hunt's face: what a player does at the tray, as a function of what was there
 * before. Whether a path is a word is the engine's answer, and comes back as `judged`.
 *
 * @import { HuntView } from "../protocol.js"
 * @import { Answer, Gesture as Finger, PathEvent, Touch } from "./hunt_gesture.js"
 * @import { Path } from "./hunt_path.js"
 * @import { TouchLayout } from "./hunt_touch.js"
 * @import { Typed } from "./hunt_typing.js"
 *
 * @typedef {object} Notice the latest refusal
 * @property {string} code
 * @property {string} [letter] the typed one that finds no cube
 * @property {string} word it is about
 * @property {number} since
 *
 * @typedef {object} Ui what nobody stores; moments in ms
 * @property {Finger} finger the path, and the pointer that is down
 * @property {Typed} typed the keys that spell the path
 * @property {string} written a word without a path, where any may be written (C10)
 * @property {boolean} ready Enter claims: letters or a pointer made the path
 * @property {string | null} claimed the move that is being judged
 * @property {Notice | null} notice
 * @property {{path: number, take: number}} since when they last changed
 * @property {{cell: number, since: number} | null} nudge a cube that could not follow
 *
 * @typedef {{kind: "press" | "drag" | "lift", touch: Touch, layout: TouchLayout} |
 *   {kind: "void", touch: Pick<Touch, "pointer">} |
 *   {kind: "tap", cell: number} |
 *   {kind: "letter", letter: string} |
 *   {kind: "back" | "clear" | "submit"} |
 *   {kind: "judged", move: string, refused: string | null}} Gesture
 *
 * @typedef {object} Reaction
 * @property {Ui} ui
 * @property {PathEvent[]} events what is to be heard and felt
 * @property {boolean} lifted a drag has just ended
 * @property {string | null} move for the engine
 */
import {
  atRest,
  pointerCancel,
  pointerDown,
  pointerMove,
  pointerUp,
} from "./hunt_gesture.js";
import { back, nextCells, spell, tapCell } from "./hunt_path.js";
import { typedFrom, typeLetter, untype, waysFor } from "./hunt_typing.js";
import { writeLetter } from "./hunt_writing.js";

/** @type {Ui} */
const NOTHING = {
  finger: atRest([]),
  typed: { text: "", path: [] },
  written: "",
  ready: false,
  claimed: null,
  notice: null,
  since: { path: Number.NEGATIVE_INFINITY, take: Number.NEGATIVE_INFINITY },
  nudge: null,
};

/** @returns {Ui} */
export function start() {
  return NOTHING;
}

/**
 * @param {Ui} ui
 * @param {HuntView} view
 * @param {Gesture} gesture
 * @param {number} moment
 * @returns {Reaction}
 */
export function react(ui, view, gesture, moment) {
  switch (gesture.kind) {
    case "press":
    case "drag":
    case "lift":
    case "void":
      return touched(ui, view, gesture, moment);
    case "tap":
      return tapped(ui, view, gesture.cell, moment);
    case "letter":
      return lettered(ui, view, gesture.letter, moment);
    case "back":
      return stepped(ui, view, moment);
    case "clear":
      return still(withPath(ui, view, [], moment));
    case "submit":
      return submitted(ui);
    case "judged":
      return judged(ui, view, gesture, moment);
  }
}

/** @param {Ui} ui @returns {Path} */
export function pathOf(ui) {
  return ui.finger.path;
}

/** @param {HuntView} view @param {Ui} ui @returns {string} in small letters */
export function wordOf(view, ui) {
  return ui.written || spell(view.cells ?? [], pathOf(ui));
}

/** @param {HuntView} view @param {string} move @returns {string} the word it is for */
export function wordIn(view, move) {
  const [kind, what = ""] = move.split(" ");
  if (kind === "write") return what;
  return spell(view.cells ?? [], what.split("-").map(Number));
}

/**
 * What a cube is to the player, in a word; `step` counts from 1.
 * @param {HuntView} view
 * @param {Ui} ui
 * @param {number} cell
 * @returns {{state: "plain" | "next" | "taken" | "last", step: number}}
 */
export function standing(view, ui, cell) {
  const path = pathOf(ui);
  const step = path.indexOf(cell) + 1;
  if (step > 0) return { state: step === path.length ? "last" : "taken", step };
  const isNext = nextCells(view.size, path).includes(cell);
  return { state: isNext ? "next" : "plain", step };
}

/**
 * @param {Ui} ui
 * @param {HuntView} view
 * @param {Extract<Gesture, {touch: object}>} gesture
 * @param {number} moment
 */
function touched(ui, view, gesture, moment) {
  const isNewWord = gesture.kind === "press" && isJudging(ui);
  const finger = isNewWord ? atRest([]) : ui.finger;
  const reaction = after(ui, view, moved(finger, gesture), moment);
  const ready = ui.ready || isMade(ui.finger, gesture, reaction.ui);
  return { ...reaction, ui: { ...reaction.ui, ready } };
}

/**
 * Whether a press that is now at its end has changed the path.
 * @param {Finger} finger
 * @param {Gesture} gesture
 * @param {Ui} ui
 */
function isMade({ press }, gesture, ui) {
  const isEnd = gesture.kind === "lift" && press !== null && ui.finger.press === null;
  return isEnd && !isSame(press.before.path, pathOf(ui));
}

/**
 * @param {Finger} finger
 * @param {Extract<Gesture, {touch: object}>} gesture
 * @returns {Answer}
 */
function moved(finger, gesture) {
  switch (gesture.kind) {
    case "press":
      return pointerDown(finger, gesture.layout, gesture.touch);
    case "drag":
      return pointerMove(finger, gesture.layout, gesture.touch);
    case "lift":
      return pointerUp(finger, gesture.layout, gesture.touch);
    case "void":
      return pointerCancel(finger, gesture.touch);
  }
}

/**
 * @param {Ui} ui
 * @param {HuntView} view
 * @param {number} cell
 * @param {number} moment
 */
function tapped(ui, view, cell, moment) {
  const before = isJudging(ui) ? [] : pathOf(ui);
  const { path, illegal } = tapCell(view.size, before, cell);
  /** @type {PathEvent["kind"]} */
  const kind = illegal ? "illegal" : path.length > before.length ? "take" : "back";
  const events = [{ kind, cell, length: path.length }];
  return after(ui, view, { ...rested(ui, path, illegal), events }, moment);
}

/**
 * A letter after a word that is being judged, or was refused, begins a new one.
 * @param {Ui} ui
 * @param {HuntView} view
 * @param {string} letter
 * @param {number} moment
 */
function lettered(ui, view, letter, moment) {
  const isNewWord = ui.finger.refused || isJudging(ui);
  const before = isNewWord
    ? { ...withPath(ui, view, [], moment), ready: ui.ready }
    : ui;
  const { size, cells } = view;
  if (view.anything) {
    const text = writeLetter(size, cells ?? [], before, letter);
    if (text !== null) return wrote(before, view, text, moment);
  }
  const { typed, path, illegal } = typeLetter(size, cells ?? [], before.typed, letter);
  if (illegal) return unplaced(before, view, letter, moment);
  const cell = path.at(-1) ?? 0;
  /** @type {PathEvent[]} */
  const events =
    path === before.typed.path ? [] : [{ kind: "take", cell, length: path.length }];
  const reaction = after(
    before,
    view,
    { ...rested(before, path, false), events },
    moment,
  );
  return { ...reaction, ui: { ...reaction.ui, typed, ready: true, notice: null } };
}

/**
 * A letter that finds no cube leaves the path, and is told.
 * @param {Ui} ui
 * @param {HuntView} view
 * @param {string} letter
 * @param {number} moment
 * @returns {Reaction}
 */
function unplaced(ui, view, letter, moment) {
  const notice = { code: "no_cube", letter, word: wordOf(view, ui), since: moment };
  const { length } = pathOf(ui);
  return still({ ...ui, notice }, [{ kind: "illegal", cell: -1, length }]);
}

/**
 * A word that no path spells, one letter longer or shorter now.
 * @param {Ui} ui
 * @param {HuntView} view
 * @param {string} text
 * @param {number} moment
 * @returns {Reaction}
 */
function wrote(ui, view, text, moment) {
  const kind = text.length > wordOf(view, ui).length ? "take" : "back";
  const next = { ...withPath(ui, view, [], moment), written: text, ready: true };
  return still(next, [{ kind, cell: -1, length: text.length }]);
}

/**
 * Back: Backspace or the key.
 * @param {Ui} ui
 * @param {HuntView} view
 * @param {number} moment
 */
function stepped(ui, view, moment) {
  if (ui.written) return unwrote(ui, view, moment);
  const path = pathOf(ui);
  const cell = path.at(-1);
  if (cell === undefined) return still(ui);
  const shorter = withPath(ui, view, back(path), moment);
  const kept = { ...shorter, typed: untype(ui.typed), ready: ui.ready };
  return still(kept, [{ kind: "back", cell, length: path.length - 1 }]);
}

/**
 * The last letter of a written word is dropped; what is left may have a path.
 * @param {Ui} ui
 * @param {HuntView} view
 * @param {number} moment
 */
function unwrote(ui, view, moment) {
  const text = ui.written.slice(0, -1);
  const [path] = text ? waysFor(view.size, view.cells ?? [], text) : [[]];
  if (!path) return wrote(ui, view, text, moment);
  const next = { ...withPath(ui, view, path, moment), typed: { text, path } };
  const back = /** @type {const} */ ({ kind: "back", cell: -1, length: text.length });
  return still({ ...next, ready: true }, [back]);
}

/** @param {Ui} ui @returns {Reaction} */
function submitted(ui) {
  const move = moveOf(ui);
  if (move === null || isJudging(ui)) return still(ui);
  const claimed = { ...ui, finger: atRest(pathOf(ui)), claimed: move, notice: null };
  return { ...still(claimed), move };
}

/** @param {Ui} ui @returns {string | null} what would be submitted */
function moveOf({ finger: { path }, written }) {
  if (written) return `write ${written}`;
  return path.length > 0 ? `claim ${path.join("-")}` : null;
}

/**
 * An accepted path is cleared, a refused one stays; if the player is on the next word
 * already, that is left alone.
 * @param {Ui} ui
 * @param {HuntView} view
 * @param {Extract<Gesture, {kind: "judged"}>} verdict
 * @param {number} moment
 */
function judged(ui, view, { move, refused }, moment) {
  const isLatest = ui.claimed === move;
  const isShown = isLatest && isJudging(ui);
  const rest = { ...ui, claimed: isLatest ? null : ui.claimed };
  if (refused === null) return still(isShown ? withPath(rest, view, [], moment) : rest);
  const notice = { code: refused, word: wordIn(view, move), since: moment };
  const finger = isShown ? { ...ui.finger, refused: true } : ui.finger;
  return still({ ...rest, finger, notice });
}

/**
 * What a pointer or a tap has made of the path.
 * @param {Ui} ui
 * @param {HuntView} view
 * @param {Answer} answer
 * @param {number} moment
 * @returns {Reaction}
 */
function after(ui, view, { state, path, events, lifted }, moment) {
  const isChanged = !isSame(path, pathOf(ui));
  const changed = isChanged ? withPath(ui, view, path, moment) : ui;
  const last = events.at(-1);
  const since = last?.kind === "take" ? { path: moment, take: moment } : changed.since;
  const nudge =
    last?.kind === "illegal" ? { cell: last.cell, since: moment } : changed.nudge;
  const next = { ...changed, finger: state, since, nudge };
  return { ui: next, events, lifted, move: null };
}

/**
 * @param {Ui} ui
 * @param {Path} path
 * @param {boolean} keepsRefusal
 * @returns {Answer}
 */
function rested(ui, path, keepsRefusal) {
  const state = atRest(path, keepsRefusal && ui.finger.refused);
  return { state, path, events: [], lifted: false };
}

/**
 * A changed path: what was said of the old one no longer holds.
 * @param {Ui} ui
 * @param {HuntView} view
 * @param {Path} path
 * @param {number} moment
 * @returns {Ui}
 */
function withPath(ui, view, path, moment) {
  return {
    ...ui,
    finger: atRest(path),
    typed: typedFrom(view.cells ?? [], path),
    written: "",
    ready: false,
    notice: null,
    since: { ...NOTHING.since, path: moment },
    nudge: null,
  };
}

/** Whether the word shown is the one being judged. @param {Ui} ui */
function isJudging(ui) {
  return ui.claimed !== null && ui.claimed === moveOf(ui);
}

/** @param {Path} a @param {Path} b */
function isSame(a, b) {
  return a.length === b.length && a.every((cell, i) => cell === b[i]);
}

/** @param {Ui} ui @param {PathEvent[]} [events] @returns {Reaction} */
function still(ui, events = []) {
  return { ui, events, lifted: false, move: null };
}
