// The court cards of Tichubadour's pack: scouts.
import { BEARD, GATE, JACK_FACE, KING_FACE, QUEEN_FACE } from "./courts";
import { blob, circle, cut, ellipse, fill, line, mirrored } from "./ink";

const both = (drawing: string): string => drawing + mirrored(100, drawing);

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
