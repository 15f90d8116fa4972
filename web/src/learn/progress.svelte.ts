// How far the learner has come. Kept in the browser.
import { lessons } from "./lessons";

interface Progress {
  done: string[];
  at: { lesson: string; step: number } | null;
}

const KEY = "tichu.learn";

function stored(): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>;
    const known = (key: unknown) => lessons.some((lesson) => lesson.key === key);
    const at = kept.at && known(kept.at.lesson) && Number.isInteger(kept.at.step) ? kept.at : null;
    return { done: Array.isArray(kept.done) ? kept.done.filter(known) : [], at };
  } catch {
    return { done: [], at: null };
  }
}

export const progress: Progress = $state(stored());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // the browser may not allow storage
  }
}

export function reached(lesson: string, step: number): void {
  progress.at = { lesson, step };
  keep();
}

export function finished(lesson: string): void {
  if (!progress.done.includes(lesson)) progress.done.push(lesson);
  const next = lessons[lessons.findIndex((each) => each.key === lesson) + 1];
  progress.at = next ? { lesson: next.key, step: 0 } : null;
  keep();
}

export function forget(): void {
  progress.done = [];
  progress.at = null;
  keep();
}

/** The step to begin a lesson with: where the learner stopped, if it was in this one. */
export function stepOf(lesson: string): number {
  const at = progress.at;
  const steps = lessons.find((each) => each.key === lesson)?.steps.length ?? 0;
  return at?.lesson === lesson && at.step > 0 && at.step < steps ? at.step : 0;
}

/** The number of the lesson to go on with, from 1; null when all are done. */
export function nextLesson(): number | null {
  const at = progress.at;
  const here = at ? lessons.findIndex((lesson) => lesson.key === at.lesson) : -1;
  if (here >= 0 && !progress.done.includes(at!.lesson)) return here + 1;
  const open = lessons.findIndex((lesson) => !progress.done.includes(lesson.key));
  return open < 0 ? null : open + 1;
}
