/**
 * A room put together: net, engine and what this tab has kept of it.
 *
 * @import { Room } from "../room/room.js"
 * @import { RoomView } from "../room/room_view.js"
 * @import { App } from "./app.js"
 * @import { Status } from "../net/signalling.js"
 * @import { Hint } from "./friends_link.js"
 *
 * @typedef {object} Wanted
 * @property {string | null} secret null: of a room that is yet to be founded
 * @property {Hint} hint of what is played there
 * @property {boolean} isFounder
 * @property {boolean} [isByCode] no third party is to be asked
 * @property {Founding | null} [founding] of a room of one's own that was named before a reload
 *
 * @typedef {object} Founding what a room of one's own begins with
 * @property {JsonWebKey} jwk
 * @property {string} grain of which the secret is made
 *
 * @typedef {{room: Room, leave: () => Promise<void>}} Opened
 */
import { toHex } from "../net/bytes.js";
import { loadConfig } from "../net/config.js";
import { makeIdentity, openIdentity } from "../net/identity.js";
import { friendsNet } from "../net/open.js";
import { openSecret } from "../net/secret.js";
import { secretOf } from "../room/hashes.js";
import { readKept } from "../room/keep.js";
import { openRoom } from "../room/room.js";
import { text } from "../store/shape.js";
import { ownPlayer } from "./friends_me.js";
import { wishOf } from "./friends_options.js";

/** What a member keeps of its room, in the tab's own storage. */
const NOTE = "friends kept";
const HEARD = "friends heard";
const GRAIN_BYTES = 16;
const MOST_KEPT = 4_000_000;
const NOBODY = { relays: [], stun: [], turn: [] };

/**
 * @param {App["entropy"]} entropy
 * @returns {Promise<{secret: string, founding: Founding}>}
 */
export async function found(entropy) {
  const { id, jwk } = await makeIdentity();
  const grain = toHex(entropy(GRAIN_BYTES));
  return { secret: secretOf(id, grain), founding: { jwk, grain } };
}

/**
 * @param {App} app
 * @param {{secret: string, hint: Hint, isByCode: boolean}} wanted
 * @param {Founding | null} founding
 * @param {{view: (view: RoomView) => void, relays: (relays: Status) => void}} tell
 * @returns {Promise<Opened>}
 */
export async function openFriendsRoom(app, { secret, isByCode, hint }, founding, tell) {
  const { engine, now, wall, entropy } = app;
  const [keep, heard] = [keeper(app, NOTE), keeper(app, HEARD)];
  const [config, { room: name }] = await Promise.all([
    isByCode ? NOBODY : loadConfig(),
    openSecret(secret, entropy),
  ]);
  const kept = readKept(keep, name);
  const jwk = kept?.jwk ?? founding?.jwk;
  const identity = await (jwk ? openIdentity(jwk) : makeIdentity());
  const makeNet = friendsNet({ identity, secret, config, now, entropy });
  const room = await openRoom(
    {
      net: (events) => makeNet({ ...events, signalling: tell.relays }),
      ...{ identity, secret, engine, entropy, now, wall, keep, heard },
      build: __DIGESTS__,
      who: ownPlayer(app),
      wish: wishOf(app, hint.game),
      grain: founding?.grain ?? null,
    },
    tell.view,
  );
  return {
    room,
    async leave() {
      await room.leave();
      keep.write("");
      heard.write("");
    },
  };
}

/** @param {App} app @param {string} name */
function keeper({ device: { drafts } }, name) {
  return {
    read: () => /** @type {string | null} */ (drafts.read(name, text(MOST_KEPT))),
    /** @param {string} kept */
    write(kept) {
      drafts.keep(name, kept);
      if (drafts.read(name, text(MOST_KEPT)) !== kept)
        throw new Error("it is not kept");
    },
  };
}
