import { expect, test } from "vitest";
import type { TournamentCard } from "../wire/types";
import { daysOf } from "./calendar";

const card = (id: string, date: Date | null): TournamentCard =>
  ({ id, starts_at: date ? date.getTime() / 1000 : null }) as TournamentCard;

test("a month has whole weeks, from Monday or from Sunday", () => {
  const german = daysOf(2026, 10, [], "de"); // November 2026 begins on a Sunday
  expect(german).toHaveLength(6);
  expect(german.flat()[0]!.date.getDate()).toBe(26);
  const english = daysOf(2026, 10, [], "en");
  expect(english).toHaveLength(5);
  expect(english.flat().filter((day) => day.inMonth)).toHaveLength(30);
  expect(english.flat()[0]!.date.getDate()).toBe(1);
});

test("a tournament is on the day on which it begins", () => {
  const cards = [
    card("a", new Date(2026, 10, 20, 19)),
    card("b", new Date(2026, 10, 20, 9)),
    card("c", null),
  ];
  const days = daysOf(2026, 10, cards, "de").flat();
  expect(days.filter((day) => day.cards.length).map((day) => day.date.getDate())).toEqual([20]);
  expect(days.find((day) => day.cards.length)!.cards.map((each) => each.id)).toEqual(["a", "b"]);
});
