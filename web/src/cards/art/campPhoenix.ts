// Tichubadour's Phoenix.
import { at, brush, cut, fill } from "./ink";
import { PHOENIX } from "./phoenix";

// The phoenix rises from the camp fire.
export const CAMP_PHOENIX: string =
  PHOENIX +
  at(
    92,
    262,
    1,
    0,
    cut(
      "flame",
      "M-30 4C-36 -10 -24 -16 -24 -28C-16 -22 -14 -16 -14 -12C-8 -18 -6 -26 -8 -34C4 -26 8 -18 8 -10C12 -14 14 -18 14 -24C24 -16 28 -6 22 4Z",
      "paper",
      3,
    ),
    fill("brass", "M-18 4C-22 -6 -12 -10 -12 -16C-4 -12 -4 -8 -2 -6C0 -9 2 -12 2 -16C10 -10 14 -2 10 4Z"),
    cut(
      "ink",
      brush([
        [-36, 10, 6],
        [0, 4, 8],
        [32, -4, 6],
      ]) +
        brush([
          [-40, -4, 6],
          [-4, 4, 8],
          [30, 10, 6],
        ]),
      "paper",
      2,
    ),
  );
