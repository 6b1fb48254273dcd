/**
 * A game with tiles that is over: who won, the board turn by turn, and the score sheet.
 *
 * @import { Reviewed } from "../protocol.js"
 * @import { TileGame } from "../store/tile_game.js"
 * @import { TileKind } from "../store/tile_kinds.js"
 * @import { TileView } from "../store/tile_view.js"
 * @import { App } from "./app.js"
 * @import { Earning } from "./tile_earned.js"
 *
 * @typedef {object} Shown
 * @property {number} turn the board is shown after so many
 * @property {boolean} isPlaying turns follow by themselves
 * @property {string} told
 * @property {boolean} isReviewed what Hard would have played is shown
 * @property {Map<number, Reviewed>} best by turn, from 0
 * @property {readonly Earning[]} earned credits, by person
 */
import { html, nothing, render } from "lit-html";
import { BOARD_MARGIN, paintBoard } from "../board/tile_board.js";
import { boardLayout } from "../board/tile_layout.js";
import { PERSON, peopleIn } from "../store/crossword_wish.js";
import { TILE_KINDS } from "../store/tile_kinds.js";
import { boardAfter, laidLast } from "../store/tile_notation.js";
import { bar } from "../ui/bar.js";
import { switchRow } from "../ui/choices.js";
import { icon } from "../ui/icons.js";
import { hasForcedColours, surface } from "../ui/surface.js";
import { onTheme, theme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive } from "../ui/title.js";
import { BAR, nameOf } from "../ui/words.js";
import { turnSaid, turnTold, wordsOf } from "../ui/words_tiles.js";
import { saveRecord } from "./crossword_record.js";
import { reviewTurns } from "./crossword_review.js";
import { part } from "./round_shown.js";
import { earnedRows, settle } from "./tile_earned.js";
import { scoreSheet } from "./tile_score_sheet.js";

/** Between two turns that follow by themselves, ms. */
const BEAT = 1400;

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {TileGame} game
 * @returns {() => void}
 */
export function showOver(app, root, game) {
  const { turns } = game.view;
  const { OVER } = wordsOf(game.game);
  const { size } = TILE_KINDS[game.game];
  /** @type {Shown} */
  const shown = {
    turn: turns.length,
    isPlaying: false,
    told: "",
    isReviewed: false,
    best: new Map(),
    earned: [],
  };
  const left = new AbortController();
  let beat = 0;
  /** Turns are looked at once, however often the switch is turned. */
  let wasReviewed = false;
  /** @param {Partial<Shown>} changed */
  const tell = (changed) => {
    Object.assign(shown, changed);
    draw();
    board?.repaint();
  };
  const step = (/** @type {number} */ turn) => {
    if (turn < 0 || turn > turns.length) return;
    tell({ turn });
    const last = turns[turn - 1];
    app.announce(last ? turnSaid(game.players, last) : OVER.start);
  };
  const pause = () => {
    clearInterval(beat);
    tell({ isPlaying: false });
  };
  const does = {
    step(/** @type {number} */ turn) {
      pause();
      step(turn);
    },
    play() {
      if (shown.isPlaying) return pause();
      tell({ isPlaying: true, turn: shown.turn === turns.length ? 0 : shown.turn });
      beat = window.setInterval(() => {
        step(shown.turn + 1);
        if (shown.turn === turns.length) pause();
      }, BEAT);
    },
    review(/** @type {boolean} */ isReviewed) {
      const isFirst = isReviewed && !wasReviewed;
      wasReviewed ||= isReviewed;
      tell({ isReviewed });
      if (isFirst) review();
    },
    async save() {
      const told = await saveRecord(app, game);
      tell({ told });
      if (told) app.announce(told, "assertive");
    },
    again: () => playAgain(app, game),
  };
  const review = async () => {
    try {
      const learn = (/** @type {number} */ turn, /** @type {Reviewed} */ best) => {
        shown.best.set(turn, best);
        draw();
      };
      await reviewTurns(app, game, learn, left.signal);
    } catch (error) {
      console.info(error);
      if (!left.signal.aborted) tell({ told: OVER.notReviewed });
    }
  };
  const draw = () => render(page(app, game, shown, does), root);
  draw();
  const canvas = /** @type {HTMLCanvasElement} */ (part(root, ".cw-still"));
  const board = surface(canvas, (pen, width) => {
    const side = width / (1 + 2 * BOARD_MARGIN);
    pen.translate(side * BOARD_MARGIN, side * BOARD_MARGIN);
    const told = turns.slice(0, shown.turn);
    paintBoard(pen, boardLayout(side, size), {
      game: game.game,
      colours: game.view.layout,
      start: game.view.start,
      board: boardAfter(size, told),
      last: laidLast(told).map(({ square }) => square),
      worth: game.view.worth,
      style: app.settings.current().tiles,
      enamel: app.settings.current().board,
      theme: theme(),
      forced: hasForcedColours(),
    });
  });
  arrive(root, outcomeOf(game));
  const stopTheme = onTheme(draw);
  settle(app, game).then(
    (earned) => !left.signal.aborted && tell({ earned }),
    // The credits' own screens pay once more, or say why not.
    (error) => console.info(error),
  );
  return () => {
    left.abort();
    clearInterval(beat);
    board.stop();
    stopTheme();
  };
}

