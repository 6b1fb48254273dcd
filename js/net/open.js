/**
 * The net as the page opens it: all its parts put together, over the relays that the site
 * names.
 *
 * @import { Entropy } from "./secret.js"
 * @import { Identity } from "./identity.js"
 * @import { Means } from "./means.js"
 * @import { Net, NetEvents } from "./net.js"
 * @import { NetConfig } from "./config.js"
 */
import { iceServersOf } from "./config.js";
import { browserMeans } from "./means.js";
import { openNet } from "./net.js";
import { makeNostrBus } from "./nostr.js";
import { openPeerBus } from "./peer_bus.js";
import { openSecret } from "./secret.js";

/**
 * @param {object} setup
 * @param {Identity} setup.identity
 * @param {string} setup.secret
 * @param {NetConfig} setup.config without relays: nobody outside of the room is asked
 * @param {() => number} setup.now
 * @param {Entropy} setup.entropy
 * @param {Means} [setup.means]
 * @returns {(events: NetEvents) => Net}
 */
export function friendsNet({ identity, secret, config, now, entropy, means }) {
  const world = means ?? browserMeans({ now, entropy });
  const topic = openSecret(secret, entropy).then((keys) => keys.topic);
  const { relays } = config;
  const buses = relays.length ? [makeNostrBus({ relays, topic, means: world })] : [];
  return (events) => {
    const net = openNet(
      {
        identity,
        secret,
        buses,
        iceServers: iceServersOf(config),
        means: world,
        codes: () => import("./codes.js"),
      },
      events,
    );
    net.addBus(openPeerBus(net, world));
    return net;
  };
}
