// What cards are together, to call them by name. Whether they may be played is for the server to say.

export interface Combo {
  kind: string;
  rank: string;
  length: number;
}

const RANKS = "?123456789TJQKA";
const ACE = RANKS.length - 1;
const SHORTEST_STRAIGHT = 5;
const PHOENIX = "Ph";

/** The number of a card's rank: 1 for the Mah Jong, 14 for an ace; 0 for cards that are only played alone. */
const rankOf = (card: string): number => (card === "Ma" ? 1 : Math.max(0, RANKS.indexOf(card.charAt(0))));

/** The combination of some cards; undefined if they are none, or if two Phoenixes leave it open. */
export function comboOf(text: string): Combo | undefined {
  const cards = text.split(" ").filter(Boolean);
  const [first] = cards;
  if (!first) return undefined;
  if (cards.length === 1)
    return {
      kind: "single",
      rank: first.length === 2 && rankOf(first) > 1 ? first.charAt(0) : first,
      length: 1,
    };
  const natural = cards.filter((card) => card !== PHOENIX);
  const ranks = natural.map(rankOf).sort((a, b) => a - b);
  const jokers = cards.length - natural.length;
  if (jokers > 1 || /Do|Dr/.test(text) || ranks.includes(0)) return undefined;
  const found = bomb(natural, ranks, jokers) ?? group(ranks, jokers) ?? run(ranks, jokers);
  return found && { kind: found.kind, rank: RANKS[found.top]!, length: cards.length };
}

interface Found {
  kind: string;
  top: number;
}

/** How often each rank is there, the highest first. */
function counted(ranks: number[]): [rank: number, count: number][] {
  const different = [...new Set(ranks)].sort((a, b) => b - a);
  return different.map((rank) => [rank, ranks.filter((each) => each === rank).length]);
}

const isRow = (ranks: number[]): boolean => ranks.every((rank, at) => !at || rank === ranks[at - 1]! + 1);

function bomb(cards: string[], ranks: number[], jokers: number): Found | undefined {
  if (jokers || ranks[0] === 1) return undefined;
  const top = ranks.at(-1)!;
  if (cards.length === 4 && ranks[0] === top) return { kind: "bomb", top };
  const oneSuit = cards.every((card) => card.charAt(1) === cards[0]!.charAt(1));
  if (cards.length >= SHORTEST_STRAIGHT && oneSuit && isRow(ranks)) return { kind: "straight_bomb", top };
  return undefined;
}

/** Pairs, triples and full houses. */
function group(ranks: number[], jokers: number): Found | undefined {
  const all = ranks.length + jokers;
  const counts = counted(ranks);
  if (counts.length === 1 && ranks[0] !== 1 && (all === 2 || all === 3))
    return { kind: all === 2 ? "pair" : "triple", top: ranks[0]! };
  if (all !== 5 || counts.length !== 2 || ranks[0] === 1 || counts.some(([, count]) => count > 3))
    return undefined;
  // Beside two pairs the Phoenix belongs to the higher one.
  const top = (counts.find(([, count]) => count === 3) ?? counts[0]!)[0];
  return { kind: "full_house", top };
}

/** Straights and runs of pairs. */
function run(ranks: number[], jokers: number): Found | undefined {
  const different = counted(ranks).reverse();
  const all = ranks.length + jokers;
  const low = different[0]![0];
  const high = different.at(-1)![0];
  if (different.length === ranks.length && all >= SHORTEST_STRAIGHT) {
    const missing = high - low + 1 - ranks.length;
    if (missing === jokers) return { kind: "straight", top: high };
    // The Phoenix is put on top if there is a rank above.
    if (missing === 0) return { kind: "straight", top: Math.min(ACE, high + 1) };
    return undefined;
  }
  const inRow = isRow(different.map(([rank]) => rank));
  const single = different.filter(([, count]) => count === 1).length;
  const most = Math.max(...different.map(([, count]) => count));
  return inRow && low > 1 && all >= 4 && most === 2 && single === jokers
    ? { kind: "pair_run", top: high }
    : undefined;
}
