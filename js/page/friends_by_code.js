/**
 * 'Connect by code', as screens: for who has a table, and for who wants a seat at one.
 *
 * @import { App, Show } from "./app.js"
 * @import { CodesPart } from "./friends_codes_host.js"
 */
import { html, render } from "lit-html";
import { openCamera } from "../device/camera.js";
import { secretOfCode } from "../net/by_hand.js";
import * as codes from "../net/codes.js";
import { bar } from "../ui/bar.js";
import { onTheme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive } from "../ui/title.js";
import { BAR } from "../ui/words.js";
import { LOBBY } from "../ui/words_friends.js";
import { CODES } from "../ui/words_friends_codes.js";
import { addressOf } from "./address.js";
import { guestCodes, hostCodes } from "./friends_codes.js";
import { readLink } from "./friends_link.js";
import { isAbsent, nameById } from "./friends_people.js";
import { seated, sitDown } from "./friends_room.js";

/** That a guest is at the table is told for so long before it is shown, ms. */
const JOINED = 1500;

/** @type {Show} */
export const showCodes = (app, root) => {
  const seat = seated();
  const net = seat?.net;
  if (!seat || !net) {
    app.go("#/friends", { replace: true });
    return () => {};
  }
  const { share } = app.device;
  const linkTo = (/** @type {string} */ form) => addressOf(`#/code/${form}`);
  const nameOf = (/** @type {string} */ id) => {
    const isKnown = seat.view?.members.some((one) => one.id === id && one.name);
    return seat.view && isKnown ? nameById(seat.view, id) : "";
  };
  return page(app, root, CODES.hostTitle, (draw) =>
    hostCodes({ net, camera: openCamera(), share, linkTo, nameOf }, draw),
  );
};

/** @type {Show} */
export const showByCode = (app, root, invitation) => {
  const { share } = app.device;
  /** @param {string} code */
  const enter = async (code) => {
    const secret = secretOfCode(codes, code);
    const { hint } = /** @type {NonNullable<ReturnType<typeof readLink>>} */ (
      readLink(secret)
    );
    const seat = sitDown(app, { secret, hint, isFounder: false, isByCode: true });
    const net = await seat.ready;
    const stop = seat.onChange(() => {
      if (seat.others.every(isAbsent)) return;
      stop();
      side?.joined();
      timer = window.setTimeout(() => app.go("#/friends", { replace: true }), JOINED);
    });
    return net;
  };
  /** @type {ReturnType<typeof guestCodes> | null} */
  let side = null;
  let timer = 0;
  const clear = page(app, root, CODES.guestTitle, (draw) => {
    const parts = { enter, camera: openCamera(), share };
    side = guestCodes({ ...parts, ...(invitation && { invitation }) }, draw);
    return side;
  });
  return () => {
    clearTimeout(timer);
    clear();
  };
};

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {string} title
 * @param {(draw: () => void) => CodesPart} open
 */
function page(app, root, title, open) {
  const draw = () =>
    render(
      html`${bar({
        back: seated()
          ? { icon: "back", label: LOBBY.backToLobby, does: "#/friends" }
          : { icon: "back", label: BAR.home, does: "#/" },
        name: title,
        keys: [themeKey(app)],
      })}
        <div class="page"><h1 class="unseen">${title}</h1>${part?.view()}</div>`,
      root,
    );
  /** @type {CodesPart | null} */
  let part = null;
  part = open(draw);
  draw();
  arrive(root, title);
  const stop = onTheme(draw);
  return () => {
    stop();
    part?.stop();
  };
}