/** Who won, as the one person of the table is told. @param {TileGame} game */
export function outcomeOf({ options, players, view }) {
  const { OVER } = wordsOf(view.game);
  const { winners = [], draw = false } = view.ending ?? {};
  const names = winners.map((seat) => nameOf(players, seat));
  if (winners.length === 0) return OVER.nobody;
  if (draw) return OVER.draw(names);
  const by = leadOf(view);
  const winner = (winners[0] ?? 1) - 1;
  const isAlone = peopleIn(options.players) === 1;
  const isOwn = isAlone && options.players[winner] === PERSON;
  return isOwn ? OVER.youWin(by) : OVER.wins(names[0] ?? "", by);
}

/** By how much the winner is ahead of the next; 0: the others have left. @param {Pick<TileView, "seats" | "ending">} view */
function leadOf({ seats, ending }) {
  const winner = seats.find(({ seat }) => seat === ending?.winners[0]);
  const others = seats.filter((one) => one !== winner && !one.left);
  if (!winner || others.length === 0) return 0;
  return winner.score - Math.max(...others.map(({ score }) => score));
}

/** The points of all, the most first. @param {TileGame} game */
function standingsTold({ players, view: { seats } }) {
  const told = seats
    .toSorted((a, b) => b.score - a.score)
    .map(({ seat, score }) => `${nameOf(players, seat)} ${score}`);
  return `${told.join(", ")}.`;
}

/** @param {TileGame} game */
function whyOf({ game, players, view: { ending, seats, turns } }) {
  const { why } = wordsOf(game).OVER;
  const last = turns.at(-1);
  if (ending?.why === "left" && last?.kind === "out")
    return why.out?.(nameOf(players, last.seat)) ?? "";
  const isLeft = ending?.why === "left";
  // Of several who have left, nobody ended the game alone.
  if (isLeft && seats.length > 2) return why.left?.("") ?? "";
  const which = seats.find(({ tiles, left }) => (isLeft ? left : tiles === 0));
  const name = nameOf(players, which?.seat ?? 1);
  return why[ending?.why ?? "left"]?.(name) ?? "";
}

/**
 * @param {App} app
 * @param {TileGame} game
 * @param {Shown} shown
 * @param {{step: (turn: number) => void, play: () => void, save: () => void,
 *   again: () => void, review: (on: boolean) => void}} does
 */
