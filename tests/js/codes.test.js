import assert from "node:assert/strict";
import { test } from "node:test";

import { candidatesIn } from "../../js/net/candidates.js";
import { keeps, pack, toLinkForm, unpack } from "../../js/net/codes.js";
import { A_CODE, EACH, refusal, SAID, SECRET, sealed } from "./codes_said.js";

/** @param {(string | RegExp)[]} lines a description with these instead of its own */
function changed({ type, sdp }, ...pairs) {
  return { type, sdp: pairs.reduce((text, [old, its]) => text.replace(old, its), sdp) };
}

const value = (sdp, name) =>
  new RegExp(`^a=${name}:(.*?)\\s*$`, "m").exec(sdp)?.[1] ?? null;

/** What both browsers need of a description. */
function gist({ type, sdp }) {
  const names = ["ice-ufrag", "ice-pwd", "fingerprint", "mid", "sctp-port"];
  const values = names.map((name) => value(sdp, name));
  return { type, values, candidates: candidatesIn(sdp) };
}

const CHROMIUM = SAID["chromium addresses"].offer;

for (const { name, said } of EACH) {
  test(`a code gives back what it was made from: ${name}`, () => {
    for (const meta of [new Uint8Array(), SECRET, new Uint8Array(255).fill(7)]) {
      const code = pack(said, meta);
      assert.match(code, /^[0-9A-HJKMNP-TV-Z]+$/);
      const back = unpack(code, said.type);
      assert.deepEqual(gist(back), gist(said));
      assert.deepEqual(back.meta, meta);
      assert.deepEqual(unpack(toLinkForm(code)), back);
      assert.equal(pack(back, meta), code);
    }
  });
}

test("candidates keep their order, and TCP ones stay out", () => {
  const { sdp } = SAID["firefox names stun"].offer;
  assert.match(sdp, /tcptype/);
  const back = unpack(pack({ type: "offer", sdp })).sdp;
  const lines = back.match(/^a=candidate:.*$/gm);
  assert.doesNotMatch(back, /tcp/i);
  assert.deepEqual(
    lines.map((line) => / typ (\w+)/.exec(line)[1]),
    ["host", "host", "srflx"],
  );
  const priorities = lines.map((line) => Number(line.split(" ")[3]));
  assert.deepEqual(
    priorities,
    [...priorities].sort((a, b) => b - a),
  );
  assert.ok(priorities.every((one) => one < 2 ** 31));
});

test("every form of address goes through, and what is none stays out", () => {
  const line = (host, rest = "typ host", port = 5000) =>
    `a=candidate:1 1 udp 100 ${host} ${port} ${rest}`;
  const through = [
    [line("192.168.0.255"), "192.168.0.255 5000 typ host"],
    [line("10.0.0.1", "typ host", 65535), "10.0.0.1 65535 typ host"],
    [line("2001:db8::1"), "2001:db8:0:0:0:0:0:1 5000 typ host"],
    [line("::1"), "0:0:0:0:0:0:0:1 5000 typ host"],
    [line("1:2:3:4:5:6:7::"), "1:2:3:4:5:6:7:0 5000 typ host"],
    [
      line("198.51.100.9", "typ srflx raddr 1.2.3.4 rport 9"),
      "198.51.100.9 5000 typ srflx",
    ],
    [line("2001:DB8::A", "typ srflx"), "2001:db8:0:0:0:0:0:a 5000 typ srflx"],
    [
      line("198.51.100.9", "typ relay raddr 0.0.0.0 rport 0"),
      "198.51.100.9 5000 typ relay",
    ],
    [line("2001:db8::a", "typ relay"), "2001:db8:0:0:0:0:0:a 5000 typ relay"],
    [
      line("0A1B2C3D-1111-4222-8333-444455556666.local"),
      "0a1b2c3d-1111-4222-8333-444455556666.local 5000 typ host",
    ],
  ];
  const withLines = (...lines) =>
    changed(
      CHROMIUM,
      [/a=candidate:.*\r\n/g, ""],
      ["a=ice-ufrag", `${lines.join("\r\n")}\r\na=ice-ufrag`],
    );
  const found = (said) =>
    (unpack(pack(said)).sdp.match(/^a=candidate:.*$/gm) ?? []).map((one) =>
      one.split(" ").slice(4, 8).join(" "),
    );
  for (const [given, expected] of through) {
    assert.deepEqual(found(withLines(given)), [expected]);
  }
  const out = [
    line("192.168.0.256"),
    line("1.2.3"),
    line("a.example"),
    line("name.local"),
    line("1:2:3"),
    line("1::2::3"),
    line("1:2:3:4:5:6:7:8:9"),
    line("1:2:3:4:5:6:7:8::"),
    line("fe80::1%eth0"),
    line("::ffff:1.2.3.4"),
    line("12345::"),
    line("192.168.0.1", "typ host", 0),
    line("192.168.0.1", "typ host", 65536),
    line("192.168.0.1", "typ prflx"),
    line("192.168.0.1").replace(" 1 udp", " 2 udp"),
    line("192.168.0.1").replace("udp", "tcp"),
    line("0a1b2c3d-1111-4222-8333-444455556666.local", "typ srflx"),
  ];
  assert.deepEqual(found(withLines(...out)), []);
  const many = Array.from({ length: 30 }, (_, i) => line(`10.0.0.${i}`));
  assert.equal(found(withLines(...many)).length, 12);
});

