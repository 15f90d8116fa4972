// The questions that come with the project, fifty a file; a file is loaded when one of its questions is asked.

export type Trainer = "grand" | "tichu" | "exchange" | "wish" | "endings";

/** A mean and its standard error. */
export type Estimate = [mean: number, error: number];

/** Whether to call, with a hand of eight or fourteen cards. */
export interface CallQuestion {
  id: string;
  hand: string;
  /** Chance that the call succeeds. */
  chance: Estimate;
  /** Points of the round with the call, without it, and the difference. */
  call: Estimate;
  keep: Estimate;
  gain: Estimate;
  deals: number;
  good: Record<string, number>;
  bad: Record<string, number>;
}

/** Which card to whom: the losses are by receiver (right, partner, left) and by card of the hand, in points. */
export interface ExchangeQuestion {
  id: string;
  hand: string;
  /** Calls by seat; your own is 0. */
  calls: Record<string, string>;
  best: string[];
  loss: number[][];
  error: number[][];
  why: string[];
  deals: number;
}

/** Which rank to wish for; “-” is no wish. */
export interface WishQuestion {
  id: string;
  hand: string;
  play: string;
  /** What you gave: to the right, to your partner, to the left. */
  gave: string[];
  best: string;
  /** Points behind the best wish, by rank. */
  loss: Record<string, Estimate>;
  why: string;
  deals: number;
}

const PART_SIZE = 50;

const files = import.meta.glob<string>("../../../src/tichu/review/trainer/sets/*-*.jsonl", {
  query: "?raw",
  import: "default",
});
const path = (trainer: Trainer, part: number): string =>
  `../../../src/tichu/review/trainer/sets/${trainer}-${String(part).padStart(2, "0")}.jsonl`;

/** The trainers that have questions, in the order of a round. */
export const trainers: readonly Trainer[] = (
  ["grand", "exchange", "tichu", "wish", "endings"] as const
).filter((trainer) => path(trainer, 0) in files);

/** How many questions a trainer has; every file is full. */
export const sizeOf = (trainer: Trainer): number =>
  PART_SIZE * Object.keys(files).filter((file) => file.includes(`/${trainer}-`)).length;

const loaded = new Map<string, Promise<unknown[]>>();

/** One question, by its number from 0. */
export async function question<T>(trainer: Trainer, number: number): Promise<T> {
  const file = path(trainer, Math.floor(number / PART_SIZE));
  if (!loaded.has(file)) {
    const lines = files[file]!().then((text) =>
      text
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as unknown),
    );
    lines.catch(() => loaded.delete(file)); // try again next time
    loaded.set(file, lines);
  }
  return (await loaded.get(file)!)[number % PART_SIZE] as T;
}
