// The Mah Jong: a sparrow on bamboo.
import { at, blob, brush, circle, cut, fill, leaf, line, type Ink } from "./ink";
import { rank } from "./frame";

/** A stalk of bamboo along a line of joints. */
function stalk(ink: Ink, joints: [x: number, y: number][], width: number): string {
  return joints
    .slice(1)
    .map(([u, v], i) => {
      const [x, y] = joints[i]!;
      const length = Math.hypot(u - x, v - y);
      const turn = (Math.atan2(v - y, u - x) * 180) / Math.PI;
      const h = width / 2;
      return at(
        x,
        y,
        1,
        turn,
        fill(
          ink,
          `M1.500 ${-h - 1}Q${length / 2} ${-h + 2.2} ${length - 1.5} ${-h - 1}L${length - 1.5} ${h + 1}Q${length / 2} ${h - 2.2} 1.500 ${h + 1}Z`,
        ),
        line("paper", `M7 ${-h * 0.35}H${length * 0.62}`, 1.4, 0.6),
      );
    })
    .join("");
}

const leaves = (x: number, y: number, turn: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    turn,
    fill(
      "jade",
      leaf(0, 0, -44, 26, 11, 4, 0.4) + leaf(0, 0, -16, 46, 11, 4, 0.4) + leaf(0, 0, 18, 42, 10, -4, 0.4),
    ),
    line("paper", "M-6 4L-32 19M-3 8L-12 34M3 8L14 32", 1, 0.6),
  );

export const SPARROW: string =
  fill("brass", circle(104, 132, 70), 0.22) +
  line("brass", circle(104, 132, 75), 1.2, 0.8) +
  stalk(
    "jade",
    [
      [160, 8],
      [156, 74],
      [150, 146],
      [141, 214],
      [130, 272],
    ],
    13,
  ) +
  stalk(
    "jade",
    [
      [182, 8],
      [180, 52],
      [176, 104],
      [171, 168],
    ],
    6,
  ) +
  leaves(158, 22, 18, 0.9) +
  leaves(178, 104, -20, 0.62) +
  leaves(136, 240, 30, 0.9) +
  stalk(
    "jade",
    [
      [140, 212],
      [98, 208],
      [56, 212],
      [16, 222],
    ],
    9,
  ) +
  leaves(30, 218, 12, 0.86) +
  // tail
  cut(
    "lacquer",
    blob([
      [126, 146, 1],
      [150, 164],
      [174, 178, 1],
      [166, 189, 1],
      [140, 182],
      [116, 172, 1],
    ]),
    "paper",
    3,
  ) +
  line("paper", "M136 164L166 182", 1.6) +
  // body
  cut(
    "paper",
    blob([
      [52, 128],
      [60, 104],
      [84, 92],
      [106, 104],
      [124, 130],
      [132, 158],
      [124, 182],
      [102, 196],
      [76, 194],
      [56, 178],
      [46, 154],
    ]),
    "ink",
    3.2,
  ) +
  fill(
    "brass",
    blob([
      [47, 154, 1],
      [58, 172],
      [84, 180],
      [112, 178],
      [129, 166, 1],
      [122, 184],
      [102, 195],
      [76, 193],
      [57, 178],
    ]),
    0.5,
  ) +
  line(
    "ink",
    "M66 160Q69 164 73 162M76 168Q79 172 83 170M84 156Q87 160 91 158M68 148Q71 152 75 150",
    1.5,
    0.55,
  ) +
  // wing
  cut(
    "lacquer",
    blob([
      [94, 136],
      [108, 126],
      [122, 134],
      [136, 154],
      [160, 174, 1],
      [132, 177],
      [108, 172],
      [94, 156],
    ]),
    "paper",
    2.5,
  ) +
  line(
    "paper",
    "M104 138C110 144 116 154 118 162M112 134C120 142 126 152 130 162M98 146C100 152 104 160 108 164",
    2,
  ) +
  line("ink", "M108 171.500C124 177 140 176 154 173.500M116 164C128 169 138 170 146 168", 2) +
  // cap, cheek, bib, beak
  fill(
    "lacquer",
    blob([
      [50, 122, 1],
      [56, 102],
      [74, 88],
      [94, 90],
      [108, 104],
      [114, 120, 1],
      [98, 112],
      [78, 114],
      [62, 118],
    ]),
  ) +
  fill(
    "ink",
    brush([
      [52, 124, 3],
      [64, 121, 6],
      [76, 120, 1],
    ]),
  ) +
  fill(
    "ink",
    blob([
      [76, 132],
      [83, 128],
      [88, 134],
      [84, 141],
      [77, 140],
    ]),
  ) +
  fill(
    "ink",
    blob([
      [48, 132, 1],
      [58, 136],
      [64, 146],
      [60, 158],
      [52, 160],
      [46, 148],
    ]),
  ) +
  cut(
    "ink",
    blob([
      [54, 122],
      [42, 124],
      [30, 134, 1],
      [44, 136],
      [53, 136],
    ]),
    "paper",
    2,
  ) +
  line("paper", "M35 132.500Q44 129.500 52 130", 1.2) +
  fill("paper", circle(68, 120, 5)) +
  fill("ink", circle(68, 120, 3.6)) +
  fill("paper", circle(66.8, 118.8, 1.2)) +
  // feet
  line(
    "ink",
    "M84 195L82 206M82 206L74 210M82 206L84 213M82 206L90 209M104 194L104 206M104 206L97 210M104 206L106 212M104 206L112 209",
    3,
  );

/** For the corner: the number, and two leaves under it. */
export const SPRIG: string =
  rank("1", 31, 14, 54) +
  at(
    31,
    74,
    0.62,
    0,
    fill(
      "jade",
      leaf(0, 0, -26, 20, 12, 4, 0.4) + leaf(0, 0, 26, 20, 12, -4, 0.4) + leaf(0, -2, 0, 34, 10, 0, 0.4),
    ),
  );
