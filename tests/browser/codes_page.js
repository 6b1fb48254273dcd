/**
 * The screens of 'connect by code' on a page of their own, with the real net behind them
 * and no bus but that between members. `#host` invites; `#guest` and `#/code/…` join.
 */
import { openCamera } from "../../js/device/camera.js";
import { openShare } from "../../js/device/share.js";
import { secretOfCode } from "../../js/net/by_hand.js";
import { toBase64 } from "../../js/net/bytes.js";
import * as codes from "../../js/net/codes.js";
import { makeIdentity } from "../../js/net/identity.js";
import { browserMeans } from "../../js/net/means.js";
import { openNet } from "../../js/net/net.js";
import { openPeerBus } from "../../js/net/peer_bus.js";
import { html, render } from "../../js/node_modules/lit-html/lit-html.js";
import { guestCodes, hostCodes } from "../../js/page/friends_codes.js";

const root = document.querySelector("main");
const entropy = (length) => crypto.getRandomValues(new Uint8Array(length));
const means = browserMeans({ now: () => performance.now(), entropy });
const identity = await makeIdentity();
const shared = { camera: openCamera(), share: openShare() };

let part = null;
let bus = null;
let net = null;
window.heard = [];

const draw = () =>
  render(html`<div class="page"><h1>Connect by code</h1>${part?.view()}</div>`, root);

function open(secret) {
  const presence = (_peer, state) => {
    bus?.poke();
    if (state === "here") part?.joined?.();
    draw();
  };
  const message = (peer, text) => window.heard.push([peer, text]);
  const setup = { identity, secret, buses: [], iceServers: [], means };
  net = openNet(
    { ...setup, codes: async () => codes },
    { presence, message, signalling: () => {} },
  );
  bus = openPeerBus(net, means);
  net.addBus(bus);
  window.net = net;
  return net;
}

window.here = () => [...net.peers()].filter(([, { state }]) => state === "here").length;

/** Whether a reply tells addresses, and no names in their place. */
window.isRaw = (reply) => {
  const { sdp } = codes.unpack(reply, "answer");
  return sdp.includes("a=candidate:") && !sdp.includes(".local");
};

function begin() {
  part?.stop();
  if (location.hash === "#host") {
    const linkTo = (form) => `https://lexigrid.example/games/#/code/${form}`;
    const nameOf = () => "Ida";
    part = hostCodes(
      { ...shared, net: open(toBase64(entropy(16))), linkTo, nameOf },
      draw,
    );
  } else {
    const [, invitation] = /^#\/code\/(.+)$/.exec(location.hash) ?? [];
    const enter = async (code) => net ?? open(secretOfCode(codes, code));
    const link = invitation === undefined ? {} : { invitation };
    part = guestCodes({ ...shared, enter, ...link }, draw);
  }
  draw();
}

begin();
