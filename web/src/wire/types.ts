// Made by `make web-types` from the server's models. Do not edit.

/** What a seat may do now besides playing cards; the seats to whom it may give the Dragon or the lead. */
export interface Abilities {
  tichu: boolean;
  withdraw: boolean;
  pass: boolean;
  take: boolean;
  give: number[];
  dog: number[];
  bound: boolean;
}

/** An action was written down. */
export interface Ack {
  t: "ack";
  v: number;
  d: Named;
}

/** An action of the contract; ``seat`` is needed only by Trichu's soloist, for the dummy. */
export interface ActData {
  id: string;
  action: Record<string, unknown>;
  seat?: number | null;
}

/** Play. ``v`` is the version the player acted on: an action meant for an older moment is refused. */
export interface ActFrame {
  t: "act";
  v?: number | null;
  d: ActData;
}

/** What a client that knows no rules needs beside the position; by own seat. */
export interface Aid {
  combos: ComboShown[];
  can: Record<string, Abilities>;
  result: ResultShown | null;
  gifts: Record<string, GiftsDue>;
}

/** The answer to a question. */
export interface Answer {
  t: "answer";
  v: number;
  d: AnswerData;
}

/** The answer to a question. */
export interface AnswerData {
  id: string;
  what: "cards" | "legal" | "complete" | "hint";
  readings?: ReadingShown[] | null;
  legal?: boolean | null;
  code?: string | null;
  why?: string | null;
  plays?: ReadingShown[] | null;
  actions?: Record<string, unknown>[] | null;
  more?: number | null;
  in_turn?: boolean | null;
  action?: Record<string, unknown> | null;
  reason?: Record<string, unknown> | null;
  sentence?: string | null;
}

/** A question. */
export interface AskData {
  id: string;
  what: "cards" | "legal" | "complete" | "hint";
  cards?: string | null;
  seat?: number | null;
}

/** Ask. */
export interface AskFrame {
  t: "ask";
  v?: number | null;
  d: AskData;
}

/** Take the place back from the bot that held it. */
export interface Back {
  type: "back";
}

/** A call and what it brought. */
export interface BetShown {
  seat: number;
  call: "tichu" | "grand";
  points: number;
}

/** Bombs by sort (four, straight) and turn (led, in_turn, out_of_turn); hands that held one. */
export interface BombFigures {
  count: number;
  per_round: number | null;
  hands: number;
  held_rate: number | null;
  sorts: Record<string, Record<string, number>>;
}

/** A bot that can sit at a table. */
export interface BotAnswer {
  name: string;
  about: string;
  levels: string[];
}

/** How often a player called when they could, and how often they made it. */
export interface CallFigures {
  asked: number;
  called: number;
  made: number;
  rate: number | null;
  success: number | null;
}

/** Everything to choose from when a table is created. */
export interface CatalogueAnswer {
  variants: VariantAnswer[];
  bots: BotAnswer[];
  phrases: string[];
}

/** The host changes the table before the start. */
export interface ChangeOptions {
  type: "options";
  options: TableOptions;
}

/** Say something: free text, or one of the quick phrases. */
export interface Chat {
  type: "chat";
  text?: string | null;
  phrase?: "hello" | "good-luck" | "well-played" | "thanks" | "sorry" | "oops" | "wow" | "nice-bomb" | "hurry" | "thinking" | "one-moment" | "back" | "again" | "good-game" | "bye" | null;
}

/** Something that was said. */
export interface ChatShown {
  player: string;
  name: string;
  watching: boolean;
  text?: string | null;
  phrase?: string | null;
}

/** A clock, in seconds: when it starts, what is left of it and of the reserve. */
export interface ClockShown {
  starts: number;
  left: number;
  reserve: number;
}

/** The host ends the table before a match, or after it. */
export interface Close {
  type: "close";
}

