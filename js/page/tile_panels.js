/**
 * What lies beside the board: seats, moves, unseen tiles. On phones the last two are cards.
 *
 * @import { Turn } from "../store/tile_notation.js"
 * @import { TileView } from "../store/tile_view.js"
 * @import { Does, Shown } from "./tile_screen.js"
 */
import { html, nothing } from "lit-html";
import { BLANK } from "../board/tile_hand.js";
import { PERSON } from "../store/crossword_wish.js";
import { token } from "../ui/token.js";
import { clock, playerName, ROUND } from "../ui/words.js";
import { HEIST } from "../ui/words_heist.js";
import { LEVELS, signed, turnName, turnSaid, wordsOf } from "../ui/words_tiles.js";

/** @param {Shown} shown @param {TileView["seats"][number]} seat */
export function seatCard(shown, { seat, score, player, tiles, left }) {
  const { game, players, view, seconds, isThinking } = shown;
  const isOn = view?.turn === seat;
  const who = players[seat - 1] ?? { name: "", token: 0 };
  return html`<li data-turn=${isOn} data-left=${left} aria-current=${isOn}>
    ${token(who, seat)}
    <span class="cw-name">${playerName(who, seat)}</span>
    ${lossOf(shown, seat)}
    <b class="cw-score">${score}</b>
    <span class="cw-note">${noteOf(shown, { isOn, player, tiles, left, seat })}</span>
    ${isOn && isThinking ? html`<span class="cw-dots" aria-hidden="true"></span>` : nothing}
    ${
      isOn && seconds !== null && player === PERSON
        ? html`<span class="cw-clock" role="timer" aria-label=${ROUND.left(seconds)}
            data-last=${seconds <= 10}>${wordsOf(game).TABLE.timeLeft(clock(seconds))}</span>`
        : nothing
    }
  </li>`;
}

/** What the laid tiles would take from the seat (T18). @param {Shown} shown @param {number} seat */
function lossOf({ preview }, seat) {
  if (!preview || !("deductions" in preview) || preview.move === null) return nothing;
  const lost = preview.deductions.find((one) => one.seat === seat);
  if (!lost) return nothing;
  return html`<span class="cw-loss"><span aria-hidden="true">${signed(-lost.taken)}</span>
    <span class="unseen">${HEIST.wouldLose(lost.taken)}</span></span>`;
}

/** @param {Shown} shown @param {{isOn: boolean, player: number, tiles: number, left: boolean, seat: number}} told */
function noteOf(shown, { isOn, player, tiles, left, seat }) {
  const { TABLE } = wordsOf(shown.game);
  if (left && player === PERSON) return TABLE.left;
  if (player !== PERSON) {
    if (isOn && shown.isThinking) return TABLE.thinks;
    return html`<span class="cw-kind">${TABLE.aComputer} </span>${LEVELS[player]}`;
  }
  const { view } = shown;
  if (view?.game === "heist" && view.doubled === seat) return HEIST.doubled;
  if (!isOn) return TABLE.tilesLeft(tiles);
  return seat === shown.seat ? TABLE.yours : TABLE.plays;
}

/** @param {Shown} shown @param {Does} does */
export function movesPad(shown, does) {
  const { TABLE } = wordsOf(shown.game);
  return html`<section class="pad cw-moves" aria-label=${TABLE.moves}>
    <div class="pad-head"><h2>${TABLE.moves}</h2></div>
    ${moveRows(shown, does.look)}
  </section>`;
}

/**
 * Every turn, the latest last; choosing one shows the board as it was then.
 * @param {Pick<Shown, "game" | "view" | "players" | "looked">} shown
 * @param {(turn: number) => void} look
 */
export function moveRows({ game, view, players, looked }, look) {
  const turns = view?.turns ?? [];
  if (turns.length === 0)
    return html`<p class="cw-none">${wordsOf(game).TABLE.noMoves}</p>`;
  return html`<ol class="pad-rows">
    ${turns.map((turn, i) => {
      const who = players[turn.seat - 1] ?? { name: "", token: 0 };
      const said = turnSaid(players, turn);
      return html`<li>
        <button type="button" class="pad-row" aria-pressed=${looked === i + 1}
          @click=${() => look(i + 1)}>
          ${token(who, turn.seat)}
          <span class="unseen">${i + 1}. ${said}</span>
          <span aria-hidden="true" data-kind=${turn.kind}>${turnName(turn)}${lossesTold(players, turn)}</span>
          <span class="pad-points" aria-hidden="true">${turn.words.length ? turn.score : ""}</span>
        </button>
      </li>`;
    })}
  </ol>`;
}

/** What others lost by the turn (T14). @param {Shown["players"]} players @param {Turn} turn */
function lossesTold(players, turn) {
  const hits = "deductions" in turn ? HEIST.allHits(players, turn.deductions) : "";
  return hits ? html` <small>${hits}</small>` : nothing;
}

/** @param {Pick<Shown, "game" | "view" | "seat">} shown */
export function unseenTiles(shown) {
  const { TABLE } = wordsOf(shown.game);
  return html`<section class="cw-unseen" aria-label=${TABLE.unseen}>
    <h2>${TABLE.unseen}</h2>
    ${unseenList(shown)}
  </section>`;
}

/** Those in the bag and on other racks together (X25). @param {Pick<Shown, "view" | "seat">} shown */
export function unseenList({ view, seat }) {
  if (!view) return nothing;
  const tiles = Object.entries(view.unseen).sort(byTile);
  return html`<p class="cw-unseen-note">${unseenNote(view, seat)}</p>
    <ul>
      ${tiles.map(
        ([tile, n]) => html`<li>
          <b>${tile === BLANK ? html`<span class="cw-blank"></span><span class="unseen">${view.game === "heist" ? HEIST.wildcard : "blank"}</span>` : tile}</b>
          <span>${n}</span>
        </li>`,
      )}
    </ul>`;
}

/** @param {TileView} view @param {number | null} seat */
function unseenNote(view, seat) {
  const { bag, seats } = view;
  const isHalf = "tiles" in view && view.tiles < 100;
  const racks = seats
    .filter((one) => one.seat !== seat)
    .reduce((sum, one) => sum + one.tiles, 0);
  return wordsOf(view.game).TABLE.unseenNote(bag, racks, isHalf);
}

/** Letters in order, blanks last. @param {[string, number]} a @param {[string, number]} b */
function byTile([a], [b]) {
  if (a === BLANK) return 1;
  return b === BLANK || a < b ? -1 : 1;
}
