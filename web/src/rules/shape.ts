// What a rules page is made of. structure.ts fills this shape with keys; the texts are in src/tichu/words.
import type { PlainKey } from "../i18n/index.svelte";

export const VARIANTS = ["nanjing", "trichu", "tientsin", "grandseigneur", "hierarchie"] as const;
export type Variant = (typeof VARIANTS)[number];

export const EDITION_KEYS = ["fata-morgana", "philibert", "groo", "tichubadour", "francois"] as const;
export type Edition = (typeof EDITION_KEYS)[number];

/** The rule books that have a game, the usual one first. A Python test compares this with tichu.core.editions. */
export const EDITIONS = {
  nanjing: ["fata-morgana", "philibert", "groo", "tichubadour", "francois"],
  trichu: ["fata-morgana", "philibert", "groo"],
  tientsin: ["fata-morgana", "philibert", "groo", "francois"],
  grandseigneur: ["fata-morgana"],
  hierarchie: ["philibert"],
} as const satisfies Record<Variant, readonly Edition[]>;

/** In the order of the page. The first is only for games other than Nanjing. */
export const SECTIONS = [
  "differs",
  "goal",
  "cards",
  "deal",
  "calls",
  "exchange",
  "play",
  "combinations",
  "bombs",
  "wish",
  "specials",
  "end",
  "score",
  "match",
] as const;
export type Section = (typeof SECTIONS)[number];

/** The key of a text in rules.ftl, whose light markup is explained there and read by markup.ts. */
export type Text = Extract<PlainKey, `rules.${string}`>;

export type Block =
  | Text
  | { h3: Text }
  | { list: Text[] }
  /** Examples: cards, separated by spaces, and what they are. */
  | { rows: [cards: string, text: Text][] }
  /** The first row is the head. */
  | { table: (Text | number)[][] };

/** What a rule book does in its own way, and in which section it belongs. */
export interface Note {
  section: Exclude<Section, "differs">;
  /** Blocks of the section that do not hold in this book, each by its first text; the note takes their place. */
  instead?: Text[];
  text: Text;
}

export interface Book {
  /** One sentence about the book and this game. */
  about: Text;
  notes: Note[];
}

type Sections = Record<Exclude<Section, "differs">, Block[]>;

export interface Game<V extends Variant> {
  name: Text;
  /** The name beside those of the other games. */
  short: Text;
  /** How many play, in words. */
  players: Text;
  summary: Text;
  sections: V extends "nanjing" ? Sections : Sections & { differs: Block[] };
  editions: Record<(typeof EDITIONS)[V][number], Book>;
}

export type Games = { [V in Variant]: Game<V> };

/** The keys of a block in the order of the page. */
export function textsOf(block: Block): Text[] {
  if (typeof block === "string") return [block];
  if ("h3" in block) return [block.h3];
  if ("list" in block) return block.list;
  if ("rows" in block) return block.rows.map(([, text]) => text);
  return block.table.flat().filter((cell) => typeof cell === "string");
}
