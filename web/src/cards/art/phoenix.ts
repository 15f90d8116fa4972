// The Phoenix, rising: wings of three rows of feathers, a tail of five plumes.
import { at, blob, brush, circle, cut, fill, leaf, line, walk, type Ink, type Point } from "./ink";

/** A wing: feathers from an arm to where their tips lie, in rows one above the other. */
function wing(arm: Point[], tips: Point[], bend: number): string {
  const row = (ink: Ink, count: number, reach: number, width: number): string => {
    const roots = walk(arm, 12);
    const ends = walk(tips, 12);
    const feathers = Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1);
      const a = roots[Math.round(t * (roots.length - 1))]!;
      const b = ends[Math.round(t * (ends.length - 1))]!;
      return cut(
        ink,
        leaf(a.x, a.y, a.x + (b.x - a.x) * reach, a.y + (b.y - a.y) * reach, width, bend * reach, 0.62),
        "paper",
        2,
      );
    });
    return feathers.join("");
  };
  return (
    row("flame", 9, 1, 14) +
    row("lacquer", 8, 0.66, 11) +
    row("brass", 7, 0.38, 8) +
    cut("flame", brush(arm.map(([x, y], i): Point => [x, y, [16, 14, 10, 3][i] ?? 6])), "paper", 1.5)
  );
}

/** A long plume with an eye at its end. */
function plume(spine: Point[], turn: number): string {
  const [x, y] = spine[spine.length - 1]!;
  return (
    cut("flame", brush(spine), "paper", 2) +
    at(
      x,
      y,
      1,
      turn,
      cut("flame", "M0 -12C11 -6 12 8 0 20C-12 8 -11 -6 0 -12Z", "paper", 2),
      fill("brass", "M0 -6C7 -1 7 7 0 13C-7 7 -7 -1 0 -6Z"),
      fill("lacquer", circle(0, 3.5, 3.4)),
    )
  );
}

const body = blob([
  [110, 62],
  [117, 80],
  [126, 106],
  [122, 134],
  [110, 156],
  [100, 172, 1],
  [91, 150],
  [89, 126],
  [96, 104],
  [102, 88],
  [98, 72],
]);

export const PHOENIX: string =
  fill("brass", circle(100, 140, 72), 0.2) +
  line("brass", circle(100, 140, 77), 1.2, 0.8) +
  plume(
    [
      [104, 160, 10],
      [120, 186, 9],
      [128, 208, 6],
      [126, 222, 4],
    ],
    8,
  ) +
  plume(
    [
      [98, 160, 10],
      [76, 180, 10],
      [46, 190, 7],
      [26, 206, 4],
    ],
    48,
  ) +
  plume(
    [
      [99, 162, 11],
      [84, 192, 10],
      [58, 212, 7],
      [44, 234, 4],
    ],
    34,
  ) +
  plume(
    [
      [102, 162, 11],
      [104, 196, 10],
      [100, 224, 7],
      [104, 244, 4],
    ],
    -6,
  ) +
  plume(
    [
      [100, 160, 12],
      [93, 196, 11],
      [78, 226, 8],
      [72, 248, 4],
    ],
    14,
  ) +
  wing(
    [
      [100, 116],
      [82, 102],
      [64, 98],
      [48, 104],
    ],
    [
      [88, 168],
      [62, 182],
      [34, 178],
      [14, 158],
      [6, 116],
    ],
    4,
  ) +
  wing(
    [
      [116, 110],
      [134, 95],
      [148, 80],
      [156, 64],
    ],
    [
      [130, 160],
      [160, 162],
      [188, 132],
      [197, 84],
      [180, 10],
    ],
    -4,
  ) +
  cut("flame", body, "paper", 3) +
  fill(
    "brass",
    blob([
      [100, 92, 1],
      [110, 104],
      [112, 126],
      [104, 148],
      [99, 160, 1],
      [94, 144],
      [93, 124],
    ]),
    0.95,
  ) +
  line(
    "flame",
    "M98 106Q103 111 108 107M96 117Q103 122 110 118M95 128Q102 133 110 129M96 139Q101 144 107 140",
    2,
  ) +
  // crest, head, beak
  cut(
    "brass",
    brush([
      [104, 50, 3],
      [114, 38, 5],
      [114, 26, 3],
    ]) +
      brush([
        [106, 52, 3],
        [122, 44, 5],
        [130, 32, 3],
      ]) +
      brush([
        [101, 49, 3],
        [102, 36, 4],
        [98, 26, 3],
      ]),
    "paper",
    2,
  ) +
  cut("lacquer", circle(114, 22, 5) + circle(132, 28, 5) + circle(96.5, 22, 4.5), "paper", 1.5) +
  cut(
    "flame",
    blob([
      [91, 60],
      [97, 50],
      [106, 49],
      [113, 58],
      [114, 72],
      [107, 78],
      [98, 74],
      [93, 68],
    ]),
    "flame",
    1,
  ) +
  cut(
    "brass",
    blob([
      [94, 57],
      [82, 58],
      [70, 68],
      [71, 72, 1],
      [82, 66.5],
      [94, 67],
    ]),
    "paper",
    2,
  ) +
  fill("ink", leaf(95, 61.5, 109, 56.5, 7)) +
  fill("paper", circle(102, 59.5, 2));

/** For the corner: one plume. */
export const PLUME: string = at(
  31,
  42,
  1,
  16,
  fill("suit", "M0 -30C17 -18 19 4 2 18C2 24 1 29 -3 34L-6 33C-3 27 -2 23 -2 18C-19 4 -17 -18 0 -30Z"),
  cut("brass", "M0 -19C10 -11 10 3 0 10C-10 3 -10 -11 0 -19Z", "paper", 2.5),
  fill("lacquer", circle(0, -4, 5)),
);
