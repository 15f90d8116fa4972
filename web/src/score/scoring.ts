// The score of a round in every variant. Pure functions; `cases.json` compares them with the Python library.
import { teamOf } from "../table/seats";

export const VARIANTS = ["nanjing", "trichu", "tientsin", "grandseigneur", "hierarchie"] as const;
export type Variant = (typeof VARIANTS)[number];
/** In Nanjing and Tientsin players sit alternately, even against odd; in Trichu side 0 is the soloist's. */
export type Side = 0 | 1;
export type Call = "tichu" | "grand";
export interface Bet {
  call: Call;
  made: boolean;
}

/** A round of a game with points. */
export interface PointsRound {
  /** Card points of side 0; side 1 has 100 minus that. Not looked at unless the cards were counted. */
  cards: number;
  /** victory: a whole team out first; breach: a wish not honoured, which gives the opponents the round (W8). */
  ending: "counted" | "victory" | "breach";
  /** Who scores the victory points, unless the cards were counted. */
  winner: Side | null;
  /** By player; in Trichu the dummy is player 3. */
  bets: (Bet | null)[];
  /** Trichu's soloist, a player. */
  soloist: number | null;
}

/** A round of a game of ranks: the players as they went out, the last one at the end. */
export interface RankRound {
  order: number[];
}

export type Round = PointsRound | RankRound;

/** What is agreed before the match. */
export interface Terms {
  variant: Variant;
  players: number;
  target: number | null;
  rounds: number | null;
}

export const DUMMY = 3;
export const LEAST = -25;
export const MOST = 125;
export const STEP = 5;

const COUNTS: Record<Variant, readonly [number, number]> = {
  nanjing: [4, 4],
  trichu: [3, 3],
  tientsin: [6, 6],
  grandseigneur: [5, 12],
  hierarchie: [5, 10],
};

export const fewest = (variant: Variant): number => COUNTS[variant][0];
export const most = (variant: Variant): number => COUNTS[variant][1];
export const isRanks = (variant: Variant): boolean => variant === "grandseigneur" || variant === "hierarchie";
export const isRankRound = (round: Round): round is RankRound => "order" in round;
/** Who may bet: the players, and Trichu's dummy. */
export const betters = (terms: Terms): number =>
  terms.variant === "trichu" ? 4 : isRanks(terms.variant) ? 0 : terms.players;
/** How many totals are kept: one for each team; in Trichu one for each player and the dummy (TR8). */
export const columnsOf = (variant: Variant): number => (isRanks(variant) ? 0 : variant === "trichu" ? 4 : 2);
export const victoryPoints = (variant: Variant): number => (variant === "tientsin" ? 300 : 200);
export const stake = (call: Call): number => (call === "grand" ? 200 : 100);

/** What the rule books play for, before anybody agrees otherwise (M1, TR9). */
export function usualTerms(variant: Variant, players = fewest(variant)): Terms {
  if (variant === "trichu") return { variant, players, target: null, rounds: 9 };
  return { variant, players, target: isRanks(variant) ? null : 1000, rounds: null };
}

export function sideOf(variant: Variant, player: number, soloist: number | null): Side {
  if (variant === "trichu") return player === DUMMY || player === soloist ? 0 : 1;
  return teamOf(player);
}

/** Whether a bet is open to a player: soloist and dummy have no Grand Tichu (TR3). */
export const mayBet = (variant: Variant, player: number, call: Call, soloist: number | null): boolean =>
  call === "tichu" || variant !== "trichu" || sideOf(variant, player, soloist) === 1;

/** The round by side: the cards or the victory, then the bets (S2–S4, T6, TI6, W8). */
export function sideScores(variant: Variant, round: PointsRound): [number, number] {
  const scores: [number, number] = round.ending === "counted" ? [round.cards, 100 - round.cards] : [0, 0];
  if (round.ending !== "counted" && round.winner !== null) scores[round.winner] = victoryPoints(variant);
  round.bets.forEach((bet, player) => {
    if (bet) scores[sideOf(variant, player, round.soloist)] += bet.made ? stake(bet.call) : -stake(bet.call);
  });
  return scores;
}

