/**
 * What the screens of credits have in common.
 *
 * @import { Ledger } from "../protocol.js"
 * @import { Badge, Profile } from "../store/profile.js"
 * @import { App, Show } from "./app.js"
 *
 * @typedef {object} Balance of whoever plays here
 * @property {Profile | null} profile
 * @property {Ledger} ledger
 * @property {boolean} isKept false: something that is owed could not be kept
 *
 * @typedef {object} Does
 * @property {() => Promise<void>} reload reads anew, and draws
 * @property {() => void} redraw
 */
import { html, nothing, render } from "lit-html";
import { bar } from "../ui/bar.js";
import { onTheme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive, entitle, holdingFocus } from "../ui/title.js";
import { token } from "../ui/token.js";
import { BAR } from "../ui/words.js";
import { CREDITS } from "../ui/words_credits.js";
import { ledgerOf, payOwed } from "./paying.js";

/** A profile's token. @param {Badge} badge */
export const badge = ({ token: form, letter }) =>
  token({ name: letter, token: form }, 0);

/** Whose credits are earned and spent here. @param {App} app @returns {Promise<Profile | null>} */
export async function activeProfile({ store, settings }) {
  const { profile } = settings.current();
  return profile ? store.profile(profile) : null;
}

/** Once what is owed is paid: a page that was closed in between may owe what a game earned. @param {App} app @returns {Promise<Balance>} */
export async function readBalance(app) {
  const isKept = await payOwed(app);
  const profile = await activeProfile(app);
  const ledger = await ledgerOf(app, profile);
  if (!ledger) throw new Error("no ledger");
  return { profile, ledger, isKept };
}

/**
 * A screen that shows what it has read.
 * @template T
 * @param {object} parts
 * @param {string} parts.kind a class of its own
 * @param {(found: T | null) => string} parts.title
 * @param {(found: T | null) => string} [parts.caption] beside the way back
 * @param {(app: App, argument: string) => Promise<T>} parts.read
 * @param {(app: App, found: T, does: Does) => unknown} parts.body
 * @param {(app: App, root: HTMLElement) => {drawn: () => void, stop: () => void}} [parts.paint]
 * @param {string} [parts.back] the screen that Back leads to
 * @returns {Show}
 */
export function readingScreen({
  kind,
  title,
  caption = () => "",
  read,
  body,
  paint,
  back = "#/",
}) {
  return (app, root, argument) => {
    /** @type {T | null} */
    let found = null;
    let isFailed = false;
    let isLeft = false;
    const painting = paint?.(app, root);
    const redraw = () => {
      if (isLeft) return;
      const told = found ? body(app, found, { reload, redraw }) : waiting(isFailed);
      const heading = title(found);
      const parts = { app, kind, heading, caption: caption(found), told, back };
      holdingFocus(root, () => render(page(parts), root));
      entitle(heading);
      painting?.drawn();
    };
    async function reload() {
      try {
        found = await read(app, argument ?? "");
      } catch (error) {
        console.info(error);
        isFailed = true;
      }
      redraw();
    }
    redraw();
    arrive(root, title(null));
    reload();
    const stops = [onTheme(redraw), app.settings.onChange(redraw)];
    return () => {
      isLeft = true;
      painting?.stop();
      for (const stop of stops) stop();
    };
  };
}

/** @param {boolean} isFailed */
function waiting(isFailed) {
  return isFailed
    ? html`<p class="notice bad">${CREDITS.failed}</p>`
    : html`<p role="status">${CREDITS.counting}</p>`;
}

/**
 * @param {{app: App, kind: string, heading: string, caption: string, told: unknown,
 *   back: string}} parts
 */
function page({ app, kind, heading, caption, told, back }) {
  const label = back === "#/" ? BAR.home : BAR.back;
  const way = { icon: /** @type {const} */ ("back"), label, does: back };
  return html`${bar({ back: way, caption, keys: [themeKey(app)] })}
    <div class="page purse ${kind}">
      <h1>${heading}</h1>
      ${told}
    </div>`;
}

/** @param {boolean} isKept false: something that is owed could not be kept */
export function keptNote(isKept) {
  return isKept
    ? nothing
    : html`<p class="notice bad" role="alert">${CREDITS.unkept}</p>`;
}

/** Where nobody has a profile yet. */
export function needsProfile() {
  return html`<p>${CREDITS.needs}</p>
    <p><a class="brass" href="#/profiles">${CREDITS.make}</a></p>`;
}

/** @param {Badge} one @param {unknown} [more] */
export function named(one, more = nothing) {
  return html`<span class="purse-name">${badge(one)} <span>${one.name}</span> ${more}</span>`;
}
