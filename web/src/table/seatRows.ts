// Many players on a small screen: rows that keep left and right, and near and far.
import type { Chair } from "./seats";

/** The columns of the grid; a seat takes several of them. */
export const TRACKS = 24;

export type Way = "left" | "right" | "up" | "down";

export interface RowSeat {
  chair: Chair;
  /** From the top, and from the left of the grid, both from 1. */
  row: number;
  column: number;
  span: number;
  /** Where the next player in playing order sits from here. */
  next: Way;
}

/**
 * Put the others in rows as they sit: the nearest at the bottom, whoever sits on the left on the left.
 *
 * `perSide` is the number of seats on each side in a full row. The two seats at the same distance are in the same row,
 * so everybody's neighbours at the table are neighbours here.
 */
export function seatRows(others: readonly Chair[], perSide: number): RowSeat[] {
  const near = [...others].sort((a, b) => b.y - a.y);
  const opposite = near.length % 2 ? [near.pop()!] : [];
  const lines: Chair[][] = [];
  while (near.length) lines.unshift(near.splice(0, 2 * perSide));
  // Who sits opposite joins the highest row if there is room, or if rows are short.
  if (lines[0] && (lines[0].length < 2 * perSide || perSide === 1)) lines[0].push(...opposite);
  else if (opposite.length) lines.unshift(opposite);
  const placed = lines.flatMap((line, index) => placeLine(line, index + 1, perSide));
  return placed.map((seat) => ({
    ...seat,
    next: wayTo(
      seat,
      placed.find((each) => each.chair.step === seat.chair.step + 1),
    ),
  }));
}

function placeLine(line: Chair[], row: number, perSide: number): Omit<RowSeat, "next">[] {
  const span = Math.floor(TRACKS / Math.max(line.length, 2 * perSide));
  const before = (TRACKS - span * line.length) / 2;
  const fromLeft = [...line].sort((a, b) => a.x - b.x);
  return fromLeft.map((chair, index) => ({ chair, row, column: before + index * span + 1, span }));
}

/** From a seat to the next one; the last one's next is the seat at the bottom. */
function wayTo(from: Omit<RowSeat, "next">, to: Omit<RowSeat, "next"> | undefined): Way {
  if (!to || to.row > from.row) return "down";
  if (to.row < from.row) return "up";
  return to.column > from.column ? "right" : "left";
}
