/**
 * A finished round, for the screens that look back on one.
 *
 * @import { HuntView } from "../protocol.js"
 * @import { Round } from "../store/round.js"
 * @import { App, Show } from "./app.js"
 *
 * @typedef {object} Revealed
 * @property {Round} round
 * @property {HuntView} view
 */

import { html, render } from "lit-html";
import { isHunt } from "../store/hunt_view.js";
import { bar } from "../ui/bar.js";
import { arrive } from "../ui/title.js";
import { BAR, REVEAL } from "../ui/words.js";

/**
 * A screen over the stored round that the address names.
 * @param {(app: App, root: HTMLElement, revealed: Revealed) => () => void} fill shows
 *   it, and gives back what clears it away
 * @returns {Show}
 */
export function overFinished(fill) {
  return (app, root, id) => {
    let clear = () => {};
    let isLeft = false;
    open(app, id ?? "").then((found) => {
      if (isLeft) return;
      if (found === "running") app.go(`#/round/${id}`, { replace: true });
      else if (found) clear = fill(app, root, found);
      else showLost(root);
    });
    return () => {
      isLeft = true;
      clear();
    };
  };
}

/**
 * @param {App} app
 * @param {string} id
 * @returns {Promise<Revealed | "running" | null>}
 */
async function open(app, id) {
  try {
    const round = await app.store.round(id);
    if (!round) return null;
    if (round.state === "running") return "running";
    const kept = round.view?.reveal && round.view.cells ? round.view : null;
    const view = kept ?? (await replayed(app, round.log));
    return view?.reveal && view.cells ? { round, view } : null;
  } catch {
    return null;
  }
}

/**
 * A round that was kept without the view of its end.
 * @param {App} app
 * @param {string} log
 * @returns {Promise<HuntView | null>}
 */
async function replayed(app, log) {
  const reply = await app.engine.request("check", { log });
  return "ok" in reply && isHunt(reply.ok.view) ? reply.ok.view : null;
}

/** @param {HTMLElement} root */
function showLost(root) {
  render(
    html`${bar({ back: { icon: "back", label: BAR.rounds, does: "#/rounds" } })}
      <div class="page">
        <h1>${REVEAL.lost}</h1>
        <p>${REVEAL.lostWhy}</p>
        <p><a class="key" href="#/rounds">${BAR.rounds}</a></p>
      </div>`,
    root,
  );
  arrive(root, REVEAL.lost);
}
