/**
 * The dome between friends (C2): one seat shakes and lifts it; the others look on. What
 * lies under it was drawn by all, so a shake moves cubes that nobody has seen.
 *
 * @import { RoomView } from "../room/room_view.js"
 * @import { App } from "./app.js"
 * @import { Seat } from "./friends_room.js"
 * @import { FriendsRound } from "./friends_table.js"
 */
import { html, render } from "lit-html";
import { paintDome } from "../board/dome.js";
import { bar } from "../ui/bar.js";
import { confirm } from "../ui/dialog.js";
import { hasForcedColours, surface } from "../ui/surface.js";
import { onTheme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive } from "../ui/title.js";
import { BAR, wholeTableName } from "../ui/words.js";
import { FRIENDS_ROUND as SAID } from "../ui/words_friends.js";
import { Dome } from "./dome.js";
import { nameById, playersOf } from "./friends_people.js";
import { withoutKeys } from "./friends_wait.js";
import { barKeys, openHow, openMenu } from "./round_cards.js";

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {Seat} seat
 * @returns {{tell: () => void, stop: () => void}}
 */
export function showDome(app, root, seat) {
  const view = /** @type {RoomView} */ (seat.view);
  const round = /** @type {FriendsRound} */ (view.round);
  app.guard(() => confirm(SAID.leave));
  return round.shaker === round.seat
    ? shakes(app, root, seat, round)
    : looksOn(app, root, seat, round);
}

/** @param {App} app @param {HTMLElement} root @param {Seat} seat @param {FriendsRound} round */
function shakes(app, root, seat, round) {
  const home = () => app.go("#/");
  const more = async () => {
    if ((await openMenu(app, round.game, false)) === "how") openHow();
  };
  const players = playersOf(/** @type {RoomView} */ (seat.view), round.seats);
  const caption = wholeTableName(round.options, round.game);
  const shown = { players, shaker: round.shaker ?? 1, caption };
  const dome = new Dome(app, root, shown, {
    deal: () => allPromised(seat),
    home,
    again: home,
    remove: home,
    barKeys: () => barKeys(app, () => void more()),
  });
  let isLeft = false;
  dome.lifted.then(() => {
    if (!isLeft) seat.room?.lift();
  });
  return {
    tell() {},
    stop() {
      isLeft = true;
      dome.stop();
    },
  };
}

/** The cubes lie when every seat has had its share in them. @param {Seat} seat @returns {Promise<void>} */
function allPromised(seat) {
  return new Promise((resolve) => {
    const look = () => {
      if (!seat.view?.round?.done.promised.every(Boolean)) return;
      stop();
      resolve();
    };
    const stop = seat.onChange(look);
    look();
  });
}

/** @param {App} app @param {HTMLElement} root @param {Seat} seat @param {FriendsRound} round */
function looksOn(app, root, seat, round) {
  const view = /** @type {RoomView} */ (seat.view);
  const title = SAID.shakes(nameById(view, round.seats[(round.shaker ?? 1) - 1] ?? ""));
  const draw = () =>
    render(
      html`<div class="dome">
        ${bar({
          back: { icon: "back", label: BAR.home, does: "#/" },
          keys: [themeKey(app)],
        })}
        <header class="dome-head">
          <h1>${title}</h1>
          <p>${wholeTableName(round.options, round.game)}</p>
        </header>
        <div class="dome-box"><canvas class="dome-art" aria-hidden="true"></canvas></div>
        <p class="dome-told" role="status">${SAID.shakesLine}</p>
        <p class="opening-keys">${withoutKeys(app, seat)}</p>
      </div>`,
      root,
    );
  draw();
  const canvas = /** @type {HTMLCanvasElement} */ (root.querySelector(".dome-art"));
  const still = { moment: 0, shake: 0, lifted: 0 };
  const art = surface(canvas, (pen, w, h) =>
    paintDome(pen, w, h, { ...still, forced: hasForcedColours() }),
  );
  arrive(root, title);
  app.announce(title);
  const stop = onTheme(draw);
  return {
    tell: draw,
    stop() {
      stop();
      art.stop();
    },
  };
}
