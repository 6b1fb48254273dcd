/**
 * The grid of the day: what is to be known before the one try, or what became of it. The
 * day is that of the moment when this screen is opened; midnight changes nothing on it.
 *
 * @import { Daily } from "../store/days.js"
 * @import { App } from "./app.js"
 */
import { html, render } from "lit-html";
import { DAILY_TABLE, dailyOf, dayOf } from "../store/days.js";
import { bar } from "../ui/bar.js";
import { onTheme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive } from "../ui/title.js";
import { BAR, calendarDay, DAILY, wholeTableName } from "../ui/words.js";
import { dailyGrid } from "./deal.js";
import { showDealt } from "./round.js";

/**
 * @param {App} app
 * @param {HTMLElement} root
 */
export function show(app, root) {
  const today = dayOf(app.wall());
  let clear = () => {};
  let isLeft = false;
  let isStarting = false;
  read(app, today).then((daily) => {
    if (isLeft) return;
    const { state, round } = daily;
    if (state === "running") app.go(`#/round/${round?.id}`, { replace: true });
    else if (state === "over") app.go(`#/rounds/${round?.id}`, { replace: true });
    else clear = state === "used" ? showUsed(app, root) : intro(daily);
  });

  /** @param {Daily} daily */
  function intro(daily) {
    return showIntro(app, root, { today, daily, start });
  }
  /** Another tab may have begun meanwhile. */
  async function start() {
    if (isStarting) return;
    isStarting = true;
    const { state, round } = await read(app, today);
    if (isLeft) return;
    if (round) return app.go(`#/round/${round.id}`, { replace: true });
    clear();
    if (state === "used") clear = showUsed(app, root);
    else clear = showDealt(app, root, dailyGrid(app, today));
  }

  return () => {
    isLeft = true;
    clear();
  };
}

/** @param {App} app @param {string} today @returns {Promise<Daily>} */
async function read({ store, settings }, today) {
  const rounds = await store.rounds().catch(() => []);
  // Another tab may have used the day: what this one remembers is older.
  const { dailyUsed } = await store.settings().catch(() => settings.current());
  return dailyOf(rounds, dailyUsed, today);
}

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {{today: string, daily: Daily, start: () => void}} parts
 */
function showIntro(app, root, { today, daily, start }) {
  const draw = () =>
    render(
      page(
        app,
        html`<h1>${DAILY.title}</h1>
          <p class="opening-date">${calendarDay(today)}</p>
          <p class="opening-table">${wholeTableName(DAILY_TABLE)}</p>
          <p>${DAILY.line}</p>
          <p>${DAILY.once}</p>
          <p class="opening-note">${DAILY.keep(daily.streak)}</p>
          <button type="button" class="brass" @click=${start}>${DAILY.start}</button>`,
      ),
      root,
    );
  draw();
  arrive(root, DAILY.title);
  return onTheme(draw);
}

/** @param {App} app @param {HTMLElement} root */
function showUsed(app, root) {
  const draw = () =>
    render(
      page(
        app,
        html`<h1>${DAILY.used}</h1>
          <p>${DAILY.usedWhy}</p>
          <p><a class="key" href="#/hunt">${DAILY.hunt}</a></p>`,
      ),
      root,
    );
  draw();
  arrive(root, DAILY.used);
  return onTheme(draw);
}

/** @param {App} app @param {unknown} inside */
function page(app, inside) {
  return html`${bar({
    back: { icon: "back", label: BAR.home, does: "#/" },
    keys: [themeKey(app)],
  })}
    <div class="page opening">${inside}</div>`;
}
