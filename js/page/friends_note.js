/**
 * What a reveal says besides of a round between friends: whose list does not count and
 * why, whether all came to the same result, and the way to verify it.
 *
 * @import { App } from "./app.js"
 * @import { Revealed } from "./finished.js"
 * @import { Note } from "./friends_door.js"
 * @import { Seat } from "./friends_room.js"
 * @import { RoundView } from "../room/room_view.js"
 */
import { html, nothing } from "lit-html";
import { icon } from "../ui/icons.js";
import { nameOf } from "../ui/words.js";
import { FAIR, OUTCOME } from "../ui/words_friends.js";
import { nameById } from "./friends_people.js";
import { notedRoom, seated, sitDown } from "./friends_room.js";
import { openVerify } from "./friends_verify.js";

/**
 * @param {App} app
 * @param {Revealed} revealed
 * @param {() => void} draw
 * @returns {Note}
 */
export function fairNote(app, revealed, draw) {
  const seat = seated() ?? sitAgain(app, revealed);
  const stop = seat?.onChange(draw) ?? (() => {});
  const verify = () => void openVerify(app, revealed);
  return {
    told: () => told(revealed, seat?.keeper.live(revealed.round.id) ?? null, seat),
    key: () => html`<button type="button" class="key" @click=${verify}>
      ${icon("check")} ${FAIR.verify}
    </button>`,
    stop,
  };
}

/**
 * The page was loaded anew before all had confirmed the round: others may still lack what
 * this seat has said, and it what they say.
 * @param {App} app
 * @param {Revealed} revealed
 */
function sitAgain(app, { round }) {
  const noted = round.fair?.agreed === "waiting" ? notedRoom(app) : null;
  return noted && sitDown(app, noted);
}

/** @param {Revealed} revealed @param {RoundView | null} live @param {Seat | null} seat */
function told({ round }, live, seat) {
  const { fair, players = [] } = round;
  if (!fair) return nothing;
  const failed = fair.outcomes.flatMap((outcome, i) =>
    outcome ? [OUTCOME[outcome](nameOf(players, i + 1))] : [],
  );
  const agreed = live?.agreed ?? fair.agreed;
  const names = (live?.unlike ?? []).map((id) =>
    seat?.view ? nameById(seat.view, id) : "",
  );
  const sentence =
    agreed === "unlike" || agreed === "failed" ? FAIR.unlike(names) : FAIR[agreed];
  return html`<div class="reveal-fair">
    ${failed.map((one) => html`<p class="notice">${one}</p>`)}
    <p class="reveal-agreed" role="status">
      ${agreed === "agreed" ? icon("check") : nothing} <span>${sentence}</span>
    </p>
  </div>`;
}
