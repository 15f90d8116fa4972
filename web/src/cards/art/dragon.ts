// The Dragon, in coils down the card from its head at the top right: lacquer back, brass belly.
// It looks at the flaming pearl in the corner.
import { at, beside, blob, brush, circle, cut, fill, line, paces, type Place, type Point } from "./ink";

const SPINE: Point[] = [
  [128, 66, 22],
  [152, 82, 28],
  [163, 108, 33],
  [146, 132, 36],
  [106, 137, 37],
  [66, 140, 36],
  [42, 162, 34],
  [56, 188, 32],
  [92, 190, 30],
  [120, 197, 27],
  [128, 218, 23],
  [108, 236, 19],
  [76, 238, 14],
  [48, 244, 9],
  [30, 260, 3],
];

const go = (place: Place, side: number, ahead = 0): string => {
  const [x, y] = beside(place, side, ahead);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

const scales = (side: number, from: number): string =>
  paces(SPINE, 9, from)
    .filter((place) => place.w > 15)
    .map((place) => `M${go(place, -side - 0.2, -2)}Q${go(place, -side, 4)} ${go(place, -side + 0.2, -2)}`)
    .join("");

const ribs = paces(SPINE, 8, 14)
  .filter((place) => place.w > 8)
  .map((place) => `M${go(place, 0.42)}L${go(place, 0.92, 2)}`)
  .join("");

const spikes = paces(SPINE, 12.5, 20)
  .map(
    (place) =>
      `M${go(place, -0.9, -6)}Q${go(place, -1.1, 1)} ${go(place, -1 - 16 / place.w, 9)}Q${go(place, -1.05, 6)} ${go(place, -0.9, 5)}Z`,
  )
  .join("");

const leg = (x: number, y: number, turn: number, flip: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip} 1)">` +
  cut(
    "lacquer",
    brush([
      [-14, -12, 16],
      [2, -4, 18],
      [12, 12, 12],
      [4, 28, 9],
    ]),
    "paper",
    4,
  ) +
  cut(
    "brass",
    brush([
      [12, 6, 5],
      [24, 6, 6],
      [32, -2, 0.5],
    ]),
    "paper",
    2,
  ) +
  cut(
    "brass",
    brush([
      [5, 25, 8],
      [-6, 30, 5],
      [-12, 40, 0.5],
    ]) +
      brush([
        [4, 25, 8],
        [1, 36, 5],
        [-3, 46, 0.5],
      ]) +
      brush([
        [5, 25, 8],
        [11, 34, 5],
        [9, 45, 0.5],
      ]) +
      brush([
        [6, 24, 6],
        [17, 27, 4],
        [20, 35, 0.5],
      ]),
    "paper",
    2,
  ) +
  "</g>";

