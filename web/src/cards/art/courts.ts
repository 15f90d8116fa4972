// Jack, queen and king: heads in two inks, the suit's colour and black, before a moon gate.
import { at, blob, brush, circle, cut, fill, leaf, line, mirrored } from "./ink";

const both = (drawing: string): string => drawing + mirrored(100, drawing);

/** The moon gate behind a head. */
export const GATE: string =
  fill("suit", circle(100, 140, 64), 0.13) +
  line("suit", circle(100, 140, 64), 2) +
  line("brass", circle(100, 140, 60), 1.1, 0.8);

/** Shoulders that end in the gate's round, and a collar laid left over right. */
export const ROBE: string =
  fill("suit", "M49.500 179C58 170 80 172 88 160H112C120 172 142 170 150.500 179A64 64 0 0 1 49.500 179Z") +
  fill("paper", "M86 158H114L120 166L103 203.500H97L80 166Z") +
  line("ink", "M84 164L101.500 199M116 164L105 188", 2.4);

const neck = fill("paper", "M89 148H111V168L100 184L89 168Z") + line("ink", "M89 152V167M111 152V167", 2);

function visage(width: number, chin: number): string {
  return blob([
    [100, 92],
    [100 + width * 0.78, 102],
    [100 + width, 126],
    [100 + width * 0.72, chin - 16],
    [100, chin],
    [100 - width * 0.72, chin - 16],
    [100 - width, 126],
    [100 - width * 0.78, 102],
  ]);
}

const eyes = (y: number, brow: string): string =>
  both(
    fill("ink", `M78 ${y}Q86 ${y - 6.5} 94 ${y + 1.5}Q86 ${y + 2.5} 78 ${y}Z`) +
      fill("ink", circle(86.5, y, 3)) +
      brow,
  );

const nose = line("ink", "M101 126C102 133 105 138 104 141C103 143 100 143 98 142", 1.8);
const mouth = (y: number): string =>
  fill("suit", `M91 ${y}Q96 ${y - 3.5} 100 ${y - 1.5}Q104 ${y - 3.5} 109 ${y}Q100 ${y + 7} 91 ${y}Z`) +
  line("ink", `M90 ${y}Q100 ${y + 2} 110 ${y}`, 1.4);

const FACE_J = neck + cut("paper", visage(29, 166), "ink", 4);
const FACE_Q = neck + cut("paper", visage(25.5, 166), "ink", 4);
const FACE_K = cut("paper", visage(28, 166), "ink", 4);

/** A young face with straight brows. */
export const JACK_FACE: string =
  FACE_J +
  eyes(
    127,
    fill(
      "ink",
      brush([
        [76, 119, 1],
        [84, 115, 4],
        [94, 117, 2.5],
      ]),
    ),
  ) +
  nose +
  line("ink", "M91 151.500Q100 155 109 150.500M96 158.500H104", 2);

/** An oval face, arched brows, a mark between them. */
export const QUEEN_FACE: string =
  FACE_Q +
  eyes(
    128,
    fill(
      "ink",
      brush([
        [76, 121, 0.8],
        [84, 115.5, 2.8],
        [93, 118, 1.2],
      ]),
    ) + line("ink", "M78 128L74.500 125.500", 1.6),
  ) +
  nose +
  mouth(152) +
  both(fill("suit", circle(82, 142, 4.2), 0.3));

/** Heavy brows; the beard covers the rest. */
export const KING_FACE: string =
  FACE_K +
  eyes(
    127,
    fill(
      "ink",
      brush([
        [73, 121, 1.5],
        [83, 115, 5.5],
        [95, 119, 3],
      ]),
    ),
  ) +
  nose;

/** A long beard in five locks, with moustaches. */
export const BEARD: string =
  cut(
    "ink",
    blob([
      [72, 130, 1],
      [76, 146],
      [88, 150],
      [100, 147],
      [112, 150],
      [124, 146],
      [128, 130, 1],
      [130, 156],
      [122, 178],
      [116, 190, 1],
      [112, 184],
      [106, 198],
      [100, 208, 1],
      [94, 198],
      [88, 184],
      [84, 190, 1],
      [78, 178],
      [70, 156],
    ]),
    "paper",
    3,
  ) +
  fill("paper", "M92 155Q100 151.500 108 155Q100 161 92 155Z") +
  line(
    "paper",
    "M100 168V196M90 166C88 174 90 180 92 186M110 166C112 174 110 180 108 186M80 158C79 166 81 172 84 178M120 158C121 166 119 172 116 178",
    1.5,
    0.85,
  ) +
  both(
    cut(
      "ink",
      brush([
        [99, 147, 5],
        [90, 147, 7],
        [80, 152, 5],
        [72, 150, 0.5],
      ]),
      "paper",
      2,
    ),
  );

