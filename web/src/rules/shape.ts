// What a rules page is made of. Every language fills the same shape; a test checks it.

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

/**
 * Text has a light markup: `*strong*`, `[Kg]` a card inside a sentence, `{Dog|Wolf}` one wording for the usual
 * cards and one for Tichubadour's.
 */
export type Text = string;

export type Block =
  | Text
  | { h3: Text }
  | { list: Text[] }
  /** Examples: cards, separated by spaces, and what they are. */
  | { rows: [cards: string, text: Text][] }
  /** The first row is the head. */
  | { table: Text[][] };

/** What a rule book does in its own way, and in which section it belongs. */
export interface Note {
  section: Exclude<Section, "differs">;
  /** Paragraphs of the section that do not hold in this book, by number; the note stands in their place. */
  instead?: number[];
  text: Text;
}

export interface EditionText {
  /** One sentence about the book and this game. */
  about: Text;
  notes: Note[];
}

type Sections = Record<Exclude<Section, "differs">, Block[]>;

export interface VariantText<V extends Variant> {
  name: string;
  /** How many play, in words. */
  players: string;
  summary: Text;
  sections: V extends "nanjing" ? Sections : Sections & { differs: Block[] };
  editions: Record<(typeof EDITIONS)[V][number], EditionText>;
}

export interface RulesText {
  /** Headings of the sections. */
  headings: Record<Section, Text>;
  /** The rule books, by name. */
  books: Record<Edition, string>;
  variants: { [V in Variant]: VariantText<V> };
}
