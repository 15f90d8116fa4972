import { expect, test } from "vitest";
import { seatRows } from "./seatRows";
import type { Chair } from "./seats";

/** The others around a table, the first of them on your right. */
function around(players: number): Chair[] {
  return Array.from({ length: players }, (_, step) => {
    const turn = (2 * Math.PI * step) / players;
    const [x, y] = [50 + 50 * Math.sin(turn), 50 + 50 * Math.cos(turn)];
    return { seat: step, place: step, name: "", chair: null, step, x, y, partner: false };
  }).slice(1);
}

function lines(players: number, perSide: number): number[][] {
  const rows: number[][] = [];
  for (const { chair, row } of seatRows(around(players), perSide)) (rows[row - 1] ??= []).push(chair.seat);
  return rows;
}

test("rows keep left and right, and near and far", () => {
  expect(lines(12, 2)).toEqual([
    [7, 6, 5],
    [9, 8, 4, 3],
    [10, 11, 1, 2],
  ]);
  expect(lines(8, 1)).toEqual([
    [5, 4, 3],
    [6, 2],
    [7, 1],
  ]);
  expect(lines(10, 2)).toEqual([[5], [7, 6, 4, 3], [8, 9, 1, 2]]);
});

test("the way to the next player leads through neighbouring seats to your own", () => {
  const ways = seatRows(around(8), 2).sort((a, b) => a.chair.step - b.chair.step);
  expect(ways.map(({ next }) => next)).toEqual(["right", "up", "left", "left", "down", "right", "down"]);
});

test("every row fits the grid", () => {
  for (let players = 3; players <= 12; players += 1)
    for (const perSide of [1, 2, 3])
      for (const { column, span } of seatRows(around(players), perSide)) {
        expect(column).toBeGreaterThanOrEqual(1);
        expect(column + span).toBeLessThanOrEqual(25);
        expect(Number.isInteger(column)).toBe(true);
      }
});
