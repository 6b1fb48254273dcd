/**
 * What the table plays next: the host's card.
 *
 * @import { Table } from "../room/deal_text.js"
 * @import { App } from "./app.js"
 * @import { Seat } from "./friends_room.js"
 *
 * @typedef {Omit<Table, "order" | "v">} Wish
 */
import { html, nothing } from "lit-html";
import { CHOICES, CLASSIC, MOST_TEAMS } from "../store/tables.js";
import { choiceRow, switchRow } from "../ui/choices.js";
import { openCard } from "../ui/dialog.js";
import { GAME, OPTIONS, CLASSIC_OPTIONS as SAID, teamName } from "../ui/words.js";
import { LOBBY } from "../ui/words_friends.js";
import { matchRow } from "./classic_sheet.js";
import { plainClassic } from "./friends_link.js";
import { nameById, sitting } from "./friends_people.js";

const ROWS = /** @type {const} */ ([
  ["size", OPTIONS.sizeOf],
  ["min", OPTIONS.minOf],
  ["seconds", OPTIONS.secondsOf],
]);
const PLAIN_MINIMUM = 4;

/**
 * What the settings of this device wish for at the first table.
 * @param {App} app
 * @param {"hunt" | "classic"} game
 * @returns {Wish}
 */
export function wishOf({ settings }, game) {
  const { lastOptions, classic } = settings.current();
  const none = { target: null, teams: null, minimums: null };
  if (game === "hunt") return { game, options: lastOptions, ...none };
  const options = { ...plainClassic(), min: classic.min };
  const anything = classic.anything ? { anything: 1 } : {};
  return {
    game,
    options: { ...options, ...anything },
    ...none,
    target: classic.target || null,
    teams: classic.inTeams ? {} : null,
    minimums: classic.handicap ? {} : null,
  };
}

/** @param {App} app @param {Seat} seat */
export async function openTable(app, seat) {
  const card = openCard({ title: LOBBY.optionsTitle, kind: "options", body: sheet });
  const stop = seat.onChange(() => card.redraw());
  /** @param {Partial<Wish>} changed */
  function change(changed) {
    const table = seat.view?.table;
    if (!table) return;
    const { game, options, target, teams, minimums } = { ...table, ...changed };
    seat.room?.setTable({ game, options, target, teams, minimums });
    card.redraw();
  }
  /** @param {(answer?: string) => void} close */
  function sheet(close) {
    const table = seat.view?.table;
    if (!table) return nothing;
    return html`${gameRow(app, table, change)}
      ${table.game === "hunt" ? huntRows(table, change) : classicRows(seat, table, change)}
      <div class="card-keys">
        <button type="button" class="brass" @click=${() => close()}>${LOBBY.optionsDone}</button>
      </div>`;
  }
  await card.closed;
  stop();
}

/** @typedef {(changed: Partial<Wish>) => void} Change */

/** @param {App} app @param {Table} table @param {Change} change */
function gameRow(app, { game }, change) {
  return choiceRow({
    name: "game",
    label: LOBBY.game,
    choices: /** @type {const} */ (["hunt", "classic"]).map((value) => ({
      value,
      label: GAME[value],
    })),
    chosen: game,
    choose: (value) => change(wishOf(app, value)),
  });
}

/** @param {Table} table @param {Change} change */
function huntRows({ options }, change) {
  return ROWS.map(([name, label]) =>
    choiceRow({
      name,
      label: OPTIONS[name],
      choices: CHOICES[name].map((value) => ({ value, label: label(value) })),
      chosen: options[name],
      choose: (value) => change({ options: { ...options, [name]: value } }),
    }),
  );
}

/** @param {Seat} seat @param {Table} table @param {Change} change */
function classicRows(seat, table, change) {
  const { options, target, teams, minimums } = table;
  const [plain = PLAIN_MINIMUM, advanced] = CLASSIC.min;
  const { anything, ...rest } = options;
  return html`${matchRow({ target: target ?? 0 }, ({ target: wanted }) =>
    change({ target: wanted || null }),
  )}
    <div class="classic-switches">
      ${
        minimums
          ? nothing
          : switchRow({
              label: SAID.advanced,
              note: SAID.advancedNote,
              on: options.min === advanced,
              turn: (on) =>
                change({ options: { ...options, min: on ? Number(advanced) : plain } }),
            })
      }
      ${switchRow({
        label: SAID.handicap,
        note: SAID.handicapNote,
        on: minimums !== null,
        turn: (on) => change({ minimums: on ? {} : null }),
      })}
      ${switchRow({
        label: SAID.anything,
        note: SAID.anythingNote,
        on: Boolean(anything),
        turn: (on) => change({ options: on ? { ...rest, anything: 1 } : rest }),
      })}
      ${switchRow({
        label: SAID.inTeams,
        note: SAID.inTeamsNote,
        on: teams !== null,
        turn: (on) => change({ teams: on ? evenTeams(seat) : null }),
      })}
    </div>
    ${memberRows(seat, table, change)}`;
}

/** Two teams, of those who are here. @param {Seat} seat @returns {Record<string, number>} */
function evenTeams({ view }) {
  const members = view ? sitting(view) : [];
  return Object.fromEntries(members.map(({ id }, i) => [id, (i % 2) + 1]));
}

/** What is each seat's own. @param {Seat} seat @param {Table} table @param {Change} change */
function memberRows({ view }, { options, teams, minimums }, change) {
  if (!view) return nothing;
  const members = sitting(view);
  return members.map((member, i) => [
    teams
      ? choiceRow({
          name: `team-${i}`,
          label: SAID.teamOf(nameById(view, member.id)),
          choices: Array.from({ length: MOST_TEAMS }, (_, at) => ({
            value: at + 1,
            label: teamName(at + 1),
          })),
          chosen: teams[member.id] ?? 1,
          choose: (team) => change({ teams: { ...teams, [member.id]: team } }),
        })
      : nothing,
    minimums
      ? choiceRow({
          name: `minimum-${i}`,
          label: SAID.minimumOf(nameById(view, member.id)),
          choices: CLASSIC.minimums.map((value) => ({
            value,
            label: SAID.letters(value),
          })),
          chosen: minimums[member.id] ?? options.min,
          choose: (least) => change({ minimums: { ...minimums, [member.id]: least } }),
        })
      : nothing,
  ]);
}
