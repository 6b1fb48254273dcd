// Made from py/lexigrid/protocol.py by tools/protocol_types.py: do not edit.

export type FairOutcomeName = "two_lists" | "no_seal" | "late_seal" | "unsealed_open" | "no_open" | "altered_list" | "reused_salt" | "clock_nonsense" | "impossible_word";

/** A round between friends: its room, and by seat order keys and outcomes. */
export interface FairView {
  room: string;
  round: number;
  attempt: number;
  keys: string[];
  outcomes: ("two_lists" | "no_seal" | "late_seal" | "unsealed_open" | "no_open" | "altered_list" | "reused_salt" | "clock_nonsense" | "impossible_word" | null)[];
}

/** Ask what was signed for the lines of a round between friends, finished or not. */
export interface SignedRequest {
  id: number;
  verb: "signed";
  log: string;
}

/** What a seat has signed: text, key and signature; bytes in base64url. */
export interface StatementView {
  seat: number;
  key: string;
  text: string;
  signature: string;
}

/** All that was signed for a log, by line; whether it fits is for a key to tell. */
export interface SignedTexts {
  statements: StatementView[];
}

export type PhaseName = "waiting" | "hunting" | "over" | "abandoned";

/** An accepted claim; `at` in milliseconds since the glass was turned. */
export interface ClaimView {
  word: string;
  path: number[];
  points: number;
  at: number;
}

export type StruckName = "too_short" | "not_on_the_grid" | "not_in_list";

/** A claim in the reveal: no points when it is lost. */
export interface ListedWord {
  word: string;
  path: number[];
  points: number;
  at: number;
  others: number[];
  credited: number | null;
  struck: "too_short" | "not_on_the_grid" | "not_in_list" | null;
}

/** A seat's list in the reveal. */
export interface ListView {
  seat: number;
  points: number;
  words: ListedWord[];
}

/** A team in the reveal (C8). */
export interface TeamView {
  team: number;
  seats: number[];
  points: number;
}

/** The judged lists; `teams` and `winning_teams` are empty when each plays alone. */
export interface Outcome {
  winners: number[];
  draw: boolean;
  teams: TeamView[];
  winning_teams: number[];
  cancelled: string[];
  lists: ListView[];
}

/** A word as it is read aloud, and off which seats' lists it goes then (C5). */
export interface ReadWord {
  seat: number;
  word: string;
  crossed: number[];
}

/** A word on the grid, with one of its paths. */
export interface GridWord {
  word: string;
  path: number[];
  points: number;
  everyday: boolean;
}

/** A word on the grid that nobody claimed. */
export interface MissedWord {
  word: string;
  path: number[];
  points: number;
  everyday: boolean;
}

/** What all see when the sand is out (H18); totals count the grid's words. */
export interface Reveal {
  winners: number[];
  draw: boolean;
  teams: TeamView[];
  winning_teams: number[];
  cancelled: string[];
  lists: ListView[];
  reading: ReadWord[];
  missed: MissedWord[];
  words: number;
  points: number;
  found_words: number;
  found_points: number;
  longest: string;
}

/** What a seat may see of a hunt. */
export interface HuntView {
  game: "hunt" | "classic";
  size: number;
  min: number;
  seconds: number;
  minimums: number[];
  teams: number[] | null;
  anything: boolean;
  shaker: number | null;
  lifted: boolean;
  glass: number[];
  phases: ("waiting" | "hunting" | "over" | "abandoned")[];
  phase: "waiting" | "hunting" | "over" | "abandoned";
  underlined: string[];
  worth: number[];
  seat: number | null;
  cells: string[] | null;
  turns: number[] | null;
  claims: ClaimView[];
  reveal: Reveal | null;
  fair?: FairView | null;
}

export type TurnKind = "play" | "trade" | "pass" | "out";

export type EndingName = "used_up" | "stuck" | "left";

/** A tile on a square, numbered from 0; a small letter is a blank. */
export interface LaidTile {
  square: number;
  tile: string;
}

/** A word made in a turn, in small letters. */
export interface MadeWord {
  word: string;
  points: number;
}

/** What laid tiles would make. */
export interface Preview {
  move: string | null;
  refused: string | null;
  bad: string[];
  words: MadeWord[];
  bonus: number;
  score: number;
}

/** The best move of a computer player so far. */
export interface Thought {
  move: string;
  done: boolean;
}

