/**
 * What a finished game of Lexiheist earned: it is paid, and told (T19, T20).
 *
 * @import { CreditLine } from "../protocol.js"
 * @import { Player } from "../store/players.js"
 * @import { Profile } from "../store/profile.js"
 * @import { TileGame } from "../store/tile_game.js"
 * @import { App } from "./app.js"
 *
 * @typedef {object} Earning
 * @property {number} seat
 * @property {Player} player
 * @property {readonly CreditLine[]} lines for what
 * @property {Profile | null} profile that has them; null: nobody has
 */
import { html, nothing } from "lit-html";
import { PERSON } from "../store/crossword_wish.js";
import { token } from "../ui/token.js";
import { PURSE, playerName } from "../ui/words.js";
import { change, EARNED, reasons } from "../ui/words_credits.js";
import { linesOf, payOut } from "./paying.js";

/**
 * Pays the game, unless it has been paid.
 * @param {App} app
 * @param {TileGame} game
 * @returns {Promise<Earning[]>} of the people who sat down; none of a crossword, or where
 *   the log is not under these rules
 */
export async function settle(app, game) {
  const earned = game.game === "heist" ? await payOut(app, game) : null;
  if (!earned) return [];
  const lines = await linesOf(app, earned);
  const profiles = await Promise.all(
    (game.profiles ?? []).map((id) => (id ? app.store.profile(id) : null)),
  );
  return game.players.flatMap((player, i) =>
    game.options.players[i] === PERSON
      ? [
          {
            ...{ seat: i + 1, player, lines: lines[i] ?? [] },
            profile: profiles[i] ?? null,
          },
        ]
      : [],
  );
}

/** @param {readonly Earning[]} earned */
export function earnedRows(earned) {
  if (earned.length === 0) return nothing;
  const isKept = earned.some(({ profile }) => profile);
  return html`<section class="pad cw-earned">
    <div class="pad-head"><h2>${EARNED.title}</h2></div>
    <ul>
      ${earned.map(
        ({ seat, player, lines, profile }) => html`<li>
          ${token(player, seat)}
          <span>${playerName(player, seat)} <small>${profile ? EARNED.kept(profile.name) : EARNED.unkept}</small></span>
          <b>${change(sumOf(lines))}</b>
          ${reasonRows(lines)}
        </li>`,
      )}
    </ul>
    <p><a class="text-link" href=${isKept ? "#/credits" : "#/profiles"}>${isKept ? PURSE.title : EARNED.make}</a></p>
  </section>`;
}

/** A row for each reason. @param {readonly CreditLine[]} lines */
function reasonRows(lines) {
  const kinds = [...new Set(lines.map(({ reason }) => reason))];
  if (kinds.length === 0) return nothing;
  return html`<ul class="cw-reasons">
    ${kinds.map((kind) => {
      const alike = lines.filter(({ reason }) => reason === kind);
      return html`<li><span>${reasons(alike)}</span> <span>${change(sumOf(alike))}</span></li>`;
    })}
  </ul>`;
}

/** @param {readonly CreditLine[]} lines */
const sumOf = (lines) => lines.reduce((sum, { credits }) => sum + credits, 0);
