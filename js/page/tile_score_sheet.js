/**
 * The score sheet: every turn with its words, then what was left over (X14 to X16).
 *
 * @import { Reviewed } from "../protocol.js"
 * @import { Turn } from "../store/tile_notation.js"
 * @import { TileGame } from "../store/tile_game.js"
 * @import { Shown } from "./tile_over.js"
 */
import { html, nothing } from "lit-html";
import { token } from "../ui/token.js";
import { nameOf } from "../ui/words.js";
import { HEIST } from "../ui/words_heist.js";
import { signed, turnMade, wordsOf } from "../ui/words_tiles.js";

/**
 * @param {TileGame} game
 * @param {Pick<Shown, "turn" | "isReviewed" | "best">} shown
 * @param {(turn: number) => void} step
 */
export function scoreSheet(game, shown, step) {
  const { turns, ending } = game.view;
  const { OVER } = wordsOf(game.game);
  return html`<section class="pad cw-sheet-pad">
    <div class="pad-head"><h2>${OVER.sheet}</h2></div>
    <div class="cw-sheet-scroll" tabindex="0" role="group" aria-label=${OVER.sheet}>
      <table class="cw-turns">
        <thead>
          <tr>
            <th scope="col">${OVER.turn}</th>
            <th scope="col">${OVER.name}</th>
            <th scope="col">${OVER.made}</th>
            <th scope="col">${OVER.score}</th>
            <th scope="col">${OVER.total}</th>
          </tr>
        </thead>
        <tbody>
          ${turns.map((_, i) => turnRow(game, i, shown, step))}
        </tbody>
      </table>
    </div>
    ${ending ? standings(game) : nothing}
  </section>`;
}

/**
 * @param {TileGame} game
 * @param {number} i
 * @param {Pick<Shown, "turn" | "isReviewed" | "best">} shown
 * @param {(turn: number) => void} step
 */
function turnRow({ view: { turns }, players }, i, shown, step) {
  const isShown = shown.turn === i + 1;
  const best = shown.isReviewed ? shown.best.get(i) : undefined;
  const turn = turns[i];
  if (!turn) return nothing;
  const who = players[turn.seat - 1] ?? { name: "", token: 0 };
  const hits = "deductions" in turn ? HEIST.allHits(players, turn.deductions) : "";
  return html`<tr data-shown=${isShown}>
    <td>${i + 1}</td>
    <td>${token(who, turn.seat)}<span class="unseen">${nameOf(players, turn.seat)}</span></td>
    <th scope="row">
      <button type="button" aria-pressed=${isShown} @click=${() => step(i + 1)}>
        <span data-kind=${turn.kind}>${turnMade(turn)}</span>
      </button>
      ${best ? html`<small class="cw-best">${bestOf(best, turn)}</small>` : nothing}
      ${hits ? html`<small class="cw-best">${hits}</small>` : nothing}
    </th>
    <td>${turn.score}</td>
    <td>${turn.total}</td>
  </tr>`;
}

/** What Hard would have played, unless it was that. @param {Reviewed} best @param {Turn} turn */
export function bestOf({ move, words, score }, turn) {
  const { OVER } = wordsOf("crossword");
  const [kind, place = ""] = move.split(" ");
  if (kind !== "play") return kind === "trade" ? OVER.bestTrade : OVER.bestPass;
  // Elsewhere for as much is the same to whoever looks back.
  const isSame = turn.score === score && turn.words[0]?.word === words[0]?.word;
  if (isSame) return OVER.bestFound;
  return OVER.best(words[0]?.word ?? "", place, score, score - turn.score);
}

/** In the end: racks left over, what they changed, and the totals. @param {TileGame} game */
function standings({ game, view: { seats, ending }, players }) {
  if (!ending) return nothing;
  const { OVER } = wordsOf(game);
  const changes = "changes" in ending ? ending.changes : null;
  const order = [...seats].sort(
    (a, b) => Number(a.left) - Number(b.left) || b.score - a.score,
  );
  return html`<table class="cw-final">
    <caption>${OVER.final}</caption>
    <thead>
      <tr>
        <th scope="col">${OVER.name}</th>
        <th scope="col">${OVER.leftOver}</th>
        ${changes ? html`<th scope="col">${OVER.change}</th>` : nothing}
        <th scope="col">${OVER.total}</th>
      </tr>
    </thead>
    <tbody>
      ${order.map(({ seat, score, left }) => {
        const who = players[seat - 1] ?? { name: "", token: 0 };
        const rack = ending.racks[seat - 1] ?? [];
        return html`<tr data-winner=${ending.winners.includes(seat)}>
          <th scope="row">${token(who, seat)} ${nameOf(players, seat)}
            ${left ? html`<small>${OVER.hasLeft}</small>` : nothing}</th>
          <td>${rack.join(" ") || OVER.nothingLeft}</td>
          ${changes ? html`<td>${signed(changes[seat - 1] ?? 0)}</td>` : nothing}
          <td><b>${score}</b></td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}
