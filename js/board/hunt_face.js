/**
 * The hunt's face: what a player does at the tray, as a function of what was there
 * before. Whether a path is a word is the engine's answer, and comes back as `judged`.
 *
 * @import { HuntView } from "../protocol.js"
 * @import { Answer, Gesture as Finger, PathEvent, Touch } from "./hunt_gesture.js"
 * @import { Path } from "./hunt_path.js"
 * @import { Pen } from "./pen.js"
 * @import { TouchLayout } from "./hunt_touch.js"
 * @import { Layout, Marks } from "./hunt_tray.js"
 * @import { Typed } from "./hunt_typing.js"
 *
 * @typedef {object} Notice the latest refusal
 * @property {string} code
 * @property {string} [letter] the typed one that finds no cube
 * @property {Path} path
 * @property {number} since
 *
 * @typedef {object} Ui what nobody stores; moments in ms
 * @property {Finger} finger the path, and the pointer that is down
 * @property {Typed} typed the keys that spell the path
 * @property {boolean} ready Enter claims: letters or a pointer made the path
 * @property {Path | null} claimed the path that is being judged
 * @property {Notice | null} notice
 * @property {{path: number, take: number}} since when they last changed
 * @property {{cell: number, since: number} | null} nudge a cube that could not follow
 *
 * @typedef {{kind: "press" | "drag" | "lift", touch: Touch, layout: TouchLayout} |
 *   {kind: "void", touch: Pick<Touch, "pointer">} |
 *   {kind: "tap", cell: number} |
 *   {kind: "letter", letter: string} |
 *   {kind: "back" | "clear" | "submit"} |
 *   {kind: "judged", path: Path, refused: string | null}} Gesture
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
import { paintMarks } from "./hunt_tray.js";
import { typedFrom, typeLetter, untype } from "./hunt_typing.js";
import { paintNudge } from "./nudge.js";

/** How long the broken rings of a refused path stay, ms. */
const REFUSAL_SHOWS = 900;

/** @type {Ui} */
const NOTHING = {
  finger: atRest([]),
  typed: { text: "", path: [] },
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

/**
 * Paints the layer of marks.
 * @param {Pen} pen
 * @param {Layout} layout
 * @param {{view: HuntView, ui: Ui, reduced: boolean, forced: boolean}} shown
 * @param {number} moment
 * @returns {boolean} whether it still moves
 */
export function draw(pen, layout, { view, ui, reduced, forced }, moment) {
  const marks = { ...marksOf(view, ui, moment), reduced, forced };
  const isMoving = paintMarks(pen, layout, marks);
  const isFading = marks.refused;
  if (!ui.nudge || reduced || forced) return isMoving || isFading;
  const { cell, since } = ui.nudge;
  const cube = { cell, text: marks.cells[cell] ?? "" };
  return paintNudge(pen, layout, cube, moment - since) || isMoving || isFading;
}

/**
 * @param {HuntView} view
 * @param {Ui} ui
 * @param {number} moment
 * @returns {Omit<Marks, "reduced" | "forced">}
 */
export function marksOf(view, ui, moment) {
  const path = pathOf(ui);
  const since = ui.finger.refused ? ui.notice?.since : undefined;
  const shake = moment - (since ?? Number.NEGATIVE_INFINITY);
  return {
    cells: view.cells ?? [],
    path,
    next: nextCells(view.size, path),
    refused: path.length > 0 && shake < REFUSAL_SHOWS,
    order: false,
    closed: false,
    ages: { rings: moment - ui.since.path, last: moment - ui.since.take },
    shake,
  };
}

/** @param {Ui} ui @returns {Path} */
export function pathOf(ui) {
  return ui.finger.path;
}

/** @param {HuntView} view @param {Ui} ui @returns {string} in small letters */
export function wordOf(view, ui) {
  return spell(view.cells ?? [], pathOf(ui));
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
  const { typed, path, illegal } = typeLetter(size, cells ?? [], before.typed, letter);
  if (illegal) return unplaced(before, letter, moment);
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
 * @param {string} letter
 * @param {number} moment
 * @returns {Reaction}
 */
function unplaced(ui, letter, moment) {
  const path = pathOf(ui);
  const notice = { code: "no_cube", letter, path, since: moment };
  return still({ ...ui, notice }, [{ kind: "illegal", cell: -1, length: path.length }]);
}

/**
 * Back: Backspace or the key.
 * @param {Ui} ui
 * @param {HuntView} view
 * @param {number} moment
 */
function stepped(ui, view, moment) {
  const path = pathOf(ui);
  const cell = path.at(-1);
  if (cell === undefined) return still(ui);
  const shorter = withPath(ui, view, back(path), moment);
  const kept = { ...shorter, typed: untype(ui.typed), ready: ui.ready };
  return still(kept, [{ kind: "back", cell, length: path.length - 1 }]);
}

/** @param {Ui} ui @returns {Reaction} */
function submitted(ui) {
  const path = pathOf(ui);
  if (path.length === 0 || isJudging(ui)) return still(ui);
  const claimed = { ...ui, finger: atRest(path), claimed: path, notice: null };
  return { ...still(claimed), move: `claim ${path.join("-")}` };
}

/**
 * An accepted path is cleared, a refused one stays; if the player is on the next word
 * already, that is left alone.
 * @param {Ui} ui
 * @param {HuntView} view
 * @param {Extract<Gesture, {kind: "judged"}>} verdict
 * @param {number} moment
 */
function judged(ui, view, { path, refused }, moment) {
  const isShown = isSame(path, pathOf(ui)) && isJudging(ui);
  const isLatest = ui.claimed !== null && isSame(path, ui.claimed);
  const rest = { ...ui, claimed: isLatest ? null : ui.claimed };
  if (refused === null) return still(isShown ? withPath(rest, view, [], moment) : rest);
  const notice = { code: refused, path, since: moment };
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
    ready: false,
    notice: null,
    since: { ...NOTHING.since, path: moment },
    nudge: null,
  };
}

/** Whether the path shown is the one being judged. @param {Ui} ui */
function isJudging(ui) {
  return ui.claimed !== null && isSame(ui.claimed, pathOf(ui));
}

/** @param {Path} a @param {Path} b */
function isSame(a, b) {
  return a.length === b.length && a.every((cell, i) => cell === b[i]);
}

/** @param {Ui} ui @param {PathEvent[]} [events] @returns {Reaction} */
function still(ui, events = []) {
  return { ui, events, lifted: false, move: null };
}
