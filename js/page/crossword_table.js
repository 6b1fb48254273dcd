/**
 * The live table of a crossword: keeps what the screen shows, draws it once a frame at
 * most, and turns fingers and keys into moves.
 *
 * @import { CrosswordView, LaidTile, Preview } from "../protocol.js"
 * @import { Player } from "../store/players.js"
 * @import { RoundClock } from "../store/round_clock.js"
 * @import { BarKey } from "../ui/bar.js"
 * @import { App } from "./app.js"
 * @import { Ruling } from "./crossword_play.js"
 * @import { Does, Shown } from "./crossword_screen.js"
 * @import { Plan } from "./crossword_plans.js"
 *
 * @typedef {object} Calls what the table asks of the game
 * @property {(seat: number, move: string) => Promise<Ruling>} move
 * @property {(seat: number, tiles: LaidTile[]) => Promise<Preview>} preview
 * @property {(seat: number, plan: Plan) => void} plan keeps what is planned
 * @property {() => void} undo
 * @property {(seat: number) => void} timeOut
 * @property {() => void} home
 * @property {() => void} again
 * @property {() => void} remove
 * @property {() => BarKey[]} barKeys
 */
import { render } from "lit-html";
import { handOf, NO_HAND, played, recall, tilesOf } from "../board/crossword_hand.js";
import { boardAfter, isEmpty, wordsThrough } from "../store/crossword_notation.js";
import { onTheme } from "../ui/theme.js";
import { notInList, REFUSED, SAID, TABLE } from "../ui/words_crossword.js";
import { askForTrade, openMoves, openUnseen } from "./crossword_cards.js";
import { Handling, NOTHING_REFUSED } from "./crossword_handling.js";
import { listenKeys } from "./crossword_keys.js";
import { screen } from "./crossword_screen.js";
import {
  BLANK_TABLE,
  boardShown,
  marksShown,
  newsOf,
  rackShown,
} from "./crossword_shown.js";
import { Surfaces } from "./crossword_surface.js";
import { Touch } from "./crossword_touch.js";
import { shakeHead } from "./motion.js";
import { feelSecond } from "./round_feedback.js";
import { part } from "./round_shown.js";

/** Pass wants to be pressed again within this time, ms (X10). */
const AGAIN = 4000;
/** Places of a rack that is not known yet. */
const RACK = 7;

export class CrosswordTable {
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
   * @param {{players: Player[], caption: string, view: CrosswordView | null}} what
   * @param {Calls} calls
   */
  constructor(app, root, { players, caption, view }, calls) {
    this.#app = app;
    this.#root = root;
    this.#calls = calls;
    this.#shown = { ...BLANK_TABLE, players, caption, view };
    this.#shown.board = boardAfter(view?.turns ?? []);
    this.#shown.reached = view?.start ?? 0;
    this.#render();
    this.#surfaces = new Surfaces(root, {
      board: () => boardShown(this.#shown, this.#app.settings.current()),
      marks: () => marksShown(this.#shown, this.#style, this.#handling.air),
      rack: () => rackShown(this.#shown, this.#style, this.#handling.air),
      places: () => this.#shown.view?.rack_size ?? RACK,
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
   * @param {CrosswordView} view
   * @param {Plan | null} [plan] null: what is laid here stays, where it can
   */
  learn(view, plan = null) {
    const board = view.board.join("");
    const before = plan ?? this.#shown.hand;
    const hand = view.rack ? handOf(view.rack, before, board) : NO_HAND;
    const squares = view.rack ? before.laid.map(({ square }) => square) : [];
    const taken = squares.filter((square) => !isEmpty(board, square));
    const home = [...this.#shown.home, ...taken];
    this.#isBoardStale = true;
    this.tell({
      view,
      seat: view.rack ? view.seat : null,
      hand,
      board,
      looked: null,
      home,
      notice: newsOf({ players: this.#shown.players, home }, view.turns),
      refused: NOTHING_REFUSED,
      starting: "",
    });
    this.#handling.changed();
  }

  /** It is this seat's turn, or not. @param {boolean} isYours @param {RoundClock | null} clock */
  play(isYours, clock) {
    this.#clock = clock;
    const seconds = clock ? Math.ceil(clock.left() / 1000) : null;
    // What came home while others played is news until the own turn is over.
    if (this.#shown.isYours && !isYours) this.tell({ home: [] });
    this.tell({ isYours, seconds, isPassing: false });
    if (isYours) this.#app.announce(SAID.yourTurn(this.#shown.notice));
  }

  /** What is laid has been played: its places on the rack are free. */
  forgetLaid() {
    this.#shown.hand = played(this.#shown.hand);
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
    const preview = await this.#handling.previewed();
    if (this.#acting() !== seat) return;
    const move = preview?.move;
    if (!move) return this.#refuse(whyNot(preview?.refused ?? "other"));
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
    this.tell({ refused: { squares, words: ruling.words } });
    this.#refuse(bad.size ? notInList(ruling.words) : whyNot(ruling.refused));
  }

  /** @param {string} why */
  #refuse(why) {
    const { sound, haptics } = this.#app.device;
    sound.refuse();
    haptics.refuse();
    this.tell({ notice: why });
    this.#app.announce(why, "assertive");
    shakeHead(part(this.#root, ".cw-status"));
  }

  async #trade() {
    const seat = this.#acting();
    const { view, hand } = this.#shown;
    if (!view || seat === null) return;
    if (view.bag < view.trade) return this.#refuse(whyNot("bag_too_low"));
    this.#handling.change(recall(hand));
    const tiles = await askForTrade(this.#shown.hand.tiles, view.worth, this.#style);
    if (tiles && this.#acting() === seat) await this.#submit(seat, `trade ${tiles}`);
  }

  /** Asks to be pressed a second time (X10); a quick double click is one press. @param {MouseEvent} event */
  async #pass({ detail }) {
    const seat = this.#acting();
    if (seat === null || detail > 1) return;
    clearTimeout(this.#passing);
    if (this.#shown.isPassing) return this.#submit(seat, "pass");
    this.tell({ isPassing: true });
    this.#app.announce(TABLE.passAgain);
    this.#passing = window.setTimeout(() => this.tell({ isPassing: false }), AGAIN);
  }

  #escape() {
    const { cursor, chosen, hand, looked } = this.#shown;
    if (looked !== null) return this.#look(null);
    if (cursor || chosen !== null) return this.tell({ cursor: null, chosen: null });
    if (hand.laid.length) this.#handling.recall();
  }

  /** The board after a turn; null: as it is. @param {number | null} turn */
  #look(turn) {
    const { view } = this.#shown;
    const turns = view?.turns ?? [];
    const looked = turn === turns.length ? null : turn;
    const shown = looked === null ? turns : turns.slice(0, looked);
    this.#isBoardStale = true;
    const { players, home } = this.#shown;
    const notice = newsOf({ players, home: looked === null ? home : [] }, shown);
    this.tell({ looked, board: boardAfter(shown), notice });
    if (looked !== null) this.#app.announce(TABLE.shownMove(looked));
  }
}

/** @param {string} code */
function whyNot(code) {
  return REFUSED[code] ?? REFUSED.other ?? "";
}
