import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { pack, toLinkForm } from "../../js/net/codes.js";
import { guestCodes, hostCodes } from "../../js/page/friends_codes.js";
import { CODES } from "../../js/ui/words_friends_codes.js";

globalThis.document ??= { querySelector: () => null };

const SAID = JSON.parse(
  readFileSync(new URL("./sdps.json", import.meta.url), { encoding: "utf-8" }),
);
const INVITATION = pack(SAID["chromium addresses"].offer);
const AT_HOME = pack(SAID["chromium addresses"].answer);
const WIDE = SAID["chromium addresses stun"].answer;
const RENEWAL = 20_000;

/** All the texts and functions that a template was filled with, however deep. */
function filling(value) {
  if (Array.isArray(value)) return value.flatMap(filling);
  return value?.values ? value.values.flatMap(filling) : [value];
}
const shows = (part, text) => filling(part.view()).includes(text);

/** A camera that writes down when it is held. */
function aCamera(state = "on") {
  const camera = { isOn: false, held: 0 };
  camera.hold = async () => {
    camera.held += 1;
    camera.isOn = state === "on";
    return {
      state,
      release: () => {
        camera.isOn = false;
      },
    };
  };
  return camera;
}

const share = { sends: false, copy: async () => true, send: async () => true };
const fault = (code) => Object.assign(new Error(code), { code });

/** Lets all that was promised come to pass. */
async function settle() {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
}

/** Presses the key of a template that is the nth to hear a click. */
async function press(part, nth) {
  const keys = filling(part.view()).filter((one) => typeof one === "function");
  keys[nth]();
  await settle();
}

/** A guest with an invitation out of a link; `answers` are the replies, or errors. */
async function aGuest(answers, camera = aCamera()) {
  const asked = [];
  const net = {
    async answerCode(code) {
      asked.push([code, camera.isOn]);
      const next = answers.length > 1 ? answers.shift() : answers[0];
      if (next instanceof Error) throw next;
      return next;
    },
  };
  const part = guestCodes(
    { enter: async () => net, camera, share, invitation: INVITATION },
    () => {},
  );
  await press(part, 0);
  return { part, asked, camera };
}

test("the reply is made while the camera is on, which is off after", async () => {
  const { part, asked, camera } = await aGuest([AT_HOME]);
  assert.deepEqual(asked, [[INVITATION, true]]);
  assert.equal(camera.isOn, false);
  assert.ok(shows(part, AT_HOME));
  part.stop();
});

test("a reply that routers forget is made anew every 20 seconds", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const replies = [1, 2, 3].map((n) => pack(WIDE, Uint8Array.of(n)));
  const { part, asked, camera } = await aGuest([...replies]);
  for (const reply of replies) {
    assert.ok(shows(part, reply));
    t.mock.timers.tick(RENEWAL - 1);
    await settle();
    assert.ok(shows(part, reply));
    t.mock.timers.tick(1);
    await settle();
  }
  assert.equal(asked.length, 4);
  assert.equal(camera.held, 1, "the light does not go on again and again");
  part.stop();
  t.mock.timers.tick(10 * RENEWAL);
  await settle();
  assert.equal(asked.length, 4);
});

test("a reply on one network stays as it is", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { part, asked } = await aGuest([AT_HOME]);
  t.mock.timers.tick(10 * RENEWAL);
  await settle();
  assert.equal(asked.length, 1);
  assert.ok(!shows(part, CODES.reply.soon));
  part.stop();
});

test("when it cannot be made anew the one before stays, and is tried again", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const [one, two] = [1, 2].map((n) => pack(WIDE, Uint8Array.of(n)));
  const { part } = await aGuest([one, fault("no_connection"), two]);
  t.mock.timers.tick(RENEWAL);
  await settle();
  assert.ok(shows(part, one));
  t.mock.timers.tick(RENEWAL);
  await settle();
  assert.ok(shows(part, two));
  part.stop();
});

test("once the host is here nothing is made anew", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { part, asked } = await aGuest([pack(WIDE)]);
  part.joined();
  t.mock.timers.tick(10 * RENEWAL);
  await settle();
  assert.equal(asked.length, 1);
  assert.ok(shows(part, CODES.joined.line));
});

test("a reply that cannot be made is told, and another invitation asked for", async () => {
  const { part, camera } = await aGuest([fault("own_code")]);
  assert.ok(shows(part, CODES.faults.own_code));
  assert.ok(shows(part, CODES.take.line));
  assert.equal(camera.isOn, false);
  part.stop();
});

test("an invitation that the link brought harmed is told at once", () => {
  for (const [invitation, code] of [
    [INVITATION.slice(0, -1), "spoilt"],
    [AT_HOME, "invitation_wanted"],
    ["", "empty"],
  ]) {
    const enter = () => assert.fail("entered");
    const part = guestCodes({ enter, camera: aCamera(), share, invitation }, () => {});
    assert.ok(shows(part, CODES.faults[code]), code);
  }
});

test("the host's invitation is a link, made while the camera is on", async () => {
  for (const state of ["on", "refused", "none", "busy", "insecure"]) {
    const camera = aCamera(state);
    let wasOn = false;
    const net = {
      async offerCode() {
        wasOn = camera.isOn;
        return INVITATION;
      },
    };
    const linkTo = (form) => `https://lexigrid.example/#/code/${form}`;
    const parts = { net, camera, share, linkTo, nameOf: () => "Ida" };
    const part = hostCodes(parts, () => {});
    await press(part, 0);
    assert.equal(wasOn, state === "on");
    assert.equal(camera.isOn, false);
    assert.ok(shows(part, linkTo(toLinkForm(INVITATION))));
    if (state !== "on") assert.ok(shows(part, CODES.camera[state]), state);
  }
});

test("without the camera nobody is asked for it", async () => {
  const camera = aCamera();
  const net = { offerCode: async () => INVITATION };
  const parts = { net, camera, share, linkTo: (form) => form, nameOf: () => "" };
  const part = hostCodes(parts, () => {});
  await press(part, 1);
  assert.equal(camera.held, 0);
  assert.ok(shows(part, toLinkForm(INVITATION)));
});

test("every fault of a code and of the net has its sentence", () => {
  const sources = ["code_text.js", "by_hand.js"].map((name) =>
    readFileSync(new URL(`../../js/net/${name}`, import.meta.url), {
      encoding: "utf-8",
    }),
  );
  const thrown = sources.flatMap((text) =>
    [...text.matchAll(/new (?:Code|Hand)Error\(\s*"(\w+)"/g)].map(([, code]) => code),
  );
  assert.ok(thrown.length > 8);
  for (const code of thrown) assert.ok(CODES.faults[code], code);
});
