// Dealing and passing: cards move from the pack, or from whoever gives them, to the hands that get them.
import { tick } from "svelte";
import type { RoundShown, TableEvent } from "../wire/types";
import { lasting, placeOf, spotOf, type Spot } from "./motion";
import { cardsOf } from "./order";

/** Milliseconds that a card takes, and between the first and the last card of a hand. */
const FLIGHT = 200;
const SPREAD = 80;

/** Cards that come to a seat: from the pack, or from another seat; which ones, if the viewer may know. */
export interface Arrival {
  to: number;
  from: number | null;
  count: number;
  cards?: string;
}

/** The cards that come to seats with an event. */
export function arrivalsOf(
  event: TableEvent,
  before: RoundShown | null,
  now: RoundShown,
  own: number | null,
): Arrival[] {
  if (before?.phase === "exchange" && now.phase === "play") return passed(now, own);
  const dealt = event.type === "dealt" || (event.type === "acted" && before?.phase === "grand");
  if (!dealt) return [];
  return now.counts.flatMap((count, to) => {
    const had = event.type === "dealt" ? 0 : (before?.counts[to] ?? 0);
    return count > had ? [{ to, from: null, count: count - had }] : [];
  });
}

/** What the viewer got and gave. If that is a card from and for everybody, the others have done the same. */
function passed(now: RoundShown, own: number | null): Arrival[] {
  if (own === null) return [];
  const given: Record<string, string> = now.given[own] ?? {};
  const moves: Arrival[] = [
    ...Object.entries(now.received).map(([from, cards]) => ({
      to: own,
      from: Number(from),
      count: cardsOf(cards).length,
      cards,
    })),
    ...Object.entries(given).map(([to, cards]) => ({
      to: Number(to),
      from: own,
      count: cardsOf(cards).length,
    })),
  ];
  const all = [...now.counts.keys()].filter((seat) => seat !== own);
  if (!all.every((seat) => String(seat) in given && String(seat) in now.received)) return moves;
  const between = all.flatMap((from) =>
    all.filter((to) => to !== from).map((to) => ({ to, from, count: 1 })),
  );
  return [...moves, ...between];
}

/** Move the cards that come with an event. Call it before the page shows them, or say that it does. */
export async function moveArrivals(arrivals: Arrival[], own: number | null, shown = false): Promise<void> {
  if (!arrivals.length || !lasting(FLIGHT)) return;
  const held = new Set(shown ? [] : ownCards().map((card) => card.dataset.key));
  await tick();
  const pack = document.querySelector(".felt .middle");
  for (const to of new Set(arrivals.map((each) => each.to))) {
    const coming = arrivals.filter((each) => each.to === to);
    const starts = coming.flatMap(({ from, count }) => {
      const spot = from === null ? pack && spotOf(pack.getBoundingClientRect()) : placeOf(from);
      return spot ? Array.from({ length: count }, () => spot) : [];
    });
    const cards = to === own ? ownArrivals(coming, held) : backsOf(to, starts.length);
    cards.forEach((card, at) => glide(card, starts[at], (SPREAD * at) / cards.length));
  }
}

const ownCards = () => [...document.querySelectorAll<HTMLElement>(".mine .hand [data-key]")];

/** The drawings of the own cards that have come: the buttons around them stay where they are pressed. */
function ownArrivals(coming: Arrival[], held: Set<string | undefined>): Element[] {
  const known = coming.flatMap((each) => cardsOf(each.cards));
  const cards = known.length
    ? known.map((card) => ownCards().find((each) => each.dataset.card === card))
    : ownCards().filter((each) => !held.has(each.dataset.key));
  return cards.flatMap((each) => (each?.firstElementChild ? [each.firstElementChild] : []));
}

function backsOf(seat: number, count: number): Element[] {
  return [...document.querySelectorAll(`[data-seat="${seat}"] .fan i`)].slice(-count);
}

function glide(card: Element, from: Spot | undefined, delay: number): void {
  if (!from) return;
  const to = spotOf(card.getBoundingClientRect());
  const zoom = (card as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  const way = `${(from.x - to.x) / zoom}px ${(from.y - to.y) / zoom}px`;
  const whole = lasting(FLIGHT + SPREAD);
  const part = whole / (FLIGHT + SPREAD);
  card.animate(
    [
      { translate: way, opacity: 0.3 },
      { translate: "0 0", opacity: 1 },
    ],
    {
      duration: FLIGHT * part,
      delay: delay * part,
      easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
      fill: "backwards",
    },
  );
}
