// What happens at the table in words: for buttons, the log, and for ears.
import { cardName, rankValue, rankWord, type Face } from "../cards/names";
import { t, tDynamic } from "../i18n/index.svelte";
import { listWords } from "../lib/lists";
import type { ChatShown, RoundShown, TableEvent } from "../wire/types";
import { comboOf, type Combo } from "./combos";

export { points, signed } from "../lib/points";

/** What Phoenixes stand for, in words: "six", for two of them "six and eight". */
export function ranksWords(ranks: string, face: Face = "classic"): string {
  return listWords([...new Set(ranks.split(" ").filter(Boolean))].map((rank) => rankWord(rank, face)));
}

/** The same as a list that keeps every rank: "six, six". */
export function ranksLabel(ranks: string): string {
  return ranks
    .split(" ")
    .map((rank) => rankWord(rank))
    .join(", ");
}

/** A combination in words: "straight of five to the ten". */
export function comboWords(combo: Combo, cards?: string, face: Face = "classic"): string {
  if (combo.kind === "single") return cards ? cardName(cards, face) : rankWord(combo.rank, face);
  return t("cards.combination", {
    kind: combo.kind,
    rank: rankValue(combo.rank),
    n: combo.kind === "pair_run" ? combo.length / 2 : combo.length,
  });
}

/** An event as a sentence; undefined if it needs none. */
export function eventWords(
  event: TableEvent,
  name: (seat: number) => string,
  round: RoundShown | null,
  combo: Combo | undefined,
  face: Face = "classic",
): string | undefined {
  switch (event.type) {
    case "acted":
      return actionWords(event, name, round, combo, face);
    case "dealt":
      return t("table.saidDealt", { n: String(event.round) });
    case "started":
      return t("table.saidStarted");
    case "paused":
      return t("table.saidPaused");
    case "resumed":
      return t("table.saidResumed");
    default:
      return undefined;
  }
}

interface PlayDetails {
  bomb?: boolean;
  /** The rank that is wished for with it. */
  wish?: string;
  /** Whether the player has no cards left. */
  out?: boolean;
}

/** A play as a sentence. */
export function saidPlay(
  name: string,
  what: string,
  { bomb = false, wish = "", out = false }: PlayDetails = {},
): string {
  return t("table.saidPlay", {
    name,
    what,
    bomb: bomb ? "yes" : "no",
    wishes: wish ? "yes" : "no",
    rank: wish ? rankWord(wish) : "",
    out: out ? "yes" : "no",
  });
}

/** What a seat did, as a sentence; undefined if it needs none. */
export function actionWords(
  { seat, action }: { seat: number; action: Record<string, unknown> },
  name: (seat: number) => string,
  round: RoundShown | null,
  combo?: Combo,
  face: Face = "classic",
): string | undefined {
  const who = name(seat);
  switch (action.type) {
    case "play": {
      const cards = String(action.cards);
      return saidPlay(who, combo ? comboWords(combo, cards, face) : cardWords(cards, face), {
        bomb: /bomb/.test(combo?.kind ?? ""),
        wish: action.wish ? String(action.wish) : "",
        out: round?.out.includes(seat) ?? false,
      });
    }
    case "pass":
      return t("table.saidPass", { name: who });
    case "tichu":
      return t("table.saidTichu", { name: who });
    case "withdraw":
      return t("table.saidWithdraw", { name: who });
    case "take":
      return t("table.saidTake", { name: who });
    case "give":
      return t("table.saidGive", { name: who, to: name(Number(action.to)) });
    case "grand":
      return action.call ? t("table.saidGrand", { name: who }) : undefined;
    default:
      return undefined;
  }
}

/** What a chat message says; a reaction is named. */
export function saidWords({
  text,
  phrase,
  reaction,
}: Pick<ChatShown, "text" | "phrase" | "reaction">): string {
  if (phrase) return tDynamic(`table.phrase_${phrase}`) ?? phrase;
  if (reaction) return tDynamic(`panels.reaction_${reaction}`) ?? reaction;
  return text ?? "";
}

/** A bot's reason in the visitor's language: seats in it become names. */
export function reasonWords(
  reason: { code?: string; params?: Record<string, unknown> } | null,
  name?: (seat: number) => string,
): string | undefined {
  if (!reason?.code) return undefined;
  const params = Object.entries(reason.params ?? {}).map(([key, value]) => {
    if (typeof value !== "number") return [key, String(value)] as const;
    return [key, key === "seat" && name ? name(value) : value] as const;
  });
  return tDynamic(`reasons.${reason.code}`, Object.fromEntries(params));
}

/** Cards that are played together, by what they are: “pair of nines”. */
export function playWords(cards: string, face: Face = "classic"): string {
  const combo = comboOf(cards);
  return combo ? comboWords(combo, cards, face) : cardWords(cards, face);
}

export function cardWords(cards: string, face: Face = "classic"): string {
  return cards
    .split(" ")
    .filter(Boolean)
    .map((card) => cardName(card, face))
    .join(", ");
}
