import assert from "node:assert/strict";
import { test } from "node:test";

import { openHaptics } from "../../js/device/haptics.js";
import { openSound, pitchAt } from "../../js/device/sound.js";
import { openWakeLock } from "../../js/device/wake_lock.js";

/** An audio context that writes down which sources were started, and when. */
function fakeAudio(state = "suspended") {
  const sources = [];
  const param = () => ({
    value: 0,
    points: [],
    setValueAtTime(value, when) {
      assert.ok(Number.isFinite(value) && Number.isFinite(when));
      this.value = value;
      this.points.push([value, when]);
    },
    exponentialRampToValueAtTime(value, when) {
      assert.ok(value > 0 && Number.isFinite(when), "a fade may not reach 0");
      this.points.push([value, when]);
    },
  });
  const node = (kind, more = {}) => ({
    kind,
    context: audio,
    connect: (to) => to,
    ...more,
  });
  const source = (kind, more) => {
    const made = node(kind, {
      ...more,
      start(when) {
        made.started = when;
      },
      stop(when) {
        made.stopped = when;
      },
    });
    sources.push(made);
    return made;
  };
  const audio = {
    state,
    currentTime: 10,
    sampleRate: 48_000,
    destination: {},
    sources,
    resumed: 0,
    async resume() {
      audio.resumed++;
      audio.state = "running";
    },
    createGain: () => node("gain", { gain: param() }),
    createBiquadFilter: () => node("filter", { frequency: param(), Q: param() }),
    createOscillator: () => source("tone", { frequency: param() }),
    createBufferSource: () => source("noise", { buffer: null }),
    createBuffer: (_channels, length) => ({
      getChannelData: () => new Float32Array(length),
    }),
  };
  return audio;
}

function awake() {
  const audio = fakeAudio();
  const sound = openSound(() => audio);
  sound.wake();
  return { audio, sound };
}

test("sound begins with the first press, and only then", () => {
  let made = 0;
  const audio = fakeAudio();
  const sound = openSound(() => {
    made++;
    return audio;
  });
  sound.take(1);
  assert.equal(made, 0);
  sound.wake();
  sound.wake();
  assert.deepEqual([made, audio.resumed], [1, 1]);
  sound.take(1);
  assert.ok(audio.sources.length > 0);
});

test("each sound ends by itself within its time", () => {
  const longest = {
    take: 0.035,
    back: 0.035,
    accept: 0.2,
    refuse: 0.09,
    already: 0.12,
    lastSand: 0.06,
    sandOut: 1.2,
    shake: 0.7,
  };
  for (const [name, seconds] of Object.entries(longest)) {
    const { audio, sound } = awake();
    sound[name](3);
    assert.ok(audio.sources.length > 0, name);
    for (const { started, stopped } of audio.sources) {
      assert.ok(started >= 10 && started < stopped, name);
      assert.ok(stopped <= 10 + seconds + 1e-9, `${name} ends at ${stopped}`);
    }
  }
});

test("the pitch climbs D major pentatonic with the path, up to three octaves", () => {
  const near = (value, wanted) => assert.ok(Math.abs(value - wanted) < 0.5);
  for (const [length, hertz] of [
    [0, 246.9],
    [1, 293.7],
    [2, 329.6],
    [3, 370],
    [4, 440],
    [5, 493.9],
    [6, 587.3],
    [16, 2349.3],
    [25, 2349.3],
  ]) {
    near(pitchAt(length), hertz);
  }
});

test("going back sounds one step lower than the cube that was taken", () => {
  const heard = (name, length) => {
    const { audio, sound } = awake();
    sound[name](length);
    return audio.sources.find(({ kind }) => kind === "tone").frequency.points[0][0];
  };
  assert.ok(heard("back", 3) < heard("take", 4));
  assert.equal(heard("back", 3), heard("take", 3));
});

test("the last three seconds tick higher", () => {
  const heard = (seconds) => {
    const { audio, sound } = awake();
    sound.lastSand(seconds);
    return audio.sources[0].frequency.points[0][0];
  };
  assert.equal(heard(10), heard(4));
  assert.ok(heard(3) > heard(4));
  assert.equal(heard(3), heard(1));
});

