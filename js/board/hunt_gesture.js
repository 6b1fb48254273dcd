import { canExtend, tapCell } from "./hunt_path.js";
import { cellsAlong, cellUnder } from "./hunt_touch.js";

/**
 * Taps and drags on the hunt's grid, as a pure machine: state and touch in, state and
 * events out. What a player may expect:
 *
 * - A press that reaches no other cube is a tap, and means what `tapCell` says. A cube
 *   that extends the path is taken at once; all else waits for the lift, since the press
 *   may yet become a drag.
 * - A press that reaches another cube is a drag. From the last cube of the path, or from
 *   a cube that may follow it, the drag goes on with the path: a finger may be lifted in
 *   the middle of a word. From any other cube it begins a new word. After a refusal it
 *   always begins a new word, because who swipes has given up the refused one; taps still
 *   mend it.
 * - A press beside the cubes begins at the first cube that is reached.
 * - While dragging, the cube before the last drops the last; a cube that is used, or that
 *   is no neighbour, changes nothing.
 * - A cancelled gesture leaves what was there before it.
 *
 * @import { Path } from "./hunt_path.js"
 * @import { Point, TouchLayout } from "./hunt_touch.js"
 *
 * @typedef {object} Touch
 * @property {number} pointer the pointer's id
 * @property {boolean} primary
 * @property {readonly Point[]} points CSS px from the tray's corner, oldest first: the
 *   coalesced samples of one event, at least one
 *
 * @typedef {object} Press
 * @property {number} pointer
 * @property {Gesture} before what lay there when the press began
 * @property {number | null} cell the cube pressed; null beside the cubes
 * @property {Point} at where the pointer was last
 * @property {boolean} dragging
 *
 * @typedef {object} Gesture
 * @property {Path} path
 * @property {boolean} refused the path was claimed in vain and has not changed since
 * @property {Press | null} press
 *
 * `length` is that of the path after the event.
 * @typedef {{kind: "take" | "back" | "illegal", cell: number, length: number}} PathEvent
 *
 * @typedef {object} Answer
 * @property {Gesture} state
 * @property {Path} path the state's
 * @property {PathEvent[]} events in order; `cell` is the cube taken, the first cube
 *   dropped, or the cube that could not follow (a used one is passed over in silence)
 * @property {boolean} lifted a drag has just ended by lifting
 */

/**
 * The state with no finger down, to begin with and after every change of the path that
 * did not come from here.
 * @param {Path} path
 * @param {boolean} [refused]
 * @returns {Gesture}
 */
export function atRest(path, refused = false) {
  return { path, refused, press: null };
}

/**
 * Other pointers are ignored while one is down. The same pointer coming down again means
 * that its lifting was lost.
 * @param {Gesture} state
 * @param {TouchLayout} layout
 * @param {Touch} touch
 * @returns {Answer}
 */
export function pointerDown(state, layout, touch) {
  const at = touch.points.at(-1);
  const isForeign = state.press !== null && state.press.pointer !== touch.pointer;
  if (!touch.primary || isForeign || !at) return answer(state);
  const before = state.press?.before ?? state;
  const cell = cellUnder(layout, at);
  const press = { pointer: touch.pointer, before, cell, at, dragging: false };
  const pressed = { ...before, press };
  const isTaken = cell !== null && canExtend(layout.n, before.path, cell);
  return isTaken ? take(pressed, cell) : answer(pressed);
}

/**
 * @param {Gesture} state
 * @param {TouchLayout} layout
 * @param {Touch} touch
 * @returns {Answer}
 */
export function pointerMove(state, layout, touch) {
  if (state.press?.pointer !== touch.pointer) return answer(state);
  return touch.points.reduce(
    (soFar, point) => join(soFar, moveTo(soFar.state, layout, point)),
    answer(state),
  );
}

/**
 * @param {Gesture} state
 * @param {TouchLayout} layout
 * @param {Touch} touch
 * @returns {Answer}
 */
export function pointerUp(state, layout, touch) {
  if (state.press?.pointer !== touch.pointer) return answer(state);
  const moved = pointerMove(state, layout, touch);
  const lifted = moved.state.press?.dragging ?? false;
  const ended = lifted ? moved : join(moved, tap(moved.state, layout.n));
  return { ...ended, state: { ...ended.state, press: null }, lifted };
}

