/**
 * When the sand is out, the lists of Classic are read aloud in turn (C5).
 *
 * @import { Reveal } from "../protocol.js"
 * @import { Player } from "../store/players.js"
 * @import { App } from "./app.js"
 * @import { Revealed } from "./finished.js"
 */
import { render } from "lit-html";
import { onTheme } from "../ui/theme.js";
import { arrive } from "../ui/title.js";
import { ALOUD } from "../ui/words.js";
import { aloudScreen, toldOf } from "./aloud_screen.js";
import { overFinished } from "./finished.js";
import { isReduced, strikeOut } from "./motion.js";
import { endReading, isBeingRead, noteReading } from "./reading.js";

/** Reading on by itself: from word to word, ms. */
const APART = 1800;

/** @type {import("./app.js").Show} */
export const show = overFinished((app, root, { round, view }) => {
  const { players } = round;
  if (!players || !view.reveal?.reading?.length) {
    endReading(app, round);
    app.go(`#/rounds/${round.id}`, { replace: true });
    return () => {};
  }
  const reading = new Reading(app, root, { round, view }, players, view.reveal);
  return () => reading.stop();
});

class Reading {
  #app;
  #root;
  #round;
  #players;
  #reveal;
  #read = 0;
  /** @type {number | undefined} */
  #timer;
  #stops;

  /**
   * @param {App} app
   * @param {HTMLElement} root
   * @param {Pick<Revealed, "round" | "view">} finished
   * @param {Player[]} players
   * @param {Reveal} reveal
   */
  constructor(app, root, { round }, players, reveal) {
    this.#app = app;
    this.#root = root;
    this.#round = round;
    this.#players = players;
    this.#reveal = reveal;
    if (isBeingRead(app, round)) {
      this.#read = Math.min(app.settings.current().reading.read, reveal.reading.length);
    }
    this.#draw();
    arrive(root, ALOUD.title);
    const keys = new AbortController();
    const pressed = (/** @type {KeyboardEvent} */ event) => this.#pressed(event);
    document.addEventListener("keydown", pressed, { signal: keys.signal });
    this.#stops = [
      onTheme(() => this.#draw()),
      app.settings.onChange(() => this.#draw()),
      () => keys.abort(),
      () => app.device.speech.hush(),
      () => clearInterval(this.#timer),
    ];
  }

  stop() {
    for (const stop of this.#stops) stop();
  }

  #draw() {
    const { settings, device } = this.#app;
    const shown = {
      round: this.#round,
      players: this.#players,
      reveal: this.#reveal,
      read: this.#read,
      isAuto: this.#timer !== undefined,
      speech: device.speech.available ? settings.current().speech : null,
    };
    const does = {
      go: (/** @type {number} */ by) => this.#go(by),
      auto: (/** @type {boolean} */ on) => this.#auto(on),
      end: () => endReading(this.#app, this.#round),
      speak: (/** @type {boolean} */ on) => settings.change({ speech: on }),
    };
    render(aloudScreen(shown, does), this.#root);
  }

  /** Keys that a focused control has no use for. @param {KeyboardEvent} event */
  #pressed(event) {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey)
      return;
    const isOver = document.querySelector("dialog[open]") !== null;
    const scrolls = target instanceof HTMLElement && target.matches(".aloud-rows");
    if (isOver || (scrolls && key.endsWith("Up")) || (scrolls && key.endsWith("Down")))
      return;
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    if (by === undefined) return;
    event.preventDefault();
    this.#go(by);
  }

  /** @param {boolean} on */
  #auto(on) {
    clearInterval(this.#timer);
    this.#timer = on ? window.setInterval(() => this.#go(1), APART) : undefined;
    if (on) this.#go(1);
    this.#draw();
  }

  /** @param {number} by words, on or back */
  #go(by) {
    const all = this.#reveal.reading.length;
    const read = Math.min(all, Math.max(0, this.#read + by));
    if (read === all) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    if (read === this.#read) return this.#draw();
    this.#read = read;
    if (isBeingRead(this.#app, this.#round))
      noteReading(this.#app, this.#round.id, read);
    this.#draw();
    this.#tell(by > 0);
  }

  /** @param {boolean} isOn the word is new, not one gone back to */
  #tell(isOn) {
    const { announce, device, settings } = this.#app;
    announce(toldOf(this.#reveal, this.#players, this.#read));
    const last = this.#reveal.reading[this.#read - 1];
    this.#root
      .querySelector("[aria-current=true]")
      ?.scrollIntoView({ block: "nearest" });
    if (!isOn || !last) return;
    if (settings.current().speech) device.speech.say(last.word);
    if (last.crossed.length === 0) return;
    device.sound.cancel();
    if (!isReduced()) strikeOut(this.#root.querySelectorAll(".aloud-fresh s"));
  }
}
