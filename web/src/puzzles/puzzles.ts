// The hundred puzzles that come with the project, and how far the visitor has come with them.
import type { ComboShown, PlayShown } from "../wire/types";
import data from "./puzzles.json";

export interface Puzzle {
  id: string;
  /** endgame: all cards are open and the solution is proved; margin: best by far in sampled deals. */
  kind: "endgame" | "margin";
  theme: string;
  seat: number;
  position: {
    phase: string;
    hands: string[];
    trick: PlayShown[];
    passed: number[];
    wish: string | null;
    calls: Record<string, string>;
    out: number[];
    won: string[];
  };
  combos: ComboShown[];
  solutions: Deed[];
  /** The value of every legal action, by its key. */
  options: Record<string, number | null>;
  value: number;
  trap: { action: Deed; value: number };
  line: { seat: number; action: Deed }[];
  /** Positions in the proof of an ending; 0 if cards are hidden. */
  nodes: number;
}

export interface Deed {
  type: string;
  cards?: string;
  to?: number;
  as?: string;
}

export const puzzles = data as unknown as Puzzle[];

const RANKS = "23456789TJQKA";
const SUITS = "gkbr";
const SPECIALS: Record<string, number> = { Do: -1, Ma: 4, Ph: 60, Dr: 64 };
const place = (card: string): number =>
  SPECIALS[card] ?? 4 * (RANKS.indexOf(card[0]!) + 2) + SUITS.indexOf(card[1]!);

/** The key of an action among the options: its cards in order, "pass" or "give:1". */
export function keyOf(deed: Deed): string {
  if (deed.type === "play")
    return (deed.cards ?? "")
      .split(" ")
      .sort((a, b) => place(a) - place(b))
      .join(" ");
  return deed.type === "give" ? `give:${deed.to}` : deed.type;
}

export function isSolution(puzzle: Puzzle, deed: Deed): boolean {
  return puzzle.solutions.some((each) => keyOf(each) === keyOf(deed));
}

/** The points of the cards in tricks. */
export function worth(cards: string): number {
  const one = (card: string) => ({ Dr: 25, Ph: -25 })[card] ?? { "5": 5, T: 10, K: 10 }[card[0]!] ?? 0;
  return cards
    .split(" ")
    .filter(Boolean)
    .reduce((sum, card) => sum + one(card), 0);
}

export type Level = "easy" | "medium" | "hard";
export const LEVELS: readonly Level[] = ["easy", "medium", "hard"];

/** Positions in the proof of an ending: up to so many it is easy, up to so many medium. */
const EASY_NODES = 350;
const MEDIUM_NODES = 1000;
/** With hidden cards nothing can be proved: what counts is how much there is to choose from. */
const FEW_OPTIONS = 4;

/** How hard a puzzle is: by the size of its proof, or by the number of choices if cards are hidden. */
export function levelOf({ kind, nodes, options }: Puzzle): Level {
  if (kind === "margin") return Object.keys(options).length <= FEW_OPTIONS ? "medium" : "hard";
  return nodes <= EASY_NODES ? "easy" : nodes <= MEDIUM_NODES ? "medium" : "hard";
}

const DAY = 86_400_000;
/** Has no factor in common with the number of puzzles, so that every puzzle gets its day. */
const STRIDE = 37;

/** The number of the puzzle of a day, by the visitor's calendar. */
export function dailyNumber(now: Date): number {
  const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
  return ((day * STRIDE) % puzzles.length) + 1;
}
