// The puzzles that come with the project. The list of all is small; the puzzles themselves are loaded fifty at a time.
import type { ComboShown, PlayShown } from "../wire/types";
import list from "./parts/index.json";
import { unpack, type Packed } from "./unpack";

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

/** What is known of a puzzle before it is loaded. */
export interface Entry {
  /** Its number, from 1. */
  number: number;
  id: string;
  theme: string;
  /** The computed chance that somebody finds the solution at the first try. */
  chance: number;
}

/** All puzzles in order. */
export const entries: readonly Entry[] = list.puzzles.map((text, index) => {
  const [id, theme, chance] = text.split(" ");
  return { number: index + 1, id: id!, theme: list.themes[Number(theme)]!, chance: Number(chance) / 100 };
});

const PART_SIZE = 50;
const files = import.meta.glob<string>("./parts/puzzles-*.jsonl", { query: "?raw", import: "default" });
const loaded = new Map<string, Promise<Puzzle[]>>();

/** Load a puzzle by its number, from 1. */
export async function loadPuzzle(number: number): Promise<Puzzle> {
  const part = Math.floor((number - 1) / PART_SIZE);
  const file = `./parts/puzzles-${String(part).padStart(2, "0")}.jsonl`;
  if (!loaded.has(file)) {
    const puzzles = files[file]!().then(readPart);
    puzzles.catch(() => loaded.delete(file)); // try again next time
    loaded.set(file, puzzles);
  }
  return (await loaded.get(file)!)[(number - 1) % PART_SIZE]!;
}

export const readPart = (text: string): Puzzle[] =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => unpack(JSON.parse(line) as Packed));

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

/** Chances from which a puzzle is easy, or medium. */
const EASY = 0.58;
const MEDIUM = 0.47;

/** How hard a puzzle is, by the chance that somebody finds the solution at the first try. */
export const levelOf = (chance: number): Level =>
  chance >= EASY ? "easy" : chance >= MEDIUM ? "medium" : "hard";

const DAY = 86_400_000;
/** Has no factor in common with the number of puzzles, so that every puzzle gets its day. */
const STRIDE = 37;

/** The number of the puzzle of a day, by the visitor's calendar. */
export function dailyNumber(now: Date): number {
  const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
  return ((day * STRIDE) % entries.length) + 1;
}
