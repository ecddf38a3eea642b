// Written by `obelisk schema --typescript`: what the server takes and tells.

/** End the match without a result, before the second action. */
export type Abort = {
  id?: string | null;
  type: "abort";
};

/** The command was carried out and stored. `n` is the reader's last message by then. */
export type Ack = {
  type: "ack";
  /** The id of the command. */
  id: string | null;
  n: number;
};

/** Play an action, in the notation of the game. */
export type Action = {
  id?: string | null;
  type: "action";
  /** In a notation of the game, like `d1+`, or as an object where it has JSON. The views of games without secrets list them. */
  action: string | Record<string, unknown>;
};

/** What can be planned next. */
export type Ahead = {
  /** The board as if the other side had passed each time; none if that cannot be imagined. */
  view: BoardView | ChartView | null;
  /** What may be played after one answer of the other side or another; [] if it is not known. */
  actions: string[];
};

/** A piece came to a square from outside the board, or in place of the piece there. */
export type Appeared = {
  how: "appeared";
  square: string;
};

/** Take the seat back from the bot that plays it. Who was only away does so with any other command, too; who resigned at a table of many, with this one alone. */
export type Back = {
  id?: string | null;
  type: "back";
};

/** Light of a seat went from a square over those of its path. It left the board at its edge, was absorbed, struck something, or met another beam. */
export type Beam = {
  from: string;
  how: "beam";
  seat: number;
  path: string[];
  end: "edge" | "absorbed" | "struck" | "met";
};

/** A board as it is drawn. `numbers` are those of the rows from the top, `palette` names the colours of the seats, `bottom` is the seat whose side is at the bottom when the rows are drawn in their order. A board with `lines` is one of points. `pools` are the dead of each seat, `check` is the square of a king in check. */
export type Board = {
  files: number;
  numbers: number[];
  palette: string[];
  bottom: number;
  marks: Mark[];
  pieces: BoardPiece[];
  emitters?: Emitter[];
  lines?: Lines;
  pools?: Dead[][];
  check?: string | null;
};

/** A piece on the board: `kind` names its symbol, `turn` the quarters clockwise by which it is turned (none: it faces nowhere), `text` is how the notation writes it. */
export type BoardPiece = {
  square: string;
  kind: string;
  seat: number;
  turn: number | null;
  text: string;
  character?: string;
};

/** A position on a board, with what the last action did. `actions` are those of the reader if they are to act. `quiet` counts plies since the last loss, `ply` all plies, `repeats` how often the position has occurred. */
export type BoardView = {
  seat: number | null;
  to_act: number[];
  game: string;
  options: Record<string, boolean | number | string>;
  seats: string[];
  actions: string[];
  position: string;
  quiet: number;
  ply: number;
  repeats: number;
  board: Board;
  events: EventShown[];
  result: ResultShown | null;
};

/** The server stops: connect again after so many milliseconds. */
export type Bye = {
  type: "bye";
  after: number;
};

/** What a match changed. */
export type Change = {
  match: string;
  at: number;
  before: number;
  rating: number;
  deviation: number;
};

/** What to change about yourself; what is left out stays. */
export type Changes = {
  name?: string | null;
  /** `true` marks the account as a program's, for good. */
  bot?: boolean;
};

/** A position without such a board: whatever else there is to know is its game's own. */
export type ChartView = {
  seat: number | null;
  to_act: number[];
  [more: string]: unknown;
};

/** Say something. Spectators talk to `watchers` while the match runs. */
export type Chat = {
  id?: string | null;
  type: "chat";
  /** Plain text: signs that are not seen are taken out. */
  text: string;
  /** Everybody, the players, those who watch, or these seats. */
  to?: "all" | "players" | "watchers" | number[];
};

/** Claim the match of an opponent who has been away for long. */
export type Claim = {
  id?: string | null;
  type: "claim";
  /** What to claim. */
  result?: "win" | "draw";
};

/** `since` when, and until when (`deadline`) the open decision lasts; what each seat has left of main time; what slow connections were given back, after the end. */
export type ClockNow = {
  since: number;
  deadline: number | null;
  remaining?: number[] | null;
  lag?: number[] | null;
};