function page(app, game, shown, does) {
  const { OVER, TABLE } = wordsOf(game.game);
  return html`<div class="cw-over" data-game=${game.game}>
    ${bar({
      back: { icon: "back", label: BAR.home, does: "#/" },
      caption: `${TABLE.title}, ${TABLE.caption(game.options)}`,
      keys: [themeKey(app)],
    })}
    <header class="cw-over-head">
      <h1>${outcomeOf(game)}</h1>
      <p>${whyOf(game)} ${standingsTold(game)}</p>
    </header>
    <div class="cw-over-board">
      <div class="cw-board"><canvas class="cw-still" aria-hidden="true"></canvas></div>
      ${replayKeys(game, shown, does)}
    </div>
    <div class="cw-over-side">
      ${scoreSheet(game, shown, does.step)} ${earnedRows(shown.earned)}
      ${game.game === "crossword" ? reviewRow(game, shown, does) : nothing}
      <div class="card-keys">
        ${
          game.game === "crossword"
            ? html`<button type="button" class="key" @click=${does.save}>${icon("save")} ${OVER.gcg}</button>`
            : nothing
        }
        ${
          game.tournament
            ? html`<a class="brass" href="#/tournament/${game.tournament.id}">${OVER.bracket}</a>`
            : html`<button type="button" class="brass" @click=${does.again}>${OVER.again}</button>`
        }
      </div>
      ${shown.told ? html`<p class="notice bad">${shown.told}</p>` : nothing}
    </div>
  </div>`;
}

/** @param {TileGame} game @param {Shown} shown @param {{review: (on: boolean) => void}} does */
function reviewRow({ game }, { isReviewed }, does) {
  const { OVER } = wordsOf(game);
  return switchRow({
    label: OVER.review,
    note: OVER.reviewNote,
    on: isReviewed,
    turn: does.review,
  });
}

/**
 * @param {TileGame} game
 * @param {Shown} shown
 * @param {{step: (turn: number) => void, play: () => void}} does
 */
function replayKeys({ game, view: { turns }, players }, { turn, isPlaying }, does) {
  const { OVER } = wordsOf(game);
  const last = turns[turn - 1];
  return html`<div class="cw-replay" role="group" aria-label=${OVER.replay}>
    <button type="button" class="key" title=${OVER.previous} aria-disabled=${turn === 0} @click=${() => does.step(turn - 1)}>
      ${icon("stepBack")}<span class="unseen">${OVER.previous}</span>
    </button>
    <button type="button" class="key" title=${isPlaying ? OVER.pause : OVER.play} @click=${does.play}>
      ${icon(isPlaying ? "pause" : "play")}<span class="unseen">${isPlaying ? OVER.pause : OVER.play}</span>
    </button>
    <button type="button" class="key" title=${OVER.next} aria-disabled=${turn === turns.length} @click=${() => does.step(turn + 1)}>
      ${icon("stepOn")}<span class="unseen">${OVER.next}</span>
    </button>
    <p><span>${last ? turnTold(players, last) : OVER.start}</span>
      <small>${OVER.place(turn, turns.length)}</small></p>
  </div>`;
}

/** The same table once more. @param {App} app @param {TileGame} game */
function playAgain({ settings, go }, { game, options }) {
  const seats = options.players.length;
  const wish = settings.current()[game];
  const players = [...options.players, ...wish.players.slice(seats)];
  settings.change({ [game]: { ...wish, ...options, seats, players } });
  go(`#/${game}`);
}

/** @param {HTMLElement} root @param {TileKind} game */
export function showGone(root, game) {
  const { OVER } = wordsOf(game);
  render(
    html`${bar({ back: { icon: "back", label: BAR.home, does: "#/" } })}
      <div class="page">
        <h1>${OVER.gone}</h1>
        <p>${OVER.goneWhy}</p>
        <p><a class="key" href="#/rounds">${BAR.rounds}</a></p>
      </div>`,
    root,
  );
  arrive(root, OVER.gone);
}
