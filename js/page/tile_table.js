/**
 * The live table of a game with tiles: keeps what the screen shows, draws it once a frame at
 * most, and turns fingers and keys into moves.
 *
 * @import { LaidTile } from "../protocol.js"
 * @import { Player } from "../store/players.js"
 * @import { TileKind } from "../store/tile_kinds.js"
 * @import { TileView } from "../store/tile_view.js"
 * @import { RoundClock } from "../store/round_clock.js"
 * @import { BarKey } from "../ui/bar.js"
 * @import { App } from "./app.js"
 * @import { AnyPreview } from "./tile_laying.js"
 * @import { Ruling } from "./tile_play.js"
 * @import { Does, Shown } from "./tile_screen.js"
 * @import { Plan } from "./tile_plans.js"
 *
 * @typedef {object} Calls what the table asks of the game
 * @property {(seat: number, move: string) => Promise<Ruling>} move
 * @property {(seat: number, tiles: LaidTile[]) => Promise<AnyPreview>} preview
 * @property {(seat: number, plan: Plan) => void} plan keeps what is planned
 * @property {() => void} undo
 * @property {(seat: number) => void} timeOut
 * @property {() => void} home
 * @property {() => void} again
 * @property {() => void} remove
 * @property {() => BarKey[]} barKeys
 */
import { render } from "lit-html";
import { handOf, NO_HAND, played, recall, tilesOf } from "../board/tile_hand.js";
import { TILE_KINDS } from "../store/tile_kinds.js";
import { boardAfter, wordsThrough } from "../store/tile_notation.js";
import { onTheme } from "../ui/theme.js";
import { notInList, wordsOf } from "../ui/words_tiles.js";
import { shakeHead } from "./motion.js";
import { feelSecond } from "./round_feedback.js";
import { part } from "./round_shown.js";
import { askForTrade, openMoves, openUnseen } from "./tile_cards.js";
import { Handling } from "./tile_handling.js";
import { listenKeys } from "./tile_keys.js";
import { screen } from "./tile_screen.js";
import {
  blankTable,
  boardShown,
  latestTurns,
  marksShown,
  NOTHING_REFUSED,
  newsOf,
  noticeOf,
  rackShown,
  turnsShown,
} from "./tile_shown.js";
import { Surfaces } from "./tile_surface.js";
import { Touch } from "./tile_touch.js";

/** Pass wants to be pressed again within this time, ms (X10). */
const AGAIN = 4000;

export class TileTable {
  #app;
  #root;
  #calls;
  /** @type {Shown} */
  #shown;
  #surfaces;
  /** @type {(() => void)[]} */
  #stops;
  #frame = 0;
  #isStale = false;
  #isBoardStale = false;
  #passing = 0;
  /** @type {RoundClock | null} */
  #clock = null;
  #handling;

  /**
   * @param {App} app
   * @param {HTMLElement} root
   * @param {{game: TileKind, players: Player[], earners?: (string | null)[], caption: string,
   *   view: TileView | null}} what
   * @param {Calls} calls
   */
  constructor(app, root, { game, players, earners = [], caption, view }, calls) {
    this.#app = app;
    this.#root = root;
    this.#calls = calls;
    this.#shown = { ...blankTable(game), players, earners, caption, view };
    this.#shown.board = this.#boardAfter(view?.turns ?? []);
    this.#shown.reached = view?.start ?? 0;
    this.#render();
    this.#surfaces = new Surfaces(root, game, {
      board: () => boardShown(this.#shown, this.#app.settings.current()),
      marks: () => marksShown(this.#shown, this.#style, this.#handling.air),
      rack: () => rackShown(this.#shown, this.#style, this.#handling.air),
    });
    this.#handling = new Handling(app, root, this.#surfaces, {
      shown: () => this.#shown,
      tell: (changed) => this.tell(changed),
      render: () => this.#render(),
      style: () => this.#style,
      refuse: (why) => this.#refuse(why),
      preview: calls.preview,
      plan: calls.plan,
    });
    const touch = new Touch(root, this.#handling.hears, app.now);
    this.#stops = [
      () => this.#surfaces.stop(),
      () => touch.stop(),
      () => clearTimeout(this.#passing),
      listenKeys({
        ...this.#handling.keys,
        enter: () => void this.#play(),
        escape: () => this.#escape(),
      }),
      onTheme(() => this.tell({})),
      app.settings.onChange(() => {
        this.#isBoardStale = true;
        this.tell({});
      }),
    ];
    this.#tick();
  }

  get #words() {
    return wordsOf(this.#shown.game);
  }

