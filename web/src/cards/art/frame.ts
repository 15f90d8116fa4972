// What every card shares: paper, corner index, the quiet ornament behind the middle.
import { at, circle, fill, line, twice } from "./ink";
import { RANKS } from "./ranks";

const SHEET =
  "M12 .75H188Q199.250 .75 199.250 12V268Q199.250 279.250 188 279.250H12Q.75 279.250 .75 268V12Q.75 .75 12 .75Z";

export const PAPER: string = `<path fill="var(--paper)" stroke="var(--ink)" stroke-opacity=".28" stroke-width="1.5" d="${SHEET}"/>`;

/** A rank as an outline, its top at y, `size` high. */
export function rank(letter: string, x: number, y: number, size: number): string {
  return at(
    x,
    y,
    size / 100,
    0,
    `<path fill="currentColor" stroke="currentColor" stroke-width="4" stroke-linejoin="round" d="${RANKS[letter] ?? ""}"/>`,
  );
}

/** Rank above suit in two corners. */
export function index(letter: string, mark: string): string {
  const size = letter === "J" ? 44 : letter === "Q" ? 45 : 49;
  return twice(rank(letter, letter === "T" ? 32 : 31, 14, size), at(30, 86, 0.35, 0, mark));
}

/** A knotted line as in the windows of a tea house, in the two free corners. */
export const LATTICE: string = twice(
  line("brass", "M112 14H177V31H169V23H186V88", 1.6, 0.8) +
    fill("brass", circle(112, 14, 2.2) + circle(186, 88, 2.2), 0.8),
);

/** As many beads as the card counts, on a ring around the middle. */
export function beads(count: number): string {
  const places = Array.from({ length: count }, (_, i) => {
    const a = (2 * Math.PI * (i + (count % 2 ? 0 : 0.5))) / count;
    return circle(100 + 59 * Math.sin(a), 140 - 59 * Math.cos(a), 4.2);
  });
  return (
    line("brass", circle(100, 140, 59), 1.4, 0.75) +
    `<path fill="currentColor" stroke="var(--paper)" stroke-width="4" paint-order="stroke" d="${places.join("")}"/>`
  );
}

/** Behind an ace: a lotus opening around the middle. */
export const ACE: string =
  Array.from({ length: 16 }, (_, i) =>
    at(
      100,
      140,
      1,
      22.5 * i + 11.25,
      fill("brass", "M-12 -58C-11 -66 -5 -70 0 -77C5 -70 11 -66 12 -58Z", 0.45),
    ),
  ).join("") +
  Array.from({ length: 16 }, (_, i) =>
    at(
      100,
      140,
      1,
      22.5 * i,
      `<path fill="var(--paper)" stroke="currentColor" stroke-width="1.6" d="M-12 -57C-12 -65 -5 -68 0 -74C5 -68 12 -65 12 -57"/>`,
    ),
  ).join("") +
  `<path fill="var(--paper)" stroke="currentColor" stroke-width="1.6" d="${circle(100, 140, 60)}"/>` +
  fill("suit", circle(100, 140, 60), 0.1);
