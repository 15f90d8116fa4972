// A position that is set up by hand: where each card is, as far as it is known.
import { cardsOf } from "../table/order";

export const ZONES = ["hand", "table", "ours", "theirs"] as const;
export type Zone = (typeof ZONES)[number];
export type Phase = "grand" | "exchange" | "play";
type Call = "none" | "tichu" | "grand";

const RANKS = [..."23456789TJQKA"];
/** Four rows of fourteen: a suit, and one of the special cards. */
export const ROWS: string[][] = [
  ["g", "Dr"],
  ["k", "Ph"],
  ["b", "Ma"],
  ["r", "Do"],
].map(([suit, special]) => [...RANKS.map((rank) => rank + suit), special!]);
export const WISHES = RANKS;
const HAND = 14;
const GRAND_HAND = 8;

export class Draft {
  edition = $state("");
  phase: Phase = $state("play");
  zones: Record<string, Zone> = $state({});
  /** Where a card goes that is tapped. */
  brush: Zone = $state("hand");
  /** Cards of the others, by seat; you are seat 0. */
  counts: number[] = $state([0, HAND, HAND, HAND]);
  calls: Call[] = $state(["none", "none", "none", "none"]);
  /** Who has played what lies on the table. */
  owner = $state(3);
  wish = $state("");
  /** Who has gone out, in this order. */
  out: number[] = $state([]);

  readonly full = $derived.by(() => (this.phase === "grand" ? GRAND_HAND : HAND));

  cardsIn(zone: Zone): string[] {
    return ROWS.flat().filter((card) => this.zones[card] === zone);
  }

  get hand(): string[] {
    return this.cardsIn("hand");
  }

  /** Zones that a card can be in; before the play nothing has been played. */
  get open(): readonly Zone[] {
    return this.phase === "play" ? ZONES : ["hand"];
  }

  tap(card: string): void {
    const brush = this.phase === "play" ? this.brush : "hand";
    if (this.zones[card] === brush) delete this.zones[card];
    else if (brush !== "hand" || this.hand.length < this.full) this.zones[card] = brush;
  }

  /** Another number of cards; with none the seat is out. */
  setCount(seat: number, count: number): void {
    this.counts[seat] = Math.max(0, Math.min(HAND, count));
    this.out = this.out.filter((each) => each !== seat);
    if (this.counts[seat] === 0) this.out.push(seat);
  }

  clear(): void {
    this.zones = {};
    this.counts = [0, HAND, HAND, HAND];
    this.calls = ["none", "none", "none", "none"];
    this.out = [];
    this.wish = "";
  }

  /** The position as the server reads it: the view of seat 0. */
  toView(): Record<string, unknown> {
    const play = this.phase === "play";
    const hand = this.hand;
    const counts = [hand.length, ...this.counts.slice(1).map((count) => (play ? count : this.full))];
    const table = play ? this.cardsIn("table") : [];
    const calls = Object.entries(this.calls).filter(([, call]) => call !== "none");
    return {
      variant: "nanjing",
      edition: this.edition,
      phase: this.phase,
      seat: 0,
      hands: [hand.join(" "), null, null, null],
      counts,
      waiting: play ? [0] : [0, 1, 2, 3],
      turn: play ? 0 : null,
      trick: table.length ? [{ seat: this.owner, cards: table.join(" ") }] : [],
      passed: table.length ? this.#passed() : [],
      wish: play && this.wish ? this.wish : null,
      calls: Object.fromEntries(calls),
      started: play ? counts.flatMap((count, seat) => (count < HAND ? [seat] : [])) : [],
      out: play ? [...this.out] : [],
      won: play
        ? [this.cardsIn("ours").join(" "), this.cardsIn("theirs").join(" "), "", ""]
        : ["", "", "", ""],
    };
  }

  /** Whoever sits between the last play and you has passed. */
  #passed(): number[] {
    return [1, 2, 3].filter((seat) => seat > this.owner && !this.out.includes(seat));
  }

  /** Go on from a view that was set up before. */
  static of(view: Record<string, unknown>): Draft {
    const draft = new Draft();
    const { hands, trick, won, counts, out } = view as {
      hands: (string | null)[];
      trick: { seat: number; cards: string }[];
      won: string[];
      counts: number[];
      out: number[];
    };
    const put = (cards: string | null | undefined, zone: Zone): void =>
      cardsOf(cards).forEach((card) => (draft.zones[card] = zone));
    put(hands[0], "hand");
    put(trick[0]?.cards, "table");
    put(won[0], "ours");
    put(won[1], "theirs");
    draft.phase = view["phase"] as Phase;
    draft.edition = String(view["edition"]);
    draft.counts = [0, ...counts.slice(1)];
    draft.out = out;
    draft.owner = trick[0]?.seat ?? 3;
    draft.wish = (view["wish"] as string | null) ?? "";
    const calls = view["calls"] as Record<string, Call>;
    draft.calls = draft.calls.map((none, seat) => calls[String(seat)] ?? none);
    return draft;
  }
}
