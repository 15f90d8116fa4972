// What the board shows for a moment when something happens: where cards go, notes at seats; and its sounds.
import { t } from "../i18n/index.svelte";
import { announceTurn, sound } from "../lib/sound";
import type { ActedEvent, RoundShown, TableEvent } from "../wire/types";
import { heldAt, type Spot } from "./motion";
import { cardsOf } from "./order";
import type { Chair } from "./seats";
import type { Turn } from "./turn.svelte";

/** Milliseconds that the Dog lies on the table, a fulfilled wish is seen, and a note stays at a seat. */
const DOG_STAYS = 1_100;
const WISH_STAYS = 1_300;
const NOTE_STAYS = 2_600;

export interface SeatNote {
  id: number;
  seat: number;
  /** In the language that is chosen when it is shown. */
  text: () => string;
}

export class BoardEffects {
  /** Where the cards of the last trick went. */
  towards: Chair | undefined = $state.raw();
  /** Where in your hand the last play came from. */
  origin: { seat: number; spot: Spot } | null = $state.raw(null);
  /** The Dog that has just been played, and who leads after it. */
  dog: { seat: number; to: number } | null = $state.raw(null);
  /** The last wish, and who made or fulfilled it. */
  wish: { rank: string; seat: number } | null = $state.raw(null);
  /** Whether the wish has just been fulfilled and is still seen. */
  fulfilled = $state(false);
  notes: SeatNote[] = $state.raw([]);
  /** How many bombs were played: each shakes the table. */
  bombs = $state(0);
  #count = 0;

  constructor(readonly turn: Turn) {}

  /** Show an event, given the round as it was before. */
  show(event: TableEvent, before: RoundShown | null): void {
    const { view, ownSeats } = this.turn;
    const now = view.session.round;
    if (event.type !== "acted" || !now) return;
    this.#showPlay(event, now);
    this.#showWish(event, before, now);
    if (before?.trick.length && !now.trick.length) {
      this.#showTaken(event);
      sound.take();
    } else this.#sound(String(event.action.type), Boolean(event.action["call"]));
    const turnBegins = (seat: number) => now.waiting.includes(seat) && !before?.waiting.includes(seat);
    if (ownSeats.some(turnBegins) && event.place !== view.session.you.place) announceTurn();
  }

  /** Put a note at a seat for a moment. */
  note(seat: number, text: () => string): void {
    const id = ++this.#count;
    this.notes = [...this.notes.filter((each) => each.seat !== seat), { id, seat, text }];
    setTimeout(() => (this.notes = this.notes.filter((each) => each.id !== id)), NOTE_STAYS);
  }

  notesAt(seat: number): SeatNote[] {
    return this.notes.filter((each) => each.seat === seat);
  }

  /** Remember where a play comes from; the Dog stays for a moment though its trick is over. */
  #showPlay({ seat, action }: ActedEvent, now: RoundShown): void {
    if (action["type"] !== "play") return;
    const cards = cardsOf(String(action["cards"]));
    const spot = this.turn.ownSeats.includes(seat) ? heldAt(cards) : undefined;
    this.origin = spot ? { seat, spot } : null;
    if (cards.join() !== "Do" || now.turn === null || now.phase === "over") return;
    const dog = { seat, to: now.turn };
    this.dog = dog;
    const own = dog.to === this.turn.view.session.seat;
    this.note(dog.to, () => (own ? t("table.saidDog", { to: t("table.you") }) : t("table.leads")));
    setTimeout(() => {
      if (this.dog === dog) this.dog = null;
    }, DOG_STAYS);
  }

  #showWish({ seat }: ActedEvent, before: RoundShown | null, now: RoundShown): void {
    const was = before?.wish ?? null;
    if (was === now.wish) return;
    if (now.wish || was) this.wish = { rank: now.wish ?? was!, seat };
    this.fulfilled = !now.wish && now.phase !== "over";
    const wish = this.wish;
    setTimeout(() => {
      if (this.wish === wish) this.fulfilled = false;
    }, WISH_STAYS);
  }

  /** The trick goes to whoever takes it; one that was given away is announced at both seats. */
  #showTaken({ seat, action }: ActedEvent): void {
    const { view } = this.turn;
    const given = action["type"] === "give";
    const to = given ? Number(action["to"]) : seat;
    this.towards = view.chairs.find((chair) => chair.seat === to);
    if (!given) return;
    for (const at of [seat, to])
      this.note(at, () => {
        const names = { name: view.nameOf(seat), to: view.nameOf(to) };
        if (at === view.session.seat) return t("table.saidGive", names);
        return at === seat ? t("table.gaveDragon", names) : t("table.gotDragon");
      });
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
