// Calling Tichu, which needs a second tap, and withdrawing a call.
import { t } from "../i18n/index.svelte";
import { tichuWords } from "./prompt";
import type { Turn } from "./turn.svelte";

/** Milliseconds in which the second tap counts. */
const CONFIRM_WITHIN = 3500;

export class TichuCall {
  /** The own seat for which Tichu was tapped once. */
  tapped: number | null = $state(null);
  /** Own seats that may call. */
  readonly callers = $derived.by(() => this.#seatsThatCan("tichu"));
  /** Own seats that may withdraw: of two partners who called at the same moment, the later one. */
  readonly withdrawers = $derived.by(() => this.#seatsThatCan("withdraw"));
  readonly #turn: Turn;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(turn: Turn) {
    this.#turn = turn;
    $effect(() => {
      if (this.tapped !== null && !this.callers.includes(this.tapped)) this.tapped = null;
    });
  }

  /** The first tap asks whether it is meant, the second calls. */
  async tap(): Promise<void> {
    clearTimeout(this.#timer);
    const seat = this.tapped ?? (await this.#chooseCaller());
    if (seat === undefined) return;
    if (this.tapped === null) {
      this.tapped = seat;
      this.#turn.say(tichuWords(this.#turn));
      this.#timer = setTimeout(() => (this.tapped = null), CONFIRM_WITHIN);
      return;
    }
    this.tapped = null;
    await this.#turn.send({ type: "tichu" }, seat);
  }

  #seatsThatCan(what: "tichu" | "withdraw"): number[] {
    return this.#turn.ownSeats.filter((seat) => this.#turn.view.session.aid?.can[String(seat)]?.[what]);
  }

  /** The soloist may call with either hand. */
  async #chooseCaller(): Promise<number | undefined> {
    if (this.callers.length < 2) return this.callers[0];
    const choices = this.callers.map((seat) => ({ value: seat, label: this.#turn.view.nameOf(seat) }));
    return (await this.#turn.askAnyTime(t("table.tichuWho"), choices)) as number | undefined;
  }
}