/** What a play on the table is, so that clients need not find out. */
export interface ComboShown {
  kind: string;
  rank: string;
  length: number;
  bomb: boolean;
}

/** A login and its password. */
export interface Credentials {
  login: string;
  password: string;
}

/** A decision and its cost in points per round; ``better`` is set if it cost something. */
export interface DecisionShown {
  turn: number;
  seat: number;
  player: number;
  kind: string;
  part: string;
  action: Record<string, unknown>;
  better: Record<string, unknown> | null;
  cost: number;
  error: number | null;
  grade: string;
  remark: RemarkShown | null;
}

/** The next version. */
export interface Delta {
  t: "delta";
  v: number;
  d: DeltaData;
}

/** What has changed: keys that are not there are as they were. */
export interface DeltaData {
  event?: Record<string, unknown> | null;
  table?: Record<string, unknown> | null;
  round?: Record<string, unknown> | null;
  aid?: Record<string, unknown> | null;
  live?: Live | null;
}

/** Something else to do at the table. */
export interface DoData {
  id: string;
  do: Sit | Leave | SeatBot | OpenPlace | Swap | HandOver | ChangeOptions | Start | Ready | PauseGame | ResumeGame | Rematch | Back | Chat | Mute | Close;
}

/** Do something else at the table. */
export interface DoFrame {
  t: "do";
  v?: number | null;
  d: DoData;
}

/** Who received the Dragon's tricks, and whether they held more, the same or fewer cards. */
export interface DragonFigures {
  count: number;
  to: Record<string, Record<string, number>>;
}

/** A rule book of a variant, and its settings. */
export interface EditionAnswer {
  key: string;
  title: string;
  settings: SettingAnswer[];
}

/** The next version, in which nothing is new for this visitor. */
export interface Empty {
  t: "empty";
  v: number;
  d: Nothing;
}

/** Something was refused. */
export interface Error {
  t: "error";
  v: number;
  d: ErrorData;
}

/** Why something was refused. */
export interface ErrorData {
  id?: string | null;
  code: string;
  message: string;
}

/** How often a player went out first. */
export interface FirstFigures {
  count: number;
  rate: number | null;
}

/** A person's statistics in one kind of game: a variant with a number of players. */
export interface GameStatistics {
  variant: string;
  players: number;
  rounds: number;
  matches: MatchFigures;
  points: number | null;
  difference: number | null;
  first: FirstFigures;
  mean_place: number | null;
  tichu: CallFigures;
  grand: CallFigures;
  victories: VictoryFigures;
  places: PlaceFigures[];
  tricks_per_round: number | null;
  plays_per_round: number | null;
  passes: PassFigures;
  bombs: BombFigures;
  wishes: WishFigures;
  gifts: Record<string, Record<string, number>>;
  dragon: DragonFigures;
  strength: StrengthAnswer;
  history: number[][];
}

/** How many cards a seat has still to pass to whom, and whether it must be its best or its lowest. */
export interface GiftsDue {
  to: Record<string, number>;
  forced: "best" | "lowest" | null;
}

/** The even seats' expected result after a number of actions, with all cards visible. */
export interface GraphPoint {
  turn: number;
  value: number;
  error: number;
}

/** The host makes somebody else the host. */
export interface HandOver {
  type: "host";
  player: string;
}

/** Whether the server works. */
export interface HealthAnswer {
  status: string;
  store: boolean;
  broker: boolean;
  tables: number;
  connections: number;
}

/** An action waits for its moment; an ack or an error follows. */
export interface Held {
  t: "held";
  v: number;
  d: Named;
}

/** Give up the place. In a running match a bot plays on, and the place can be taken again. */
export interface Leave {
  type: "leave";
}

/** Who is there and how long everything still takes, in seconds. */
export interface Live {
  present: string[];
  watching: number;
  ready: string[];
  votes: Record<string, string[]>;
  window: number | null;
  clocks: Record<string, ClockShown>;
  next: number | null;
}

