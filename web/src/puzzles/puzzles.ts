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
