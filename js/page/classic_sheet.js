/**
 * How the next round or match of Classic is to be (C1, C8 to C10), and who plays.
 *
 * @import { ClassicWish } from "../store/classic_wish.js"
 * @import { App } from "./app.js"
 */
import { html, nothing } from "lit-html";
import { lackingTeam } from "../store/classic_wish.js";
import { TARGETS, targetNear } from "../store/match.js";
import { CLASSIC, MOST_TEAMS } from "../store/tables.js";
import { choiceRow, switchRow } from "../ui/choices.js";
import { openCard } from "../ui/dialog.js";
import { nameOf, CLASSIC_OPTIONS as SAID, teamName } from "../ui/words.js";
import { friendsKey } from "./friends_links.js";
import { playersRow } from "./players_row.js";

/** One round, or first to so many; any other number is typed in. */
const OFFERED = [0, 50, 100];
const TYPED = -1;
/** The number that is offered to be typed over. */
const FIRST_TYPED = 200;

/** @param {App} app */
export async function openClassic(app) {
  const { settings } = app;
  const card = openCard({ title: SAID.title, kind: "options", body: sheet });

  /** @param {Partial<ClassicWish>} changed */
  function change(changed) {
    settings.change({ classic: { ...settings.current().classic, ...changed } });
    card.redraw();
  }

  /** @param {(answer: string) => void} close */
  function sheet(close) {
    const { classic, seats } = settings.current();
    const lacking = lackingTeam(classic, seats);
    const start = () => lacking === null && close("start");
    return html`${matchRow(classic, change)} ${wordRows(classic, change)}
      ${playersRow(app, () => card.redraw())}
      ${seatRows(app, classic, change)}
      ${friendsKey("classic", () => close(""))}
      <p class="card-note classic-lacking" aria-live="polite">
        ${lacking ? SAID.lacking(lacking) : nothing}
      </p>
      <div class="card-keys">
        <button type="button" class="brass" aria-disabled=${lacking !== null} @click=${start}>
          ${SAID.start}
        </button>
      </div>`;
  }

  if ((await card.closed) === "start") app.go("#/classic");
}

/** @typedef {(changed: Partial<ClassicWish>) => void} Change */

/** @param {Pick<ClassicWish, "target">} classic @param {(changed: {target: number}) => void} change */
export function matchRow({ target }, change) {
  const isTyped = !OFFERED.includes(target);
  /** @param {Event} event */
  const typed = ({ currentTarget }) => {
    const field = /** @type {HTMLInputElement} */ (currentTarget);
    const target = targetNear(Number(field.value));
    field.value = String(target);
    change({ target });
  };
  return html`${choiceRow({
    name: "target",
    label: SAID.match,
    choices: [
      ...OFFERED.map((value) => ({
        value,
        label: value ? SAID.firstTo(value) : SAID.oneRound,
      })),
      { value: TYPED, label: SAID.another },
    ],
    chosen: isTyped ? TYPED : target,
    choose: (value) => change({ target: value === TYPED ? FIRST_TYPED : value }),
  })}
    ${
      isTyped
        ? html`<label class="classic-target">${SAID.target}
            <input type="number" inputmode="numeric" min=${TARGETS.least} max=${TARGETS.most}
              step="1" value=${target} @change=${typed}>
          </label>`
        : nothing
    }`;
}

/** @param {ClassicWish} classic @param {Change} change */
function wordRows({ min, handicap, anything }, change) {
  const [plain, advanced] = /** @type {[number, number]} */ (CLASSIC.min);
  return html`<div class="classic-switches">
    ${
      handicap
        ? nothing
        : switchRow({
            label: SAID.advanced,
            note: SAID.advancedNote,
            on: min === advanced,
            turn: (on) => change({ min: on ? advanced : plain }),
          })
    }
    ${switchRow({
      label: SAID.handicap,
      note: SAID.handicapNote,
      on: handicap,
      turn: (on) => change({ handicap: on }),
    })}
    ${switchRow({
      label: SAID.anything,
      note: SAID.anythingNote,
      on: anything,
      turn: (on) => change({ anything: on }),
    })}
  </div>`;
}

/** What is each seat's own. @param {App} app @param {ClassicWish} classic @param {Change} change */
function seatRows({ settings }, { handicap, minimums, inTeams, teams }, change) {
  const { seats, players } = settings.current();
  const sitting = Array.from({ length: seats }, (_, at) => ({
    at,
    name: nameOf(players, at + 1),
  }));
  return html`${
    seats > 1
      ? switchRow({
          label: SAID.inTeams,
          note: SAID.inTeamsNote,
          on: inTeams,
          turn: (on) => change({ inTeams: on }),
        })
      : nothing
  }
    ${sitting.map(({ at, name }) => [
      inTeams && seats > 1
        ? choiceRow({
            name: `team-${at}`,
            label: SAID.teamOf(name),
            choices: Array.from({ length: MOST_TEAMS }, (_, i) => ({
              value: i + 1,
              label: teamName(i + 1),
            })),
            chosen: teams[at] ?? 1,
            choose: (team) => change({ teams: teams.with(at, team) }),
          })
        : nothing,
      handicap
        ? choiceRow({
            name: `minimum-${at}`,
            label: SAID.minimumOf(name),
            choices: CLASSIC.minimums.map((value) => ({
              value,
              label: SAID.letters(value),
            })),
            chosen: minimums[at] ?? 4,
            choose: (least) => change({ minimums: minimums.with(at, least) }),
          })
        : nothing,
    ])}`;
}
