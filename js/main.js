/**
 * Puts the page together. Clock, entropy, store and worker are made here and nowhere
 * else.
 */
import { openHaptics } from "./device/haptics.js";
import { openRoundLock } from "./device/round_lock.js";
import { openSound } from "./device/sound.js";
import { openWakeLock } from "./device/wake_lock.js";
import { announcer, keepSettings, openWays } from "./page/app.js";
import { show as showHelp } from "./page/help.js";
import { show as showHome } from "./page/home.js";
import { show as showReveal } from "./page/reveal.js";
import { show as showRound } from "./page/round.js";
import { show as showRounds } from "./page/rounds.js";
import { show as showSettings } from "./page/settings.js";
import { roundId } from "./store/round.js";
import { readSettings } from "./store/settings.js";
import { openStore } from "./store/store.js";
import { pressOnce } from "./ui/press_once.js";
import { keepTheme } from "./ui/theme.js";
import { toast } from "./ui/toast.js";
import { STORE } from "./ui/words.js";
import { startEngine } from "./worker/engine.js";

/** @type {import("./page/app.js").Route[]} */
const ROUTES = [
  { pattern: /^$/, show: showHome },
  { pattern: /^hunt$/, show: showRound },
  { pattern: /^round\/([0-9a-f-]+)$/, show: showRound },
  { pattern: /^rounds$/, show: showRounds },
  { pattern: /^rounds\/([0-9a-f-]+)$/, show: showReveal },
  { pattern: /^settings$/, show: showSettings },
  { pattern: /^help$/, show: showHelp },
];

/** @param {string} id */
function part(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element;
}

/** @param {number} length */
function entropy(length) {
  return crypto.getRandomValues(new Uint8Array(length));
}

/** @returns {string} 64 hexadecimal digits */
function seed() {
  return Array.from(entropy(32), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function makeWorker() {
  return new Worker(new URL(__WORKER__, import.meta.url), { type: "module" });
}

async function openPage() {
  const engine = startEngine(makeWorker);
  const store = await openStore();
  const settings = keepSettings(await kept(store), (changed) => {
    store.saveSettings(changed).catch(() => toast(STORE.settingsNotKept));
  });
  const device = {
    sound: openSound(),
    haptics: openHaptics(),
    wakeLock: openWakeLock(),
    roundLock: openRoundLock(),
  };
  obeySettings(settings, device);
  pressOnce(document);
  const ways = openWays(part("main"), ROUTES);
  ways.follow({
    store,
    engine,
    settings,
    device,
    go: ways.go,
    guard: ways.guard,
    now: () => performance.now(),
    wall: () => Date.now(),
    seed,
    id: () => roundId(entropy(16)),
    announce: announcer({ polite: part("polite"), assertive: part("assertive") }),
  });
}

/**
 * A store that fails must not keep the page from opening.
 * @param {import("./store/store.js").Store} store
 */
function kept(store) {
  return store.settings().catch(() => readSettings({}));
}

/**
 * @param {import("./page/app.js").SettingsKeeper} settings
 * @param {import("./page/app.js").App["device"]} device
 */
function obeySettings(settings, { sound, haptics }) {
  const showTheme = keepTheme(() => settings.current().theme);
  const obey = () => {
    const { sound: on, volume, haptics: buzzes } = settings.current();
    showTheme();
    sound.tune({ on, volume });
    haptics.turn(buzzes);
  };
  obey();
  settings.onChange(obey);
  for (const press of ["pointerdown", "keydown"]) {
    addEventListener(press, () => sound.wake(), { capture: true, passive: true });
  }
}

openPage();