const head =
  // mane
  cut(
    "brass",
    brush([
      [132, 64, 12],
      [156, 58, 12],
      [174, 68, 7],
      [190, 62, 0.5],
    ]) +
      brush([
        [134, 70, 12],
        [160, 74, 11],
        [176, 90, 6],
        [190, 90, 0.5],
      ]) +
      brush([
        [130, 56, 12],
        [152, 42, 11],
        [172, 46, 6],
        [186, 36, 0.5],
      ]),
    "paper",
    2.5,
  ) +
  // horns
  cut(
    "ink",
    brush([
      [120, 48, 8],
      [132, 33, 8],
      [150, 27, 6],
      [162, 12, 0.5],
    ]) +
      brush([
        [136, 31, 6],
        [139, 20, 4],
        [148, 11, 0.5],
      ]),
    "paper",
    2.5,
  ) +
  // tongue of fire, lower jaw, skull
  cut(
    "flame",
    brush([
      [96, 86, 5],
      [80, 94, 8],
      [66, 92, 5],
      [56, 98, 0.5],
    ]),
    "paper",
    2,
  ) +
  cut(
    "lacquer",
    blob([
      [128, 78],
      [114, 92],
      [98, 100],
      [84, 100],
      [76, 95, 1],
      [90, 93],
      [102, 88],
      [114, 74],
    ]),
    "paper",
    3,
  ) +
  cut(
    "lacquer",
    blob([
      [146, 64],
      [143, 80],
      [128, 86],
      [114, 80],
      [100, 83],
      [82, 84],
      [69, 80],
      [66, 70],
      [74, 61],
      [86, 64],
      [96, 62],
      [104, 52],
      [112, 43],
      [128, 42],
      [142, 50],
    ]),
    "paper",
    3,
  ) +
  fill("paper", "M76 83.500L79.500 91L84 83.500ZM91 83L93.500 88.500L97 82.500ZM87 94L90 88.500L93 92Z") +
  // brow, eye, nostril, cheek
  fill(
    "brass",
    blob([
      [96, 60, 1],
      [105, 47],
      [122, 41],
      [140, 47, 1],
      [123, 50],
      [110, 57],
    ]),
  ) +
  fill("paper", "M105 63Q114 52 128 60Q117 68.500 105 63Z") +
  fill("ink", circle(116, 61, 3.8)) +
  fill("ink", "M70 71.500C72 66 79 66 80 71C78 74.500 72 75 70 71.500Z") +
  line("brass", "M84 76C92 74 98 76 104 74", 1.8) +
  line("paper", "M118 75C127 77 135 74 138 65M128 81.500C136 81 142 76 143 69", 1.5, 0.85) +
  // beard and whiskers
  cut(
    "brass",
    brush([
      [102, 97, 8],
      [98, 108, 6],
      [104, 118, 0.5],
    ]) +
      brush([
        [114, 92, 9],
        [114, 106, 7],
        [124, 115, 0.5],
      ]),
    "paper",
    2,
  ) +
  line("paper", "M78 78C58 80 66 106 44 108C36 108 33 100 39 98", 5.5) +
  line("brass", "M78 78C58 80 66 106 44 108C36 108 33 100 39 98", 2.8) +
  line("paper", "M80 63C68 52 84 36 72 24C66 19 60 25 65 29", 5.5) +
  line("brass", "M80 63C68 52 84 36 72 24C66 19 60 25 65 29", 2.8);

const tuft = cut(
  "brass",
  brush([
    [50, 243, 9],
    [34, 246, 8],
    [18, 238, 0.5],
  ]) +
    brush([
      [46, 245, 10],
      [30, 254, 9],
      [12, 256, 0.5],
    ]) +
    brush([
      [48, 247, 9],
      [38, 262, 8],
      [22, 270, 0.5],
    ]),
  "paper",
  2,
);

export const DRAGON: string =
  fill("brass", circle(100, 140, 72), 0.2) +
  line("brass", circle(100, 140, 77), 1.2, 0.8) +
  tuft +
  leg(46, 176, 42, -1) +
  leg(166, 124, -24, 1) +
  cut("lacquer", brush(SPINE), "paper", 6) +
  fill("brass", spikes) +
  fill("lacquer", brush(SPINE)) +
  fill("brass", brush(SPINE, 0.38, 0.94)) +
  line("lacquer", ribs, 1.4) +
  line("paper", scales(0.66, 6) + scales(0.3, 10.5) + scales(-0.06, 6), 1.2, 0.62) +
  head;

/** For the corner: the pearl, in flames. */
export const PEARL: string = at(
  31,
  40,
  1,
  0,
  fill(
    "suit",
    "M-18 12C-24 -2 -16 -10 -14 -20C-10 -16 -8 -13 -8 -10C-5 -15 0 -20 -1 -29C8 -24 10 -17 9 -11C12 -13 13 -16 13 -19C20 -10 22 2 17 12Z",
  ),
  cut("brass", circle(0, 9, 15), "paper", 4),
  line("suit", "M-8 9C-8 3 -2 0 3 2C8 4 8 11 3 12C0 12 -1 9 1 8", 2.4),
);
