import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

import { openCamera } from "../../js/device/camera.js";

const { resolve } = createRequire(new URL("../../js/package.json", import.meta.url));
const { encodeQR } = await import(pathToFileURL(resolve("qr")).href);
const decoder = () => import(pathToFileURL(resolve("qr/decode.js")).href);

/** A picture of a code, as a canvas gives it. */
function pictureOf(text, dots = 4) {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const side = rows.length * dots;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [at % side, Math.floor(at / side)].map((n) => Math.floor(n / dots));
    if (rows[y][x]) data.fill(0, at * 4, at * 4 + 3);
  }
  return { width: side, height: side, data };
}
const WALL = { width: 640, height: 480, data: new Uint8ClampedArray(640 * 480 * 4) };

class Track extends EventTarget {
  isOn = true;
  stop() {
    this.isOn = false;
  }
}

/** A device whose camera shows `views`, one after another, and the last for good. */
function device({ views = [WALL], refuses = null, own = null, ...more } = {}) {
  const tracks = [];
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const video = {
    videoWidth: 640,
    videoHeight: 480,
    srcObject: null,
    play: async () => {},
  };
  const told = { pauses: 0, frames: [], asked: [], closed: 0, video, page, tracks };
  const devices = {
    async getUserMedia(wishes) {
      told.asked.push(wishes);
      if (refuses) throw Object.assign(new Error("no"), { name: refuses });
      const track = new Track();
      tracks.push(track);
      return { getTracks: () => [track] };
    },
  };
  const camera = openCamera({
    devices,
    page,
    frameOf(_image, width, height) {
      told.frames.push([width, height]);
      return views.length > 1 ? views.shift() : views[0];
    },
    bitmapOf: async (picture) => {
      if (picture === "no picture") throw new Error("InvalidStateError");
      return { ...picture, close: () => (told.closed += 1) };
    },
    ownReader: async () => own,
    decoder,
    pause: async () => {
      told.pauses += 1;
      await told.onPause?.(told.pauses);
    },
    ...more,
  });
  const isOn = () => tracks.some((track) => track.isOn);
  return { camera, told, isOn, video, page };
}

test("a code is read as soon as it is held before the camera, which then goes off", async () => {
  const { camera, told, isOn, video } = device({
    views: [WALL, WALL, pictureOf("CODE7")],
  });
  const { seen } = camera.look(video);
  assert.deepEqual(await seen, { outcome: "found", text: "CODE7" });
  assert.equal(told.pauses, 2);
  assert.equal(isOn(), false);
  assert.equal(video.srcObject, null);
  assert.equal(told.asked[0].video.facingMode, "environment");
  assert.equal(told.asked[0].audio, false);
});

test("the browser's own reader is preferred, and ours is not fetched", async () => {
  const { camera, video } = device({
    own: async () => "by the browser",
    decoder: () => assert.fail("fetched"),
  });
  assert.equal((await camera.look(video).seen).text, "by the browser");
});

test("a reader of the browser that fails is tried again", async () => {
  let tries = 0;
  const own = async () => {
    tries += 1;
    if (tries < 3) throw new Error("InvalidStateError");
    return "at last";
  };
  const { camera, video } = device({ own });
  assert.equal((await camera.look(video).seen).text, "at last");
});

test("a reader that cannot be asked for leaves ours", async () => {
  const { camera, video } = device({
    views: [pictureOf("OURS")],
    ownReader: async () => {
      throw new Error("not here");
    },
  });
  assert.equal((await camera.look(video).seen).text, "OURS");
});

test("a code that is not wanted does not end the look", async () => {
  const { camera, video } = device({ views: [pictureOf("MENU"), pictureOf("CODE")] });
  const { seen } = camera.look(video, (text) => text === "CODE");
  assert.deepEqual(await seen, { outcome: "found", text: "CODE" });
});

test("before the first picture nothing is looked at", async () => {
  const { camera, told, video } = device({ views: [pictureOf("CODE")] });
  video.videoWidth = 0;
  told.onPause = () => {
    video.videoWidth = 640;
  };
  assert.equal((await camera.look(video).seen).outcome, "found");
  assert.equal(told.frames.length, 1);
});

