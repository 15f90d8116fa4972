// The back: a woven mat of lacquer and brass, with a round seal in the middle.
import { circle, fill, line } from "./ink";

/** Over and under, as strips of cane: short strokes that alternate in direction. */
function weave(): string {
  let across = "";
  let down = "";
  for (let row = 0; row < 14; row++) {
    for (let col = 0; col < 10; col++) {
      const x = 19 + col * 18;
      const y = 23 + row * 18;
      if ((row + col) % 2) across += `M${x - 7} ${y - 5}h14M${x - 7} ${y}h14M${x - 7} ${y + 5}h14`;
      else down += `M${x - 5} ${y - 7}v14M${x} ${y - 7}v14M${x + 5} ${y - 7}v14`;
    }
  }
  return line("brass", across, 2.6, 0.85) + line("brass", down, 2.6, 0.5);
}

export const BACK: string =
  fill("lacquer", "M12 0H188Q200 0 200 12V268Q200 280 188 280H12Q0 280 0 268V12Q0 0 12 0Z") +
  weave() +
  line("brass", "M14 7H186Q193 7 193 14V266Q193 273 186 273H14Q7 273 7 266V14Q7 7 14 7Z", 2.5) +
  fill("lacquer", circle(100, 140, 38)) +
  line("brass", circle(100, 140, 35), 2.5) +
  line("brass", circle(100, 140, 29), 1.2) +
  // A cloud knot: four loops that close in the middle.
  [0, 90, 180, 270]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 100 140)">${line("brass", "M100 140C91 131 92 118 100 117C108 118 109 131 100 140", 3)}</g>`,
    )
    .join("") +
  [45, 135, 225, 315]
    .map((turn) => `<g transform="rotate(${turn} 100 140)">${fill("brass", circle(100, 119.5, 2.4))}</g>`)
    .join("");
