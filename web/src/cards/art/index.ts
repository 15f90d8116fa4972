// The pack: which drawing belongs to which card.
import type { Face } from "../names";
import { BACK } from "./back";
import { COURTS } from "./courts";
import { DRAGON, PEARL } from "./dragon";
import { DOG, LANTERN } from "./dog";
import { beads, index, LATTICE, PAPER } from "./frame";
import { at, circle, line, twice } from "./ink";
import { PHOENIX, PLUME } from "./phoenix";
import { SPARROW, SPRIG } from "./sparrow";
import { DRAWINGS, MARKS, type Suit } from "./suits";

const SPECIALS: Record<string, [drawing: string, emblem: string, ink: string]> = {
  Ma: [SPARROW, SPRIG, "mahjong"],
  Do: [DOG, LANTERN, "dog"],
  Ph: [PHOENIX, PLUME, "phoenix"],
  Dr: [DRAGON, PEARL, "dragon"],
};

const isSuit = (letter: string): letter is Suit => letter in MARKS;
const made = new Map<string, string>();

/** The mark of a suit alone, in a field of 100 by 100 about the origin. */
export function mark(suit: string, _face: Face): string {
  return isSuit(suit) ? MARKS[suit] : "";
}

/** The name of the ink a card's index is printed in: a suit's letter or a special's name. */
export function inkOf(card: string | null): string | undefined {
  return card === null ? undefined : (SPECIALS[card]?.[2] ?? card.charAt(1));
}

/** A whole card as SVG text for a field of 200 by 280; the back for `null`, blank paper for what is no card. */
export function drawing(card: string | null, face: Face): string {
  if (card === null) return BACK;
  const name = `${face} ${card}`;
  let text = made.get(name);
  if (text === undefined) {
    text = PAPER + front(card, face);
    made.set(name, text);
  }
  return text;
}

function front(card: string, face: Face): string {
  const special = SPECIALS[card];
  if (special) return special[0] + twice(special[1]);
  const [letter, suit] = [card.charAt(0), card.charAt(1)];
  if (!isSuit(suit) || card.length !== 2) return "";
  return LATTICE + middle(letter, DRAWINGS[suit]) + index(letter, mark(suit, face));
}

function middle(letter: string, suit: string): string {
  const court = COURTS[letter];
  if (court) return court;
  if (letter === "A") return ACE + at(100, 140, 1, 0, suit);
  return beads(letter === "T" ? 10 : Number(letter)) + at(100, 140, 0.88, 0, suit);
}

const ACE = line("brass", circle(100, 140, 66), 1.4);
