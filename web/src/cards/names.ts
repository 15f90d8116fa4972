// What a card is called in the visitor's language.
import { t } from "../i18n/index.svelte";

export type Face = "classic" | "tichubadour";

const SPECIAL = /^(Ma|Do|Ph|Dr)$/;

/** A rank as the words want it: digits are numbers. */
export const rankValue = (rank: string): string | number => (/^\d$/.test(rank) ? Number(rank) : rank);

/** The name of a suit, `g`, `k`, `b` or `r`. */
export const suitName = (suit: string, face: Face = "classic"): string => t("cards.suit", { suit, face });

/** The name of a rank on a card: `10`, `jack`. */
export const rankName = (rank: string): string => t("cards.rankShort", { rank: rankValue(rank) });

/** A rank in words: `ten`, `jack`; a special card's own name. */
export const rankWord = (rank: string, face: Face = "classic"): string =>
  SPECIAL.test(rank) ? cardName(rank, face) : t("cards.rank", { rank: rankValue(rank) });

/** The name of a card, or of a back for `null`: “jack of jade”, “Dragon”. */
export function cardName(card: string | null, face: Face = "classic"): string {
  if (card === null) return t("cards.cardBack");
  if (SPECIAL.test(card)) return t("cards.special", { card, face });
  return t("cards.card", { rank: rankValue(card.charAt(0)), suit: card.charAt(1), face });
}
