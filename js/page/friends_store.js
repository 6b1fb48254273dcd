/**
 * A round between friends goes among the past rounds, like one of several seats on one
 * device; its log is that of the whole exchange.
 *
 * @import { FairView, HuntView } from "../protocol.js"
 * @import { RoomView } from "../room/room_view.js"
 * @import { Fair } from "../store/fair.js"
 * @import { Round } from "../store/round.js"
 * @import { App } from "./app.js"
 * @import { Seat } from "./friends_room.js"
 * @import { FriendsRound } from "./friends_table.js"
 *
 */
import { fromHex } from "../net/bytes.js";
import { headerOf } from "../store/log_header.js";
import { roundId } from "../store/round.js";
import { sha256 } from "../store/sha256.js";
import { PlayedElsewhere } from "../store/store.js";
import { playersOf } from "./friends_people.js";
import { noteReading } from "./reading.js";
import { summaryOf } from "./summary.js";

/**
 * @param {App} app
 * @param {Seat} seat whose round is over
 * @returns {Promise<{id: string, isRead: boolean}>} `isRead`: its lists are read first (C5)
 */
export async function storeRound(app, seat) {
  const view = /** @type {RoomView} */ (seat.view);
  const friends = /** @type {FriendsRound} */ (view.round);
  const log = friends.log ?? "";
  const { fair, ...hunted } = /** @type {HuntView & {fair: FairView}} */ (
    friends.shown
  );
  const round = roundFrom(app, view, { friends, log, fair, hunted });
  const isFresh = (await app.store.round(round.id).catch(() => null)) === null;
  await put(app, round);
  const isRead = isFresh && (hunted.reveal?.reading?.length ?? 0) > 0;
  if (isFresh) app.roundFinished();
  if (isRead) noteReading(app, round.id, 0);
  return { id: round.id, isRead };
}

/**
 * @param {App} app
 * @param {RoomView} view
 * @param {{friends: FriendsRound, log: string, fair: FairView, hunted: HuntView}} over
 * @returns {Round}
 */
function roundFrom({ now, wall }, view, { friends, log, fair, hunted }) {
  const { game, options, seats, startsAt, seat, match, agreed, outcomes } = friends;
  const limit = options.seconds * 1000;
  const began = wall() - (now() - (startsAt ?? now()));
  const isAlone = seats.length === 1;
  const [first = 1] = match?.rounds ?? [];
  return {
    id: idFrom(headerOf(log)?.seed ?? ""),
    game,
    state: "over",
    log,
    options: { ...options },
    started: new Date(began).toISOString(),
    clock: { elapsed: limit, wall: Math.floor(began) + limit },
    summary: isAlone ? summaryOf({ ...hunted, seat: 1 }) : null,
    view: hunted,
    ...(!isAlone && { players: playersOf(view, seats) }),
    ...(match && {
      match: {
        id: idFrom(sha256(`lexigrid match\n${fair.room}\n${first}`)),
        target: match.target,
        round: match.rounds.length,
      },
    }),
    fair: {
      room: fair.room,
      round: fair.round,
      attempt: fair.attempt,
      seat,
      outcomes: /** @type {Fair["outcomes"]} */ (outcomes),
      agreed: agreed === "failed" ? "unlike" : agreed,
    },
  };
}

/** The same on every visit: a reload stores no second one. @param {string} hex */
function idFrom(hex) {
  return roundId(fromHex(hex).subarray(0, 16));
}

/** What came late may have changed the record from its middle on. @param {App} app @param {Round} round */
async function put({ store }, round) {
  try {
    await store.putRound(round);
  } catch (error) {
    if (!(error instanceof PlayedElsewhere)) throw error;
    await store.removeRound(round.id);
    await store.putRound(round);
  }
}