test("credentials of any length go through, in the letters that are allowed", () => {
  for (const [ufrag, pwd] of [
    ["abcd", "+/".repeat(12)],
    ["0123abcd", "0123456789abcdef".repeat(2)],
    ["0123abcD", "0123456789abcdef".repeat(2)],
    ["Zz+/9", "A".repeat(22)],
    ["a".repeat(255), "b".repeat(255)],
  ]) {
    const said = changed(
      CHROMIUM,
      [/ice-ufrag:.*/, `ice-ufrag:${ufrag}`],
      [/ice-pwd:.*/, `ice-pwd:${pwd}`],
    );
    assert.deepEqual(gist(unpack(pack(said))), gist(said));
  }
});

test("the host begins the handshake, whatever the invitation left open", () => {
  const { offer, answer } = SAID["firefox addresses"];
  for (const role of ["actpass", "active"]) {
    const said = changed(offer, ["setup:actpass", `setup:${role}`]);
    assert.equal(value(unpack(pack(said)).sdp, "setup"), "active");
  }
  for (const role of ["active", "passive"]) {
    const said = changed(answer, ["setup:active", `setup:${role}`]);
    assert.equal(value(unpack(pack(said)).sdp, "setup"), role);
  }
});

test("a description that no code can hold is refused", () => {
  const unfit = [
    { type: "rollback", sdp: "" },
    { type: "offer", sdp: "" },
    changed(CHROMIUM, ["a=mid:0", "a=mid:1"]),
    changed(CHROMIUM, ["sctp-port:5000", "sctp-port:5001"]),
    changed(CHROMIUM, ["sha-256", "sha-512"]),
    changed(CHROMIUM, [/ice-ufrag:.*/, "ice-ufrag:a b!"]),
    changed(CHROMIUM, [/ice-ufrag:.*/, "ice-ufrag:abc"]),
    changed(CHROMIUM, [/ice-ufrag:.*/, `ice-ufrag:${"a".repeat(256)}`]),
    changed(CHROMIUM, [/ice-pwd:.*/, "ice-pwd:short"]),
    changed(CHROMIUM, ["setup:actpass", "setup:holdconn"]),
    changed(CHROMIUM, ["setup:actpass", "setup:passive"]),
    { ...CHROMIUM, type: "answer" },
    { ...CHROMIUM, sdp: `${CHROMIUM.sdp}m=audio 9 X 0\r\n` },
  ];
  for (const said of unfit)
    assert.equal(
      refusal(() => pack(said)),
      "unfit",
    );
  assert.equal(
    refusal(() => pack(CHROMIUM, new Uint8Array(256))),
    "unfit",
  );
});

test("nothing of a code reaches the description but figures of a fixed form", () => {
  const form =
    /^(?:v=0|o=- 1 2 IN IP4 127\.0\.0\.1|s=-|t=0 0|m=application 9 UDP\/DTLS\/SCTP webrtc-datachannel|c=IN IP4 0\.0\.0\.0|a=group:BUNDLE 0|a=candidate:\d+ 1 udp \d+ [\da-f.:-]+(?:local)? \d+ typ (?:host|(?:srflx|relay) raddr (?:0\.0\.0\.0|::) rport 0)|a=ice-ufrag:[\w+/]{4,255}|a=ice-pwd:[\w+/]{22,255}|a=ice-options:trickle|a=fingerprint:sha-256 (?:[\dA-F]{2}:){31}[\dA-F]{2}|a=setup:(?:active|passive)|a=mid:0|a=sctp-port:5000|a=max-message-size:262144|)$/;
  for (const { said } of EACH) {
    for (const line of unpack(pack(said)).sdp.split("\r\n")) assert.match(line, form);
  }
});