  /** @param {string} code */
  #whyNot(code) {
    const { REFUSED } = this.#words;
    return REFUSED[code] ?? REFUSED.other ?? "";
  }

  /** @param {TileView["turns"]} turns */
  #boardAfter(turns) {
    return boardAfter(TILE_KINDS[this.#shown.game].size, turns);
  }

  get #style() {
    return this.#app.settings.current().tiles;
  }

  /** Shows the change with the next frame. @param {Partial<Shown>} changed */
  tell(changed) {
    Object.assign(this.#shown, changed);
    this.#isStale = true;
  }

  /**
   * The board as a seat sees it, with its rack and what it has planned; without a seat the
   * rack stays covered.
   * @param {TileView} view
   * @param {Plan | null} [plan] null: what is laid here stays, where it can
   */
  learn(view, plan = null) {
    const board = view.board.join("");
    const before = plan ?? this.#shown.hand;
    const hand = view.rack ? handOf(view.rack, before, board) : NO_HAND;
    const laid = view.rack ? before.laid : [];
    const taken = laid.filter(({ square, over }) => board[square] !== over);
    const home = [...this.#shown.home, ...taken.map(({ square }) => square)];
    this.#isBoardStale = true;
    this.tell({
      view,
      seat: view.rack ? view.seat : null,
      hand,
      board,
      looked: null,
      home,
      asked: null,
      notice: noticeOf({ ...this.#shown, view, home, seat: view.seat }, view.turns),
      refused: NOTHING_REFUSED,
      starting: "",
    });
    this.#handling.laying.forget();
  }

  /**
   * It is this seat's turn, or not.
   * @param {boolean} isYours
   * @param {RoundClock | null} clock
   * @param {string | null} [news] null: what the last move was
   */
  play(isYours, clock, news = null) {
    this.#clock = clock;
    const seconds = clock ? Math.ceil(clock.left() / 1000) : null;
    // What came home while others played is news until the own turn is over.
    if (this.#shown.isYours && !isYours) this.tell({ home: [] });
    const notice = news ?? this.#shown.notice;
    this.tell({ isYours, seconds, notice, isPassing: false });
    if (isYours) this.#app.announce(news ?? this.#words.SAID.yourTurn(this.latest));
  }

  /** What has happened since a person's turn, for those who do not see it. */
  get latest() {
    const { view } = this.#shown;
    return newsOf(this.#shown, view ? latestTurns(view) : []);
  }

  /** What is laid has been played: its places on the rack are free. */
  forgetLaid() {
    this.#shown.hand = played(this.#shown.hand);
  }

  /** The time is out: what is laid comes home, where the rules want it (T6). */
  loseTurn() {
    const { game, hand } = this.#shown;
    if (!TILE_KINDS[game].cancels) return;
    // It cannot be undone, nor by a letter card that is put away only now.
    this.tell({ hand: recall(hand), cursor: null, chosen: null });
    this.#handling.laying.forget();
    this.#handling.whole();
  }

  /** What lies here. @returns {Readonly<Shown>} */
  get shown() {
    return this.#shown;
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    for (const stop of this.#stops) stop();
  }

  #render() {
    this.#isStale = false;
    this.#shown.barKeys = this.#calls.barKeys();
    this.#shown.isZoomed = this.#surfaces?.isZoomed ?? false;
    render(screen(this.#shown, this.#does()), this.#root);
  }

  #tick() {
    this.#frame = requestAnimationFrame(() => this.#tick());
    this.#count();
    this.#handling.tick();
    if (!this.#isStale) return;
    this.#render();
    if (this.#isBoardStale) this.#showAll();
    else this.#surfaces.repaint();
    this.#isBoardStale = false;
  }

  /** The board has changed, and with it the list of moves: its latest is seen. */
  #showAll() {
    this.#surfaces.repaintAll();
    const { looked } = this.#shown;
    if (looked !== null) return;
    const rows = this.#root.querySelector(".cw-moves .pad-rows");
    rows?.scrollTo({ top: rows.scrollHeight });
  }

  #count() {
    if (!this.#clock) return;
    const seconds = Math.ceil(this.#clock.left() / 1000);
    const before = this.#shown.seconds ?? seconds;
    if (seconds === before) return;
    this.tell({ seconds });
    feelSecond(this.#app, seconds, before);
    const { seat } = this.#shown;
    if (seconds === 0 && seat !== null) this.#calls.timeOut(seat);
  }

  /** @returns {Does} */
  #does() {
    const { home, again, remove, undo } = this.#calls;
    return {
      home,
      again,
      remove,
      undo,
      pressSquare: (square) => this.#handling.pressSquare(square),
      pressSlot: (at) => this.#handling.choose(at),
      play: () => void this.#play(),
      shuffle: () => this.#handling.shuffle(),
      undoLast: () => this.#handling.undoLast(),
      recall: () => this.#handling.recall(),
      trade: () => void this.#trade(),
      pass: (event) => void this.#pass(event),
      whole: () => this.#handling.whole(),
      look: (turn) => this.#look(turn),
      moves: () => openMoves(this.#shown, (turn) => this.#look(turn)),
      unseen: () => openUnseen(this.#shown),
    };
  }

  /** The seat that may act now, the board as it is before its eyes; null: none may. */
  #acting() {
    if (this.#shown.looked !== null) this.#look(null);
    const { isYours, seat } = this.#shown;
    return isYours && this.#handling.isOpen ? seat : null;
  }

  async #play() {
    const seat = this.#acting();
    if (seat === null || this.#shown.hand.laid.length === 0) return;
    const preview = await this.#handling.laying.previewed();
    if (this.#acting() !== seat) return;
    const move = preview?.move;
    if (!move) return this.#refuse(this.#whyNot(preview?.refused ?? "other"));
    await this.#submit(seat, move);
  }

  /** @param {number} seat @param {string} move */
  async #submit(seat, move) {
    const { hand, board } = this.#shown;
    const laid = tilesOf(hand);
    this.tell({ isJudged: true, isPassing: false });
    const ruling = await this.#calls.move(seat, move).catch(() => null);
    this.tell({ isJudged: false });
    if (!ruling) return;
    if ("view" in ruling) {
      this.#app.device.sound.accept();
      this.#app.device.haptics.accept();
      this.tell({ cursor: null, chosen: null });
      return this.#handling.whole();
    }
    const bad = new Set(ruling.words);
    const squares = wordsThrough(board, laid)
      .filter(({ word }) => bad.has(word))
      .flatMap((made) => made.squares);
    const why = bad.size ? notInList(ruling.words) : this.#whyNot(ruling.refused);
    this.#refuse(why, { squares, words: ruling.words });
  }

  /** @param {string} why @param {{ squares: number[], words: string[] }} marks what it is about */
  #refuse(why, marks = this.#shown.refused) {
    const { sound, haptics } = this.#app.device;
    sound.refuse();
    haptics.refuse();
    this.tell({ refused: { ...marks, why } });
    this.#app.announce(why, "assertive");
    shakeHead(part(this.#root, ".cw-status"));
  }

  async #trade() {
    const seat = this.#acting();
    const { view } = this.#shown;
    if (!view || seat === null) return;
    const least = "trade" in view ? view.trade : 1;
    if (view.bag < least) return this.#refuse(this.#whyNot("bag_too_low"));
    const tiles = await askForTrade(this.#shown, this.#style);
    if (!tiles || this.#acting() !== seat) return;
    this.#handling.laying.change(recall(this.#shown.hand));
    await this.#submit(seat, `trade ${tiles}`);
  }

  /** Asks to be pressed a second time (X10); a quick double click is one press. @param {MouseEvent} event */
  async #pass({ detail }) {
    const seat = this.#acting();
    if (seat === null || detail > 1) return;
    clearTimeout(this.#passing);
    if (this.#shown.isPassing) return this.#submit(seat, "pass");
    this.tell({ isPassing: true });
    this.#app.announce(this.#words.TABLE.passAgain);
    this.#passing = window.setTimeout(() => this.tell({ isPassing: false }), AGAIN);
  }

  #escape() {
    const { cursor, chosen, hand, looked } = this.#shown;
    if (looked !== null) return this.#look(null);
    if (cursor || chosen !== null)
      return this.tell({ cursor: null, chosen: null, asked: null });
    if (hand.laid.length) this.#handling.recall();
  }

  /** The board after a turn; null: as it is. @param {number | null} turn */
  #look(turn) {
    const { view } = this.#shown;
    const looked = turn === view?.turns.length ? null : turn;
    const shown = turnsShown({ view, looked });
    this.#isBoardStale = true;
    const home = looked === null ? this.#shown.home : [];
    const notice = noticeOf({ ...this.#shown, home }, shown);
    const board = this.#boardAfter(shown);
    this.tell({ looked, board, notice, refused: NOTHING_REFUSED, isPassing: false });
    if (looked !== null) this.#app.announce(this.#words.TABLE.shownMove(looked));
  }
}
