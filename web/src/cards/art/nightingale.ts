// Tichubadour's Nightingale, and the number and note in its corner.
import { rank } from "./frame";
import { at, blob, brush, circle, cut, ellipse, fill, leaf, line } from "./ink";

const note = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size,
    8,
    fill("lacquer", ellipse(-5, 0, 7, 5)),
    line("lacquer", "M1 -1V-26C6 -18 12 -18 12 -10", 3),
  );

// The nightingale sings; it is the troubadour of the pack.
export const NIGHTINGALE: string =
  fill("brass", circle(106, 134, 70), 0.22) +
  line("brass", circle(106, 134, 75), 1.2, 0.8) +
  // branch
  fill(
    "ink",
    brush([
      [8, 226, 3],
      [46, 214, 8],
      [92, 210, 10],
      [130, 212, 8],
      [152, 202, 2],
    ]),
  ) +
  fill(
    "ink",
    brush([
      [128, 212, 7],
      [116, 232, 5],
      [112, 254, 1],
    ]),
  ) +
  fill(
    "jade",
    leaf(36, 217, 20, 244, 13, 3) +
      leaf(58, 213, 62, 244, 13, -3) +
      leaf(114, 236, 88, 252, 12, 3) +
      leaf(114, 240, 130, 262, 12, -3),
  ) +
  line("paper", "M34 221L25 236M59 218L61 235M110 239L96 247", 1.1, 0.7) +
  // tail, body, wing
  cut(
    "lacquer",
    blob([
      [128, 160, 1],
      [150, 150],
      [182, 126, 1],
      [188, 138, 1],
      [164, 164],
      [130, 182, 1],
    ]),
    "paper",
    3,
  ) +
  cut(
    "paper",
    blob([
      [64, 104],
      [74, 92],
      [92, 92],
      [106, 106],
      [124, 128],
      [140, 152],
      [134, 180],
      [112, 196],
      [86, 194],
      [68, 176],
      [60, 150],
      [62, 124],
    ]),
    "ink",
    3.2,
  ) +
  fill(
    "lacquer",
    blob([
      [62, 112, 1],
      [66, 98],
      [80, 89],
      [96, 93],
      [110, 110],
      [128, 132],
      [141, 152],
      [138, 166, 1],
      [112, 146],
      [92, 124],
      [76, 114],
    ]),
  ) +
  fill(
    "brass",
    blob([
      [61, 150, 1],
      [72, 172],
      [92, 182],
      [116, 180],
      [136, 170, 1],
      [130, 184],
      [112, 195],
      [86, 193],
      [68, 176],
    ]),
    0.5,
  ) +
  cut(
    "ink",
    blob([
      [92, 138],
      [108, 130],
      [126, 144],
      [140, 158],
      [164, 162, 1],
      [140, 174],
      [114, 172],
      [96, 158],
    ]),
    "paper",
    2.5,
  ) +
  line(
    "paper",
    "M104 142C114 148 122 156 130 162M100 150C108 158 116 164 126 167M112 138C122 144 130 152 140 160",
    1.8,
  ) +
  line(
    "ink",
    "M72 134Q75 138 79 136M68 146Q71 150 75 148M78 152Q81 156 85 154M74 164Q77 168 81 166M90 170Q93 174 97 172",
    1.5,
    0.55,
  ) +
  // open beak, eye
  cut("ink", "M67 98L46 84L64 111Z", "paper", 1.5) +
  cut("ink", "M63 110L44 113L62 121Z", "paper", 1.5) +
  fill("paper", circle(79, 105, 5.2)) +
  fill("ink", circle(79, 105, 3.8)) +
  fill("paper", circle(77.8, 103.8, 1.3)) +
  line("ink", "M94 195L92 208M92 208L84 211M92 208L99 212M112 194V208M112 208L105 212M112 208L120 211", 3) +
  note(84, 54, 0.95) +
  note(116, 40, 0.8);

/** For the corner: the number, and a note under it. */
export const SONG: string = rank("1", 31, 14, 54) + note(30, 96, 0.8);
