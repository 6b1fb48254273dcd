/** Nets in a world of the test's, and two of them that have met. */
import assert from "node:assert/strict";
import { toBase64 } from "../../js/net/bytes.js";
import { makeIdentity } from "../../js/net/identity.js";
import { openNet } from "../../js/net/net.js";
import { SECRET_BYTES } from "../../js/net/secret.js";
import { World } from "./net_world.js";

export const entropy = (length) => crypto.getRandomValues(new Uint8Array(length));
export const makeSecret = () => toBase64(entropy(SECRET_BYTES));

/** Identities with rising ids: the first of two offers. */
export async function identities(count) {
  const all = await Promise.all(Array.from({ length: count }, () => makeIdentity()));
  return all.sort((a, b) => (a.id < b.id ? -1 : 1));
}

export function aNet(
  world,
  identity,
  secret,
  means = world.means(),
  buses = [world.bus()],
) {
  const told = [];
  const texts = [];
  const signalling = [];
  const net = openNet(
    {
      identity,
      secret,
      buses,
      iceServers: [],
      means,
      codes: () => import("../../js/net/codes.js"),
    },
    {
      presence: (_, state, why) => told.push(why ? `${state} ${why}` : state),
      message: (peer, text) => texts.push([peer, text]),
      signalling: (status) => signalling.push(status),
    },
  );
  return {
    net,
    told,
    texts,
    signalling,
    means,
    state: (id) => net.peers().get(id)?.state,
  };
}

/** Two that are here for each other. */
export async function aPair(setup = {}) {
  const world = new World();
  const secret = makeSecret();
  const [a, b] = await identities(2);
  const one = aNet(world, a, secret);
  await world.turn(100);
  const two = aNet(world, b, secret, world.means(setup));
  await world.turn(3_000);
  assert.deepEqual([one.state(b.id), two.state(a.id)], ["here", "here"]);
  return { world, secret, a, b, one, two };
}