/** What Hard would have played in a turn, so far; `done` as of a thought. */
export interface Reviewed {
  rack: string[];
  move: string;
  words: MadeWord[];
  bonus: number;
  score: number;
  done: boolean;
}

/** A turn that was taken: `place` and `tiles` as in a play, `traded` how many. */
export interface TurnView {
  seat: number;
  kind: "play" | "trade" | "pass" | "out";
  place: string | null;
  tiles: string | null;
  traded: number;
  words: MadeWord[];
  bonus: number;
  score: number;
  total: number;
}

/** A game as a GCG record. */
export interface Exported {
  gcg: string;
}

/** A GCG record replayed: by player order the points, and the turns that stand. */
export interface Replayed {
  players: string[];
  scores: number[];
  board: string[];
  turns: TurnView[];
  unlisted: string[];
}

/** A seat: `player` 0 is a person, 1 to 3 Easy, Normal, Hard. */
export interface SeatView {
  seat: number;
  player: number;
  score: number;
  tiles: number;
  left: boolean;
  late: boolean;
}

/** How a game ended: by seat order the racks left over, and what they changed. */
export interface EndingView {
  why: "used_up" | "stuck" | "left";
  winners: number[];
  draw: boolean;
  racks: string[][];
  changes: number[];
}

/** What a seat may see of a crossword. */
export interface CrosswordView {
  game: "crossword";
  layout: string[];
  start: number;
  worth: Record<string, number>;
  rack_size: number;
  bonus: number;
  trade: number;
  tiles: number;
  timer: number;
  seat: number | null;
  turn: number | null;
  number: number;
  idle: number;
  board: string[];
  bag: number;
  rack: string[] | null;
  unseen: Record<string, number>;
  seats: SeatView[];
  turns: TurnView[];
  ending: EndingView | null;
}

export type HeistTurnKind = "lay" | "trade" | "pass" | "out";

export type HeistEndingName = "used_up" | "stuck" | "stalled" | "left";

/** What a seat drew in a round of the challenge draw (T5). */
export interface ChallengeTile {
  seat: number;
  tile: string;
}

/** A letter on the board: the seat that placed it, and its stored points (T14). */
export interface PlacedLetter {
  square: number;
  seat: number;
  points: number;
}

/** A tile on a square, numbered from 0; a small letter is a wildcard. */
export interface LaidOver {
  square: number;
  tile: string;
  replaced: string | null;
}

/** What a seat loses by replaced letters: stored points, and what it has (T14). */
export interface DeductionView {
  seat: number;
  stored: number;
  taken: number;
}

/** What laid tiles would make, and whom they would hit (T18). */
export interface HeistPreview {
  move: string | null;
  refused: string | null;
  bad: string[];
  laid: LaidOver[];
  words: MadeWord[];
  points: number;
  score: number;
  deductions: DeductionView[];
  credits: number;
}

/** A turn that was taken; `traded` is how many tiles. */
export interface HeistTurnView {
  seat: number;
  kind: "lay" | "trade" | "pass" | "out";
  laid: LaidOver[];
  traded: number;
  words: MadeWord[];
  points: number;
  score: number;
  deductions: DeductionView[];
  total: number;
}

/** A seat: `player` 0 is a person, 1 to 3 Easy, Normal, Hard. */
export interface HeistSeatView {
  seat: number;
  player: number;
  score: number;
  tiles: number;
  left: boolean;
}

/** How a game ended: by seat order the racks left over. */
export interface HeistEndingView {
  why: "used_up" | "stuck" | "stalled" | "left";
  winners: number[];
  draw: boolean;
  racks: string[][];
}

/** What a seat may see of a game of Lexiheist. */
export interface HeistView {
  game: "heist";
  layout: string[];
  start: number;
  worth: Record<string, number>;
  rack_size: number;
  timer: number;
  draws: ChallengeTile[][];
  order: number[];
  doubled: number | null;
  seat: number | null;
  turn: number | null;
  number: number;
  idle: number;
  idle_end: number;
  stalled: number;
  stalled_end: number;
  board: string[];
  placed: PlacedLetter[];
  bag: number;
  rack: string[] | null;
  unseen: Record<string, number>;
  seats: HeistSeatView[];
  turns: HeistTurnView[];
  ending: HeistEndingView | null;
}

export type StandingName = "won" | "second";

export type PrizeName = "winner" | "finalist";