/** The clock that was agreed. */
export type ClockShown = {
  /** The kind of clock. */
  kind: "none" | "pauses" | "action" | "main" | "days" | "phases";
  /** Milliseconds, for an action or for all. */
  time: number;
  /** Milliseconds that an action brings back. */
  increment: number;
  /** Whether there are pauses to talk. */
  talk: boolean;
};

/** The clock; times in seconds, or in days for `days`. */
export type ClockWish = {
  /** No clock; none but pauses to talk, until all are ready; a time for each action; one for the match, with an increment; days for each action; the phases of a rulebook. Left out: `pauses` for a game whose rulebook has free phases, `none` for the others. */
  kind?: "none" | "pauses" | "action" | "main" | "days" | "phases" | null;
  /** In seconds; in days for `days` (at most 30). */
  time?: number;
  /** Seconds that an action brings back, for `main`. */
  increment?: number;
  /** Pauses to talk, for `phases`. */
  talk?: boolean;
};

/** A new match, and what lets others in. */
export type Created = {
  match: MatchShown;
  /** One for each seat by link; they are told to nobody else. */
  invitations: Invitation[];
};

/** How many pieces of one kind a seat has lost. */
export type Dead = {
  kind: string;
  text: string;
  character?: string;
  count: number;
};

/** What a seat does. */
export type Deed = {
  seat: number;
  /** In the notation of the game. */
  action: string;
};

/** The analysis is over. */
export type Done = {
  type: "done";
  /** Of the message that asked for it. */
  id: string | null;
};

/** Offer a draw, or answer an offer; playing on declines it. */
export type Draw = {
  id?: string | null;
  type: "draw";
  answer: "offer" | "accept" | "decline";
};

/** A part of how an event is drawn. */
export type Drawn = Moved | Swapped | Turned | Beam | Removed | Appeared | Flashed;

/** What an editor of positions needs to know of a game. */
export type EditorShown = {
  /** The empty board as it is drawn. */
  board: Record<string, unknown>;
  /** How a position writes the side to act, by seat. */
  sides: string[];
  /** Everything that can stand on the board. */
  pieces: PieceShown[];
  /** What the pool of a position may hold; nothing: there are no pools. */
  dead: string[];
  /** The usual start under these options. */
  start: string;
  /** Other ones, by the options that lead to them. */
  starts: StartShown[];
};

/** A fitting of a seat at the edge of the board that fires inwards from a square. */
export type Emitter = {
  square: string;
  heading: "N" | "E" | "S" | "W";
  seat: number;
};

/** Message `n` to this reader: something happened. The fields depend on `kind`; `events` are what an action did, in the words of the game; `view` is the board afterwards. */
export type Event = {
  type: "event";
  /** One more than the message before it. */
  n: number;
  kind: "created" | "join" | "leave" | "fill" | "action" | "resign" | "flag" | "claim" | "abort" | "draw" | "takeback" | "rematch" | "chat" | "mute" | "ready" | "talked" | "away" | "back" | "bot";
  /** When it happened. */
  at: number;
  /** Whose doing it was, if that may be known. */
  seat: number | null;
  now: Standing;
  events?: EventShown[] | null;
  view?: BoardView | ChartView | null;
  /** As in a snapshot. */
  choices?: Record<string, unknown> | null;
  [more: string]: unknown;
};

/** An event as everybody can read it; its other fields are those of its kind. */
export type EventShown = {
  drawn?: Drawn[];
  event: string;
  [more: string]: unknown;
};

/** Why something was refused. */
export type Failure = {
  error: Fault;
};

/** Why something was refused: a kind for programs, and what is wrong. */
export type Fault = {
  code: "invalid" | "illegal" | "not-found" | "not-yours" | "not-now" | "too-late" | "too-many" | "too-large" | "sign-in" | "taken" | "foreign" | "unavailable" | "fault";
  /** All faults in English. */
  message: string;
  /** The clause of the rulebook that forbids an action; null where no rule of a game is meant. */
  clause?: string | null;
  /** The id of the match that stands in the way; null where none does. */
  match?: string | null;
  /** Everything that is wrong, a message each, for clients that speak other languages. */
  faults?: Said[];
};