test("a code is read however it comes", () => {
  const whole = unpack(A_CODE);
  const inLines = A_CODE.replace(/.{20}/g, "$&\n> ");
  const link = `https://lexigrid.example/games/#/code/${toLinkForm(A_CODE)}`;
  const texts = [
    A_CODE.toLowerCase(),
    ` \n${A_CODE}\r\n`,
    inLines,
    A_CODE.replace(/.{5}/g, "$& "),
    A_CODE.replaceAll("0", "o").replaceAll("1", "l"),
    A_CODE.replaceAll("0", "O").replaceAll("1", "I"),
    `Here it is: ${A_CODE}. See you at the table`,
    `\ufeff${A_CODE.slice(0, 50)}\u200b${A_CODE.slice(50)}`,
    link,
    `Come and play: ${link} , quick`,
    link.replace(/.{30}/g, "$&\n"),
    `HTTPS://LEXIGRID.EXAMPLE/#/code/${A_CODE}`,
    toLinkForm(A_CODE),
  ];
  for (const text of texts) assert.deepEqual(unpack(text), whole, text);
});

test("what is no code is named", () => {
  const cases = [
    ["", "empty"],
    [" \n\t\u200b", "empty"],
    ["hello", "not_a_code"],
    ["https://lexigrid.example/#/hunt", "not_a_code"],
    ["!".repeat(200), "not_a_code"],
    ["A".repeat(5000), "not_a_code"],
    ["ü".repeat(200), "not_a_code"],
    [A_CODE.slice(0, -1), "spoilt"],
    [A_CODE.slice(1), "spoilt"],
    [A_CODE.slice(0, 60), "spoilt"],
    [A_CODE + A_CODE, "spoilt"],
    [`${A_CODE}0`, "spoilt"],
    [`0${A_CODE}`, "spoilt"],
    ["A".repeat(120), "spoilt"],
  ];
  for (const [text, code] of cases)
    assert.equal(
      refusal(() => unpack(text)),
      code,
      text,
    );
});

test("a code of the other kind, and of another version, are named", () => {
  const reply = pack(SAID["firefox names"].answer);
  assert.equal(
    refusal(() => unpack(A_CODE, "answer")),
    "wrong_kind",
  );
  assert.equal(
    refusal(() => unpack(reply, "offer")),
    "wrong_kind",
  );
  assert.equal(unpack(reply, "answer").type, "answer");
  assert.equal(
    refusal(() => unpack(sealed([0, 0, 1, 0], A_CODE))),
    "newer",
  );
  assert.equal(
    refusal(() => unpack(sealed([0, 0, 0, 0], A_CODE))),
    "not_a_code",
  );
});

test("a code keeps while its ways lie on one network", () => {
  const kept = Object.entries(SAID).map(([name, { answer }]) => [
    name,
    keeps(pack(answer)),
  ]);
  assert.deepEqual(Object.fromEntries(kept), {
    "chromium names": true,
    "chromium names stun": false,
    "chromium addresses": true,
    "chromium addresses stun": false,
    // Firefox gives up after five seconds where names stand for the addresses.
    "firefox names": false,
    "firefox names stun": false,
    "firefox addresses": true,
    "firefox addresses stun": false,
  });
});

test("codes are as short as was asked", () => {
  const mdns = (n) =>
    Array.from(
      { length: n },
      (_, i) => `0a1b2c3d-1111-4222-8333-44445555666${i}.local 1 typ host`,
    );
  const v4 = ["10.0.0.7 50000 typ host"];
  const seen = ["198.51.100.7 50000 typ srflx"];
  const v6 = ["2001:db8::7 50000 typ host"];
  const v6b = ["fd00::7 50000 typ host"];
  const seen6 = ["2001:db8::9 50000 typ srflx"];
  const sizeOf = (places) => {
    const lines = places.map((place, i) => `a=candidate:${i} 1 udp ${99 - i} ${place}`);
    const said = changed(
      CHROMIUM,
      [/a=candidate:.*\r\n/g, ""],
      ["a=ice-ufrag", `${lines.join("\r\n")}\r\na=ice-ufrag`],
    );
    const code = pack(said);
    return [code.length, toLinkForm(code).length];
  };
  // At most what a code had without version and checksum when the facts were measured,
  // and links of 38 letters before it: 101, 112, 151, 173, 215; 122, 132, 164, 182, 217.
  assert.deepEqual(
    {
      home: sizeOf(["192.168.1.7 50000 typ host"]),
      v4: sizeOf(v4),
      "v4 seen": sizeOf([...v4, ...seen]),
      names: sizeOf(mdns(2)),
      "v4 v6 seen": sizeOf([...v4, ...v6, ...seen, ...seen6]),
      six: sizeOf([...v4, "10.8.0.7 50000 typ host", ...v6, ...v6b, ...seen, ...seen6]),
    },
    {
      home: [97, 81],
      v4: [100, 84],
      "v4 seen": [110, 92],
      names: [149, 125],
      "v4 v6 seen": [169, 141],
      six: [209, 175],
    },
  );
});
