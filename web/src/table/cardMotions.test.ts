// Which cards come to which seats.
import { expect, it } from "vitest";
import type { RoundShown, TableEvent } from "../wire/types";
import { arrivalsOf } from "./cardMotions";

const round = (changes: object) =>
  ({
    phase: "grand",
    counts: [8, 8, 8, 8],
    given: [null, null, null, null],
    received: {},
    ...changes,
  }) as unknown as RoundShown;
const acted = { type: "acted" } as TableEvent;

it("the first cards come from the pack, then the rest", () => {
  const first = arrivalsOf({ type: "dealt" } as TableEvent, null, round({}), 0);
  const rest = arrivalsOf(acted, round({}), round({ phase: "exchange", counts: [14, 14, 14, 14] }), 0);

  expect(first.map(({ to, from, count }) => [to, from, count])).toContainEqual([3, null, 8]);
  expect(rest.map(({ to, from, count }) => [to, from, count])).toContainEqual([0, null, 6]);
});

it("passed cards come from whoever gave them; the others' too, if everybody gives to everybody", () => {
  const before = round({ phase: "exchange" });
  const given = [{ 1: "2k", 2: "Ak", 3: "3k" }, null, null, null];
  const all = arrivalsOf(
    acted,
    before,
    round({ phase: "play", given, received: { 1: "4g", 2: "Kg", 3: "5g" } }),
    0,
  );
  const some = arrivalsOf(acted, before, round({ phase: "play", received: { 2: "Kg" } }), 0);

  expect(all).toHaveLength(12);
  expect(some).toEqual([{ to: 0, from: 2, count: 1, cards: "Kg" }]);
});

it("nothing comes with a play", () => {
  expect(arrivalsOf(acted, round({ phase: "play" }), round({ phase: "play" }), 0)).toEqual([]);
});
