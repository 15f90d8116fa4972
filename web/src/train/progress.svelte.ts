// How far the visitor has come with each trainer, and what comes back when. Kept in the browser.
import { afterAnswer, dueKeys, type Slip } from "./leitner";
import { sizeOf, trainers, type Trainer } from "./sets";

const KEY = "tichu.train";

interface Progress {
  /** Questions answered for the first time, in order, and how many of them rightly. */
  done: Partial<Record<Trainer, { n: number; right: number }>>;
  /** What was answered wrongly: by trainer and number, such as “grand 17”. */
  slips: Record<string, Slip>;
}

function stored(): Progress {
  const found: Progress = { done: {}, slips: {} };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>;
    for (const trainer of trainers) {
      const one = kept.done?.[trainer];
      if (Number.isInteger(one?.n) && Number.isInteger(one?.right)) found.done[trainer] = one!;
    }
    for (const [key, slip] of Object.entries(kept.slips ?? {}))
      if (Number.isFinite(slip.due) && Number.isInteger(slip.box)) found.slips[key] = slip;
  } catch {
    // nothing is stored, or something else
  }
  return found;
}

export const progress: Progress = $state(stored());

function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // the browser may not allow storage
  }
}

const keyOf = (trainer: string, number: number | string): string => `${trainer} ${number}`;

/** The numbers of the questions of a trainer that are due, the one that waits longest first. */
export const dueOf = (trainer: string, now: number): string[] =>
  dueKeys(progress.slips, now)
    .filter((key) => key.startsWith(`${trainer} `))
    .map((key) => key.slice(trainer.length + 1));

export const answered = (trainer: Trainer): { n: number; right: number } =>
  progress.done[trainer] ?? { n: 0, right: 0 };

export interface Asked {
  number: number;
  /** Whether it was answered wrongly before. */
  again: boolean;
}

/** The question to ask next: one that is due, or else a new one; null if there is none. */
export function nextQuestion(trainer: Trainer, now: number): Asked | null {
  const due = dueOf(trainer, now)
    .map(Number)
    .find((number) => number < sizeOf(trainer));
  if (due !== undefined) return { number: due, again: true };
  const { n } = answered(trainer);
  return n < sizeOf(trainer) ? { number: n, again: false } : null;
}

/** Remember an answer. */
export function remember(trainer: Trainer, { number, again }: Asked, right: boolean, now: number): void {
  if (!again) {
    const before = answered(trainer);
    progress.done[trainer] = { n: before.n + 1, right: before.right + Number(right) };
  }
  keepSlip(trainer, number, right, now);
}

/** Decide when something comes back. */
export function keepSlip(trainer: string, number: number | string, right: boolean, now: number): void {
  const key = keyOf(trainer, number);
  const slip = afterAnswer(progress.slips[key], right, now);
  if (slip) progress.slips[key] = slip;
  else delete progress.slips[key];
  save();
}
