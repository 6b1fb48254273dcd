/**
 * Whose turn it is, where several share the device, and what the match goes to.
 *
 * @import { Shown } from "./round_screen.js"
 */
import { html, nothing } from "lit-html";
import { token } from "../ui/token.js";
import { playerName, ROUND, teamName } from "../ui/words.js";

/** Null: one plays alone, or nobody hunts yet. @param {Shown} shown */
export function hunterOf({ players, seat: dealt, view, options }) {
  const seat = view?.seat ?? dealt;
  const player = players?.[(seat ?? 0) - 1];
  if (!player || seat === null) return null;
  const team = options.teams?.[seat - 1];
  return {
    player,
    seat,
    name: playerName(player, seat),
    team: team ? teamName(team) : "",
  };
}

/** @param {Shown} shown */
export function listName(shown) {
  if (shown.friends) return ROUND.list;
  const hunter = hunterOf(shown);
  return hunter ? ROUND.listOf(hunter.name) : ROUND.list;
}

/** Beside the clock. @param {Shown} shown */
export function hunterMark(shown) {
  if (shown.friends) return shown.friends.mark;
  const hunter = hunterOf(shown);
  const goal = shown.target ? ROUND.firstTo(shown.target) : "";
  const note = [hunter?.team, goal].filter(Boolean).join(", ");
  if (!hunter && !note) return nothing;
  return html`<p class="hunter">
    ${
      hunter
        ? html`<span class="hunter-who">${token(hunter.player, hunter.seat)}
            <strong>${hunter.name}</strong> <span class="unseen">${ROUND.hunts}</span></span>`
        : nothing
    }
    ${note ? html`<span class="hunter-note">${note}</span>` : nothing}
  </p>`;
}