/** News that are not in the log; the version stays. */
export interface LiveFrame {
  t: "live";
  v: number;
  d: Live;
}

/** A match in a history. */
export interface MatchAnswer {
  table: string;
  number: number;
  variant: string;
  edition: string;
  started_at: number;
  finished_at: number | null;
  rated: boolean;
  result: Record<string, unknown> | null;
  seats: SeatAnswer[];
}

/** Finished matches, and those won. */
export interface MatchFigures {
  finished: number;
  won: number;
}

/** The visitor's own identity. */
export interface MeAnswer {
  id: string;
  name: string;
  ratings: RatingAnswer[];
  login: string | null;
}

/** Hear no more of somebody, or hear them again. */
export interface Mute {
  type: "mute";
  player: string;
  on?: boolean;
}

/** The action id an answer belongs to. */
export interface Named {
  id: string;
}

/** A new name for the visitor. */
export interface NewName {
  name: string;
}

/** A table to create. ``fill`` puts a bot on every other place, ``start`` starts the match. */
export interface NewTable {
  options?: TableOptions;
  sit?: boolean;
  bots?: Record<string, string>;
  fill?: string | null;
  start?: boolean;
}

/** A new table and the link to it. */
export interface NewTableAnswer {
  id: string;
  link: string;
}

/** A new token with its secret. */
export interface NewTokenAnswer {
  id: string;
  label: string;
  created_at: number;
  last_used_at: number | null;
  token: string;
}

/** Nothing. */
export interface NoData {
}

/** No data. */
export interface Nothing {
}

/** The host takes a bot, or a person, from a place before the start. */
export interface OpenPlace {
  type: "open";
  place: number;
}

/** How often a player passed. */
export interface PassFigures {
  count: number;
  per_round: number | null;
}

/** Stop the clocks: at once if the host asks for it, or when most have asked. */
export interface PauseGame {
  type: "pause";
}

/** Ask for a sign of life. */
export interface PingFrame {
  t: "ping";
  v?: number | null;
  d?: NoData;
}

/** A place at a table in a list. */
export interface PlaceAnswer {
  name: string;
  bot: string | null;
  player: string | null;
  left?: boolean;
}

/** How often a player finished at a place, and their team's score; null: caught by a double victory. */
export interface PlaceFigures {
  place: number | null;
  count: number;
  rate: number | null;
  points: number | null;
  difference: number | null;
}

/** A chair at the table. */
export interface PlaceShown {
  player: string | null;
  name: string;
  bot: string | null;
  away: boolean;
  left: boolean;
}

/** A play that lies on the table. */
export interface PlayShown {
  seat: number;
  cards: string;
  as?: string | null;
}

/** A player as others see them. */
export interface PlayerAnswer {
  id: string;
  name: string;
  ratings: RatingAnswer[];
}

/** A sign of life. */
export interface Pong {
  t: "pong";
  v: number;
  d: Nothing;
}

/** Why something was refused. */
export interface Problem {
  code: string;
  message: string;
}

/** A rating in a game: mean and standard deviation, and the cautious estimate that is shown. */
export interface RatingAnswer {
  variant: string;
  mu: number;
  sigma: number;
  rating: number;
  matches: number;
}

/** Something that cards can be. */
export interface ReadingShown {
  kind: string;
  rank: string;
  length: number;
  cards: string;
  bomb: boolean;
  legal: boolean;
  code?: string | null;
  why?: string | null;
  [key: string]: unknown;
}

/** Go on with the next round. */
export interface Ready {
  type: "ready";
}

/** What was better and why: a code with its parameters, and the sentence in English. */
export interface RemarkShown {
  code: string;
  params: Record<string, unknown>;
  text: string;
}

/** The host starts another match with the same people. */
export interface Rematch {
  type: "rematch";
}

