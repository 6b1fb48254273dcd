/**
 * The store: looks for credits, and nothing for money (T21).
 *
 * @import { StoreItem } from "../protocol.js"
 * @import { LookKind } from "../store/looks.js"
 * @import { Profile } from "../store/profile.js"
 * @import { App } from "./app.js"
 * @import { Balance, Does } from "./credits_parts.js"
 */
import { html, nothing } from "lit-html";
import { paintSample } from "../board/samples.js";
import { KINDS, lookOf } from "../store/looks.js";
import { confirm } from "../ui/dialog.js";
import { hasForcedColours, surface } from "../ui/surface.js";
import { theme } from "../ui/theme.js";
import { toast } from "../ui/toast.js";
import { itemName, STORE } from "../ui/words_credits.js";
import { creditsLinks } from "./credits_links.js";
import {
  keptNote,
  named,
  needsProfile,
  readBalance,
  readingScreen,
} from "./credits_parts.js";
import { lookRow } from "./looks.js";
import { buy } from "./paying.js";

export const showStore = readingScreen({
  kind: "store",
  title: () => STORE.title,
  back: "#/credits",
  read: readBalance,
  body,
  paint: (_app, root) => samplesIn(root),
});

/** @param {App} app @param {Balance} found @param {Does} does */
function body(app, { profile, ledger, isKept }, does) {
  const owned = new Set(
    ledger.store.flatMap(({ item, owned: isOwned }) => (isOwned ? [item] : [])),
  );
  return html`${keptNote(isKept)}<p>${STORE.free}</p>
    ${profile ? html`<p>${named(profile, html`<small>${STORE.have(ledger.total)}</small>`)}</p>` : needsProfile()}
    ${KINDS.map((kind) => shelf(app, kind, { profile, ledger, owned, ...does }))}
    ${creditsLinks()}`;
}

/**
 * @param {App} app
 * @param {LookKind} kind
 * @param {Omit<Balance, "isKept"> & Does & {owned: ReadonlySet<string>}} has
 */
function shelf(app, kind, { profile, ledger, owned, reload }) {
  const offers = ledger.store.filter(
    ({ item, owned: isOwned }) => lookOf(item).kind === kind && !isOwned,
  );
  return html`<section class="sheet store-shelf">
    <h2>${STORE.kinds[kind]}</h2>
    <p>${STORE.where[kind]}</p>
    ${[...owned].some((item) => lookOf(item).kind === kind) ? lookRow(app, kind, owned, sampleOf) : nothing}
    ${
      offers.length
        ? html`<ul>${offers.map((offer) => row(app, offer, { profile, total: ledger.total, reload }))}</ul>`
        : html`<p>${STORE.all}</p>`
    }
  </section>`;
}

/** @param {string} item */
const sampleOf = (item) => html`<canvas data-item=${item} aria-hidden="true"></canvas>`;

/**
 * @param {App} app
 * @param {StoreItem} offer
 * @param {{profile: Profile | null, total: number, reload: () => Promise<void>}} has
 */
function row(app, { item, price }, { profile, total, reload }) {
  const name = itemName(item);
  const lacking = price - total;
  return html`<li>
    ${sampleOf(item)}
    <p><strong>${name}</strong> <span>${STORE.price(price)}</span></p>
    ${
      profile && lacking <= 0
        ? html`<button type="button" class="key" aria-label=${STORE.buy(name)} @click=${() => ask(app, profile, { item, price, total, reload })}>
            ${STORE.buyShort}
          </button>`
        : html`<span class="store-lacking">${profile ? STORE.lacking(lacking) : nothing}</span>`
    }
  </li>`;
}

/**
 * @param {App} app
 * @param {Profile} profile
 * @param {{item: string, price: number, total: number, reload: () => Promise<void>}} offer
 */
async function ask(app, profile, { item, price, total, reload }) {
  const name = itemName(item);
  const { title, text, ...keys } = STORE.asking;
  const agreed = await confirm({
    ...keys,
    title: title(name),
    text: text(price, total - price),
  });
  if (!agreed) return;
  const paid = await buy(app, profile.id, item).catch(
    () => /** @type {const} */ ("changed"),
  );
  const said = paid === "done" ? STORE.bought(name) : STORE.faults[paid];
  toast(said);
  app.announce(said, paid === "done" ? "polite" : "assertive");
  if (paid === "done") {
    const { kind, look } = lookOf(item);
    app.settings.change({ [kind]: look });
  }
  await reload();
}

/** Paints the samples that are shown. @param {HTMLElement} root */
function samplesIn(root) {
  /** @type {Map<HTMLCanvasElement, ReturnType<typeof surface>>} */
  const painted = new Map();
  return {
    drawn() {
      for (const canvas of root.querySelectorAll("canvas")) {
        const known = painted.get(canvas);
        if (known) known.repaint();
        else painted.set(canvas, sampleOn(canvas));
      }
    },
    stop() {
      for (const one of painted.values()) one.stop();
    },
  };
}

/** What it shows may change. @param {HTMLCanvasElement} canvas */
function sampleOn(canvas) {
  return surface(canvas, (pen, w, h) => {
    const what = lookOf(canvas.dataset.item ?? "");
    paintSample(pen, w, h, { ...what, theme: theme(), forced: hasForcedColours() });
  });
}
