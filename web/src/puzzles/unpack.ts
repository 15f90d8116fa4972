// Puzzles as the files have them: short lines, in which a character says where each card is and a word is an action.
// tichu.review.puzzle_format writes them.
import type { Deed, Puzzle } from "./puzzles";

/** A puzzle as it is in the files. */
export interface Packed {
  id: string;
  kind: "endgame" | "margin";
  theme: string;
  seat: number;
  cards: string;
  options: Record<string, number | null>;
  best: string[];
  trap: string;
  value: [best: number, next: number, trap: number];
  nodes?: number;
  line?: string[];
  trick?: string[];
  combos?: [kind: string, rank: string, bomb: number][];
  phase?: string;
  passed?: number[];
  wish?: string;
  calls?: Record<string, string>;
  out?: number[];
}

/** All cards in the order of the characters in `cards`. */
const PACK = [
  "Do",
  "Ma",
  ...[..."23456789TJQKA"].flatMap((rank) => [..."gkbr"].map((suit) => rank + suit)),
  "Ph",
  "Dr",
];
/** Who holds a card, and who has won it. */
const HANDS = "0123";
const WON = "4567";

/** An action from its word: cards, “pass”, “take” or “give:1”. */
export function unpackDeed(text: string): Deed {
  if (text.startsWith("give:")) return { type: "give", to: Number(text.slice(5)) };
  if (text === "pass" || text === "take") return { type: text };
  const [cards, meaning] = text.split("=");
  return { type: "play", cards: cards!, ...(meaning ? { as: meaning } : {}) };
}

const step = (text: string): { seat: number; action: Deed } => ({
  seat: Number(text[0]),
  action: unpackDeed(text.slice(2)),
});

export function unpack(packed: Packed): Puzzle {
  const at = (place: string): string => PACK.filter((_, index) => packed.cards[index] === place).join(" ");
  const plays = (packed.trick ?? []).map(step);
  return {
    id: packed.id,
    kind: packed.kind,
    theme: packed.theme,
    seat: packed.seat,
    position: {
      phase: packed.phase ?? "play",
      hands: [...HANDS].map(at),
      trick: plays.map(({ seat, action }) => ({ seat, cards: action.cards!, as: action.as ?? null })),
      passed: packed.passed ?? [],
      wish: packed.wish ?? null,
      calls: packed.calls ?? {},
      out: packed.out ?? [],
      won: [...WON].map(at),
    },
    combos: (packed.combos ?? []).map(([kind, rank, bomb], index) => ({
      kind,
      rank,
      length: plays[index]!.action.cards!.split(" ").length,
      bomb: Boolean(bomb),
    })),
    solutions: packed.best.map(unpackDeed),
    options: packed.options,
    value: packed.value[0],
    trap: { action: unpackDeed(packed.trap), value: packed.value[2] },
    line: (packed.line ?? []).map(step),
    nodes: packed.nodes ?? 0,
  };
}
