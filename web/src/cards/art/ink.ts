// The drawing tools: inks, brushes and a few strokes. A drawing is a piece of SVG text, made once and kept.
// Nothing here has an id, so any number of cards may share a page.

/** A point of a spine or an outline; the third number is a brush's width, or 1 for a corner of a `blob`. */
export type Point = readonly [x: number, y: number, w?: number];

/** The inks; `suit` is the colour of the card, everything else follows the theme of the page. */
export const INK = {
  suit: "currentColor",
  ink: "var(--ink)",
  paper: "var(--paper)",
  brass: "var(--brass)",
  lacquer: "var(--lacquer)",
  jade: "var(--suit-jade)",
  flame: "var(--card-flame, #cb5512)",
  none: "none",
} as const;
export type Ink = keyof typeof INK;

const n = (value: number): string => String(Math.round(value * 10) / 10);
const faint = (opacity: number | undefined): string => (opacity === undefined ? "" : ` opacity="${opacity}"`);

/** A filled shape. */
export function fill(ink: Ink, d: string, opacity?: number): string {
  return `<path fill="${INK[ink]}" d="${d}"${faint(opacity)} fill-rule="evenodd"/>`;
}

/** A drawn line with round ends. */
export function line(ink: Ink, d: string, width: number, opacity?: number): string {
  return `<path fill="none" stroke="${INK[ink]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${faint(opacity)}/>`;
}

/** A filled shape with an edge of another ink, to lift it off what lies behind. */
export function cut(ink: Ink, d: string, edge: Ink, width: number): string {
  return `<path fill="${INK[ink]}" stroke="${INK[edge]}" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke" d="${d}"/>`;
}

/** Drawings moved, scaled and turned. */
export function at(x: number, y: number, scale: number, turn: number, ...drawings: string[]): string {
  return `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ""}${scale === 1 ? "" : ` scale(${scale})`}">${drawings.join("")}</g>`;
}

/** Drawings made smaller about the middle of the card. */
export function middle(scale: number, ...drawings: string[]): string {
  return `<g transform="translate(${n(100 - 100 * scale)} ${n(140 - 140 * scale)}) scale(${scale})">${drawings.join("")}</g>`;
}

/** Drawings mirrored left to right about x. */
export function mirrored(x: number, ...drawings: string[]): string {
  return `<g transform="matrix(-1 0 0 1 ${2 * x} 0)">${drawings.join("")}</g>`;
}

/** Drawings, and again upside down, as on any playing card. */
export function twice(...drawings: string[]): string {
  const one = drawings.join("");
  return `${one}<g transform="rotate(180 100 140)">${one}</g>`;
}

export function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${n(2 * r)} 0a${r} ${r} 0 1 0 ${n(-2 * r)} 0Z`;
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${n(x - rx)} ${n(y)}a${rx} ${ry} 0 1 0 ${n(2 * rx)} 0a${rx} ${ry} 0 1 0 ${n(-2 * rx)} 0Z`;
}

/** A line through the points, as smooth as a bent twig. */
export function curve(points: readonly Point[]): string {
  return smooth(points, false);
}

/** A closed outline through the points, smooth except at corners. */
export function blob(points: readonly Point[]): string {
  return `${smooth(points, true)}Z`;
}

function smooth(points: readonly Point[], closed: boolean): string {
  const count = points.length;
  const get = (i: number): Point =>
    points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))]!;
  let d = `M${n(get(0)[0])} ${n(get(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const out = b[2] ? 0 : 1 / 6;
    const into = c[2] ? 0 : 1 / 6;
    d += `C${n(b[0] + (c[0] - a[0]) * out)} ${n(b[1] + (c[1] - a[1]) * out)} ${n(c[0] - (e[0] - b[0]) * into)} ${n(c[1] - (e[1] - b[1]) * into)} ${n(c[0])} ${n(c[1])}`;
  }
  return d;
}

/** A place on a spine: where, in which direction (a unit vector), how wide the brush is there. */
export interface Place {
  x: number;
  y: number;
  dx: number;
  dy: number;
  w: number;
}

/** Places along a spine, `per` for each stretch between two points. */
export function walk(spine: readonly Point[], per = 6): Place[] {
  const places: Place[] = [];
  const get = (i: number): Point => spine[Math.min(spine.length - 1, Math.max(0, i))]!;
  for (let i = 0; i < spine.length - 1; i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    for (let k = 0; k < per + (i === spine.length - 2 ? 1 : 0); k++) {
      const t = k / per;
      const mix = (p: number, q: number, r: number, s: number): number =>
        0.5 *
        (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
      const slope = (p: number, q: number, r: number, s: number): number =>
        0.5 * (r - p + 2 * (2 * p - 5 * q + 4 * r - s) * t + 3 * (3 * q - p - 3 * r + s) * t * t);
      const dx = slope(a[0], b[0], c[0], e[0]);
      const dy = slope(a[1], b[1], c[1], e[1]);
      const length = Math.hypot(dx, dy) || 1;
      const ease = t * t * (3 - 2 * t);
      places.push({
        x: mix(a[0], b[0], c[0], e[0]),
        y: mix(a[1], b[1], c[1], e[1]),
        dx: dx / length,
        dy: dy / length,
        w: (b[2] ?? 0) + ((c[2] ?? 0) - (b[2] ?? 0)) * ease,
      });
    }
  }
  return places;
}

/** Places at equal distances along a spine. */
export function paces(spine: readonly Point[], step: number, from = 0): Place[] {
  const found: Place[] = [];
  let left = from;
  let last: Place | undefined;
  for (const place of walk(spine, 24)) {
    if (last) left -= Math.hypot(place.x - last.x, place.y - last.y);
    if (left <= 0) {
      found.push(place);
      left += step;
    }
    last = place;
  }
  return found;
}

/** The point beside a place: `side` in half brush widths (1 is the edge on the right hand), `ahead` in units. */
export function beside(place: Place, side: number, ahead = 0): Point {
  const half = (place.w / 2) * side;
  return [place.x - place.dy * half + place.dx * ahead, place.y + place.dx * half + place.dy * ahead];
}

/** A stroke of a brush along a spine, as wide as each point says; `left` and `right` may narrow one side. */
export function brush(spine: readonly Point[], left = -1, right = 1, per = 5): string {
  const places = walk(spine, per);
  const there = places.map((place) => beside(place, right));
  const back = places.map((place) => beside(place, left)).reverse();
  return `${soft(there, "M")}${soft(back, "L")}Z`;
}

function soft(points: readonly Point[], start: "M" | "L"): string {
  let d = `${start}${n(points[0]![0])} ${n(points[0]![1])}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i]!;
    const [u, v] = points[i + 1]!;
    d += `Q${n(x)} ${n(y)} ${n((x + u) / 2)} ${n((y + v) / 2)}`;
  }
  const end = points[points.length - 1]!;
  return `${d}L${n(end[0])} ${n(end[1])}`;
}

/** A leaf or a feather from one point to another, `w` wide, bent to the right by `bend`. */
export function leaf(x: number, y: number, u: number, v: number, w: number, bend = 0, belly = 0.5): string {
  const px = -(v - y);
  const py = u - x;
  const length = Math.hypot(px, py) || 1;
  const side = (amount: number): string =>
    `${n(x + (u - x) * belly + (px / length) * amount)} ${n(y + (v - y) * belly + (py / length) * amount)}`;
  return `M${n(x)} ${n(y)}Q${side(bend + w)} ${n(u)} ${n(v)}Q${side(bend - w)} ${n(x)} ${n(y)}Z`;
}
