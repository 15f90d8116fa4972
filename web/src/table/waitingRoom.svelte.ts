// What is done in the waiting room: commands to the table, one at a time, and the seat that is picked to swap.
import { why } from "../i18n/index.svelte";
import type { Command, PlaceShown } from "../wire/types";
import { isOpen } from "./seats";
import { Refusal, type TableSession } from "./session.svelte";

/** Milliseconds after a button has changed its meaning in which the second click of a double one is ignored. */
const CALM = 500;
/** Milliseconds in which closing can be confirmed. */
const CONFIRM = 8000;

export type WaitingSession = Pick<TableSession, "table" | "you" | "live" | "isHost" | "do">;

export class WaitingRoom {
  trouble = $state("");
  /** Whether a command is pending; further clicks are ignored. */
  busy = $state(false);
  /** Whether the button to close the table waits for confirmation. */
  closing = $state(false);
  /** The place that is to be swapped with the next one that is tapped. */
  swapping: number | null = $state(null);
  #changed = -CALM;

  constructor(readonly session: WaitingSession) {}

  get places(): PlaceShown[] {
    return this.session.table?.places ?? [];
  }

  get openPlaces(): number {
    return this.places.filter(isOpen).length;
  }

  async act(command: Command): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = "";
    try {
      await this.session.do(command);
    } catch (refused) {
      if (refused instanceof Refusal) this.trouble = why(refused.code, refused.params);
    }
    this.busy = false;
    this.#changed = performance.now();
  }

  leave(): void {
    if (this.#calm) void this.act({ type: "leave" });
  }

  /** Closing ends it for everybody: it is asked once more, for a few seconds. */
  close(): void {
    if (!this.#calm) return;
    if (this.closing) void this.act({ type: "close" });
    else {
      this.#changed = performance.now();
      setTimeout(() => (this.closing = false), CONFIRM);
    }
    this.closing = !this.closing;
  }

  /** Whether somebody at this place can be moved: the host moves everybody, others only themselves. */
  canMove(place: number): boolean {
    const chair = this.places[place];
    return !!chair && !isOpen(chair) && (this.session.isHost || place === this.session.you.place);
  }

  /** Move whoever sits at a place to another one; two people swap. */
  move(from: number, to: number): void {
    this.swapping = null;
    const target = this.places[to];
    if (from === to || !target) return;
    if (this.session.isHost) void this.act({ type: "swap", a: from, b: to });
    else if (isOpen(target)) void this.act({ type: "sit", place: to });
  }

  get #calm(): boolean {
    return performance.now() - this.#changed > CALM;
  }
}
