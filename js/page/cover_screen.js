/**
 * The screen of the lid between two seats, as a function of its state.
 *
 * @import { Player } from "../store/players.js"
 * @import { BarKey } from "../ui/bar.js"
 * @import { Calls, Shown } from "./cover.js"
 *
 * @typedef {Omit<Calls, "barKeys"> & {barKeys: BarKey[],
 *   press: (event: PointerEvent) => void, release: () => void,
 *   tap: (event: MouseEvent) => void}} Does
 */
import { html, nothing } from "lit-html";
import { bar } from "../ui/bar.js";
import { token } from "../ui/token.js";
import { BAR, COVER, GAME_TROUBLE, nameOf, playerName, TROUBLE } from "../ui/words.js";
import { troubleCard } from "./round_screen.js";

/** @param {readonly Player[]} players @param {number} seat */
export function titleOf(players, seat) {
  return COVER.title(nameOf(players, seat));
}

/** @param {readonly Player[]} players @param {number} seat */
export function storyOf(players, seat) {
  const stays = COVER.stays(nameOf(players, seat));
  return seat === 1 ? stays : `${COVER.folded(nameOf(players, seat - 1))} ${stays}`;
}

/**
 * What the lid of a hunt tells.
 * @param {readonly Player[]} players
 * @param {number} seat
 * @param {number | null} glass the seat that turns the glass then; null: it starts at once
 * @returns {Omit<Shown, "trouble" | "progress">}
 */
export function huntCover(players, seat, glass) {
  return {
    players: [...players],
    seat,
    // Only Classic's glass is turned by another.
    table: glass === null ? "hunt" : "classic",
    story: storyOf(players, seat),
    begins: glass === null ? COVER.atOnce : COVER.turns(nameOf(players, glass)),
    states: players.map((_, i) => stateOf(i + 1, seat)),
    isFirst: seat === 1,
  };
}

/** @param {number} seat @param {number} turn */
function stateOf(seat, turn) {
  return seat < turn ? COVER.isFolded : seat > turn ? COVER.waits : COVER.next;
}

/** @param {Shown & {armed: boolean}} shown @param {Does} does */
export function coverScreen(shown, does) {
  const { players, seat, story, begins, states, isFirst, trouble, armed } = shown;
  const isCrossword = shown.table === "crossword";
  return html`<div class="cover" data-many=${players.length > 4}>
    ${bar({ back: { icon: "back", label: BAR.home, does: does.home }, keys: does.barKeys })}
    <header class="cover-head">
      <h1>${titleOf(players, seat)}</h1>
      <p id="cover-story">${story}</p>
    </header>
    <div class="lid-box">
      ${!isFirst && !isCrossword ? html`<span class="lid-paper" aria-hidden="true"></span>` : nothing}
      <canvas class="lid-tray" aria-hidden="true"></canvas>
      <div class="lid">
        <canvas class="lid-top" aria-hidden="true"></canvas>
        ${ring(does)}
      </div>
      ${trouble ? troubleCard(trouble, does, isCrossword ? GAME_TROUBLE : TROUBLE) : nothing}
    </div>
    <ul class="cover-seats">
      ${players.map((player, i) => seatOf(player, i + 1, seat, states[i] ?? ""))}
    </ul>
    <div class="cover-keys">
      <button type="button" class="brass cover-key" aria-describedby="cover-story cover-how"
        @pointerdown=${does.press} @pointerup=${does.release} @pointercancel=${does.release}
        @pointerleave=${does.release} @contextmenu=${refuse} @click=${does.tap}>
        ${armed ? COVER.again : COVER.lift(nameOf(players, seat))}
      </button>
      <p id="cover-how">${COVER.how} ${begins}</p>
    </div>
  </div>`;
}

/** The same as the button, for hands that go where they see a ring. @param {Does} does */
function ring(does) {
  return html`<div class="lid-ring" aria-hidden="true"
    @pointerdown=${does.press} @pointerup=${does.release} @pointercancel=${does.release}
    @pointerleave=${does.release} @contextmenu=${refuse} @click=${does.tap}>
    ${COVER.ring}
  </div>`;
}

/** A long press opens no menu. @param {Event} event */
function refuse(event) {
  event.preventDefault();
}

/** @param {Player} player @param {number} seat @param {number} turn @param {string} state */
function seatOf(player, seat, turn, state) {
  return html`<li data-next=${seat === turn}>
    ${token(player, seat)}
    <span class="cover-name">${playerName(player, seat)}</span>
    <span class="cover-state">${state}</span>
  </li>`;
}
