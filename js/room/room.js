/**
 * A room of friends, as the page has it: who is there, what the table has agreed on, and
 * the round under way. All that is said goes through one line, so that nothing is said
 * twice under one number.
 *
 * @import { Identity } from "../net/identity.js"
 * @import { Engine } from "../worker/engine.js"
 * @import { Table } from "./deal_text.js"
 * @import { Body } from "./entry.js"
 * @import { Keep } from "./keep.js"
 * @import { Build, Presence } from "./roster.js"
 *
 * @typedef {import("./room_view.js").RoomView} RoomView
 * @typedef {import("./room_view.js").RoundView} RoundView
 * @typedef {import("./roster.js").Member} Member
 *
 * @typedef {object} NetEvents
 * @property {(peer: string, state: Presence, why?: string) => void} presence
 * @property {(peer: string, text: string) => void} message
 * @property {(status: any) => void} signalling
 *
 * @typedef {object} NetLike as much of a net as a room needs
 * @property {(peer: string | null, text: string) => void} send
 * @property {(peer: string) => number | null} offset
 * @property {() => void} leave
 *
 * @typedef {Pick<Table, "game" | "options" | "target" | "teams" | "minimums">} Wish
 *
 * @typedef {object} Means
 * @property {(events: NetEvents) => NetLike} net
 * @property {Pick<Identity, "id" | "key" | "sign" | "jwk">} identity
 * @property {string} secret
 * @property {string} room name of the room, as `openSecret` gives it
 * @property {Pick<Engine, "request">} engine
 * @property {(length: number) => Uint8Array} entropy
 * @property {() => number} now never runs backwards
 * @property {() => number} wall
 * @property {(wait: number, call: () => void) => () => void} after
 * @property {Keep} keep
 * @property {Build} build
 * @property {(key: string, text: string, signature: string) => Promise<boolean>} verify
 * @property {(key: string) => Promise<string | null>} idOf
 * @property {{name: string, token: number}} player
 * @property {Wish | null} founding null for who joins
 * @property {(status: any) => void} [signalling]
 *
 * @typedef {"not_chair" | "too_few" | "no_table" | "in_round" | "not_yours" | "not_now" |
 *   "still_here" | "malformed"} Refused
 *
 * @typedef {object} Room Each answers when it is said, with null or why not.
 * @property {() => RoomView} view
 * @property {NetLike} net
 * @property {(player: {name: string, token: number}) => Promise<Refused | null>} name
 * @property {(flag: boolean) => Promise<Refused | null>} ready
 * @property {(wish: Wish) => Promise<Refused | null>} setTable
 * @property {(wish?: {fresh?: boolean}) => Promise<Refused | null>} deal `fresh`: a new match
 * @property {() => Promise<Refused | null>} lift
 * @property {() => Promise<Refused | null>} turnGlass
 * @property {(list: string) => void} remember the list as far as it goes, for a reload
 * @property {(list: string) => Promise<Refused | null>} seal the whole list
 * @property {(seat: number) => Promise<Refused | null>} excuse goes on without a seat, from 1
 * @property {() => Promise<Refused | null>} again back to the lobby, ready
 * @property {() => Promise<void>} leave for good
 * @property {() => void} close the page goes; the seat is held
 */
import { Machine } from "./machine.js";
import * as wishes from "./wishes.js";

/**
 * @param {Means} means
 * @param {(view: RoomView) => void} tell
 * @returns {Promise<Room>}
 */
export async function openRoom(means, tell) {
  const machine = new Machine(means, tell);
  await machine.open();
  const ask = (/** @type {() => Body | Refused | null} */ wish) => machine.ask(wish);
  return {
    view: () => machine.view(),
    net: machine.net,
    name: (player) => ask(() => ({ kind: "who", ...player })),
    ready: (flag) => ask(() => ({ kind: "ready", ready: flag })),
    setTable: (wish) => ask(() => wishes.table(machine, wish)),
    deal: (wish = {}) => ask(() => wishes.deal(machine, wish.fresh ?? false)),
    lift: () => ask(() => wishes.lift(machine)),
    turnGlass: () => ask(() => wishes.turnGlass(machine)),
    remember: (list) => wishes.remember(machine, list),
    seal: (list) => ask(() => wishes.seal(machine, list)),
    excuse: (seat) => ask(() => wishes.excuse(machine, seat)),
    async again() {
      machine.isAside = true;
      return ask(() => ({ kind: "ready", ready: true }));
    },
    async leave() {
      await ask(() => ({ kind: "leave" }));
      machine.close();
      machine.net.leave();
    },
    close: () => machine.close(),
  };
}
