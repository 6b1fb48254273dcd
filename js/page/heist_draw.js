/**
 * The challenge draw: the order of turns that it made, and how it came, round by round
 * (T5).
 *
 * @import { ChallengeTile } from "../protocol.js"
 * @import { Player } from "../store/players.js"
 * @import { TileView } from "../store/tile_view.js"
 */
import { html, nothing } from "lit-html";
import { openCard } from "../ui/dialog.js";
import { token } from "../ui/token.js";
import { nameOf } from "../ui/words.js";
import { DRAW } from "../ui/words_heist.js";

/**
 * @param {{view: TileView, players: Player[]}} play
 * @param {(said: string) => void} [announce]
 * @returns {Promise<unknown>} settled when it is put away; at once, when none was drawn
 */
export async function openDraw({ view, players }, announce) {
  if (!("draws" in view)) return;
  const { draws, order, worth, doubled } = view;
  const first = nameOf(players, order[0] ?? 1);
  // Behind an open card nothing is read out.
  if (doubled !== null) announce?.(DRAW.first(first));
  const card = openCard({
    title: DRAW.title,
    kind: "cw-draw",
    body: (
      close,
    ) => html`${doubled === null ? nothing : html`<p>${DRAW.first(first)}</p>`}
      <h3>${DRAW.order}</h3>
      <ol class="cw-order">
        ${order.map((seat) => html`<li>${tokenOf(players, seat)} ${nameOf(players, seat)}</li>`)}
      </ol>
      <div class="card-keys">
        <button type="button" class="brass" autofocus @click=${() => close("go")}>${DRAW.go}</button>
      </div>
      <h3>${DRAW.drawn}</h3>
      <p class="card-note">${DRAW.note}</p>
      ${draws.map((drawn, i) => drawnList({ drawn, players, worth }, i > 0))}`,
  });
  return card.closed;
}

/**
 * @param {{drawn: ChallengeTile[], players: Player[],
 *   worth: Readonly<Record<string, number>>}} round
 * @param {boolean} isAgain
 */
function drawnList({ drawn, players, worth }, isAgain) {
  return html`${isAgain ? html`<h3>${DRAW.again}</h3>` : nothing}
    <ul class="cw-drawn">
      ${drawn.map((one) => {
        const points = worth[one.tile] ?? 0;
        return html`<li>
          ${tokenOf(players, one.seat)}
          <span class="cw-piece" data-game="heist" aria-hidden="true">
            ${one.tile === "?" ? html`<span class="cw-blank"></span>` : html`<b>${one.tile}</b><small>${points}</small>`}
          </span>
          <span>${DRAW.drew(players, one, points)}</span>
        </li>`;
      })}
    </ul>`;
}

/** @param {readonly Player[]} players @param {number} seat */
function tokenOf(players, seat) {
  return token(players[seat - 1] ?? { name: "", token: 0 }, seat);
}
