// Tichubadour's face: a scout camp. Suits, hats and specials of its own; rank and layout as on any card.
import { at, blob, brush, circle, cut, ellipse, fill, leaf, line, mirrored } from "./ink";
import { BEARD, GATE, JACK_FACE, KING_FACE, QUEEN_FACE } from "./courts";
import { rank } from "./frame";
import { PHOENIX } from "./phoenix";
import type { Suit } from "./suits";

const both = (drawing: string): string => drawing + mirrored(100, drawing);

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

// Shirt and neckerchief.
const SHIRT =
  fill("ink", "M49.500 179C58 170 80 172 88 160H112C120 172 142 170 150.500 179A64 64 0 0 1 49.500 179Z") +
  fill("paper", "M86 158H114L118 168L100 192L82 168Z");
const KERCHIEF =
  cut(
    "suit",
    blob([
      [72, 166, 1],
      [86, 172],
      [100, 188],
      [114, 172],
      [128, 166, 1],
      [124, 180],
      [108, 196],
      [112, 203, 1],
      [100, 199],
      [88, 203, 1],
      [92, 196],
      [76, 180],
    ]),
    "paper",
    2.5,
  ) + cut("brass", ellipse(100, 190, 7, 6), "paper", 1.5);
const HAIR = fill(
  "ink",
  blob([
    [70, 104],
    [100, 92],
    [130, 104],
    [134, 124],
    [131, 144, 1],
    [122, 138],
    [100, 120],
    [78, 138],
    [69, 144, 1],
    [66, 124],
  ]),
);

export const SCOUT_COURTS: Record<string, string> = {
  // a beret, pulled to one side
  J:
    GATE +
    HAIR +
    SHIRT +
    JACK_FACE +
    KERCHIEF +
    both(
      fill(
        "ink",
        blob([
          [70, 104, 1],
          [92, 104, 1],
          [83, 110],
          [76, 117],
          [74, 128],
          [71, 142, 1],
          [66, 124],
        ]),
      ),
    ) +
    cut(
      "suit",
      blob([
        [68, 106, 1],
        [70, 90],
        [92, 78],
        [122, 76],
        [146, 88],
        [150, 104],
        [138, 112],
        [130, 108, 1],
        [100, 98],
      ]),
      "paper",
      2.5,
    ) +
    line("paper", "M74 98Q100 88 134 100", 1.6) +
    cut("brass", circle(86, 90, 6.5), "paper", 2),
  // braids under a round hat
  Q:
    GATE +
    both(
      fill(
        "ink",
        blob([
          [100, 90],
          [74, 98],
          [66, 120],
          [70, 140],
          [80, 140],
          [84, 110],
        ]),
      ) +
        [142, 153, 164, 175]
          .map((y, i) =>
            cut(
              "ink",
              blob([
                [64 - i, y - 7],
                [76 - i, y - 5],
                [77 - i, y + 5],
                [68 - i, y + 8],
                [61 - i, y + 2],
              ]),
              "paper",
              1.6,
            ),
          )
          .join(""),
    ) +
    SHIRT +
    QUEEN_FACE +
    KERCHIEF +
    fill(
      "ink",
      "M74 122C74 110 88 108 100 102C112 108 126 110 126 122C128 96 114 90 100 90C86 90 72 96 74 122Z",
    ) +
    cut("suit", "M72 100C70 76 84 66 100 66C116 66 130 76 128 100Z", "paper", 2.5) +
    cut(
      "suit",
      blob([
        [50, 106, 1],
        [72, 94],
        [100, 91],
        [128, 94],
        [150, 106, 1],
        [126, 107],
        [100, 103],
        [74, 107],
      ]),
      "paper",
      2.5,
    ) +
    line("brass", "M74 92Q100 84 126 92", 4) +
    both(line("brass", "M60 183L70 183", 3)),
  // the old chief: four dents in the hat, a beard
  K:
    GATE +
    HAIR +
    SHIRT +
    KERCHIEF +
    KING_FACE +
    BEARD +
    cut(
      "suit",
      "M70 100C70 84 74 68 86 64C90 62 94 66 100 60C106 66 110 62 114 64C126 68 130 84 130 100Z",
      "paper",
      2.5,
    ) +
    line("paper", "M88 70C92 78 92 82 90 88M112 70C108 78 108 82 110 88", 1.8) +
    cut("ink", "M70 98Q100 86 130 98V91Q100 79 70 91Z", "paper", 1.5) +
    cut(
      "suit",
      blob([
        [42, 104],
        [70, 97],
        [100, 93],
        [130, 97],
        [158, 104],
        [152, 110],
        [126, 108],
        [100, 105],
        [74, 108],
        [48, 110],
      ]),
      "paper",
      2.5,
    ) +
    cut("brass", circle(100, 88, 5.5), "paper", 1.5),
};

