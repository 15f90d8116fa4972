// What a card is called in the visitor's language.
import { t, tDynamic, type Key } from "../i18n/index.svelte";

export type Face = "classic" | "tichubadour";

const SUITS = { g: "jade", k: "sword", b: "pagoda", r: "star" } as const;
const SCOUT_SUITS: Record<string, string> = { g: "pickaxe", k: "tent", b: "compass", r: "neckerchief" };
const SPECIALS: Record<string, Key> = {
  Ma: "common.mahjong",
  Do: "common.dog",
  Ph: "common.phoenix",
  Dr: "common.dragon",
};
const SCOUT_SPECIALS: Record<string, string> = { Ma: "nightingale", Do: "wolf" };

/** The name of a suit, `g`, `k`, `b` or `r`. */
export function suitName(suit: string, face: Face = "classic"): string {
  const usual = suit in SUITS ? t(`common.suit_${SUITS[suit as keyof typeof SUITS]}`) : suit;
  return (face === "tichubadour" ? tDynamic(`common.tb_${SCOUT_SUITS[suit] ?? ""}`) : undefined) ?? usual;
}

/** The name of a rank: `10`, `jack`. */
export function rankName(rank: string): string {
  if (rank === "T") return "10";
  return tDynamic(`common.rank_${rank}`) ?? rank;
}

/** The name of a card, or of a back for `null`: “jack of jade”, “Dragon”. */
export function cardName(card: string | null, face: Face = "classic"): string {
  if (card === null) return t("common.cardBack");
  const special = SPECIALS[card];
  if (special)
    return (
      (face === "tichubadour" ? tDynamic(`common.tb_${SCOUT_SPECIALS[card] ?? ""}`) : undefined) ?? t(special)
    );
  return t("common.cardName", { rank: rankName(card.charAt(0)), suit: suitName(card.charAt(1), face) });
}
