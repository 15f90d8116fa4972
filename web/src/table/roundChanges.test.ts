import { expect, test } from "vitest";
import type { RoundShown } from "../wire/types";
import { mergeRound } from "./roundChanges";

const before = { turn: 1, wish: "8", history: [{ type: "deal" }] } as unknown as RoundShown;

test("changed keys replace the old ones, the others stay", () => {
  expect(mergeRound(before, { turn: 2 })).toEqual({ turn: 2, wish: "8", history: [{ type: "deal" }] });
});

test("new entries are appended to the history", () => {
  const merged = mergeRound(before, { turn: 2, history_added: [{ type: "pass" }, { type: "play" }] });

  expect(merged.history).toEqual([{ type: "deal" }, { type: "pass" }, { type: "play" }]);
  expect(merged).not.toHaveProperty("history_added");
  expect(before.history).toHaveLength(1);
});

test("a new round replaces the history", () => {
  expect(mergeRound(before, { turn: 0, history: [] }).history).toEqual([]);
  expect(mergeRound(null, { turn: 0, history: [{ type: "deal" }] }).history).toEqual([{ type: "deal" }]);
});
