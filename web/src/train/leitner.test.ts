import { describe, expect, it } from "vitest";
import { afterAnswer, dueKeys, INTERVALS, type Slip } from "./leitner";

const NOW = 1_800_000_000_000;

describe("questions that come back", () => {
  it("a right answer at once does not come back", () => {
    expect(afterAnswer(undefined, true, NOW)).toBeNull();
  });

  it("a wrong answer comes back after ten minutes", () => {
    expect(afterAnswer(undefined, false, NOW)).toEqual({ box: 0, due: NOW + 600_000 });
  });

  it("each right answer waits longer, until it is learned", () => {
    let slip: Slip | null = afterAnswer(undefined, false, NOW);
    const waits: number[] = [];
    while (slip) {
      const now: number = slip.due;
      slip = afterAnswer(slip, true, now);
      if (slip) waits.push(slip.due - now);
    }
    expect(waits).toEqual(INTERVALS.slice(1));
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
  });

  it("a mistake in a later box begins again", () => {
    expect(afterAnswer({ box: 4, due: NOW }, false, NOW)).toEqual({ box: 0, due: NOW + INTERVALS[0]! });
  });

  it("an answer before its time changes nothing if it is right", () => {
    const slip = { box: 2, due: NOW + 1 };
    expect(afterAnswer(slip, true, NOW)).toEqual(slip);
  });

  it("what waits longest is due first", () => {
    const slips = { a: { box: 0, due: NOW - 1 }, b: { box: 1, due: NOW - 9 }, c: { box: 0, due: NOW + 1 } };
    expect(dueKeys(slips, NOW)).toEqual(["b", "a"]);
  });
});
