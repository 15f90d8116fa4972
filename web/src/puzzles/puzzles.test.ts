// The hundred puzzles as the page uses them: every solution is among the options, and the trap is not a solution.
import { describe, expect, it } from "vitest";
import words from "../../../src/tichu/words/en/puzzles.ftl?raw";
import { isSolution, keyOf, puzzles, worth } from "./puzzles";

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

  it("knows what cards count and in which order they are written", () => {
    expect(worth("5g Tk Kr Dr Ph 9b")).toBe(25);
    expect(keyOf({ type: "play", cards: "Ph Ag Ak" })).toBe("Ag Ak Ph");
    expect(keyOf({ type: "give", to: 3 })).toBe("give:3");
  });
});
