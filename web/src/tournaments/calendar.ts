// The weeks of a month, with what begins on each day.
import type { TournamentCard } from "../wire/types";

export interface CalendarDay {
  date: Date;
  inMonth: boolean;
  cards: TournamentCard[];
}

/** Languages in which weeks begin on Sunday; elsewhere they begin on Monday. */
const SUNDAY_FIRST = /^(en|ko|pt-BR)$/;

/** Whole weeks, from the one with the first day of the month to the one with its last day. */
export function daysOf(
  year: number,
  month: number,
  cards: readonly TournamentCard[],
  language: string,
): CalendarDay[][] {
  const first = SUNDAY_FIRST.test(language) ? 0 : 1;
  const before = (new Date(year, month, 1).getDay() - first + 7) % 7;
  const length = new Date(year, month + 1, 0).getDate();
  const weeks = Math.ceil((before + length) / 7);
  const byDay = new Map<string, TournamentCard[]>();
  for (const card of cards) {
    if (card.starts_at === null) continue;
    const key = new Date(card.starts_at * 1000).toDateString();
    byDay.set(key, [...(byDay.get(key) ?? []), card]);
  }
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_unused, day) => {
      const date = new Date(year, month, 1 - before + 7 * week + day);
      return { date, inMonth: date.getMonth() === month, cards: byDay.get(date.toDateString()) ?? [] };
    }),
  );
}