/** A finished round with all hands open. */
export interface ReplayAnswer {
  round: number;
  rounds: number;
  players: string[];
  variant: string;
  edition: string;
  rules: Record<string, boolean | number | string | null>;
  seating: number[];
  start: Record<string, unknown>;
  steps: StepAnswer[];
  scores: number[] | null;
  totals: number[] | null;
}

/** How the points of a round came about. */
export interface ResultShown {
  bets: BetShown[];
  teams: TeamShown[];
  ending: "counted" | "victory" | "breach";
}

/** The last version that was seen; null for a fresh start. */
export interface ResumeData {
  v?: number | null;
}

/** Ask for everything after a version. */
export interface ResumeFrame {
  t: "resume";
  v?: number | null;
  d: ResumeData;
}

/** Go on: the same way. */
export interface ResumeGame {
  type: "resume";
}

/** The review; null while it is being computed: then ask again. */
export interface ReviewAnswer {
  review: ReviewShown | null;
}

/** The review of a round. */
export interface ReviewShown {
  round: number;
  seating: number[];
  result: number | null;
  deal: number | null;
  graph: GraphPoint[];
  turning: number[];
  worst: number[];
  decisions: DecisionShown[];
  summary: SummaryShown[];
}

/** A finished round. */
export interface RoundScore {
  round: number;
  seating: number[];
  out: number[];
  scores: number[] | null;
  totals: number[] | null;
}

/** The round as the contract writes a position, with what the viewer may not know left out. */
export interface RoundShown {
  variant: string;
  edition: string;
  settings: Record<string, unknown>;
  phase: "grand" | "exchange" | "play" | "take" | "over";
  seat: number | null;
  hands: (string | null)[];
  counts: number[];
  turn: number | null;
  trick: PlayShown[];
  passed: number[];
  wish: string | null;
  calls: Record<string, "tichu" | "grand">;
  started: number[];
  out: number[];
  won: string[];
  scores: number[] | null;
  waiting: number[];
  given: (Record<string, string> | null)[];
  received: Record<string, string>;
  stock: null[];
  dealer?: number | null;
  soloist?: number | null;
  dummy?: number | null;
  ranks?: number[] | null;
  faceup?: string;
  history?: Record<string, unknown>[];
  [key: string]: unknown;
}

/** The cards of a round that is over, with the salt that opens the commitment to them. */
export interface SealedShown {
  deal: Record<string, unknown>;
  commitment: string;
  salt: string;
}

/** The player at a place in a match. */
export interface SeatAnswer {
  place: number;
  player: string | null;
  name: string;
  bot: string | null;
}

/** The host puts a bot on a place. */
export interface SeatBot {
  type: "bot";
  place: number;
  bot: string;
}

/** A house rule that can be set. */
export interface SettingAnswer {
  name: string;
  kind: string;
  choices: string[];
  help: string;
  value: boolean | number | string | null;
}

/** Take an open place, or move to one. */
export interface Sit {
  type: "sit";
  place?: number | null;
}

/** Everything a visitor may see. */
export interface Snapshot {
  t: "snapshot";
  v: number;
  d: SnapshotData;
}

/** Everything. */
export interface SnapshotData {
  you: You;
  table: TableShown;
  round: RoundShown | null;
  aid: Aid | null;
  chat: ChatShown[];
  live: Live;
}

/** The host starts the match; empty places get the bot, if one is named. */
export interface Start {
  type: "start";
  fill?: string | null;
}

/** A person's statistics by kind of game. While matches are ``waiting`` to be counted, ask again. */
export interface StatisticsAnswer {
  matches: number;
  waiting: number;
  games: GameStatistics[];
}

/** An action of a finished round and the changes it made; null for removed values. */
export interface StepAnswer {
  seat: number;
  action: Record<string, unknown>;
  round: Record<string, unknown>;
  combos: ComboShown[];
}

/** Strength of a player's hands, and what they scored. */
export interface StrengthAnswer {
  mean: number | null;
  bins: StrengthFigures[];
}

