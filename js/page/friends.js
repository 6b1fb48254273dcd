/**
 * The screens of 'friends by a link': what is fetched when somebody wants them.
 *
 * @import { Show } from "./app.js"
 */
import { showWhy } from "./friends_closed.js";
import { showRoom } from "./friends_life.js";
import { readLink } from "./friends_link.js";
import { wishOf } from "./friends_options.js";
import { notedRoom, seated, sitDown } from "./friends_room.js";

export { showAbout } from "./friends_about.js";
export { showByCode, showCodes } from "./friends_by_code.js";
export { fairNote } from "./friends_note.js";

/** The room of this page, or of this tab before a reload, or else a new one. @type {Show} */
export const showFriends = (app, root, asked) => {
  const game = asked === "classic" ? asked : "hunt";
  const here = seated();
  // Alone at a table for another game: nobody is left behind.
  const isOther = asked && here?.isAlone && here.game !== game;
  const known = isOther ? null : (here ?? (asked ? null : notedRoom(app)));
  const hint = wishOf(app, game);
  const seat = sitDown(app, known ?? { secret: null, hint, isFounder: true });
  // Nobody comes back to the making of another room.
  history.replaceState(null, "", "#/friends");
  return showRoom(app, root, seat);
};

/** @type {Show} */
export const showJoin = (app, root, link) => {
  const found = readLink(link ?? "");
  if (!found) return showWhy(app, root, "broken");
  const noted = notedRoom(app);
  const isFounder = noted?.secret === found.secret && noted.isFounder;
  const seat = sitDown(app, { ...found, isFounder });
  // The secret goes out of sight, and the browser's Back leads home, not away.
  history.replaceState(null, "", "#/");
  history.pushState(null, "", "#/friends");
  return showRoom(app, root, seat);
};
