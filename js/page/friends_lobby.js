/**
 * The lobby of a room: who sits at the table, the invitation for more, and the way to the
 * next round. Who waits here while others hunt sees that they do, and nothing of it.
 *
 * @import { RoomView } from "../room/room_view.js"
 * @import { Member } from "../room/roster.js"
 * @import { App } from "./app.js"
 * @import { Seat } from "./friends_room.js"
 */
import { html, nothing, render } from "lit-html";
import { bar } from "../ui/bar.js";
import { confirm } from "../ui/dialog.js";
import { icon } from "../ui/icons.js";
import { onTheme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive, entitle, holdingFocus } from "../ui/title.js";
import { BAR, teamName } from "../ui/words.js";
import { JOIN, LOBBY, UNLIKE, UNREACHABLE } from "../ui/words_friends.js";
import { hintOf, linkTo } from "./friends_link.js";
import { ownRow } from "./friends_me.js";
import { openTable } from "./friends_options.js";
import { canPlay, nameById, seatRow, sitting } from "./friends_people.js";
import { linkKeys, tableWords, tag } from "./friends_tag.js";
import { watched } from "./friends_watch.js";

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {Seat} seat
 * @param {{leave: () => void, codes: () => void}} calls
 * @returns {{tell: () => void, stop: () => void}}
 */