/** The round by column. */
export function roundScores(variant: Variant, round: PointsRound): number[] {
  const bySide = sideScores(variant, round);
  if (variant !== "trichu") return bySide;
  return [0, 1, 2, DUMMY].map((player) => bySide[sideOf(variant, player, round.soloist)]);
}

/** The totals after each round. */
export function runningTotals(variant: Variant, rounds: readonly Round[]): number[][] {
  let totals: number[] = Array<number>(columnsOf(variant)).fill(0);
  return rounds.map((round) => {
    const scores = isRankRound(round) ? [] : roundScores(variant, round);
    totals = totals.map((total, column) => total + (scores[column] ?? 0));
    return totals;
  });
}

export interface Outcome {
  over: boolean;
  /** Columns with the most points, or the player who is first in rank; nobody before the first round. */
  leaders: number[];
}

/**
 * Where the match stands (M1, TR9). Once the target or the last round was reached, the first round with one side
 * ahead decides, even below the target; after Trichu's last round several may share the victory.
 */
export function outcome(terms: Terms, rounds: readonly Round[]): Outcome {
  const last = rounds.at(-1);
  if (!last) return { over: false, leaders: [] };
  const enough = terms.rounds !== null && rounds.length >= terms.rounds;
  if (isRankRound(last)) return { over: enough, leaders: last.order.slice(0, 1) };
  const running = runningTotals(terms.variant, rounds);
  const totals = running.at(-1)!;
  const best = Math.max(...totals);
  const leaders = totals.flatMap((total, column) => (total === best ? [column] : []));
  const { target } = terms;
  const reached = target !== null && running.some((after) => Math.max(...after) >= target);
  const decided = leaders.length === 1 && (reached || enough);
  return { over: decided || (terms.variant === "trichu" && enough), leaders };
}

/** The players who can have gone out first, as far as the sheet says. */
function possiblyFirst(variant: Variant, round: PointsRound): number[] {
  const players = round.bets.map((_, player) => player);
  const made = players.filter((player) => round.bets[player]?.made);
  const free = made.length ? made : players.filter((player) => !round.bets[player]);
  if (round.ending !== "victory") return free;
  return free.filter((player) => sideOf(variant, player, round.soloist) === round.winner);
}

export type Problem = "cards" | "two-first" | "nobody-first" | "no-grand" | "winner" | "soloist" | "order";

/** What cannot be true about a round, or null. */
export function problemOf(terms: Terms, round: Round): Problem | null {
  if (isRankRound(round)) {
    const whole = new Set(round.order).size === terms.players && round.order.length === terms.players;
    return whole && round.order.every((player) => player >= 0 && player < terms.players) ? null : "order";
  }
  const { variant } = terms;
  if (variant === "trichu" && (round.soloist === null || round.soloist < 0 || round.soloist > 2))
    return "soloist";
  if (
    round.ending === "counted"
      ? round.cards < LEAST || round.cards > MOST || round.cards % STEP !== 0
      : round.winner === null
  ) {
    return round.ending === "counted" ? "cards" : "winner";
  }
  if (round.bets.some((bet, player) => bet && !mayBet(variant, player, bet.call, round.soloist)))
    return "no-grand";
  if (round.bets.filter((bet) => bet?.made).length > 1) return "two-first";
  if (round.ending !== "breach" && !possiblyFirst(variant, round).length) return "nobody-first";
  return null;
}

/** An empty entry. */
export function blankRound(terms: Terms, soloist: number | null = null): PointsRound {
  return {
    cards: 50,
    ending: "counted",
    winner: null,
    bets: Array<Bet | null>(betters(terms)).fill(null),
    soloist,
  };
}

/** One more tap on a bet: made, lost, none; straight to lost if it cannot have been made. */
export function tapBet(variant: Variant, round: PointsRound, player: number, call: Call): PointsRound {
  const now = round.bets[player];
  const same = now?.call === call;
  const elsewhere = round.ending === "victory" && sideOf(variant, player, round.soloist) !== round.winner;
  const taken = round.bets.some((bet, other) => bet?.made && other !== player);
  let next: Bet | null;
  if (same) next = now.made ? { call, made: false } : null;
  else next = { call, made: !elsewhere && !taken };
  return { ...round, bets: round.bets.map((bet, other) => (other === player ? next : bet)) };
}

