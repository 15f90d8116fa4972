// Right and wrong answers, as in tichu.review.trainer.grading.
import { cardsOf } from "../table/order";
import type { CallQuestion, Estimate, ExchangeQuestion, WishQuestion } from "./sets";

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

/** Points that count as nothing lost, for passed cards and for wishes. */
const SMALL_EXCHANGE_LOSS = 6;
const SMALL_WISH_LOSS = 3;

/** What cards cost that are passed to the right, to the partner and to the left: the sum of all three. */
export function exchangeLoss({ hand, loss, error }: ExchangeQuestion, given: string[]): Estimate {
  const places = given.map((card) => cardsOf(hand).indexOf(card));
  const sum = (rows: number[][], power: number): number =>
    places.reduce((total, at, receiver) => total + (rows[receiver]?.[at] ?? 0) ** power, 0);
  return [sum(loss, 1), Math.sqrt(sum(error, 2))];
}

/** Whether a loss is small, or not clear. */
export const isExchangeRight = ([loss, error]: Estimate): boolean =>
  loss <= Math.max(SMALL_EXCHANGE_LOSS, error);

export function isWishRight({ loss }: WishQuestion, rank: string): boolean {
  const [points, error] = loss[rank]!;
  return points <= Math.max(SMALL_WISH_LOSS, error);
}