export function showLobby(app, root, seat, calls) {
  /** Whether the invitation lies open though others are here. */
  let isOpen = false;
  const draw = () => holdingFocus(root, () => render(page(), root));
  const keys = linkKeys(app, draw);
  const me = ownRow(app);
  const does = {
    invite() {
      isOpen = !isOpen;
      draw();
    },
    options: () => void openTable(app, seat),
    ready: (/** @type {boolean} */ flag) => seat.room?.ready(flag),
    start: () => void seat.room?.deal(),
    again: () => seat.again(),
    async leave() {
      if (await confirm(LOBBY.leaving)) calls.leave();
    },
    codes: calls.codes,
  };
  const page = () => lobby(seat, { app, keys, me, does, isOpen });
  draw();
  arrive(root, TITLES[stageOf(seat)]);
  const second = setInterval(() => seat.view?.round && draw(), 1000);
  const stops = [onTheme(draw), () => clearInterval(second)];
  return {
    tell() {
      draw();
      entitle(TITLES[stageOf(seat)]);
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}

/** @param {Seat} seat @returns {"full" | "alone" | "coming"} */
function stageOf({ isFounder, view, others }) {
  const isFull = view !== null && others.some(({ presence }) => presence !== "gone");
  if (isFull) return "full";
  return isFounder ? "alone" : "coming";
}

const TITLES = { full: LOBBY.full, alone: LOBBY.title, coming: JOIN.title };
const LINES = { full: LOBBY.fullLine, alone: LOBBY.line, coming: LOBBY.fullLine };

/**
 * @typedef {object} Parts
 * @property {ReturnType<typeof linkKeys>} keys
 * @property {ReturnType<typeof ownRow>} me
 * @property {{invite: () => void, options: () => void, ready: (flag: boolean) => void,
 *   start: () => void, again: () => void, leave: () => void, codes: () => void}} does
 * @property {boolean} isOpen
 * @property {App} app
 */

/** @param {Seat} seat @param {Parts} parts */
function lobby(seat, parts) {
  const { view } = seat;
  const hint = view?.table ? hintOf(view.table) : seat.hint;
  const link = linkTo(seat.secret ?? "", hint);
  const stage = stageOf(seat);
  const isAlone = stage === "alone";
  const isTagOpen = parts.isOpen || (isAlone && !seat.trouble);
  return html`${bar({
    back: { icon: "back", label: BAR.home, does: "#/" },
    keys: [
      { icon: "help", label: LOBBY.about, does: "#/friends/about" },
      themeKey(parts.app),
    ],
  })}
    <div class="page invite friends" data-open=${isTagOpen}
      data-alone=${isAlone && !seat.trouble} data-game=${hint.game}>
      <header>
        <h1>${TITLES[stage]}</h1>
        <p class="invite-line">${LINES[stage]}</p>
      </header>
      <div class="invite-side friends-side">
        ${isTagOpen ? nothing : html`<p class="friends-table tag-table">${tableWords(view?.table ?? hint)}</p>`}
        ${notices(seat, parts)}
        ${view ? seatRow(view) : nothing}
        ${view?.table ? wayOn(view, parts) : nothing} ${parts.me(seat)}
        ${view?.table ? tableKeys(view, parts) : nothing}
      </div>
      <section class="friends-invite">
        <button type="button" class="key friends-more" aria-expanded=${isTagOpen} @click=${parts.does.invite}>
          ${icon("friends")} ${LOBBY.share}
        </button>
        <div class="friends-tag">
          ${tag(hint, link)} ${parts.keys(link, isAlone)}
          <p class="invite-note">${LOBBY.whole}</p>
        </div>
      </section>
      <footer class="friends-foot">
        <button type="button" class="key" @click=${parts.does.codes}>${icon("cubes")} ${LOBBY.codes}</button>
        <a class="quiet" href="#/code">${LOBBY.byCode}</a>
        <a class="quiet" href="#/friends/about">${LOBBY.about}</a>
        <button type="button" class="quiet" @click=${parts.does.leave}>${LOBBY.leave}</button>
      </footer>
    </div>`;
}

/** What keeps friends from coming together, each in its own words. @param {Seat} seat @param {Parts} parts */
function notices(seat, { app, does }) {
  const { trouble, view, relays, isFounder, keeper, others } = seat;
  const told = view ? noticesOf(view) : [];
  const isMet = others.some(({ presence }) => presence === "here");
  const isCut = view !== null && view.cut.length > 0;
  return html`${view?.round ? watched(view, app.now(), keeper.of(view.round)?.id ?? "") : nothing}
    ${
      trouble
        ? html`<div class="notice bad" role="status">
            <strong>${JOIN[trouble]}</strong>
            <p>${JOIN[`${trouble}Why`]}</p>
            <p class="opening-keys">
              <button type="button" class="key" @click=${does.again}>${JOIN.again}</button>
              <button type="button" class="key" @click=${does.codes}>${LOBBY.codes}</button>
            </p>
          </div>`
        : nothing
    }
    ${told.map((sentence) => html`<p class="notice">${sentence}</p>`)}
    ${
      trouble || isCut || (view?.table && (relays.open > 0 || isMet))
        ? nothing
        : html`<p class="friends-looking" role="status">
            ${isFounder ? LOBBY.opening : JOIN.connecting}
          </p>`
    }`;
}

/** @param {RoomView} view @returns {string[]} */
function noticesOf(view) {
  const { fell, isKept } = view;
  const fallen = fell ? [LOBBY.fell(fell.left.map((id) => nameById(view, id)))] : [];
  const cut = view.cut.map((why) => whyCut(why, LOBBY.stranger));
  const members = view.members.flatMap((member) => noticeOf(view, member));
  const told = new Set([...cut, ...members]);
  return [...fallen, ...told, ...(isKept ? [] : [LOBBY.unkept])];
}

/** @param {RoomView} view @param {Member} member @returns {string[]} */
function noticeOf(view, member) {
  const name = nameById(view, member.id);
  const isCut = member.presence === "unreachable" || member.why === "flood";
  if (isCut) return [whyCut(member.why ?? "", name)];
  return member.isUnlike && member.presence !== "gone" ? [UNLIKE.line(name)] : [];
}

/** @param {string} why @param {string} name of somebody */
function whyCut(why, name) {
  const told = (UNREACHABLE[why] ?? UNREACHABLE.other)?.(name) ?? "";
  return told.charAt(0).toUpperCase() + told.slice(1);
}

/** @param {RoomView} view @param {Parts} parts */
function wayOn(view, { does }) {
  const own = view.members.find(({ id }) => id === view.me);
  const others = sitting(view).filter((one) => one.id !== view.me && canPlay(one));
  if (others.length === 0 || !own)
    return html`<p class="friends-wait">${LOBBY.alone}</p>`;
  if (view.chair === view.me) return startKey(view, others, does.start);
  return html`${readyKey(own.ready, does.ready)}
    <p class="friends-wait" role="status">${LOBBY.chairStarts(nameById(view, view.chair ?? ""))}</p>`;
}

/**
 * The host need not wait for somebody who has gone for tea.
 * @param {RoomView} view
 * @param {Member[]} others
 * @param {() => void} start
 */
function startKey(view, others, start) {
  const names = (/** @type {Member[]} */ some) =>
    some.map(({ id }) => nameById(view, id));
  const waited = names(others.filter(({ ready }) => !ready));
  const isSome = waited.length < others.length;
  const lacking = lackingTeam(view);
  const isRunning = view.phase !== "lobby" && view.phase !== "over";
  const isStill = !isSome || lacking !== null || isRunning;
  const isAll = waited.length === 0 && !isStill;
  const label = view.table?.game === "classic" ? LOBBY.startClassic : LOBBY.start;
  return html`<button type="button" class=${isAll || !isSome ? "brass" : "key"} aria-disabled=${isStill}
      aria-describedby="friends-wait" @click=${() => isStill || start()}>
      ${isAll || !isSome ? label : LOBBY.startWithout(waited)}
    </button>
    <p class="friends-wait" id="friends-wait" role="status">
      ${lacking ?? (waited.length ? LOBBY.waits(waited) : LOBBY.allReady)}
    </p>`;
}

/** @param {boolean} isReady @param {(flag: boolean) => void} ready */
function readyKey(isReady, ready) {
  // One button in both states: a press must not lose the focus.
  return html`<button type="button" class=${isReady ? "key" : "brass"} aria-pressed=${isReady}
      @click=${() => ready(!isReady)}>
      ${isReady ? html`${icon("check")} ${LOBBY.isReady}` : LOBBY.ready}
    </button>`;
}

/** @param {RoomView} view @returns {string | null} */
function lackingTeam(view) {
  const teams = view.table?.teams;
  if (!teams) return null;
  const playing = sitting(view).filter(canPlay);
  const taken = new Set(playing.map(({ id }) => teams[id] ?? 1));
  return taken.size < 2 || Math.max(...taken) > taken.size ? LOBBY.lacking : null;
}

/** @param {RoomView} view @param {Parts} parts */
function tableKeys({ me, chair, table }, { does }) {
  const teams = table?.teams ? Object.entries(table.teams) : [];
  const own = teams.find(([id]) => id === me);
  return html`${own ? html`<p class="friends-wait">${LOBBY.yourTeam(teamName(own[1]))}</p>` : nothing}
    ${
      me === chair
        ? html`<button type="button" class="key" @click=${does.options}>
            ${icon("settings")} ${LOBBY.options}
          </button>`
        : nothing
    }`;
}
