/**
 * What the laid tiles would make, before it is played: words, points, and whom it hits
 * (X23, T18).
 *
 * @import { HeistPreview, Preview } from "../protocol.js"
 * @import { Does, Shown } from "./tile_screen.js"
 */
import { html, nothing } from "lit-html";
import { isEmpty } from "../store/tile_notation.js";
import { token } from "../ui/token.js";
import { nameOf } from "../ui/words.js";
import { HEIST } from "../ui/words_heist.js";
import { signed, wordsOf } from "../ui/words_tiles.js";

/** The score stands on it as long as the tiles are a play. @param {Shown} shown @param {Does} does */
export function playKey(shown, does) {
  const { game, preview, isYours, isJudged, looked, view, players, hand } = shown;
  const { refused } = shown;
  const { TABLE } = wordsOf(game);
  if (looked !== null)
    return html`<button type="button" class="brass cw-play" @click=${() => does.look(null)}>
      <span>${TABLE.now}</span>
    </button>`;
  const mayPlay = isYours && !isJudged;
  // What has been refused as it lies is not offered again.
  const isPlay = preview?.move != null && mayPlay && refused.words.length === 0;
  const isOff = !mayPlay || hand.laid.length === 0;
  const turn = view?.turn ?? null;
  const label =
    isYours || turn === null ? TABLE.play : TABLE.notYet(nameOf(players, turn));
  return html`<button type="button" class="${isPlay ? "brass" : "key"} cw-play"
    aria-disabled=${isOff} @click=${() => isOff || does.play()}>
    <span>${label}</span>
    ${isYours && hand.laid.length === 0 ? html`<span class="cw-made">${TABLE.layFirst}</span>` : nothing}
    ${preview?.move == null ? nothing : html`<b>${preview.score}</b> <span class="cw-made">${madeBy(shown, preview)}</span>`}
  </button>`;
}

/** The first score of whoever goes first counts twice (T15). @param {Preview | HeistPreview} preview */
const isDoubled = (preview) => "points" in preview && preview.score > preview.points;

/**
 * What a tile does that is laid over a letter, for those who do not see it: over what, and
 * whom the move hits as it lies (T18).
 * @param {Shown["players"]} players
 * @param {string} over what the board has there
 * @param {Preview | HeistPreview | null} preview
 * @returns {string[]}
 */
export function theftSaid(players, over, preview) {
  if (isEmpty(over, 0)) return [];
  const lost = preview && "deductions" in preview ? preview.deductions : [];
  const hit = lost.filter(({ taken }) => taken > 0);
  return [HEIST.over(over), ...hit.map((one) => HEIST.hit(players, one))];
}

/** Words, and who would lose what. @param {Shown} shown @param {Preview | HeistPreview} preview */
function madeBy({ players }, preview) {
  const made = preview.words.map(({ word }) => word);
  const words = [...made, ...(isDoubled(preview) ? [HEIST.twice] : [])].join(", ");
  const lost = "deductions" in preview ? preview.deductions : [];
  const hits = HEIST.allHits(players, lost);
  return hits ? html`${words}; <span class="cw-hits">${hits}</span>` : words;
}

/** Word by word, where there is room. @param {Shown} shown */
export function thisPlay(shown) {
  const { game, preview, view } = shown;
  if (preview?.move == null) return nothing;
  const { TABLE } = wordsOf(game);
  return html`<section class="cw-now" tabindex="0" aria-label=${TABLE.thisPlay}>
    <h2>${TABLE.thisPlay}</h2>
    <dl>
      ${preview.words.map(({ word, points }) => html`<div><dt>${word}</dt><dd>${points}</dd></div>`)}
      ${
        "bonus" in preview && preview.bonus
          ? html`<div><dt>${TABLE.bonus(view?.rack_size ?? 0)}</dt><dd>${preview.bonus}</dd></div>`
          : nothing
      }
      ${"deductions" in preview ? ofTheHeist(shown, preview) : nothing}
    </dl>
  </section>`;
}

/** Doubling, the letters that go back, and their owners' loss. @param {Shown} shown @param {HeistPreview} preview */
function ofTheHeist({ players, earners, seat }, preview) {
  const { score, laid, deductions, credits } = preview;
  const back = laid.flatMap(({ replaced }) => (replaced ? [replaced] : []));
  return html`${
    isDoubled(preview)
      ? html`<div><dt><small>${HEIST.isDoubled}</small></dt><dd>${score}</dd></div>`
      : nothing
  }
  ${
    back.length
      ? html`<div><dt>${HEIST.goBack(back)}</dt><dd><small>${HEIST.goBackNote}</small></dd></div>`
      : nothing
  }
  ${deductions.map(
    (lost) => html`<div class="cw-hit">
      <dt>${token(players[lost.seat - 1] ?? { name: "", token: 0 }, lost.seat)}
        ${HEIST.hits(players, lost)} <small>${HEIST.hitNote(lost)}</small></dt>
      <dd>${signed(-lost.taken)}</dd>
    </div>`,
  )}
  ${
    credits && earners[(seat ?? 0) - 1]
      ? html`<div><dt>${HEIST.credits} <small>${HEIST.creditsNote}</small></dt><dd>${signed(credits)}</dd></div>`
      : nothing
  }`;
}
