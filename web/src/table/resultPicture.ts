// The result of a match as a picture, drawn on a canvas: 1200 by 630, as link previews are.
import type { Outcome } from "./outcome.svelte";
import { points } from "./words";

const WIDTH = 1200;
const HEIGHT = 630;
const PAPER = "#f6f0e2";
const BRASS = "#c9a24a";
const LACQUER = "#b23a2e";
const SOFT = "#c3cfc4";
const SERIF = '"Cormorant SC", Georgia, serif';
/** For figures: a canvas cannot ask the serif for lining ones. */
const SANS = "system-ui, sans-serif";

/** Draw the result; the picture as a data URL. */
export async function drawResult(outcome: Outcome): Promise<string> {
  await document.fonts.load(`600 80px ${SERIF}`).catch(() => undefined);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d")!;
  drawTable(pen);
  drawLanterns(pen);
  text(pen, "Tichu", WIDTH / 2, 200, 64, BRASS);
  if (outcome.table.scores !== null && !outcome.solo) drawTeams(pen, outcome);
  else text(pen, outcome.winners, WIDTH / 2, 370, 92, PAPER);
  drawLines(pen, outcome);
  text(pen, location.host, WIDTH / 2, HEIGHT - 34, 26, SOFT, SANS);
  return canvas.toDataURL("image/png");
}

function drawTable(pen: CanvasRenderingContext2D): void {
  const felt = pen.createRadialGradient(WIDTH / 2, 260, 40, WIDTH / 2, 300, 760);
  felt.addColorStop(0, "#1c4239");
  felt.addColorStop(1, "#0c211d");
  pen.fillStyle = felt;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = "#c9a24a55";
  pen.lineWidth = 3;
  pen.strokeRect(22, 22, WIDTH - 44, HEIGHT - 44);
}

/** The same string of lanterns that hangs over the result at the table. */
function drawLanterns(pen: CanvasRenderingContext2D): void {
  pen.strokeStyle = "#8a6b24";
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(22, 24);
  pen.quadraticCurveTo(WIDTH / 2, 150, WIDTH - 22, 24);
  pen.stroke();
  for (const [x, y] of [
    [200, 62],
    [390, 82],
    [810, 82],
    [1000, 62],
  ] as const) {
    const glow = pen.createRadialGradient(x, y + 42, 6, x, y + 42, 84);
    glow.addColorStop(0, "#e3a03a55");
    glow.addColorStop(1, "#e3a03a00");
    pen.fillStyle = glow;
    pen.fillRect(x - 90, y - 50, 180, 180);
    pen.fillStyle = LACQUER;
    pen.beginPath();
    pen.ellipse(x, y + 42, 38, 30, 0, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = BRASS;
    pen.fillRect(x - 16, y + 8, 32, 9);
    pen.fillRect(x - 16, y + 67, 32, 9);
    pen.fillRect(x - 2, y + 76, 4, 26);
  }
}

/** The two teams with their scores, the winners in brass. */
function drawTeams(pen: CanvasRenderingContext2D, outcome: Outcome): void {
  const { table } = outcome;
  outcome.teams.forEach((team, column) => {
    const x = WIDTH * (column ? 0.74 : 0.26);
    const won = table.winners.includes(team);
    text(pen, points(table.scores?.[team] ?? 0), x, 355, 130, won ? BRASS : PAPER, SANS);
    text(pen, outcome.namedTeam(team), x, 430, 44, won ? PAPER : SOFT, SANS, 500);
  });
  text(pen, ":", WIDTH / 2, 345, 100, SOFT, SANS);
}

/** The score by round, as lines along the bottom. */
function drawLines(pen: CanvasRenderingContext2D, { table, teams, solo }: Outcome): void {
  const totals = table.history.map((each) => each.totals ?? []);
  if (totals.length < 2 || solo || !totals[0]?.length) return;
  const values = [0, ...totals.flat()];
  const [low, high] = [Math.min(...values), Math.max(100, ...values)];
  teams.forEach((team) => {
    pen.strokeStyle = table.winners.includes(team) ? BRASS : SOFT;
    pen.lineWidth = table.winners.includes(team) ? 5 : 3;
    pen.beginPath();
    [0, ...totals.map((row) => row[team] ?? 0)].forEach((total, round) => {
      const x = 300 + (round * 600) / totals.length;
      const y = 560 - ((total - low) / (high - low)) * 90;
      if (round) pen.lineTo(x, y);
      else pen.moveTo(x, y);
    });
    pen.stroke();
  });
}

/** Write a line, smaller if it is too wide. */
function text(
  pen: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  font = SERIF,
  most = 1080,
): void {
  pen.textAlign = "center";
  pen.fillStyle = colour;
  pen.font = `600 ${size}px ${font}`;
  const wide = pen.measureText(words).width;
  if (wide > most) pen.font = `600 ${Math.floor((size * most) / wide)}px ${font}`;
  pen.fillText(words, x, y);
}