/** Give a side the victory, or take it back; bets the others cannot have made are lost. */
export function tapVictory(
  variant: Variant,
  round: PointsRound,
  side: Side,
  ending: "victory" | "breach",
): PointsRound {
  if (round.ending === ending && round.winner === side) return { ...round, ending: "counted", winner: null };
  const bets = round.bets.map((bet, player) =>
    bet?.made && ending === "victory" && sideOf(variant, player, round.soloist) !== side
      ? { ...bet, made: false }
      : bet,
  );
  return { ...round, ending, winner: side, bets };
}

/** Another soloist: bets that are not open to the new side go. */
export function chooseSoloist(variant: Variant, round: PointsRound, soloist: number): PointsRound {
  const bets = round.bets.map((bet, player) =>
    bet && !mayBet(variant, player, bet.call, soloist) ? null : bet,
  );
  return { ...round, soloist, bets };
}

/** The role goes round (TR2); whoever plays by the French book chooses another. */
export function nextSoloist(rounds: readonly Round[]): number {
  const last = rounds.at(-1);
  return last && !isRankRound(last) && last.soloist !== null ? (last.soloist + 1) % 3 : 0;
}

// -- ranks -----------------------------------------------------------------------------------------------

const TITLES = [
  "grandseigneur",
  "seigneur",
  "maitre",
  "chevalier",
  "ecuyer",
  "marchand",
  "artisan",
  "journalier",
  "porcher",
  "bourgeois",
  "pauvre",
  "miserable",
];
/** The first to be dropped when fewer play; six players have the book's own six. */
const SPARE = ["journalier", "ecuyer", "artisan", "marchand", "porcher", "chevalier", "bourgeois"];

/** The codes of the titles from the highest to the lowest (GS2); `place` is just a number. */
export function titles(variant: Variant, players: number): string[] {
  if (variant === "hierarchie")
    return Array.from({ length: players }, (_, place) =>
      place === 0 ? "grand-maitre" : place === players - 1 ? "trou-du-c" : "place",
    );
  const dropped = SPARE.slice(0, TITLES.length - players);
  return TITLES.filter((title) => !dropped.includes(title));
}

/** How many cards go between the highest and the lowest, the next pair, and so on (GS4, HI5). */
export function tribute(variant: Variant, players: number): number[] {
  if (players === 5) return variant === "hierarchie" ? [3, 2] : [2, 1];
  return [3, 2, 1];
}

export interface Career {
  player: number;
  first: number;
  last: number;
  /** The mean place, 1 is the highest. */
  mean: number;
}

export function careers(players: number, rounds: readonly Round[]): Career[] {
  const orders = rounds.filter(isRankRound).map((round) => round.order);
  return Array.from({ length: players }, (_, player) => {
    const places = orders.map((order) => order.indexOf(player) + 1);
    return {
      player,
      first: places.filter((place) => place === 1).length,
      last: places.filter((place) => place === players).length,
      mean: places.length ? places.reduce((sum, place) => sum + place, 0) / places.length : 0,
    };
  });
}

// -- undo ------------------------------------------------------------------------------------------------

/** Something with its past and its undone future. */
export interface Past<T> {
  before: T[];
  now: T;
  after: T[];
}

const REMEMBERED = 60;

export const begin = <T>(now: T): Past<T> => ({ before: [], now, after: [] });
export const change = <T>(past: Past<T>, now: T): Past<T> => ({
  before: [...past.before, past.now].slice(-REMEMBERED),
  now,
  after: [],
});
export function undo<T>(past: Past<T>): Past<T> {
  if (!past.before.length) return past;
  return { before: past.before.slice(0, -1), now: past.before.at(-1)!, after: [past.now, ...past.after] };
}
export function redo<T>(past: Past<T>): Past<T> {
  if (!past.after.length) return past;
  return { before: [...past.before, past.now], now: past.after[0]!, after: past.after.slice(1) };
}
