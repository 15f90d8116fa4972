// What every card shares: paper, corner index, the quiet ornament behind the middle.
import { at, circle, line, twice } from "./ink";
import { RANKS } from "./ranks";

const SHEET = "M12 .75H188Q199.250 .75 199.250 12V268Q199.250 279.250 188 279.250H12Q.75 279.250 .75 268V12Q.75 .75 12 .75Z";

export const PAPER: string = `<path fill="var(--paper)" stroke="var(--ink)" stroke-opacity=".28" stroke-width="1.5" d="${SHEET}"/>`;

/** A rank as an outline, its top at y, `size` high. */
export function rank(letter: string, x: number, y: number, size: number): string {
  return at(x, y, size / 100, 0, `<path fill="currentColor" stroke="currentColor" stroke-width="4" stroke-linejoin="round" d="${RANKS[letter] ?? ""}"/>`);
}

/** Rank above suit in two corners. */
export function index(letter: string, mark: string): string {
  return twice(rank(letter, 32, 15, 49), at(32, 86, 0.33, 0, mark));
}

/** A lattice as in the windows of a tea house, in the two free corners. */
const CORNER = line("brass", "M148 15H185V52M156 15V23H177V44H185M148 31H169V52M148 15V31M169 52H185", 1.6, 0.7);
export const LATTICE: string = twice(CORNER);

/** As many beads as the card counts, on a ring around the middle. */
export function beads(count: number): string {
  const places = Array.from({ length: count }, (_, i) => {
    const a = (2 * Math.PI * (i + (count % 2 ? 0 : 0.5))) / count;
    return circle(100 + 62 * Math.sin(a), 140 - 62 * Math.cos(a), 4.2);
  });
  return line("brass", circle(100, 140, 62), 1.4, 0.75) + `<path fill="currentColor" stroke="var(--paper)" stroke-width="4" paint-order="stroke" d="${places.join("")}"/>`;
}
