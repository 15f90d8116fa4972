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
  "M0 -51L9.5 -38L8.5 14L26 12C30 12 31 15 30 18C29 22 25 23 21 23L7 24L6 36C10 38 11 41 10 45C8 51 -8 51 -10 45C-11 41 -10 38 -6 36L-7 24L-21 23C-25 23 -29 22 -30 18C-31 15 -30 12 -26 12L-8.5 14L-9.5 -38Z";

/** The plain mark of a suit. */
export const MARKS: Record<Suit, string> = {
  g: fill("suit", circle(0, 0, 46) + circle(0, 0, 20)),
  k: fill("suit", sword),
  b: `<path fill="currentColor" d="${pagoda}"/>`,
  r: fill("suit", star(50, 22)),
};

const swirl = (turn: number): string =>
  `<g transform="rotate(${turn})">${line("paper", "M-9 -35C-4 -40 5 -40 8 -34C10 -29 4 -25 0 -28C-2 -30 -1 -33 2 -33", 2.2)}${line("paper", "M11 -37C15 -36 19 -33 20 -29", 2.2)}</g>`;

const facets = Array.from({ length: 5 }, (_, i) => `<g transform="rotate(${72 * i})">${fill("paper", "M0 -50L0 0L12.9 -17.8Z", 0.22)}</g>`).join("");

/** The drawing in the middle of a card. */
export const DRAWINGS: Record<Suit, string> = {
  g:
    fill("suit", circle(0, 0, 50) + circle(0, 0, 17)) +
    line("paper", circle(0, 0, 45.5), 1.4) +
    line("paper", circle(0, 0, 21.5), 1.4) +
    [0, 72, 144, 216, 288].map(swirl).join(""),
  k:
    fill("suit", sword) +
    line("paper", "M0 -42V10", 1.6) +
    line("paper", "M-18 17.500H18M-3.500 27.500L3.500 29M-3.500 32L3.500 33.500", 1.5) +
    fill("paper", circle(0, 43, 3)) +
    line("brass", "M8 47C18 52 14 60 22 62M7 48.500C14 55 9 61 15 66", 2.2),
  b:
    `<path fill="currentColor" d="${pagoda}"/>` +
    line("paper", "M-24 -22H24M-32 5H32M-40 31H40", 1.3) +
    fill("paper", "M-10 -15.500H-4V-8H-10ZM4 -15.500H10V-8H4ZM-3 -15.500H3V-8H-3ZM-16 11.500H-9V18H-16ZM-5 11.500H5V18H-5ZM9 11.500H16V18H9ZM-21 37H-12V43H-21ZM12 37H21V43H12ZM-6 43V38C-6 35 6 35 6 38V43Z"),
  r: fill("suit", star(52, 23)) + facets + line("paper", star(40, 17.6), 1.4, 0.9),
};
