// When a question comes back: a wrong answer soon, each right one after a longer time (Leitner's boxes).

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a question waits in each box, in milliseconds. After the last box it is learned. */
export const INTERVALS: readonly number[] = [10 * MINUTE, DAY, 3 * DAY, 7 * DAY, 16 * DAY, 35 * DAY];

export interface Slip {
  /** The box it is in, from 0. */
  box: number;
  /** When it is asked again, in milliseconds since 1970. */
  due: number;
}

/** What becomes of a question after an answer; null if it does not have to come back. */
export function afterAnswer(before: Slip | undefined, right: boolean, now: number): Slip | null {
  if (!right) return { box: 0, due: now + INTERVALS[0]! };
  if (!before) return null;
  // Asked again before it was due: nothing is learned by that.
  if (before.due > now) return before;
  const box = before.box + 1;
  return box < INTERVALS.length ? { box, due: now + INTERVALS[box]! } : null;
}

/** The keys of the questions that are due, the one that waits longest first. */
export function dueKeys(slips: Readonly<Record<string, Slip>>, now: number): string[] {
  return Object.keys(slips)
    .filter((key) => slips[key]!.due <= now)
    .sort((a, b) => slips[a]!.due - slips[b]!.due);
}