test("switched off, nothing sounds and no context is made", () => {
  let made = 0;
  const audio = fakeAudio();
  const sound = openSound(() => {
    made++;
    return audio;
  });
  sound.tune({ on: false, volume: 0.4 });
  sound.wake();
  assert.equal(made, 0);
  sound.tune({ on: true, volume: 0.7 });
  sound.wake();
  sound.tune({ on: false, volume: 0.7 });
  sound.accept();
  assert.deepEqual([made, audio.sources.length], [1, 0]);
});

test("an audio engine that fails is not noticed", () => {
  const none = openSound(() => {
    throw new Error("no sound device");
  });
  const broken = openSound(() => ({
    ...fakeAudio(),
    createOscillator() {
      throw new Error("closed");
    },
    resume: async () => {
      throw new Error("not allowed");
    },
  }));
  const unready = openSound();
  for (const sound of [none, broken, unready]) {
    sound.wake();
    sound.tune({ on: true, volume: 1 });
    for (const name of ["accept", "refuse", "already", "sandOut", "shake"])
      sound[name]();
    for (const name of ["take", "back", "lastSand"]) sound[name](1);
  }
});

test("haptics: the patterns of the look, once they are turned on", () => {
  const felt = [];
  const haptics = openHaptics({ vibrate: (pattern) => felt.push(pattern) > 0 });
  haptics.take();
  assert.deepEqual(felt, []);
  haptics.turn(true);
  haptics.take();
  haptics.accept();
  haptics.refuse();
  haptics.lastSand();
  assert.deepEqual(felt, [8, [12, 30, 12], [30, 40, 30], 10]);
  assert.equal(haptics.available, true);
});

test("haptics: a device without them, or that forbids them, is not noticed", () => {
  const forbidding = {
    vibrate() {
      throw new Error("forbidden");
    },
  };
  assert.equal(openHaptics({}).available, false);
  for (const device of [{}, forbidding]) {
    const haptics = openHaptics(device);
    haptics.turn(true);
    haptics.take();
  }
});

/** A page and a device whose wake lock we can watch, grant and take away. */
function fakeDevice() {
  const page = new EventTarget();
  page.visibilityState = "visible";
  const show = (state) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  const asked = [];
  const wakeLock = {
    request: () => new Promise((grant, refuse) => asked.push({ grant, refuse })),
  };
  const held = new Set();
  const aLock = () => {
    const lock = new EventTarget();
    held.add(lock);
    lock.release = async () => {
      held.delete(lock);
      lock.dispatchEvent(new Event("release"));
    };
    return lock;
  };
  const answer = async (how, value = aLock()) => {
    asked.at(-1)[how](value);
    await new Promise(setImmediate);
  };
  return { page, show, asked, held, answer, device: { wakeLock } };
}

test("wake lock: held in a round, asked for again when the page is seen again", async () => {
  const { page, show, asked, held, answer, device } = fakeDevice();
  const awakeLock = openWakeLock(device, page);
  show("visible");
  assert.equal(asked.length, 0);
  awakeLock.hold();
  awakeLock.hold();
  assert.equal(asked.length, 1);
  await answer("grant");
  assert.equal(held.size, 1);
  show("hidden");
  for (const lock of held) await lock.release();
  assert.equal(asked.length, 1);
  show("visible");
  assert.equal(asked.length, 2);
  await answer("grant");
  assert.equal(held.size, 1);
  awakeLock.release();
  assert.equal(held.size, 0);
  show("visible");
  assert.equal(asked.length, 2);
});

test("wake lock: released while it was being asked for", async () => {
  const { page, held, answer, device } = fakeDevice();
  const lock = openWakeLock(device, page);
  lock.hold();
  lock.release();
  await answer("grant");
  assert.equal(held.size, 0);
});

test("wake lock: refused, it is asked for again later; missing, nothing happens", async () => {
  const { page, show, asked, answer, device } = fakeDevice();
  const lock = openWakeLock(device, page);
  lock.hold();
  await answer("refuse", new Error("low battery"));
  show("visible");
  assert.equal(asked.length, 2);
  const without = openWakeLock({}, page);
  without.hold();
  await new Promise(setImmediate);
  without.release();
});
