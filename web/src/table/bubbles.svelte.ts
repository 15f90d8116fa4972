// What was said just now: each message is shown at its speaker's seat for a few seconds.
import type { ChattedEvent } from "../wire/types";

/** Milliseconds that a bubble stays: a reaction, a message, and more for each letter of it, but not forever. */
const REACTION_TIME = 3_500;
const MESSAGE_TIME = 4_000;
const LETTER_TIME = 50;
const LONGEST_TIME = 10_000;

export interface Said {
  id: number;
  message: ChattedEvent;
}

/** How long a message is shown, in milliseconds. */
export function timeOf({ reaction, text }: ChattedEvent): number {
  if (reaction) return REACTION_TIME;
  return Math.min(LONGEST_TIME, MESSAGE_TIME + LETTER_TIME * (text?.length ?? 0));
}

export class Bubbles {
  /** At most one for each speaker: the newest. */
  shown: Said[] = $state.raw([]);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #count = 0;

  show(message: ChattedEvent): void {
    this.drop(message.player);
    const id = (this.#count += 1);
    this.shown = [...this.shown, { id, message }];
    this.#timers.set(
      id,
      setTimeout(() => this.#remove(id), timeOf(message)),
    );
  }

  /** Keep a bubble until it is closed: somebody has touched it. */
  hold(id: number): void {
    clearTimeout(this.#timers.get(id));
  }

  /** Remove what somebody says: they were muted, or say something else. */
  drop(player: string): void {
    for (const { id, message } of this.shown) if (message.player === player) this.#remove(id);
  }

  end(): void {
    for (const { id } of this.shown) this.#remove(id);
  }

  #remove(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.shown = this.shown.filter((each) => each.id !== id);
  }
}
