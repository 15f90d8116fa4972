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
      return at(x, y, 1, turn, fill(ink, `M1.500 ${-h - 1}Q${length / 2} ${-h + 2.2} ${length - 1.5} ${-h - 1}L${length - 1.5} ${h + 1}Q${length / 2} ${h - 2.2} 1.500 ${h + 1}Z`), line("paper", `M7 ${-h * 0.35}H${length * 0.62}`, 1.4, 0.6));
    })
    .join("");
}

const leaves = (x: number, y: number, turn: number, scale = 1): string =>
  at(x, y, scale, turn, fill("jade", leaf(0, 0, -44, 26, 11, 4, 0.4) + leaf(0, 0, -16, 46, 11, 4, 0.4) + leaf(0, 0, 18, 42, 10, -4, 0.4)), line("paper", "M-6 4L-32 19M-3 8L-12 34M3 8L14 32", 1, 0.6));

export const SPARROW: string =
  fill("brass", circle(104, 132, 70), 0.22) +
  line("brass", circle(104, 132, 75), 1.2, 0.8) +
  stalk("jade", [[160, 8], [156, 74], [150, 146], [141, 214], [130, 272]], 13) +
  stalk("jade", [[182, 8], [180, 52], [176, 104], [171, 168]], 6) +
  leaves(158, 22, 18, 0.9) +
  leaves(178, 104, -20, 0.62) +
  leaves(136, 240, 30, 0.9) +
  stalk("jade", [[140, 212], [98, 208], [56, 212], [16, 222]], 9) +
  leaves(30, 218, 12, 0.86) +
  // tail
  cut("lacquer", blob([[126, 150, 1], [150, 172], [182, 206, 1], [170, 212, 1], [138, 188], [116, 172, 1]]), "paper", 3) +
  line("paper", "M140 172L174 206", 1.6) +
  // body
  cut("paper", blob([[52, 128], [60, 104], [84, 92], [106, 104], [124, 130], [132, 158], [124, 182], [102, 196], [76, 194], [56, 178], [46, 154]]), "ink", 4) +
  fill("brass", blob([[47, 160], [60, 168], [84, 172], [110, 176], [124, 170], [122, 184], [102, 195], [76, 193], [57, 178]]), 0.45) +
  // wing
  cut("lacquer", blob([[86, 130], [106, 124], [122, 136], [134, 156], [156, 178, 1], [130, 178], [104, 172], [88, 156]]), "paper", 2.5) +
  line("paper", "M98 138C106 144 112 154 114 162M108 134C116 142 122 152 126 162M90 144C94 152 98 160 104 164", 2) +
  line("ink", "M104 171C122 178 138 178 150 177M112 164C124 170 134 172 144 172", 2) +
  // cap, cheek, bib, beak
  fill("lacquer", blob([[50, 122, 1], [56, 102], [74, 88], [94, 90], [108, 104], [114, 120, 1], [98, 112], [78, 114], [62, 118]])) +
  fill("ink", brush([[52, 124, 3], [64, 121, 6], [76, 120, 1]])) +
  fill("ink", blob([[84, 130], [92, 126], [97, 133], [92, 141], [84, 139]])) +
  fill("ink", blob([[48, 132, 1], [58, 136], [64, 146], [60, 158], [52, 160], [46, 148]])) +
  cut("ink", blob([[54, 122], [42, 124], [30, 134, 1], [44, 136], [53, 136]]), "paper", 2) +
  line("paper", "M35 132.500Q44 129.500 52 130", 1.2) +
  fill("paper", circle(68, 120, 5)) +
  fill("ink", circle(68, 120, 3.6)) +
  fill("paper", circle(66.8, 118.8, 1.2)) +
  // feet
  line("ink", "M84 195L82 206M82 206L74 210M82 206L84 213M82 206L90 209M104 194L104 206M104 206L97 210M104 206L106 212M104 206L112 209", 3);

/** For the corner: the number, and two leaves under it. */
export const SPRIG: string =
  rank("1", 31, 14, 54) +
  at(31, 74, 0.62, 0, fill("jade", leaf(0, 0, -26, 20, 12, 4, 0.4) + leaf(0, 0, 26, 20, 12, -4, 0.4) + leaf(0, -2, 0, 34, 10, 0, 0.4)));