const pine = (x: number, y: number, size: number): string =>
  at(x, y, size, 0, fill("ink", "M0 -60L12 -38H7L18 -20H11L24 0H3V10H-3V0H-24L-11 -20H-18L-7 -38H-12Z"));

// The wolf sings on its rock, the moon behind.
export const WOLF: string = at(
  0,
  -10,
  1,
  0,
  fill("brass", circle(108, 112, 68), 0.3) +
    line("brass", circle(108, 112, 73), 1.2, 0.8) +
    pine(26, 214, 0.9) +
    pine(52, 222, 0.62) +
    fill(
      "ink",
      blob([
        [8, 224, 1],
        [40, 216],
        [84, 222],
        [120, 214],
        [144, 212],
        [156, 208, 1],
        [146, 222],
        [120, 232],
        [60, 236],
        [8, 234, 1],
      ]),
    ) +
    line("brass", "M20 246C50 240 90 250 138 242M40 258C66 254 96 260 126 255", 1.8, 0.75) +
    // tail
    cut(
      "ink",
      brush([
        [142, 204, 14],
        [164, 196, 20],
        [174, 176, 16],
        [168, 158, 1],
      ]),
      "paper",
      3,
    ) +
    // body, head thrown back
    cut(
      "ink",
      blob([
        [70, 34, 1],
        [78, 46],
        [88, 58],
        [98, 70],
        [118, 66, 1],
        [112, 82],
        [116, 98],
        [132, 118],
        [146, 146],
        [154, 176],
        [154, 204],
        [146, 218, 1],
        [112, 219, 1],
        [114, 208],
        [108, 196],
        [102, 212],
        [100, 220, 1],
        [76, 220, 1],
        [80, 212],
        [86, 206],
        [84, 180],
        [78, 156],
        [74, 130],
        [76, 108],
        [74, 92],
        [68, 84, 1],
        [62, 66],
        [56, 52],
        [60, 48, 1],
        [67, 58],
        [70, 50],
      ]),
      "paper",
      3,
    ) +
    fill(
      "paper",
      blob([
        [80, 112, 1],
        [90, 122],
        [98, 142],
        [98, 166],
        [94, 180, 1],
        [86, 168],
        [80, 142],
      ]),
    ) +
    line("ink", "M86 130L90 138M87 144L92 152M89 158L93 165", 1.8) +
    fill("brass", leaf(78, 66, 88, 72, 6)) +
    fill("lacquer", leaf(103, 76, 114, 70, 5)) +
    line(
      "paper",
      "M138 160C128 168 124 184 130 202M108 196C106 186 108 176 112 170M110 100C114 108 120 114 124 122",
      1.8,
      0.85,
    ) +
    line("paper", "M84 215V219M92 215V219M124 214V218M133 214V218", 1.6),
);

/** For the corner: a paw. */
export const PAW: string = at(
  28,
  37,
  0.84,
  0,
  fill(
    "ink",
    blob([
      [0, -2],
      [12, 6],
      [18, 18],
      [10, 24],
      [0, 20],
      [-10, 24],
      [-18, 18],
      [-12, 6],
    ]) +
      ellipse(-19, -2, 5, 8) +
      ellipse(-8, -15, 5.5, 9) +
      ellipse(8, -15, 5.5, 9) +
      ellipse(19, -2, 5, 8),
  ),
);

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
