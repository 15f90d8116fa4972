// The hundred puzzles as the page uses them: every solution is among the options, and the trap is not a solution.
import { describe, expect, it } from "vitest";
import words from "../../../src/tichu/words/en/puzzles.ftl?raw";
import { PuzzleRun } from "./puzzleRun.svelte";
import { dailyNumber, isSolution, keyOf, LEVELS, levelOf, puzzles, worth } from "./puzzles";

describe("puzzles", () => {
  it("are a hundred, with unique names", () => {
    expect(puzzles.length).toBe(100);
    expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(100);
  });

  it.each(puzzles)("$id can be answered", (puzzle) => {
    expect(Object.keys(puzzle.options).length).toBeGreaterThan(1);
    for (const solution of puzzle.solutions) {
      expect(puzzle.options).toHaveProperty([keyOf(solution)]);
      expect(isSolution(puzzle, solution)).toBe(true);
    }
    expect(puzzle.options).toHaveProperty([keyOf(puzzle.trap.action)]);
    expect(isSolution(puzzle, puzzle.trap.action)).toBe(false);
    expect(puzzle.combos.length).toBe(puzzle.position.trick.length);
    expect(words).toContain(`\ntheme_${puzzle.theme} =`);
    expect(puzzle.position.won.length).toBe(4);
  });

  it("come in three levels, none of them rare", () => {
    const sizes = LEVELS.map((level) => puzzles.filter((puzzle) => levelOf(puzzle) === level).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(puzzles.length);
    expect(Math.min(...sizes)).toBeGreaterThan(20);
  });

  it("have a day each, by the visitor's calendar", () => {
    const days = puzzles.map((_, day) => dailyNumber(new Date(2026, 0, 1 + day, 12)));
    expect(new Set(days).size).toBe(puzzles.length);
    expect(dailyNumber(new Date(2026, 5, 1, 0, 1))).toBe(dailyNumber(new Date(2026, 5, 1, 23, 59)));
  });

  it("offer the Dragon's trick to the left before the right, as people sit", () => {
    const gifts = puzzles.filter((puzzle) => puzzle.theme === "gift").map((puzzle) => new PuzzleRun(puzzle));
    for (const run of gifts) expect(run.receivers.map((seat) => run.sideOf(seat))).toEqual(["left", "right"]);
  });

  it("knows what cards count and in which order they are written", () => {
    expect(worth("5g Tk Kr Dr Ph 9b")).toBe(25);
    expect(keyOf({ type: "play", cards: "Ph Ag Ak" })).toBe("Ag Ak Ph");
    expect(keyOf({ type: "give", to: 3 })).toBe("give:3");
  });
});