export type CreditReason = "word" | "all_tiles" | "won" | "second" | "bought" | "entered" | "winner" | "finalist";

/** A finished play of a profile's: `play` is the digest of its beginning. */
export interface PlayedEntry {
  kind: "played";
  play: string;
  words: string[];
  all_tiles: number;
  standing: "won" | "second" | null;
}

/** Something of the store. */
export interface BoughtEntry {
  kind: "bought";
  item: string;
}

/** A place in a tournament, paid for. */
export interface EnteredEntry {
  kind: "entered";
  tournament: string;
}

/** A prize of a tournament. */
export interface AwardedEntry {
  kind: "awarded";
  tournament: string;
  prize: "winner" | "finalist";
}

export type CreditEntry = PlayedEntry | BoughtEntry | EnteredEntry | AwardedEntry;

/** Ask what the seats of a finished game of Lexiheist earned (T20). */
export interface EarnedRequest {
  id: number;
  verb: "earned";
  log: string;
}

/** Ask what a profile's entries, the oldest first, come to. */
export interface LedgerRequest {
  id: number;
  verb: "ledger";
  entries: (PlayedEntry | BoughtEntry | EnteredEntry | AwardedEntry)[];
}

/** A finished game of a match: the place that won, None when it was a tie. */
export interface FinishedGame {
  match: number;
  winner: number | null;
}

/** Ask how a tournament stands (T22). */
export interface TournamentRequest {
  id: number;
  verb: "tournament";
  seed: string;
  people: number;
  games: FinishedGame[];
  left: number[];
}

/** What a person at a seat did that is paid for. */
export interface SeatEarned {
  words: string[];
  all_tiles: number;
  standing: "won" | "second" | null;
}

/** What a finished game earned, by seat order; `play` is what it is known by. */
export interface Earned {
  play: string;
  winners: number[];
  seats: SeatEarned[];
}

/** A change of the credits: of which entry, from 0, why, and the total after it. */
export interface CreditLine {
  entry: number;
  reason: "word" | "all_tiles" | "won" | "second" | "bought" | "entered" | "winner" | "finalist";
  what: string;
  credits: number;
  total: number;
}

/** Something of the store: `item` is written `KIND-NAME`. */
export interface StoreItem {
  item: string;
  price: number;
  owned: boolean;
}

/** What a word of so many letters pays, in credits. */
export interface WordPay {
  letters: number;
  credits: number;
}

/** What a game pays, in credits: the last of `words` stands for all longer words. */
export interface Pay {
  words: WordPay[];
  all_tiles: number;
  won: number;
  second: number;
}

/** The prizes of a tournament, in credits. */
export interface Prizes {
  winner: number;
  finalist: number;
}

/** A profile's lines, the oldest first, and what its total may buy. */
export interface Ledger {
  lines: CreditLine[];
  total: number;
  store: StoreItem[];
  pay: Pay;
  entry: number;
  prizes: Prizes;
}

/** Two places that meet: 1 to 4 in the first round, then 5 and 6, then the final 7. */
export interface BracketMatch {
  number: number;
  places: (number | null)[];
  winner: number | null;
  how: "played" | "left" | "lot" | null;
  games: number;
}

/** How a tournament stands: by place 0 a person, 1 to 3 Easy, Normal, Hard. */
export interface Bracket {
  players: number[];
  matches: BracketMatch[];
  open: number[];
  champion: number | null;
  finalist: number | null;
  timer: number;
}

/** Ask what this build is. */
export interface BootRequest {
  id: number;
  verb: "boot";
}

/** Start a game; `seed` is 64 hexadecimal digits, `options` as the table offers. */
export interface NewRequest {
  id: number;
  verb: "new";
  game: string;
  options: Record<string, number | number[]>;
  seats: number;
  seed: string;
}

/** Replay a log and go on with it. */
export interface LoadRequest {
  id: number;
  verb: "load";
  log: string;
}

/** Play a move; `at` in whole milliseconds on the game's clock. */
export interface PlayRequest {
  id: number;
  verb: "play";
  session: number;
  seat: number;
  at: number;
  move: string;
}

/** Take back, play again, write the log, or let the session go. */
export interface SessionRequest {
  id: number;
  verb: "undo" | "redo" | "save" | "close";
  session: number;
}

/** Ask what a seat may see; None: a spectator. */
export interface ViewRequest {
  id: number;
  verb: "view";
  session: number;
  seat: number | null;
}