/** Let engines take the seats that are still free, and begin; for who made the match. */
export type Fill = {
  id?: string | null;
  type: "fill";
  /** 1 (weak) to 8 (strong); none: of mixed strength. */
  level?: number | null;
  /** The levels of seats that shall have one of their own, by seat. */
  levels?: Record<string, number>;
};

/** Something happened on these squares that removes nothing: a hit, a check, a line. */
export type Flashed = {
  how: "flashed";
  squares: string[];
};

/** A game with its options; `secrets` tells whether seats know different things. */
export type GameShown = {
  id: string;
  /** In every language. */
  title: Record<string, string>;
  /** One line about it, in every language. */
  about: Record<string, string>;
  rules: string;
  seats: string[];
  secrets: boolean;
  options: OptionShown[];
  presets: Record<string, Record<string, unknown>>;
  levels: string[];
  /** How its actions can be written; the first is that of the wire. */
  notations: string[];
};

/** Whether all is well. An `unwritable` database can be read, but nothing can be stored; one that is `behind` has tables that are not those of this version. */
export type Health = {
  /** `ok` only if all else is. */
  status: "ok" | "unwell";
  database: "ok" | "unreachable" | "unwritable" | "behind";
  version: string;
};

/** The first message on a socket. */
export type Hello = {
  type: "hello";
  /** The seat of the reader; none: a spectator. */
  seat: number | null;
  /** How often to ping. */
  ping_ms: number;
  /** After so long a silence the other side is gone. */
  dead_ms: number;
};

/** A seat that is joined with this token; who has it can take the seat. */
export type Invitation = {
  seat: number;
  /** To be sent with `join`. */
  token: string;
};

/** Take a seat of a match that has not begun: a free one, or the one a link invites to. */
export type Join = {
  id?: string | null;
  type: "join";
  /** Which seat; none: any that is free. */
  seat?: number | null;
  /** What an invitation says; needed for seats by link. */
  token?: string | null;
};

/** What a review thinks of the position after so many actions; scores as in `lines`. `actions` is the line it expects, `over` tells that the game has ended. */
export type Judged = {
  type: "judged";
  /** Of the message that asked for it. */
  id: string | null;
  number: number;
  /** The number of the last position. */
  of: number;
  over: boolean;
  depth: number;
  points: number;
  wins_in: number | null;
  wins_within: number | null;
  actions: string[];
  /** The same in Chinese notation, where the game has one; otherwise empty. */
  notations: string[];
};

/** Give the seat back before the match begins; who made the match ends it so. */
export type Leave = {
  id?: string | null;
  type: "leave";
};

/** One line of an analysis. `points` are for the side to act, in hundredths of the smallest piece. Where the end is certain `wins_within` actions lead to it at most (below 0: the side to act loses), and `wins_in` says the same where it is known that no fewer do. */
export type LineShown = {
  points: number;
  wins_in: number | null;
  wins_within: number | null;
  actions: string[];
  /** The same in Chinese notation, where the game has one; otherwise empty. */
  notations: string[];
};

/** A line of play, and what is wanted of it. */
export type LineWanted = {
  game: string;
  options?: Record<string, boolean | number | string>;
  /** A position as text; none: the usual start. */
  start?: string | null;
  /** In a notation of the game, or as objects where it has JSON. */
  actions?: (string | Record<string, unknown>)[];
  /** Tell the boards from this one on; 0 is the one before any action. */
  first?: number;
  /** Tell at most so many boards. */
  limit?: number;
  /** Without them the whole line comes at once, each `view` empty. */
  boards?: boolean;
  /** In which notation of the game the views list the legal actions; `json`: as objects. */
  notation?: string | null;
};

/** What a board of points has: the rows of its river from bank to bank, palaces by two of their corners, points with small marks around them, and what each seat calls the files in notations that do not go by letters. */
export type Lines = {
  river: number[];
  palaces: string[][];
  stations: string[];
  file_names?: Record<string, string[][]>;
};

