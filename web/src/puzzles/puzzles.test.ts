// The puzzles as the page uses them: every solution is among the options, and the trap is not a solution.
import { describe, expect, it } from "vitest";
import words from "../../../src/tichu/words/en/puzzles.ftl?raw";
import { PuzzleRun } from "./puzzleRun.svelte";
import {
  dailyNumber,
  entries,
  isSolution,
  keyOf,
  LEVELS,
  levelOf,
  loadPuzzle,
  worth,
  type Puzzle,
} from "./puzzles";
import { mixed } from "./results.svelte";

const puzzles = await Promise.all(entries.map(({ number }) => loadPuzzle(number)));

/** What a puzzle lacks to be answered; nothing if all is well. */
function faults(puzzle: Puzzle, index: number): string[] {
  const checks: Record<string, boolean> = {
    "its place": puzzle.id === entries[index]!.id && puzzle.theme === entries[index]!.theme,
    "a choice": Object.keys(puzzle.options).length > 1,
    "solutions among the options": puzzle.solutions.every((each) => keyOf(each) in puzzle.options),
    "a trap among the options": keyOf(puzzle.trap.action) in puzzle.options,
    "a wrong trap": !isSolution(puzzle, puzzle.trap.action),
    "a combination for every play": puzzle.combos.length === puzzle.position.trick.length,
    "a name of its theme": words.includes(`\ntheme_${puzzle.theme} =`),
    "four piles": puzzle.position.won.length === 4,
  };
  return Object.keys(checks)
    .filter((name) => !checks[name])
    .map((name) => `${puzzle.id}: ${name}`);
}

describe("puzzles", () => {
  it("have unique names and can be answered", () => {
    expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(entries.length);
    expect(puzzles.flatMap(faults)).toEqual([]);
  });

  it("come in three levels, none of them rare", () => {
    const sizes = LEVELS.map((level) => entries.filter(({ chance }) => levelOf(chance) === level).length);
    expect(Math.min(...sizes)).toBeGreaterThan(entries.length / 6);
  });

  it("get easier or harder with the results of solvers, slowly at first", () => {
    expect(mixed(0.5, [0, 0])).toBe(0.5);
    expect(mixed(0.5, [1, 1])).toBeCloseTo(5 / 9);
    expect(mixed(0.5, [90, 100])).toBeCloseTo(94 / 108);
  });

  it("have a day each, by the visitor's calendar", () => {
    const days = entries.map((_, day) => dailyNumber(new Date(2026, 0, 1 + day, 12)));
    expect(new Set(days).size).toBe(entries.length);
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