test("the frame is made smaller for our reader, never larger", async () => {
  const { camera, told, video } = device({ views: [WALL, pictureOf("CODE")] });
  Object.assign(video, { videoWidth: 1920, videoHeight: 1080 });
  told.onPause = () => Object.assign(video, { videoWidth: 320, videoHeight: 240 });
  await camera.look(video).seen;
  assert.deepEqual(told.frames, [
    [720, 405],
    [320, 240],
  ]);
});

test("closing ends the light at once", async () => {
  const { camera, told, isOn, video } = device();
  const look = camera.look(video);
  told.onPause = () => {
    assert.equal(isOn(), true);
    look.close();
    assert.equal(isOn(), false);
  };
  assert.deepEqual(await look.seen, { outcome: "closed", text: "" });
  assert.equal(told.pauses, 1);
  assert.equal(video.srcObject, null);
});

test("closing while the player is still asked leaves no light on", async () => {
  const { camera, told, isOn, video } = device();
  const look = camera.look(video);
  look.close();
  assert.equal((await look.seen).outcome, "closed");
  assert.equal(told.tracks.length, 1);
  assert.equal(isOn(), false);
});

test("closing while a frame is read drops what is found in it", async () => {
  const end = {};
  const own = async () => {
    end.close();
    return "too late";
  };
  const { camera, isOn, video } = device({ own });
  const look = camera.look(video);
  end.close = look.close;
  assert.equal((await look.seen).outcome, "closed");
  assert.equal(isOn(), false);
});

test("a hidden page, and a camera pulled out, end the look", async () => {
  const hidden = device();
  const look = hidden.camera.look(hidden.video);
  hidden.told.onPause = () => {
    hidden.page.dispatchEvent(new Event("visibilitychange"));
    assert.equal(hidden.isOn(), true, "it is visible still");
    hidden.page.visibilityState = "hidden";
    hidden.page.dispatchEvent(new Event("visibilitychange"));
  };
  assert.equal((await look.seen).outcome, "closed");
  assert.equal(hidden.isOn(), false);

  const pulled = device();
  const other = pulled.camera.look(pulled.video);
  pulled.told.onPause = () => pulled.told.tracks[0].dispatchEvent(new Event("ended"));
  assert.equal((await other.seen).outcome, "closed");
});

test("a refusal, no camera, a camera in use and an insecure page are told apart", async () => {
  const cases = {
    NotAllowedError: "refused",
    SecurityError: "refused",
    NotFoundError: "none",
    OverconstrainedError: "none",
    TypeError: "none",
    NotReadableError: "busy",
    AbortError: "busy",
  };
  for (const [refuses, outcome] of Object.entries(cases)) {
    const { camera, video } = device({ refuses });
    assert.deepEqual(await camera.look(video).seen, { outcome, text: "" });
    assert.equal((await camera.hold()).state, outcome);
  }
  const { camera, video } = device({ devices: undefined });
  assert.equal((await camera.look(video).seen).outcome, "insecure");
  const { state, release } = await camera.hold();
  assert.equal(state, "insecure");
  release();
});

test("a reader that cannot be fetched is told, and the camera goes off", async () => {
  const { camera, isOn, video } = device({
    decoder: async () => {
      throw new TypeError("Failed to fetch");
    },
  });
  assert.equal((await camera.look(video).seen).outcome, "no_reader");
  assert.equal(isOn(), false);
});

test("a video that will not play by itself is looked at all the same", async () => {
  const { camera, video } = device({ views: [pictureOf("CODE")] });
  video.play = async () => {
    throw new Error("NotAllowedError");
  };
  assert.equal((await camera.look(video).seen).text, "CODE");
});

test("the camera is held until it is released", async () => {
  const { camera, isOn } = device();
  const { state, release } = await camera.hold();
  assert.equal(state, "on");
  assert.equal(isOn(), true);
  release();
  assert.equal(isOn(), false);
});

test("a picture is read, and let go", async () => {
  const picture = pictureOf("A".repeat(150));
  const { camera, told } = device({ views: [picture, WALL] });
  assert.equal(await camera.read(picture), "A".repeat(150));
  assert.equal(await camera.read(WALL), null);
  assert.equal(told.closed, 2);
  assert.equal(await camera.read("no picture"), null);
  assert.deepEqual(told.asked, []);
});

test("a picture that no reader can be fetched for is an error, not a lack of code", async () => {
  const { camera, told } = device({
    decoder: async () => {
      throw new TypeError("Failed to fetch");
    },
  });
  await assert.rejects(camera.read(WALL), TypeError);
  assert.equal(told.closed, 1);
});