/** All lines of a position after a depth was finished, the best first. */
export type LinesShown = {
  type: "lines";
  /** Of the message that asked for it. */
  id: string | null;
  depth: number;
  nodes: number;
  seconds: number;
  lines: LineShown[];
};

/** On the socket of the lobby: a match is over, or no longer listed. */
export type LobbyGone = {
  type: "gone";
  id: string;
};

/** On the socket of the lobby: a match is new, or has changed. */
export type LobbyMatch = {
  type: "match";
  match: MatchShown;
};

/** On the socket of the lobby: so many watch these matches now; 0: nobody any more. */
export type LobbyWatched = {
  type: "watched";
  watched: Record<string, number>;
};

/** On the socket of the lobby: all public matches that are open or running. */
export type LobbyWhole = {
  type: "lobby";
  matches: MatchShown[];
  /** How many watch which match, where somebody does. */
  watched: Record<string, number>;
};

/** A square that is reserved for a seat, with the name of its symbol. */
export type Mark = {
  square: string;
  mark: string;
  seat: number;
};

/** A match as everybody may see it. Times are milliseconds since 1970. */
export type MatchShown = {
  id: string;
  game: string;
  /** Those that are not the default. */
  options: Record<string, boolean | number | string>;
  /** The position it begins from, if not the usual one. */
  start: string | null;
  clock: ClockShown;
  rated: boolean;
  visibility: "public" | "link";
  /** The id of who made it. */
  creator: string;
  /** The match that this is the rematch of. */
  before: string | null;
  /** Who may talk when, at a table of many. */
  chat?: "table" | "closed" | "all";
  /** Whether both players are shown what an action would do before they play it. */
  preview?: boolean;
  status: "open" | "running" | "over" | "aborted";
  seats: SeatShown[];
  created: number;
  started: number | null;
  ended: number | null;
  /** Actions so far; a secret in games that have secrets, until the end. */
  plies: number | null;
  result: ResultShown | null;
  /** The package that the game comes from, if an error in it ended the match. */
  failed?: string | null;
  /** The match that is the rematch of this. */
  rematch: string | null;
};

/** Who you are. A guest has no account; a bot is a program, marked as such wherever it plays. `scopes` are what this request could do: all, unless it came with a token. */
export type Me = {
  id: string;
  name: string;
  account: boolean;
  bot: boolean;
  /** Milliseconds since 1970. */
  created: number;
  scopes: ("read" | "play")[];
};

/** A piece went from a square to an empty one; what it takes is removed before it comes. */
export type Moved = {
  from: string;
  how: "moved";
  to: string;
};

/** Hear somebody no more in this match, or again. */
export type Mute = {
  id?: string | null;
  type: "mute";
  /** The id of a person. */
  person: string;
  /** `false` to hear them again. */
  on?: boolean;
};

/** An account: the name to sign in with, which everybody sees, and a password. */
export type NewAccount = {
  name: string;
  password: string;
  /** Whether a program will play; everybody sees it. */
  bot?: boolean;
};

/** A match to make. */
export type NewMatch = {
  /** `GET /api/games` lists them. */
  game: string;
  /** Options of the game; those that are left out have their defaults. */
  options?: Record<string, boolean | number | string>;
  /** A position to begin from, as text; none: the usual start. */
  start?: string | null;
  /** Who sits where, in the order of the seats. */
  seats: SeatWish[];
  clock?: ClockWish;
  /** Whether ratings change by it; needs accounts, and no engines. */
  rated?: boolean;
  /** In lists, or only for who has the link. */
  visibility?: "public" | "link";
  /** At a table of many: players talk in private in the pauses; they talk in the pauses only; they always talk as they like. */
  chat?: "table" | "closed" | "all";
  /** Of two, unrated: whether both are shown what an action would do before they play it. Whoever takes the other seat agrees. */
  preview?: boolean;
};

/** The password as it was, and as it shall be. */
export type NewPassword = {
  old: string;
  new: string;
};

