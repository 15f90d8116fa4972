// The review of a round beside the table, on wide screens.
import { MediaQuery } from "svelte/reactivity";

/** Whether there is room for something beside the table. */
export const hasRoomBeside = new MediaQuery("(min-width: 75rem)");

export interface ReviewedRound {
  match: number;
  round: number;
}

class ReviewHere {
  /** The round that is looked at; null for none. */
  round: ReviewedRound | null = $state.raw(null);
}

/** One for the page: the review is opened from a result and shown by the page. */
export const reviewHere = new ReviewHere();