/**
 * The browser took the pointer away: nothing has happened.
 * @param {Gesture} state
 * @param {Pick<Touch, "pointer">} touch
 * @returns {Answer}
 */
export function pointerCancel(state, touch) {
  if (state.press?.pointer !== touch.pointer) return answer(state);
  return answer(state.press.before);
}

/**
 * What the press alone did not do yet; a cube that extends the path was taken then.
 * @param {Gesture} state
 * @param {number} n
 * @returns {Answer}
 */
function tap(state, n) {
  const { press } = state;
  if (!press || press.cell === null) return answer(state);
  const { cell } = press;
  const before = press.before.path;
  const { path, illegal } = tapCell(n, before, cell);
  if (illegal) return answer(state, [illegalAt(state, cell)]);
  return path.length > before.length ? answer(state) : cut(state, path.length);
}

/**
 * @param {Gesture} state
 * @param {TouchLayout} layout
 * @param {Point} to
 * @returns {Answer}
 */
function moveTo(state, layout, to) {
  const { press } = state;
  if (!press) return answer(state);
  const reached = cellsAlong(layout, press.at, to);
  const moved = answer({ ...state, press: { ...press, at: to } });
  return reached.reduce(
    (soFar, cell) => join(soFar, reach(soFar.state, layout.n, cell)),
    moved,
  );
}

/**
 * The pointer came into a cube's circle.
 * @param {Gesture} state
 * @param {number} n
 * @param {number} cell
 * @returns {Answer}
 */
function reach(state, n, cell) {
  const { press } = state;
  if (!press || (!press.dragging && cell === press.cell)) return answer(state);
  if (press.dragging) return passOver(state, n, cell);
  const begun = beginDrag(state, n, press.cell ?? cell);
  return join(begun, passOver(begun.state, n, cell));
}

/**
 * @param {Gesture} state
 * @param {number} n
 * @param {number} cell where the drag begins
 * @returns {Answer}
 */
function beginDrag(state, n, cell) {
  const { press, path } = state;
  if (!press) return answer(state);
  const dragging = { ...state, press: { ...press, dragging: true } };
  const goesOn = cell === path.at(-1) || canExtend(n, path, cell);
  const isNewWord = press.before.refused || !goesOn;
  return isNewWord ? take({ ...dragging, path: [] }, cell) : answer(dragging);
}

/**
 * @param {Gesture} state
 * @param {number} n
 * @param {number} cell
 * @returns {Answer}
 */
function passOver(state, n, cell) {
  const { path } = state;
  if (canExtend(n, path, cell)) return take(state, cell);
  if (cell === path.at(-2)) return cut(state, path.length - 1);
  return answer(state, path.includes(cell) ? [] : [illegalAt(state, cell)]);
}

/**
 * @param {Gesture} state
 * @param {number} cell
 * @returns {Answer}
 */
function take(state, cell) {
  const path = [...state.path, cell];
  const event = /** @type {const} */ ({ kind: "take", cell, length: path.length });
  return answer({ ...state, path, refused: false }, [event]);
}

/**
 * @param {Gesture} state
 * @param {number} length what is left of the path
 * @returns {Answer}
 */
function cut(state, length) {
  const cell = state.path[length] ?? 0;
  const path = state.path.slice(0, length);
  return answer({ ...state, path, refused: false }, [{ kind: "back", cell, length }]);
}

/**
 * @param {Gesture} state
 * @param {number} cell
 * @returns {PathEvent}
 */
function illegalAt(state, cell) {
  return { kind: "illegal", cell, length: state.path.length };
}

/**
 * @param {Gesture} state
 * @param {PathEvent[]} [events]
 * @returns {Answer}
 */
function answer(state, events = []) {
  return { state, path: state.path, events, lifted: false };
}

/**
 * @param {Answer} first
 * @param {Answer} then
 * @returns {Answer}
 */
function join(first, then) {
  return { ...then, events: [...first.events, ...then.events] };
}
