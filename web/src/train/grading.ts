// Right and wrong answers, as in tichu.review.trainer.grading.
import type { CallQuestion } from "./sets";

/** Standard errors from which the better answer is clear. */
const CLEAR_ERRORS = 2.5;

/** The right answer, or "close" if the difference is not clear. */
export function callAnswer({ gain: [mean, error] }: CallQuestion): "call" | "keep" | "close" {
  if (Math.abs(mean) <= CLEAR_ERRORS * error) return "close";
  return mean > 0 ? "call" : "keep";
}

export function isCallRight(question: CallQuestion, called: boolean): boolean {
  const best = callAnswer(question);
  return best === "close" || (best === "call") === called;
}