/** Hands of about the same strength: how many, how many went out first, and what they scored. */
export interface StrengthFigures {
  low: number;
  high: number | null;
  count: number;
  first: number;
  first_rate: number | null;
  difference: number | null;
  margin: number | null;
  mean_place: number | null;
}

/** Totals over a player's decisions in the round. */
export interface SummaryShown {
  player: number;
  decisions: number;
  accuracy: number | null;
  lost: Record<string, number>;
  luck: number;
}

/** The host lets two places change before the start. */
export interface Swap {
  type: "swap";
  a: number;
  b: number;
}

/** A table in a list. */
export interface TableAnswer {
  id: string;
  title: string;
  status: string;
  public: boolean;
  variant: string;
  edition: string;
  house_rules: Record<string, unknown>;
  host: string | null;
  places: PlaceAnswer[];
  open: number;
  spectators: boolean;
  match: number;
  round: number | null;
  scores: number[] | null;
  created_at: number;
  updated_at: number;
}

/** How a table is to be played. House rules are the library's settings: target, rounds, …, players. */
export interface TableOptions {
  title?: string;
  variant?: string;
  edition?: string | null;
  house_rules?: Record<string, boolean | number | string | null>;
  public?: boolean;
  spectators?: boolean;
  clock?: number | null;
  reserve?: number;
  bomb_window?: number;
  bot_pace?: number;
  between_rounds?: number;
  stand_in?: string;
}

/** What everybody may see of a table. */
export interface TableShown {
  id: string;
  options: TableOptions;
  edition: string;
  rules: Record<string, boolean | number | string | null>;
  titles: string[];
  status: "open" | "running" | "finished" | "closed";
  host: string | null;
  paused: boolean;
  places: PlaceShown[];
  played: PlaceShown[] | null;
  match: number;
  round: number | null;
  seating: number[] | null;
  scores: number[] | null;
  history: RoundScore[];
  ranks: number[] | null;
  winners: number[];
  commitment: string | null;
  reveal: SealedShown | null;
}

/** The points of a side: what its calls brought, and the rest. */
export interface TeamShown {
  total: number;
  bets: number;
  rest: number;
}

/** A token for programs, without its secret, which is shown only when the token is created. */
export interface TokenAnswer {
  id: string;
  label: string;
  created_at: number;
  last_used_at: number | null;
}

/** A game that can be played here. */
export interface VariantAnswer {
  key: string;
  title: string;
  summary: string;
  players: number[];
  editions: EditionAnswer[];
}

/** Double victories of the player's team and of the other team. */
export interface VictoryFigures {
  won: number;
  lost: number;
  rate: number | null;
  rate_lost: number | null;
}

/** The first frame of every connection. */
export interface Welcome {
  t: "welcome";
  v: number;
  d: WelcomeData;
}

/** The greeting. */
export interface WelcomeData {
  protocol: number;
  you: You;
}

/** Wishes with the Mah Jong by rank: fulfilled at_once, later or never. */
export interface WishFigures {
  count: number;
  none: number;
  ranks: Record<string, Record<string, number>>;
}

/** Who the server takes the visitor for. */
export interface You {
  player: string;
  name?: string | null;
  place?: number | null;
}

export type ServerFrame = Welcome | Snapshot | Delta | Empty | LiveFrame | Ack | Held | Error | Answer | Pong;

export type ClientFrame = ActFrame | DoFrame | AskFrame | ResumeFrame | PingFrame;

export type Command = Back | ChangeOptions | Chat | Close | HandOver | Leave | Mute | OpenPlace | PauseGame | Ready | Rematch | ResumeGame | SeatBot | Sit | Start | Swap;

export const PROTOCOL = 1;

export const PHRASES = ["hello", "good-luck", "well-played", "thanks", "sorry", "oops", "wow", "nice-bomb", "hurry", "thinking", "one-moment", "back", "again", "good-game", "bye"] as const;
