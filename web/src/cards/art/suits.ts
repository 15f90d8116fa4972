// The four suits in a field of 100 by 100 about the origin: a plain mark for index and text, a bold drawing for the middle.
import { circle, fill, line } from "./ink";

export type Suit = "g" | "k" | "b" | "r";

const star = (outer: number, inner: number): string =>
  `M${Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 ? inner : outer;
    const a = (Math.PI * i) / 5;
    return `${(Math.sin(a) * r).toFixed(1)} ${(-Math.cos(a) * r).toFixed(1)}`;
  }).join("L")}Z`;

const roof = (y: number, w: number, h: number): string =>
  `M0 ${y - h}C${w * 0.3} ${y - h * 0.95} ${w * 0.55} ${y - h * 0.3} ${w} ${y - h * 0.62}C${w * 0.97} ${y - h * 0.1} ${w * 0.85} ${y} ${w * 0.7} ${y}L${-w * 0.7} ${y}C${-w * 0.85} ${y} ${-w * 0.97} ${y - h * 0.1} ${-w} ${y - h * 0.62}C${-w * 0.55} ${y - h * 0.3} ${-w * 0.3} ${y - h * 0.95} 0 ${y - h}Z`;

const pagoda =
  "M-2 -50L2 -50L3.5 -36L-3.5 -36Z" +
  roof(-18, 31, 20) +
  "M-15 -20H15V-8H-15Z" +
  roof(9, 40, 20) +
  "M-21 7H21V18H-21Z" +
  roof(35, 49, 20) +
  "M-28 33H28V43H-28Z" +
  "M-38 42H38V50H-38Z";

const sword =
  "M0 -60L12 -45L10.500 14C18 14 24 8 31 8C36 8 37 14 33 18C28 24 18 25 8.500 25L7.500 40C12 42 13 46 11 50C8 57 -8 57 -11 50C-13 46 -12 42 -7.500 40L-8.500 25C-18 25 -28 24 -33 18C-37 14 -36 8 -31 8C-24 8 -18 14 -10.500 14L-12 -45Z";

/** The sword for small sizes: broader, and fewer curves. */
const dagger =
  "M0 -52L14 -36L12 10H34Q37 16 34 24H10L9 34C14 37 15 41 13 45C9 52 -9 52 -13 45C-15 41 -14 37 -9 34L-10 24H-34Q-37 16 -34 10H-12L-14 -36Z";

/** The plain mark of a suit. */
export const MARKS: Record<Suit, string> = {
  g: fill("suit", circle(0, 0, 46) + circle(0, 0, 20)),
  k: fill("suit", dagger),
  b: `<path fill="currentColor" d="${pagoda}"/>`,
  r: fill("suit", star(50, 22)),
};

const swirl = (turn: number): string =>
  `<g transform="rotate(${turn})">${line("paper", "M-9 -35C-4 -40 5 -40 8 -34C10 -29 4 -25 0 -28C-2 -30 -1 -33 2 -33", 2.2)}${line("paper", "M11 -37C15 -36 19 -33 20 -29", 2.2)}</g>`;

const facets = Array.from(
  { length: 5 },
  (_, i) => `<g transform="rotate(${72 * i})">${fill("paper", "M0 -50L0 0L12.9 -17.8Z", 0.22)}</g>`,
).join("");

/** The drawing in the middle of a card. */
export const DRAWINGS: Record<Suit, string> = {
  g:
    fill("suit", circle(0, 0, 50) + circle(0, 0, 17)) +
    line("paper", circle(0, 0, 45.5), 1.4) +
    line("paper", circle(0, 0, 21.5), 1.4) +
    [0, 72, 144, 216, 288].map(swirl).join(""),
  k:
    fill("suit", sword) +
    fill("paper", "M0 -52L0 12L8.500 14L10 -44Z", 0.16) +
    line("paper", "M0 -46V8", 1.6) +
    line("paper", "M-26 14.500C-18 19 -9 19 0 19C9 19 18 19 26 14.500M-5 29.500L5 31M-5 34.500L5 36", 1.5) +
    fill("paper", circle(0, 48.5, 3)),
  b:
    `<path fill="currentColor" d="${pagoda}"/>` +
    line("paper", "M-24 -22H24M-32 5H32M-40 31H40", 1.3) +
    fill(
      "paper",
      "M-10 -15.500H-4V-8H-10ZM4 -15.500H10V-8H4ZM-3 -15.500H3V-8H-3ZM-16 11.500H-9V18H-16ZM-5 11.500H5V18H-5ZM9 11.500H16V18H9ZM-21 37H-12V43H-21ZM12 37H21V43H12ZM-6 43V38C-6 35 6 35 6 38V43Z",
    ),
  r: fill("suit", star(52, 23)) + facets + line("paper", star(40, 17.6), 1.4, 0.9),
};