// Jack: a soft cap with a band, a plume, hair to the chin.
const jack =
  GATE +
  fill(
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
  ) +
  ROBE +
  JACK_FACE +
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
  fill(
    "suit",
    blob([
      [66, 106, 1],
      [64, 92],
      [74, 76],
      [96, 70],
      [122, 74],
      [138, 88],
      [136, 104, 1],
      [100, 97],
    ]),
  ) +
  cut("ink", "M65 110Q100 94 135 108L134 98Q100 84 66 100Z", "paper", 2) +
  line(
    "paper",
    "M74 101.500L76 104.500M86 97.500L87 101.500M114 97.500L113 101.500M126 100.500L124 103.500",
    2,
  ) +
  cut(
    "suit",
    brush([
      [122, 92, 3],
      [134, 76, 13],
      [136, 60, 15],
      [126, 48, 8],
      [116, 46, 0.5],
    ]),
    "paper",
    2.5,
  ) +
  line("paper", "M123 90C132 78 136 64 127 54M133 76L128 74M135 68L129 66M134 61L129 61", 1.4) +
  cut("brass", circle(120, 95, 5), "paper", 2);

// Queen: hair in loops, a fan of petals with pearls, pendants beside the cheeks.
const petals = [-52, -26, 0, 26, 52]
  .map((turn) =>
    at(
      100,
      112,
      1,
      turn,
      cut("suit", "M0 -8C-11 -22 -11 -40 0 -52C11 -40 11 -22 0 -8Z", "paper", 2.5),
      line("paper", "M0 -14V-36", 1.5),
      fill("brass", circle(0, -53, 3.6)),
    ),
  )
  .join("");
const queen =
  GATE +
  both(
    fill(
      "ink",
      blob([
        [100, 88],
        [72, 92],
        [58, 106],
        [55, 124],
        [62, 136],
        [72, 134],
        [76, 150],
        [84, 150],
        [84, 110],
        [100, 100],
      ]),
    ),
  ) +
  both(line("paper", "M62 116C62 108 70 100 80 98M66 126C65 116 70 108 78 104", 1.4)) +
  ROBE +
  QUEEN_FACE +
  fill(
    "ink",
    "M74 122C74 108 88 104 100 100C112 104 126 108 126 122C126 96 114 88 100 88C86 88 74 96 74 122Z",
  ) +
  petals +
  cut("ink", "M70 102Q100 84 130 102L127 109Q100 93 73 109Z", "paper", 2) +
  fill(
    "paper",
    [78, 89, 100, 111, 122].map((x) => circle(x, 97.5 + Math.abs(x - 100) ** 2 / 105 - 2.5, 2)).join(""),
  ) +
  fill("suit", circle(100, 108, 2.6)) +
  both(
    line("brass", "M66 138V150", 2) +
      fill("suit", "M66 150C60 158 62 165 66 166C70 165 72 158 66 150Z") +
      fill("brass", circle(66, 137, 3)),
  );

// King: a crown of three peaks over a broad band.
const king =
  GATE +
  fill(
    "ink",
    blob([
      [70, 104],
      [100, 92],
      [130, 104],
      [134, 128],
      [128, 150],
      [100, 140],
      [72, 150],
      [66, 128],
    ]),
  ) +
  ROBE +
  KING_FACE +
  BEARD +
  cut("suit", "M64 106L58 70L80 84L100 56L120 84L142 70L136 106Q100 92 64 106Z", "paper", 2.5) +
  line("paper", "M72 92L68 82M100 74V84M128 92L132 82M84 90L100 68L116 90", 1.6) +
  cut("ink", "M62 113Q100 97 138 113L137 101Q100 86 63 101Z", "paper", 2) +
  fill("brass", circle(58, 68, 4.4) + circle(100, 54, 5) + circle(142, 68, 4.4)) +
  fill(
    "paper",
    leaf(100, 94, 100, 103, 6) +
      circle(83, 101.5, 2.4) +
      circle(117, 101.5, 2.4) +
      circle(71, 105, 2) +
      circle(129, 105, 2),
  );

export const COURTS: Record<string, string> = { J: jack, Q: queen, K: king };
