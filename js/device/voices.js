/**
 * The few voices of which all sounds are made. Each starts at `when`, in seconds of its
 * context's clock, and ends by itself.
 */

/** Exponential fades cannot reach 0. */
const SILENCE = 0.0001;

/**
 * Bone on wood: 35 ms of noise through a narrow filter, over a trace of its pitch.
 * @param {AudioNode} out
 * @param {number} when
 * @param {{pitch: number, loudness?: number}} voice
 */
export function knock(out, when, { pitch, loudness = 0.7 }) {
  const audio = out.context;
  const noise = audio.createBufferSource();
  noise.buffer = noiseOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 6;
  filter.frequency.value = pitch;
  // A narrow band lets little through: seven times louder evens it out with the tones.
  noise
    .connect(filter)
    .connect(fading(out, when, { seconds: 0.035, loudness: 7 * loudness }));
  noise.start(when);
  noise.stop(when + 0.035);
  chime(out, when, { pitch, seconds: 0.035, loudness: 0.6 * loudness });
}

/**
 * Wood on wood, a pencil on paper: noise about a pitch that swells and goes.
 * @param {AudioNode} out
 * @param {number} when
 * @param {{pitch: number, seconds: number, loudness: number}} voice
 */
export function rub(out, when, { pitch, seconds, loudness }) {
  const audio = out.context;
  const noise = audio.createBufferSource();
  noise.buffer = noiseOf(audio);
  noise.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 1.5;
  filter.frequency.value = pitch;
  const { gain, node } = gainOn(out);
  gain.setValueAtTime(SILENCE, when);
  gain.exponentialRampToValueAtTime(loudness, when + seconds / 3);
  gain.exponentialRampToValueAtTime(SILENCE, when + seconds);
  noise.connect(filter).connect(node);
  noise.start(when);
  noise.stop(when + seconds);
}

/**
 * A struck tone: `bright` adds the overtone of brass, `dull` is a lid on the spectrum, Hz.
 * @param {AudioNode} out
 * @param {number} when
 * @param {{pitch: number, seconds: number, loudness: number, bright?: boolean, dull?: number}} voice
 */
export function chime(out, when, { pitch, seconds, loudness, bright = false, dull }) {
  const end = fading(out, when, { seconds, loudness });
  const inlet = dull === undefined ? end : lowpass(end, dull);
  tone(inlet, when, { from: pitch, to: pitch, seconds });
  if (!bright) return;
  const overtone = fading(out, when, { seconds: seconds / 2, loudness: loudness / 3 });
  tone(overtone, when, { from: 2.76 * pitch, to: 2.76 * pitch, seconds: seconds / 2 });
}

/**
 * A dull blow of 90 ms that sinks from 140 Hz.
 * @param {AudioNode} out
 * @param {number} when
 */
export function thud(out, when) {
  const end = fading(out, when, { seconds: 0.09, loudness: 0.9 });
  tone(lowpass(end, 400), when, { from: 140, to: 95, seconds: 0.09 });
}

/**
 * @param {AudioNode} out
 * @param {number} when
 * @param {{from: number, to: number, seconds: number}} course
 */
function tone(out, when, { from, to, seconds }) {
  const source = out.context.createOscillator();
  source.frequency.setValueAtTime(from, when);
  source.frequency.exponentialRampToValueAtTime(to, when + seconds);
  source.connect(out);
  source.start(when);
  source.stop(when + seconds);
}

/**
 * Up in 2 ms, lest it click, and away.
 * @param {AudioNode} out
 * @param {number} when
 * @param {{seconds: number, loudness: number}} course
 */
function fading(out, when, { seconds, loudness }) {
  const { gain, node } = gainOn(out);
  gain.setValueAtTime(SILENCE, when);
  gain.exponentialRampToValueAtTime(loudness, when + 0.002);
  gain.exponentialRampToValueAtTime(SILENCE, when + seconds);
  return node;
}

/** @param {AudioNode} out */
function gainOn(out) {
  const node = out.context.createGain();
  node.connect(out);
  return { gain: node.gain, node };
}

/**
 * @param {AudioNode} out
 * @param {number} frequency
 */
function lowpass(out, frequency) {
  const filter = out.context.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = frequency;
  filter.connect(out);
  return filter;
}

/** @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const noises = new WeakMap();

/**
 * A tenth of a second of noise, made once for each context. Any scatter will do for the
 * ear: a small congruential generator.
 * @param {BaseAudioContext} audio
 */
function noiseOf(audio) {
  const made = noises.get(audio);
  if (made) return made;
  const buffer = audio.createBuffer(
    1,
    Math.ceil(audio.sampleRate / 10),
    audio.sampleRate,
  );
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[i] = seed / 2 ** 31 - 1;
  }
  noises.set(audio, buffer);
  return buffer;
}
