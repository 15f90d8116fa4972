import { describe, expect, test } from "vitest";
import type { TournamentAnswer } from "../wire/types";
import { canHandIn, gamesOf, looksSwapped } from "./handIn";
import { begin, type Round } from "./scoring";
import type { Sheet } from "./sheets.svelte";

const round = (cards: number): Round => ({
  cards,
  ending: "counted",
  winner: null,
  bets: [null, null, null, null],
  soloist: null,
});
const sheet = (variant: Sheet["variant"], ...rounds: Round[]): Sheet => ({
  id: "s",
  variant,
  names: ["Ann", "Cyd", "Bob", "Dan"],
  target: 1000,
  length: null,
  penalty: false,
  started: 0,
  changed: 0,
  past: begin(rounds),
});

describe("handing a sheet in", () => {
  test("only points of two sides can be handed in", () => {
    expect(canHandIn(sheet("nanjing", round(60)))).toBe(true);
    expect(canHandIn(sheet("nanjing"))).toBe(false);
    expect(canHandIn(sheet("trichu", round(60)))).toBe(false);
  });
  test("sides are recognised by their names", () => {
    expect(looksSwapped(sheet("nanjing"), ["Ann & Bob", "Cyd & Dan"])).toBe(false);
    expect(looksSwapped(sheet("nanjing"), ["Cyd & Dan", "Ann & Bob"])).toBe(true);
    expect(looksSwapped(sheet("nanjing"), ["Foxes", "Owls"])).toBe(false);
  });
  test("a match is one pair of numbers, a duplicate one for each board", () => {
    const played = sheet("nanjing", round(60), round(20));
    expect(gamesOf(played, { format: "swiss" } as TournamentAnswer, false)).toEqual([[80, 120]]);
    expect(gamesOf(played, { format: "swiss" } as TournamentAnswer, true)).toEqual([[120, 80]]);
    const boards = gamesOf(played, { format: "duplicate" } as TournamentAnswer, false);
    expect(boards).toEqual([
      [60, 40],
      [20, 80],
    ]);
  });
});
