/**
 * What the player can set, and what this build is.
 *
 * @import { App } from "./app.js"
 */
import { html, nothing, render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { KINDS, usable } from "../store/looks.js";
import { bar } from "../ui/bar.js";
import { choiceRow, switchRow } from "../ui/choices.js";
import { onTheme } from "../ui/theme.js";
import { arrive } from "../ui/title.js";
import { BAR, PURSE, SETTINGS } from "../ui/words.js";
import { creditsLinks } from "./credits_links.js";
import { installHint, installRow } from "./install_row.js";
import { lookRow, ownedLooks } from "./looks.js";
import { updateRow, watchOffers } from "./update_row.js";

const THEMES = /** @type {const} */ (["auto", "dusk", "morning"]);

/** A knock in the middle of the scale. */
const TEST_LENGTH = 4;

/**
 * @param {App} app
 * @param {HTMLElement} root
 */
export function show(app, root) {
  /** @type {Facts} */
  const facts = { words: SETTINGS.loading, isKept: false, owned: new Set() };
  const draw = () => render(page(app, facts), root);
  draw();
  arrive(root, SETTINGS.title);
  app.engine.request("boot", {}).then(
    (reply) => {
      facts.words = "ok" in reply ? reply.ok.words : SETTINGS.unknown;
      draw();
    },
    () => {
      facts.words = SETTINGS.unknown;
      draw();
    },
  );
  ownedLooks(app).then((owned) => {
    facts.owned = owned;
    draw();
  });
  app.device.storage.isKept().then((isKept) => {
    facts.isKept = isKept;
    draw();
  });
  const stops = [
    app.settings.onChange(draw),
    onTheme(draw),
    watchOffers(app, root, draw),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * @typedef {{words: string, isKept: boolean, owned: ReadonlySet<string>}} Facts found out
 *   while the page is shown
 */

/** @param {App} app @param {Facts} facts */
function page(app, facts) {
  return html`${bar({ back: { icon: "back", label: BAR.home, does: "#/" } })}
    <div class="page settings">
      <h1>${SETTINGS.title}</h1>
      ${look(app, facts)} ${sound(app)} ${play(app)} ${purse()} ${about(app, facts)}
    </div>`;
}

/** @param {App} app @param {Facts} facts */
function look(app, { owned }) {
  const { settings } = app;
  const kinds = KINDS.filter((kind) => usable(kind, owned).length > 1);
  return html`<section class="sheet">
    ${choiceRow({
      name: "theme",
      label: SETTINGS.theme,
      choices: THEMES.map((value) => ({ value, label: SETTINGS.themes[value] })),
      chosen: settings.current().theme,
      choose: (theme) => settings.change({ theme }),
    })}
    ${kinds.map((kind) => lookRow(app, kind, owned))}
  </section>`;
}

/** @param {App} app */
function sound({ settings, device }) {
  const { sound: on, volume, haptics } = settings.current();
  /** @param {Event} event */
  const turned = (event) => {
    const slide = /** @type {HTMLInputElement} */ (event.currentTarget);
    settings.change({ volume: Number(slide.value) / 100 });
  };
  return html`<section class="sheet">
    <h2>${SETTINGS.soundTitle}</h2>
    ${switchRow({ label: SETTINGS.sound, on, turn: (sound) => settings.change({ sound }) })}
    <div class="volume">
      <label for="volume">${SETTINGS.volume}</label>
      <input id="volume" type="range" min="0" max="100" step="5"
        .value=${live(String(Math.round(volume * 100)))} ?disabled=${!on} @change=${turned}>
      <button type="button" class="key" ?disabled=${!on} @click=${() => device.sound.take(TEST_LENGTH)}>
        ${SETTINGS.test}
      </button>
    </div>
    ${
      device.haptics.available
        ? switchRow({
            label: SETTINGS.haptics,
            on: haptics,
            turn(wanted) {
              settings.change({ haptics: wanted });
              device.haptics.accept();
            },
          })
        : nothing
    }
  </section>`;
}

/** @param {App} app */
function play({ settings, announce, device }) {
  const { submitOnLift, upright, speech, hintSeen } = settings.current();
  const showHint = () => {
    settings.change({ hintSeen: false });
    announce(SETTINGS.hintComes);
  };
  return html`<section class="sheet">
    <h2>${SETTINGS.playTitle}</h2>
    ${switchRow({
      label: SETTINGS.submitOnLift,
      note: SETTINGS.submitOnLiftNote,
      on: submitOnLift,
      turn: (wanted) => settings.change({ submitOnLift: wanted }),
    })}
    ${switchRow({
      label: SETTINGS.upright,
      note: SETTINGS.uprightNote,
      on: upright,
      turn: (wanted) => settings.change({ upright: wanted }),
    })}
    ${
      device.speech.available
        ? switchRow({
            label: SETTINGS.speech,
            note: SETTINGS.speechNote,
            on: speech,
            turn: (wanted) => settings.change({ speech: wanted }),
          })
        : nothing
    }
    <p class="settings-hint">
      ${
        hintSeen
          ? html`<button type="button" class="key" @click=${showHint}>${SETTINGS.hint}</button>`
          : SETTINGS.hintComes
      }
    </p>
  </section>`;
}

function purse() {
  return html`<section class="sheet">
    <h2>${PURSE.settings}</h2>
    ${creditsLinks()}
  </section>`;
}

/** @param {App} app @param {Facts} facts */
function about(app, { words, isKept }) {
  const { store, updates } = app;
  const lasting = isKept ? SETTINGS.kept : SETTINGS.lasting;
  return html`<section class="sheet">
    <h2>${SETTINGS.about}</h2>
    ${updateRow(app)} ${installRow(app)} ${installHint(app)}
    <dl class="facts">
      <div><dt>${SETTINGS.version}</dt><dd>${__BUILD__.version}</dd></div>
      <div><dt>${SETTINGS.build}</dt><dd><code>${__BUILD__.id}</code></dd></div>
      <div><dt>${SETTINGS.words}</dt><dd>${words}</dd></div>
      <div><dt>${SETTINGS.store}</dt><dd>${store.lasting ? lasting : SETTINGS.notLasting}</dd></div>
      <div><dt>${SETTINGS.offline}</dt><dd>${updates.playsOffline ? SETTINGS.playsOffline : SETTINGS.needsNetwork}</dd></div>
    </dl>
    <p><a class="text-link" href="NOTICE" target="_blank" rel="noopener">${SETTINGS.licences}</a></p>
  </section>`;
}
