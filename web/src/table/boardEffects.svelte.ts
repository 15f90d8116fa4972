// Sounds and movements on the board that follow what happens.
import { sound } from "../lib/sound";
import type { RoundShown, TableEvent } from "../wire/types";
import type { Chair } from "./seats";
import type { Turn } from "./turn.svelte";

export class BoardEffects {
  /** Where the cards of the last trick went. */
  towards: Chair | undefined = $state.raw();
  /** How many bombs were played: each shakes the table. */
  bombs = $state(0);

  constructor(readonly turn: Turn) {}

  /** Show an event, given the round as it was before. */
  show(event: TableEvent, before: RoundShown | null): void {
    const { view, ownSeats } = this.turn;
    const now = view.session.round;
    if (event.type !== "acted") return;
    if (before?.trick.length && now && !now.trick.length) {
      const to = event.action.type === "give" ? Number(event.action["to"]) : event.seat;
      this.towards = view.chairs.find((chair) => chair.seat === to);
      sound.take();
    } else this.#sound(String(event.action.type), Boolean(event.action["call"]));
    const turnBegins = (seat: number) => now?.waiting.includes(seat) && !before?.waiting.includes(seat);
    if (ownSeats.some(turnBegins) && event.place !== view.session.you.place) sound.turn();
  }

  #sound(action: string, call: boolean): void {
    if (action === "play") {
      if (this.turn.view.session.aid?.combos.at(-1)?.bomb) {
        sound.bomb();
        this.bombs += 1;
      } else sound.card();
    } else if (action === "pass") sound.pass();
    else if (action === "tichu" || call) sound.stamp();
  }
}