/** A token to make. `read` sees what you see; `play` also makes matches and acts in them. */
export type NewToken = {
  /** For you to recognise it. */
  name: string;
  scopes: ("read" | "play")[];
};

/** An option of a game: one of `choices`, or a number in a `range`. */
export type OptionShown = {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  range: RangeShown | null;
  help: string;
};

/** A position to be drawn. */
export type PictureAsked = {
  game: string;
  options?: Record<string, boolean | number | string>;
  /** As text. */
  position: string;
  /** `auto`: as the viewer of the picture likes it. */
  theme?: "light" | "dark" | "auto";
  /** Whose side is at the bottom; that of seat 0 if not told. */
  seat?: number | null;
  /** The set of pieces, where the game has several. */
  pieces?: "characters" | "icons";
};

/** A piece as the notation writes it, and as it is drawn. */
export type PieceShown = {
  /** As it stands in a position: a letter, upper case for seat 0, and a digit if it has states. */
  text: string;
  seat: number;
  /** Of its kind. */
  name: string;
  /** How many states its kind has; 0: none. */
  states: number;
  /** The symbol it is drawn with. */
  kind: string;
  /** Quarter turns of the symbol; none: it faces nowhere. */
  turn: number | null;
  /** What is written on it, if something is. */
  character: string | null;
};

/** A sign of life, every 2.5 s; answered by `pong`. `echo` returns the `beat` of the last pong at once, so that the server can measure the connection. */
export type Ping = {
  type: "ping";
  /** The `beat` of the last pong, in a ping of its own. */
  echo?: number | null;
};

/** A position in which the other side is to act, and what is planned for afterwards. */
export type Plan = {
  game: string;
  options?: Record<string, boolean | number | string>;
  /** The position as text; the side that plans is not to act in it. */
  position: string;
  /** In the notation of the game, one for each of the next turns. */
  planned?: string[];
};

/** `time` is the server's clock in milliseconds; echo `beat` at once. */
export type Pong = {
  type: "pong";
  beat: number;
  time: number;
};

/** What to analyse: a position of a game without secrets, or its start. */
export type Position = {
  id?: string | null;
  game: string;
  options?: Record<string, boolean | number | string>;
  /** As text; none: the usual start. */
  position?: string | null;
  /** What was played from there; so repetitions are known. */
  actions?: (string | Record<string, unknown>)[];
  type: "analyse";
  lines?: number;
  seconds?: number;
};

/** A position that may be wrong. */
export type PositionAsked = {
  game: string;
  options?: Record<string, boolean | number | string>;
  /** As text. */
  position: string;
};

/** What is known of a position: everything that is wrong with it, or how it looks. */
export type PositionShown = {
  /** Everything that is wrong, a message each; none: it can be played from. */
  faults: Said[];
  /** The canonical text, if nothing is wrong. */
  position: string | null;
  /** As whoever is to act sees it, if nothing is wrong. With a `result` the game is over here. */
  view: BoardView | ChartView | null;
};

/** Somebody as everybody may see them. */
export type Profile = {
  id: string;
  name: string;
  account: boolean;
  bot: boolean;
  /** Milliseconds since 1970. */
  created: number;
};

/** From which number to which an option goes. */
export type RangeShown = {
  least: number;
  most: number;
  /** Whether it may also be 0, below `least`. */
  never: boolean;
};

/** A rating and whose it is. */
export type Ranked = {
  game: string;
  rating: number;
  deviation: number;
  matches: number;
  provisional: boolean;
  person: string;
  name: string;
};

/** A rating; 95 % certain within twice the deviation. */
export type RatingShown = {
  game: string;
  rating: number;
  deviation: number;
  matches: number;
  provisional: boolean;
};

/** Need no more time to talk. */
export type Ready = {
  id?: string | null;
  type: "ready";
};

/** A game that was played, finished or not. */
export type RecordShown = {
  game: string;
  /** Those that are not the default. */
  options: Record<string, boolean | number | string>;
  /** The position it begins from, if not the usual one. */
  start: string | null;
  actions: string[];
  /** The names of the players. */
  seats: string[];
  date: string | null;
  tags: Record<string, string>;
  result: ResultShown | null;
};

