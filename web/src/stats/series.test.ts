// Lines, scales and numbers of the statistics.
import { describe, expect, it } from "vitest";
import type { GameStatistics } from "../wire/types";
import { ends, figure, line, marks, percent, share, signed, sum } from "./series";

const game = (history: number[][], mean_place: number | null = null) =>
  ({ history, mean_place }) as GameStatistics;

describe("a line over all rounds", () => {
  it("adds the lead up from zero and knows where matches end", () => {
    const points = game([[100, -200], [50]]);
    expect(line(points)).toEqual([0, 100, -100, -50]);
    expect(ends(points)).toEqual([2, 3]);
  });

  it("averages places", () => {
    const ranks = game(
      [
        [1, 3],
        [5, 5],
      ],
      3.5,
    );
    expect(line(ranks)).toEqual([1, 2, 3, 3.5]);
    expect(ends(ranks)).toEqual([1, 3]);
    const long = game([Array.from({ length: 30 }, (_, at) => (at < 20 ? 6 : 1))], 4);
    expect(line(long)[29]).toBe(1);
  });
});

it("marks a scale with round numbers and zero", () => {
  expect(marks(-130, 420)).toEqual([0, 200, 400]);
  expect(marks(-1000, 1000)).toEqual([-1000, -500, 0, 500, 1000]);
  expect(marks(0, 40)).toEqual([0, 10, 20, 30, 40]);
});

it("writes numbers", () => {
  expect([
    percent(0.256),
    percent(null),
    figure(-1.25),
    figure(null),
    signed(12.4),
    signed(-0.2),
    signed(-31),
    signed(null),
  ]).toEqual(["26%", "–", "−1.3", "–", "+12", "0", "−31", "–"]);
  expect([sum({ a: 1, b: 2 }), sum(undefined), share(1, 4), share(1, 0)]).toEqual([3, 0, 0.25, null]);
});
