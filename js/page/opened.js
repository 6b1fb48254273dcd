/**
 * A file that the player has opened with Lexigrid: a log is checked and shown, all else
 * is taken for rounds and settings from another browser.
 *
 * @import { HuntView } from "../protocol.js"
 * @import { Round } from "../store/round.js"
 * @import { Options } from "../store/tables.js"
 * @import { App } from "./app.js"
 * @import { Revealed } from "./finished.js"
 *
 * @typedef {{view: HuntView, log: string} | {sentence: string, failed: boolean}} Told
 */
import { html, render } from "lit-html";
import { isHunt } from "../store/hunt_view.js";
import { nobodyYet } from "../store/players.js";
import { LOG_LIMIT } from "../store/round.js";
import { bar } from "../ui/bar.js";
import { confirm } from "../ui/dialog.js";
import { arrive } from "../ui/title.js";
import { BAR, OPENED } from "../ui/words.js";
import { showReveal } from "./reveal.js";
import { summaryOf } from "./summary.js";
import { isLog, takeIn } from "./transfer.js";

/**
 * @param {App} app
 * @param {HTMLElement} root
 */
export function show(app, root) {
  let clear = () => {};
  let isLeft = false;
  const file = app.files.take();
  const name = file?.name ?? OPENED.title;
  say(root, name, { sentence: file ? OPENED.reading : OPENED.nothing, failed: false });
  arrive(root, OPENED.title);
  if (file) {
    read(app, file).then((told) => {
      if (isLeft) return;
      if ("view" in told) clear = showReveal(app, root, revealed(told));
      else {
        say(root, name, told);
        app.announce(told.sentence, told.failed ? "assertive" : "polite");
      }
    });
  }
  return () => {
    isLeft = true;
    clear();
  };
}

/** @param {App} app @param {File} file @returns {Promise<Told>} */
async function read(app, file) {
  try {
    if (await isLog(file)) return await check(app, file);
    const agreed = await confirm(OPENED.taking(file.name));
    return agreed ? takeIn(app, file) : { sentence: OPENED.leftOut, failed: false };
  } catch {
    return { sentence: OPENED.unreadable, failed: true };
  }
}

/** @param {App} app @param {File} file @returns {Promise<Told>} */
async function check(app, file) {
  if (file.size > LOG_LIMIT) return { sentence: OPENED.tooLong, failed: true };
  const log = await file.text();
  const reply = await app.engine.request("check", { log });
  if (!("ok" in reply)) {
    const why = "error" in reply ? reply.error : reply.refused;
    return { sentence: OPENED.bad(why), failed: true };
  }
  const { view } = reply.ok;
  if (!isHunt(view)) return { sentence: OPENED.otherGame, failed: true };
  return view.reveal && view.cells
    ? { view, log }
    : { sentence: OPENED.notOver, failed: true };
}

/**
 * A round that is shown and not kept.
 * @param {{view: HuntView, log: string}} told
 * @returns {Revealed}
 */
function revealed({ view, log }) {
  const { game, phases } = view;
  const isShared = phases.length > 1;
  /** @type {Round} */
  const round = {
    id: "",
    game,
    state: "over",
    log,
    options: agreedIn(view),
    started: "",
    clock: { elapsed: 0, wall: 0 },
    summary: isShared ? null : summaryOf({ ...view, seat: 1 }),
    view,
    ...(isShared && { players: nobodyYet().slice(0, phases.length) }),
  };
  return { round, view };
}

/** @param {HuntView} view @returns {Options} */
function agreedIn({ game, size, min, seconds, minimums, teams, anything, shaker }) {
  const options = { size, min, seconds };
  if (game === "hunt") return options;
  return {
    ...options,
    shaker: shaker ?? 1,
    ...(anything && { anything: 1 }),
    ...(new Set(minimums).size > 1 && { minimums }),
    ...(teams && { teams }),
  };
}

/**
 * @param {HTMLElement} root
 * @param {string} name
 * @param {{sentence: string, failed: boolean}} told
 */
function say(root, name, { sentence, failed }) {
  render(
    html`${bar({ back: { icon: "back", label: BAR.home, does: "#/" } })}
      <div class="page opened">
        <h1>${name}</h1>
        <p class=${failed ? "notice bad" : "notice"}>${sentence}</p>
        <p><a class="key" href="#/rounds">${BAR.rounds}</a></p>
      </div>`,
    root,
  );
}