/** A saved game that may be damaged. */
export type RecordText = {
  /** The content of its file. */
  text: string;
};

/** A line to be saved. */
export type RecordWish = {
  game: string;
  options?: Record<string, boolean | number | string>;
  /** A position as text; none: the usual start. */
  start?: string | null;
  /** In a notation of the game, or as objects where it has JSON. */
  actions?: (string | Record<string, unknown>)[];
  /** The names of the players. */
  seats: string[];
  date?: string | null;
  tags?: Record<string, string>;
  /** How the match ended, if not by the rules; what the rules say goes before it. */
  result?: ResultShown | null;
};

/** The command with this id was not carried out. */
export type Refusal = {
  type: "refused";
  id: string | null;
  error: Fault;
};

/** A position of a game with secrets, and what is done from it. */
export type Rehearsed = {
  game: string;
  options?: Record<string, boolean | number | string>;
  /** A position as text, with all secrets that matter. */
  start: string;
  /** Whose eyes to see it with. */
  seat?: number;
  deeds?: Deed[];
};

/** Agree to play again with the seats moved on by one; it begins when all have agreed. */
export type Rematch = {
  id?: string | null;
  type: "rematch";
};

/** The piece on a square is gone. */
export type Removed = {
  how: "removed";
  square: string;
};

/** Give up. At a table of many a bot plays the seat until its owner takes it back. */
export type Resign = {
  id?: string | null;
  type: "resign";
};

/** How a match ended. */
export type ResultShown = {
  /** The seat that won; none: a draw, or many seats. */
  winner: number | null;
  /** For each seat. */
  scores: number[];
  /** For each seat; 1 is the best, equal ranks are shared. */
  ranks: number[];
  /** How it ended, in a word. */
  reason: string;
};

/** A game to look through: each of its positions is judged, from the first to the last. */
export type Review = {
  id?: string | null;
  game: string;
  options?: Record<string, boolean | number | string>;
  /** As text; none: the usual start. */
  position?: string | null;
  /** What was played from there; so repetitions are known. */
  actions?: (string | Record<string, unknown>)[];
  type: "review";
  /** For each position. */
  seconds?: number;
};

/** A code of the list in docs/api.md with its arguments, and what it says in English. */
export type Said = {
  code: string;
  args?: Record<string, unknown>;
  clause?: string | null;
  text: string;
};

/** A moment of a rehearsal, as one seat knows it. */
export type Scene = {
  /** What led here, as far as the seat is told. */
  events: EventShown[];
  view: BoardView | ChartView;
  /** What the seat may do, if it must decide. */
  choices: Record<string, unknown> | null;
};

/** A seat of a match and who sits there. */
export type SeatShown = {
  /** The name of the seat in this game. */
  name: string;
  /** Who sits there, or is to sit there. */
  kind: "open" | "invited" | "person" | "engine";
  /** The id of the person. */
  person: string | null;
  /** The name of the person or of the engine; empty while the seat is free. */
  player: string;
  /** Of an engine. */
  level: number | null;
  /** Whether the person has an account. */
  account: boolean;
  /** Whether the account is marked as that of a program. */
  program: boolean;
  /** Whether a bot plays in place of the person, until they are back. */
  bot: boolean;
  /** Whether the person went and has not taken the seat back: a bot plays it. */
  left: boolean;
  /** Since when the person is away. */
  away: number | null;
};

/** Who is to sit there: you, anybody, whoever has the link, or an engine. */
export type SeatWish = {
  /** You, anybody, whoever has the link, or an engine. */
  kind: "me" | "open" | "invited" | "engine";
  /** Of an engine: 1 (weak) to 8 (strong). */
  level?: number | null;
};

/** A browser that knows who it is. `seen` is right to an hour. */
export type SessionShown = {
  id: string;
  /** Milliseconds since 1970. */
  created: number;
  /** Milliseconds since 1970. */
  seen: number;
  /** What the browser calls itself. */
  agent: string;
  /** Whether it is this one. */
  current: boolean;
};

