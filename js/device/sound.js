import { chime, knock, rub, thud } from "./voices.js";

/**
 * The sounds of the table. They are never the only cue, so whatever fails, fails in
 * silence.
 * @typedef {object} Sound
 * @property {() => void} wake to be called on each press or key: browsers let sound begin
 *   only there; before the first call all else is silent
 * @property {(wanted: {on: boolean, volume: number}) => void} tune volume from 0 to 1
 * @property {(length: number) => void} take a cube, by the length of the path with it
 * @property {(length: number) => void} back by the length of the path that is left
 * @property {() => void} accept
 * @property {() => void} refuse
 * @property {() => void} already
 * @property {(seconds: number) => void} lastSand by the whole seconds left, 10 to 1
 * @property {() => void} sandOut
 * @property {() => void} shake
 * @property {() => void} lid
 * @property {() => void} cancel
 */

/** D major pentatonic, in semitones above D. */
const SCALE = [0, 2, 4, 7, 9];
const LOWEST_D = 293.66;
/** Longer paths stay here, three octaves up: higher knocks turn into clicks. */
const TOP_STEP = 15;

/**
 * @param {() => AudioContext} [makeContext]
 * @returns {Sound}
 */
export function openSound(makeContext = () => new AudioContext()) {
  /** @type {{audio: AudioContext, out: GainNode} | null} */
  let stage = null;
  let wanted = { on: true, volume: 0.4 };

  /** @param {(out: GainNode, now: number) => void} sound */
  const play = (sound) => {
    if (!stage || !wanted.on) return;
    const { audio, out } = stage;
    quietly(() => sound(out, audio.currentTime));
  };

  return {
    wake: () =>
      quietly(() => {
        if (!wanted.on) return;
        stage ??= build(makeContext(), wanted.volume);
        if (stage.audio.state !== "running") stage.audio.resume().catch(() => {});
      }),
    tune(next) {
      wanted = { ...next };
      quietly(() =>
        stage?.out.gain.setValueAtTime(next.volume, stage.audio.currentTime),
      );
    },
    take: (length) => play((out, now) => knock(out, now, { pitch: pitchAt(length) })),
    back: (length) => play((out, now) => knock(out, now, { pitch: pitchAt(length) })),
    accept: () => play(accepted),
    refuse: () => play((out, now) => thud(out, now)),
    already: () => play((out, now) => chime(out, now, MUTED_TAP)),
    lastSand: (seconds) => play((out, now) => chime(out, now, tick(seconds))),
    sandOut: () => play(bowl),
    shake: () => play(tumble),
    lid: () =>
      play((out, now) => rub(out, now, { pitch: 300, seconds: 0.3, loudness: 1.5 })),
    cancel: () =>
      play((out, now) => rub(out, now, { pitch: 3200, seconds: 0.12, loudness: 0.6 })),
  };
}

/**
 * A path of one cube has the lowest D; one step down from there is the A below.
 * @param {number} length
 */
export function pitchAt(length) {
  const step = Math.min(length - 1, TOP_STEP);
  const octave = Math.floor(step / SCALE.length);
  const semitones = SCALE[step - octave * SCALE.length] ?? 0;
  return LOWEST_D * 2 ** (octave + semitones / 12);
}

/** @param {() => void} attempt */
function quietly(attempt) {
  try {
    attempt();
  } catch {
    // No sound device, too many contexts, or an audio engine that was shut down.
  }
}

/**
 * @param {AudioContext} audio
 * @param {number} volume
 */
function build(audio, volume) {
  const out = audio.createGain();
  out.gain.value = volume;
  out.connect(audio.destination);
  return { audio, out };
}

const MUTED_TAP = { pitch: 880, seconds: 0.12, loudness: 0.25, dull: 1200 };

/** @param {number} seconds */
function tick(seconds) {
  return { pitch: seconds <= 3 ? 1760 : 1175, seconds: 0.05, loudness: 0.2 };
}

/**
 * Two taps on brass.
 * @param {GainNode} out
 * @param {number} now
 */
function accepted(out, now) {
  for (const [i, pitch] of [880, 1320].entries()) {
    chime(out, now + i * 0.07, { pitch, seconds: 0.12, loudness: 0.5, bright: true });
  }
}

/**
 * One strike on a bowl: partials that do not fit together, two of them beating.
 * @param {GainNode} out
 * @param {number} now
 */
function bowl(out, now) {
  for (const [pitch, loudness] of /** @type {const} */ ([
    [220, 0.4],
    [221.6, 0.3],
    [596, 0.2],
    [1129, 0.1],
  ])) {
    chime(out, now, { pitch, seconds: 1.2, loudness });
  }
}

/**
 * Cubes in a box for 700 ms: knocks in a fixed disorder, by steps of the golden ratio.
 * @param {GainNode} out
 * @param {number} now
 */
function tumble(out, now) {
  for (let i = 1; i <= 22; i++) {
    const [when, how] = [(i * 0.618034) % 1, (i * 0.754878) % 1];
    const pitch = 260 + 620 * how;
    knock(out, now + 0.66 * when, { pitch, loudness: 0.3 + 0.4 * (1 - when) });
  }
}
