/**
 * Puts the page together. Clock, entropy, store and worker are made here and nowhere
 * else.
 */
import { holdBuild } from "./device/build_lock.js";
import { openDrafts } from "./device/drafts.js";
import { openHaptics } from "./device/haptics.js";
import { openInstall } from "./device/install.js";
import { openRoundLock } from "./device/round_lock.js";
import { trustedScripts } from "./device/scripts.js";
import { openShaken } from "./device/shaken.js";
import { openShare } from "./device/share.js";
import { openSound } from "./device/sound.js";
import { openSpeech } from "./device/speech.js";
import { openStorage } from "./device/storage.js";
import { openWakeLock } from "./device/wake_lock.js";
import { show as showAloud } from "./page/aloud.js";
import { announcer, keepSettings, openWays } from "./page/app.js";
import { show as showChallenge } from "./page/challenge.js";
import { creditsScreen } from "./page/credits_door.js";
import { show as showDaily } from "./page/daily.js";
import { friendsScreen } from "./page/friends_door.js";
import { show as showHelp } from "./page/help.js";
import { show as showHome } from "./page/home.js";
import { show as showInvite } from "./page/invite.js";
import { attendLaunches, openFiles } from "./page/launch.js";
import { show as showMatch, showNext } from "./page/match.js";
import { show as showOpened } from "./page/opened.js";
import { show as showPaper } from "./page/paper.js";
import { show as showPractise } from "./page/practise.js";
import { show as showReplay } from "./page/replay.js";
import { show as showReveal } from "./page/reveal.js";
import { showClassic, show as showRound } from "./page/round.js";
import { show as showRounds } from "./page/rounds.js";
import { roundsUnderWay } from "./page/rounds_under_way.js";
import { show as showSettings } from "./page/settings.js";
import { show as showSolve } from "./page/solve.js";
import { show as showStatistics } from "./page/statistics.js";
import { botsScreen, matchScreen, tileScreen } from "./page/tile_door.js";
import { roundId } from "./store/round.js";
import { readSettings } from "./store/settings.js";
import { openStore } from "./store/store.js";
import { openUpdates } from "./sw/updates.js";
import { pressOnce } from "./ui/press_once.js";
import { keepTheme } from "./ui/theme.js";
import { toast, toastAloud } from "./ui/toast.js";
import { STORE } from "./ui/words.js";
import { startEngine } from "./worker/engine.js";

