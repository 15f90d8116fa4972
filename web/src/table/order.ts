// The order of the cards in your hand.
import type { SortOrder } from "../lib/prefs.svelte";

const RANKS = "23456789TJQKA";
const SUITS = "kgbr";

/** The place of a card when sorted by rank: the Dog and the Mah Jong first, the Phoenix and the Dragon last. */
function byRank(card: string): number {
  const special = { Do: -2, Ma: -1, Ph: 100, Dr: 101 }[card];
  return special ?? RANKS.indexOf(card[0]!) + SUITS.indexOf(card[1]!) / 10;
}

function bySuit(card: string): number {
  const special = { Do: -2, Ma: -1, Ph: 1000, Dr: 1001 }[card];
  return special ?? SUITS.indexOf(card[1]!) * 100 + RANKS.indexOf(card[0]!);
}

export interface Held {
  /** Unique even if the same card is there twice, in games with several packs. */
  key: string;
  card: string;
}

export function cardsOf(text: string | null | undefined): string[] {
  return (text ?? "").split(" ").filter(Boolean);
}

export function keyed(cards: string[]): Held[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const times = seen.get(card) ?? 0;
    seen.set(card, times + 1);
    return { key: `${card}.${times}`, card };
  });
}

export function sorted(cards: Held[], order: SortOrder): Held[] {
  const place = order === "rank" ? byRank : bySuit;
  return [...cards].sort((a, b) => place(a.card) - place(b.card));
}

/** Keep the player's arrangement: known cards keep their order, new ones are sorted in. */
export function rearranged(before: Held[], now: Held[], order: SortOrder): Held[] {
  const here = new Set(now.map((each) => each.key));
  const kept = before.filter((each) => here.has(each.key));
  const known = new Set(kept.map((each) => each.key));
  const fresh = sorted(
    now.filter((each) => !known.has(each.key)),
    order,
  );
  if (!kept.length || fresh.length > 3) return sorted(now, order);
  const place = order === "rank" ? byRank : bySuit;
  for (const each of fresh) {
    const at = kept.findIndex((other) => place(other.card) > place(each.card));
    if (at < 0) kept.push(each);
    else kept.splice(at, 0, each);
  }
  return kept;
}
