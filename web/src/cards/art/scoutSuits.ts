// The suits of Tichubadour's pack, a scout camp: pickaxes, tents, compasses and neckerchiefs.
import { at, circle, cut, fill, line } from "./ink";
import type { Suit } from "./suits";

const pick =
  "M-50 -8C-34 -38 -10 -46 8 -40L18 -50L30 -38L26 -30C40 -14 46 6 40 32C30 8 20 -6 8 -14L-34 48C-38 54 -52 44 -47 37L-5 -23C-18 -27 -34 -22 -50 -8Z";
const tent =
  "M-7 -50L0 -40L7 -50L12 -46L5 -33L49 42C51 46 48 48 45 48H14L0 4L-14 48H-45C-48 48 -51 46 -49 42L-5 -33L-12 -46Z";
const fold =
  "M-22 -50C-46 -46 -54 -28 -42 -10C-32 4 -14 10 -4 16L4 6C-12 -2 -24 -12 -24 -26C-24 -32 -20 -36 -14 -38Z";
const otherFold =
  "M22 -50C46 -46 54 -28 42 -10C32 4 14 10 4 16L-4 6C12 -2 24 -12 24 -26C24 -32 20 -36 14 -38Z";
const nape = "M-24 -50C-8 -43 8 -43 24 -50L18 -35C6 -31 -6 -31 -18 -35Z";
const ends = "M-5 14L-40 40L-22 42L-17 52L3 20ZM5 14L40 40L22 42L17 52L-3 20Z";
const needle = "M0 -34L9 0L0 34L-9 0Z";

export const SCOUT_MARKS: Record<Suit, string> = {
  g: fill("suit", pick),
  k: fill("suit", tent),
  b: fill("suit", circle(0, 0, 49) + circle(0, 0, 37)) + at(0, 0, 1, 35, fill("suit", needle)),
  r:
    `<path fill="currentColor" d="${fold}${otherFold}${nape}${ends}"/>` +
    cut("suit", circle(0, 13, 12), "paper", 5),
};

export const SCOUT_DRAWINGS: Record<Suit, string> = {
  g:
    fill("suit", pick) +
    line("paper", "M-40 -15C-26 -32 -8 -36 8 -30M22 -22C32 -10 36 0 37 12", 1.6) +
    line("paper", "M0 -20L-38 37M9 -31L19 -41", 1.6) +
    line("brass", "M-49 52C-30 46 -16 54 0 50C16 46 30 53 48 49", 2.2),
  k:
    fill("suit", tent) +
    fill("suit", "M-11 48L0 13L11 48Z", 0.3) +
    line("paper", "M-6 -25L-38 42M6 -25L38 42M-4 -16L-24 42M4 -16L24 42", 1.5) +
    line("brass", "M-50 52H50M-46 36L-54 52M46 36L54 52", 2.2),
  b:
    fill("suit", circle(0, 0, 50) + circle(0, 0, 41)) +
    line("suit", circle(0, 0, 36), 1.4) +
    [0, 90, 180, 270].map((turn) => at(0, 0, 1, turn, fill("suit", "M-3 -36L0 -27L3 -36Z"))).join("") +
    [30, 60, 120, 150, 210, 240, 300, 330]
      .map((turn) => at(0, 0, 1, turn, line("suit", "M0 -35V-32", 1.6)))
      .join("") +
    at(
      0,
      0,
      1,
      35,
      fill("suit", "M0 -33L9 0H-9Z"),
      cut("brass", "M0 33L9 0H-9Z", "suit", 1.5),
      fill("paper", circle(0, 0, 3.4)),
    ) +
    line("paper", "M-32 -32A45.500 45.500 0 0 1 32 -32", 1.4),
  r:
    fill("suit", nape, 0.6) +
    cut("suit", ends.slice(0, ends.indexOf("ZM") + 1), "paper", 2) +
    cut("suit", `M${ends.slice(ends.indexOf("ZM") + 2)}`, "paper", 2) +
    cut("suit", otherFold, "paper", 2) +
    cut("suit", fold, "paper", 2) +
    line(
      "paper",
      "M-32 -42C-42 -34 -42 -22 -34 -12C-28 -5 -18 0 -10 5M32 -42C42 -34 42 -22 34 -12C28 -5 18 0 10 5M-10 22L-28 38M10 22L28 38",
      1.6,
    ) +
    cut("brass", circle(0, 13, 11), "paper", 2.5) +
    line("suit", "M-7 10C-3 15 3 15 7 10M-7 16C-3 11 3 11 7 16", 1.8),
};
