// The pack: which drawing belongs to which card.
import type { Face } from "../names";
import { BACK } from "./back";
import { COURTS } from "./courts";
import { DRAGON, PEARL } from "./dragon";
import { DOG, LANTERN } from "./dog";
import { ACE, beads, index, LATTICE, PAPER } from "./frame";
import { at, middle, twice } from "./ink";
import { PHOENIX, PLUME } from "./phoenix";
import { RANKS } from "./ranks";
import { SPARROW, SPRIG } from "./sparrow";
import { DRAWINGS, MARKS, type Suit } from "./suits";
import { CAMP_PHOENIX } from "./campPhoenix";
import { NIGHTINGALE, SONG } from "./nightingale";
import { SCOUT_COURTS } from "./scoutCourts";
import { SCOUT_DRAWINGS, SCOUT_MARKS } from "./scoutSuits";
import { PAW, WOLF } from "./wolf";

const SPECIALS: Record<string, [drawing: string, emblem: string, ink: string]> = {
  Ma: [SPARROW, SPRIG, "mahjong"],
  Do: [DOG, LANTERN, "dog"],
  Ph: [PHOENIX, PLUME, "phoenix"],
  Dr: [DRAGON, PEARL, "dragon"],
};

const SCOUT_SPECIALS: typeof SPECIALS = {
  ...SPECIALS,
  Ma: [NIGHTINGALE, SONG, "mahjong"],
  Do: [WOLF, PAW, "dog"],
  Ph: [CAMP_PHOENIX, PLUME, "phoenix"],
};

const isSuit = (letter: string): letter is Suit => letter in MARKS;
const made = new Map<string, string>();

/** The mark of a suit alone, in a field of 100 by 100 about the origin. */
export function mark(suit: string, face: Face): string {
  return isSuit(suit) ? (face === "tichubadour" ? SCOUT_MARKS : MARKS)[suit] : "";
}

/** The name of the ink a card's index is printed in: a suit's letter or a special's name. */
export function inkOf(card: string | null): string | undefined {
  return card === null ? undefined : Object.hasOwn(SPECIALS, card) ? SPECIALS[card]?.[2] : card.charAt(1);
}

/** A whole card as SVG text for a field of 200 by 280; the back for `null`, blank paper for an unknown card. */
export function drawing(card: string | null, face: Face): string {
  if (card === null) return BACK;
  const name = `${face} ${card}`;
  let text = made.get(name);
  if (text === undefined) {
    text = PAPER + front(card, face);
    if (text !== PAPER) made.set(name, text);
  }
  return text;
}

function front(card: string, face: Face): string {
  const scouts = face === "tichubadour";
  const special = Object.hasOwn(SPECIALS, card) && (scouts ? SCOUT_SPECIALS : SPECIALS)[card];
  if (special) return special[0] + twice(special[1]);
  const [letter, suit] = [card.charAt(0), card.charAt(1)];
  if (card.length !== 2 || !(letter in RANKS) || letter === "1" || !isSuit(suit)) return "";
  return LATTICE + centre(letter, suit, scouts) + index(letter, mark(suit, face));
}

function centre(letter: string, suit: Suit, scouts: boolean): string {
  const court = (scouts ? SCOUT_COURTS : COURTS)[letter];
  if (court) return middle(0.95, court);
  const drawn = (scouts ? SCOUT_DRAWINGS : DRAWINGS)[suit];
  if (letter === "A") return middle(0.9, ACE, at(100, 140, 1.02, 0, drawn));
  return beads(letter === "T" ? 10 : Number(letter)) + at(100, 140, 0.9, 0, drawn);
}