/** @type {import("./page/app.js").Route[]} */
const ROUTES = [
  { pattern: /^$/, show: showHome },
  { pattern: /^hunt$/, show: showRound },
  { pattern: /^classic$/, show: showClassic },
  { pattern: /^match\/([0-9a-f-]+)$/, show: showMatch },
  { pattern: /^match\/([0-9a-f-]+)\/next$/, show: showNext },
  { pattern: /^round\/([0-9a-f-]+)$/, show: showRound },
  { pattern: /^rounds$/, show: showRounds },
  { pattern: /^rounds\/([0-9a-f-]+)$/, show: showReveal },
  { pattern: /^rounds\/([0-9a-f-]+)\/replay$/, show: showReplay },
  { pattern: /^rounds\/([0-9a-f-]+)\/practise$/, show: showPractise },
  { pattern: /^rounds\/([0-9a-f-]+)\/challenge$/, show: showInvite },
  { pattern: /^challenge\/(.*)$/, show: showChallenge },
  { pattern: /^daily$/, show: showDaily },
  { pattern: /^crossword$/, show: tileScreen("showDealt", "crossword") },
  { pattern: /^crossword\/bots$/, show: botsScreen },
  { pattern: /^crossword\/([0-9a-f-]+)$/, show: tileScreen("showGame", "crossword") },
  { pattern: /^heist$/, show: tileScreen("showDealt", "heist") },
  { pattern: /^heist\/([0-9a-f-]+)$/, show: tileScreen("showGame", "heist") },
  { pattern: /^profiles$/, show: creditsScreen("showProfiles") },
  { pattern: /^credits$/, show: creditsScreen("showCredits") },
  { pattern: /^store$/, show: creditsScreen("showStore") },
  { pattern: /^tournaments$/, show: creditsScreen("showTournaments") },
  { pattern: /^tournament\/([0-9a-f-]+)$/, show: creditsScreen("showTournament") },
  { pattern: /^tournament\/([0-9a-f-]+\/[1-7])$/, show: matchScreen },
  { pattern: /^friends$/, show: friendsScreen("showFriends") },
  { pattern: /^friends\/codes$/, show: friendsScreen("showCodes") },
  { pattern: /^code(?:\/(.*))?$/, show: friendsScreen("showByCode") },
  { pattern: /^friends\/about$/, show: friendsScreen("showAbout") },
  { pattern: /^friends\/(hunt|classic)$/, show: friendsScreen("showFriends") },
  { pattern: /^join\/(.*)$/, show: friendsScreen("showJoin") },
  { pattern: /^solve$/, show: showSolve },
  { pattern: /^paper$/, show: showPaper },
  { pattern: /^rounds\/([0-9a-f-]+)\/aloud$/, show: showAloud },
  { pattern: /^opened$/, show: showOpened },
  { pattern: /^statistics$/, show: showStatistics },
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

const WORKER = new URL(__WORKER__, import.meta.url).href;
const SERVICE_WORKER = new URL("../sw.js", import.meta.url).href;

const script = trustedScripts([WORKER, SERVICE_WORKER]);

function makeWorker() {
  return new Worker(script(WORKER), { type: "module" });
}

async function openPage() {
  // First of all: the browser's willingness to install is told once.
  const install = openInstall();
  holdBuild(__BUILD__.id);
  const engine = startEngine(makeWorker);
  const store = await openStore();
  const settings = keepSettings(await kept(store), (changed) => {
    store
      .saveSettings(changed)
      .catch(() => toastAloud({ announce }, STORE.settingsNotKept));
  });
  const announce = announcer({ polite: part("polite"), assertive: part("assertive") });
  if (store.settingsHarmed) mendSettings(store, announce);
  const device = {
    sound: openSound(),
    haptics: openHaptics(),
    wakeLock: openWakeLock(),
    roundLock: openRoundLock(),
    install,
    storage: openStorage(),
    share: openShare(),
    drafts: openDrafts(),
    shaken: openShaken(window),
    speech: openSpeech(window),
  };
  obeySettings(settings, device);
  pressOnce(document);
  const ways = openWays(part("main"), ROUTES);
  const files = openFiles(ways.go);
  const clocks = { now: () => performance.now(), wall: () => Date.now() };
  const ids = { seed, id: () => roundId(entropy(16)) };
  const updates = openUpdates({
    container: navigator.serviceWorker,
    script: () => script(SERVICE_WORKER),
    build: __BUILD__.id,
    rounds: roundsUnderWay({ store, engine, device, ...clocks, ...ids }),
    reload: () => ways.isGuarded() || location.reload(),
    // Files that the engine fetches now come from the browser's cache then.
    quiet: engine.ready.catch(() => {}),
  });
  ways.follow({
    store,
    engine,
    settings,
    device,
    updates,
    files,
    roundFinished: () => keepAll(store, device.storage, updates),
    go: ways.go,
    guard: ways.guard,
    ...clocks,
    ...ids,
    entropy,
    announce,
  });
  attendLaunches(files);
}

/**
 * Somebody who has finished a round may come back.
 * @param {import("./store/store.js").Store} store
 * @param {import("./device/storage.js").StorageKeeper} storage
 * @param {import("./sw/updates.js").Updates} updates
 */
async function keepAll(store, storage, updates) {
  updates.fetchLater();
  const rounds = await store.rounds().catch(() => []);
  await storage.ask(rounds.filter(({ state }) => state === "over").length);
}

/**
 * A store that fails must not keep the page from opening.
 * @param {import("./store/store.js").Store} store
 */
function kept(store) {
  return store.settings().catch(() => readSettings({}));
}

/**
 * Told once: what could be read is written back.
 * @param {import("./store/store.js").Store} store
 * @param {import("./page/app.js").App["announce"]} announce
 */
function mendSettings(store, announce) {
  toast(STORE.settingsHarmed);
  announce(STORE.settingsHarmed);
  store.saveSettings({}).catch(() => toastAloud({ announce }, STORE.settingsNotKept));
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