/** The name and the password of an account. */
export type SignIn = {
  name: string;
  password: string;
};

/** The whole match as the reader may know it, after message `n` of the reader's own count. */
export type Snapshot = {
  type: "snapshot";
  /** The number of the last message to this reader. */
  n: number;
  /** The seat of the reader; none: a spectator. */
  seat: number | null;
  match: MatchShown;
  now: Standing;
  /** The board as this reader may know it; its form depends on the game. */
  view: BoardView | ChartView;
  /** What the reader may do, where the view does not list it: in Starclaim, by the first word. */
  choices?: Record<string, unknown> | null;
};

/** Where the match stands: what changes from message to message. */
export type Standing = {
  status: "open" | "running" | "over" | "aborted";
  /** The seats that must decide now. */
  to_act: number[];
  clock: ClockNow | null;
  /** The seat that offers a draw. */
  draw?: number | null;
  /** The seat that asks to take back. */
  takeback?: number | null;
  talk?: Talk | null;
  result?: ResultShown | null;
  /** As in the match. */
  failed?: string | null;
};

/** A position to begin from, and the option that makes it the usual start. */
export type StartShown = {
  option: string;
  value: string | number;
  /** All options that differ from their defaults. */
  options: Record<string, boolean | number | string>;
  position: string;
};

/** What was known after so many actions, and the last of them. */
export type Step = {
  number: number;
  seat: number | null;
  action: string | null;
  events: EventShown[];
  view: Record<string, unknown>;
  /** What no view told, of all seats: in finished games that had secrets. */
  secrets?: Record<string, unknown> | null;
};

/** No more of it. */
export type Stop = {
  type: "stop";
};

/** A game without secrets, and its options. */
export type Studied = {
  game: string;
  options?: Record<string, boolean | number | string>;
};

/** The pieces on two squares changed places. */
export type Swapped = {
  from: string;
  how: "swapped";
  to: string;
};

/** Ask to take the own last action back, or answer; casual games for two only. */
export type Takeback = {
  id?: string | null;
  type: "takeback";
  answer: "offer" | "accept" | "decline";
};

/** A pause to talk. */
export type Talk = {
  /** The seats that need no more time. */
  ready: number[];
};

/** A new token. Its text is shown now and never again. */
export type TokenMade = {
  id: string;
  name: string;
  scopes: ("read" | "play")[];
  /** Milliseconds since 1970. */
  created: number;
  used: number | null;
  /** To be sent as `Authorization: Bearer …`. */
  token: string;
};

/** A token that acts for you. `used` is right to an hour. */
export type TokenShown = {
  id: string;
  name: string;
  scopes: ("read" | "play")[];
  /** Milliseconds since 1970. */
  created: number;
  used: number | null;
};

/** A piece turned where it stands, `by` quarter turns clockwise. */
export type Turned = {
  how: "turned";
  square: string;
  by: number;
};

/** So many watch this match now, at all servers; told when it changes, at most once a second. Nobody watches until it is told. It has no number, and nobody learns who watches. */
export type Watchers = {
  type: "watchers";
  count: number;
};

/** The messages of each socket. */
export interface Sockets {
  "/api/matches/{match}/socket": { sent: Join | Leave | Fill | Action | Resign | Abort | Claim | Draw | Takeback | Rematch | Chat | Mute | Ready | Back | Ping; told: Hello | Snapshot | Event | Watchers | Ack | Refusal | Pong | Bye };
  "/api/lobby/socket": { sent: Ping; told: LobbyWhole | LobbyMatch | LobbyGone | LobbyWatched | Pong | Bye };
  "/api/analysis/socket": { sent: Position | Review | Stop | Ping; told: LinesShown | Judged | Done | Refusal | Pong | Bye };
}

/** Why something is refused. */
export type Code = "invalid" | "illegal" | "not-found" | "not-yours" | "not-now" | "too-late" | "too-many" | "too-large" | "sign-in" | "taken" | "foreign" | "unavailable" | "fault";