/** Ask what tiles would make if the seat played them (X23). */
export interface PreviewRequest {
  id: number;
  verb: "preview";
  session: number;
  seat: number;
  tiles: LaidTile[];
}

/** Let the computer player of the seat to move think one step more (X19). */
export interface ThinkRequest {
  id: number;
  verb: "think";
  session: number;
  seat: number;
}

/** Let Hard think one step more about a turn of a finished crossword. */
export interface ReviewRequest {
  id: number;
  verb: "review";
  session: number;
  turn: number;
}

/** Write a finished crossword as a GCG record; `names` one word each, by seat. */
export interface ExportRequest {
  id: number;
  verb: "export";
  session: number;
  names: string[];
}

/** Replay a GCG record. */
export interface ReplayRequest {
  id: number;
  verb: "replay";
  gcg: string;
}

/** Replay a log and verify it, keeping nothing. */
export interface CheckRequest {
  id: number;
  verb: "check";
  log: string;
}

/** Ask how a match stands (C9): `rounds` are the points by place, `target` 20-500. */
export interface MatchRequest {
  id: number;
  verb: "match";
  target: number;
  rounds: number[][];
}

/** Judge lists written on paper (C10), by seat order; `grid` None: not typed in. */
export interface PaperRequest {
  id: number;
  verb: "paper";
  game: string;
  options: Record<string, number | number[]>;
  lists: string[][];
  grid: string | null;
}

/** Ask for all words of `min` letters and more on a grid written row by row. */
export interface SolveRequest {
  id: number;
  verb: "solve";
  grid: string;
  min: number;
}

/** Ask for the seed that all have on a `date`, YYYY-MM-DD. */
export interface DailyRequest {
  id: number;
  verb: "daily";
  date: string;
  game: string;
  options: Record<string, number>;
}

export type Request = BootRequest | NewRequest | LoadRequest | PlayRequest | SessionRequest | ViewRequest | PreviewRequest | ThinkRequest | ReviewRequest | ExportRequest | ReplayRequest | CheckRequest | SignedRequest | MatchRequest | PaperRequest | SolveRequest | DailyRequest | EarnedRequest | LedgerRequest | TournamentRequest;

/** A game in the catalogue: what each option offers, the default first. */
export interface TableOffer {
  game: string;
  rules: string;
  options: Record<string, number[]>;
  per_seat: Record<string, number[]>;
}

/** The build: digest of the word lists, and the games with theirs of the rules. */
export interface Boot {
  version: string;
  words: string;
  tables: TableOffer[];
}

/** What a seat may see of the null game. */
export interface NullView {
  game: "null";
  waiting: number[];
  luck: number | null;
}

export type View = HuntView | CrosswordView | HeistView | NullView;

/** A session after a change: its whole log and the view of the seat that moved. */
export interface Played {
  session: number;
  log: string;
  view: HuntView | CrosswordView | HeistView | NullView;
}

/** A verified log: its lines, last digest, and what a spectator sees of its end. */
export interface Checked {
  lines: number;
  digest: string;
  view: HuntView | CrosswordView | HeistView | NullView;
}

/** A view alone. */
export interface Seen {
  view: HuntView | CrosswordView | HeistView | NullView;
}

/** A log alone. */
export interface Saved {
  log: string;
}

/** The session is gone. */
export interface Closed {
  session: number;
}

/** How a match stands: `winner` is a place from 1, None: another round. */
export interface Match {
  totals: number[];
  over: boolean;
  winner: number | null;
}

/** All words of a grid; `letters` with q for Qu, `dead` the cells in no word. */
export interface Solved {
  letters: string;
  size: number;
  min: number;
  words: GridWord[];
  count: number;
  points: number;
  longest: string[];
  dead: number[];
}

/** The seed of a day. */
export interface Daily {
  date: string;
  seed: string;
}

/** The reply to a request that was carried out. */
export interface Done {
  id: number;
  ok: Boot | Played | Seen | Saved | Checked | Preview | HeistPreview | Thought | Reviewed | Exported | Replayed | SignedTexts | Closed | Match | Outcome | Solved | Daily | Earned | Ledger | Bracket;
}

/** The reply to what the rules do not allow; nothing changed. */
export interface Refused {
  id: number;
  refused: string;
  words: string[];
}

/** The reply to what could not be understood or done; nothing changed. */
export interface Failed {
  id: number;
  error: string;
}

export type Reply = Done | Refused | Failed;
