/**
 * Screens that are fetched when somebody wants them, and nothing of them before.
 *
 * @import { Show } from "./app.js"
 * @typedef {{title: string, fetching: string, notFetched: string, again: string}} Said
 */
import { html, nothing, render } from "lit-html";
import { bar } from "../ui/bar.js";
import { arrive } from "../ui/title.js";
import { BAR } from "../ui/words.js";

/** What comes sooner than this needs no word, ms. */
export const SOON = 400;

/** @type {Map<string, Promise<unknown>>} */
const styles = new Map();

/** @param {string} name of a style sheet beside the page's scripts @returns {Promise<unknown>} */
export function styled(name) {
  const known = styles.get(name);
  if (known) return known;
  const loaded = new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(name, import.meta.url).href;
    // Without its style a screen is plain, and can be used.
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
  styles.set(name, loaded);
  return loaded;
}

/**
 * @template M
 * @param {() => Promise<M>} fetched
 * @param {(module: M) => Show} screenOf
 * @param {Said} said
 * @returns {Show}
 */
export const lazyScreen = (fetched, screenOf, said) => (app, root, argument) => {
  let clear = () => {};
  let isLeft = false;
  const soon = setTimeout(() => render(page(said, said.fetching), root), SOON);
  fetched().then(
    (module) => {
      if (isLeft) return;
      clearTimeout(soon);
      render(nothing, root);
      clear = screenOf(module)(app, root, argument);
    },
    () => {
      if (isLeft) return;
      clearTimeout(soon);
      render(page(said, said.notFetched, again(said)), root);
      arrive(root, said.title);
    },
  );
  return () => {
    isLeft = true;
    clearTimeout(soon);
    clear();
  };
};

/** @param {Said} said @param {string} told @param {unknown} [keys] */
function page({ title }, told, keys = nothing) {
  return html`${bar({ back: { icon: "back", label: BAR.home, does: "#/" } })}
    <div class="page opening">
      <h1>${title}</h1>
      <p role="status">${told}</p>
      ${keys}
    </div>`;
}

/** Browsers remember a script that could not be fetched, until the page is loaded anew. @param {Said} said */
function again(said) {
  return html`<button type="button" class="brass" @click=${() => location.reload()}>
    ${said.again}
  </button>`;
}
