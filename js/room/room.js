/**
 * A room of friends, as the page has it: who is there, what the table has agreed on, and
 * the round under way. All that is said goes through one line, so that nothing is said
 * twice under one number.
 *
 * @import { Identity } from "../net/identity.js"
 * @import { Net, NetEvents } from "../net/net.js"
 * @import { Engine } from "../worker/engine.js"
 * @import { Table } from "./deal_text.js"
 * @import { Body } from "./entry.js"
 * @import { Keep } from "./keep.js"
 * @import { Build } from "./roster.js"
 *
 * @typedef {import("./room_view.js").RoomView} RoomView
 * @typedef {import("./room_view.js").RoundView} RoundView
 * @typedef {import("./roster.js").Member} Member
 *
 * @typedef {Pick<Table, "game" | "options" | "target" | "teams" | "minimums">} Wish
 *
 * @typedef {object} Given
 * @property {(events: NetEvents) => Net} net
 * @property {Pick<Identity, "id" | "key" | "sign" | "jwk">} identity
 * @property {string} secret
 * @property {Pick<Engine, "request">} engine
 * @property {(length: number) => Uint8Array} entropy
 * @property {() => number} now never runs backwards
 * @property {() => number} wall
 * @property {Keep} keep
 * @property {Keep} heard what the others have said
 * @property {Build} build
 * @property {{name: string, token: number}} who
 * @property {Wish} wish for the first table, by who founds the room, or where nobody
 *   founded it
 * @property {string | null} grain of which the room's secret is made; null for who joins
 *
 * @typedef {object} Tools
 * @property {string} room its name, as `openSecret` gives it
 * @property {(wait: number, call: () => void) => () => void} after gives back what stops it
 * @property {(key: string, text: string, signature: string) => Promise<boolean>} verify
 * @property {(key: string) => Promise<string | null>} idOf
 *
 * @typedef {Given & Tools} Means
 *
 * @typedef {"not_chair" | "too_few" | "no_table" | "in_round" | "not_yours" | "not_now" |
 *   "still_here" | "malformed"} Refused
 *
 * @typedef {object} Room Each answers when it is said, with null or why not.
 * @property {() => RoomView} view
 * @property {Net} net
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
import { idOf, verify } from "../net/identity.js";
import { openSecret } from "../net/secret.js";
import { Machine } from "./machine.js";
import * as wishes from "./wishes.js";

/**
 * @param {Given & Partial<Tools>} given
 * @param {(view: RoomView) => void} tell
 * @returns {Promise<Room>}
 */
export async function openRoom(given, tell) {
  const room = given.room ?? (await openSecret(given.secret, given.entropy)).room;
  const machine = new Machine({ verify, idOf, after, ...given, room }, tell);
  await machine.open();
  return roomOf(machine);
}

/** @param {Machine} machine @returns {Room} */
export function roomOf(machine) {
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
      machine.goAside();
      return ask(() => ({ kind: "ready", ready: true }));
    },
    async leave() {
      await ask(() => ({ kind: "leave" }));
      machine.forget();
      machine.net.leave();
    },
    close: () => machine.close(),
  };
}

/** @type {Tools["after"]} */
function after(wait, call) {
  const timer = setTimeout(call, wait);
  return () => clearTimeout(timer);
}
