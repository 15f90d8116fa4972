// What can be done in a position, in words.
import { rankWord, type Face } from "../cards/names";
import type { Values } from "../i18n/format";
import { t, tDynamic, why } from "../i18n/index.svelte";
import { listWords } from "../lib/lists";
import { actionWords, cardWords, playWords } from "../table/words";
import type { RoundShown, StepAnswer } from "../wire/types";

type Deed = Record<string, unknown>;

/** A choice as the label of a button: “pair of nines”, “Pass”. */
export function choiceWords(action: Deed, nameOf: (seat: number) => string, face: Face): string {
  switch (action["type"]) {
    case "play": {
      const what = playWords(String(action["cards"]), face);
      return action["wish"] ? t("board.withWish", { what, rank: rankWord(String(action["wish"])) }) : what;
    }
    case "pass":
      return t("table.pass");
    case "tichu":
      return t("table.callTichu");
    case "grand":
      return action["call"] ? t("table.callGrand") : t("board.noGrand");
    case "take":
      return t("board.take");
    case "give":
      return t("board.give", { name: nameOf(Number(action["to"])) });
    case "exchange":
      return listWords(giftsOf(action).map(({ to, card }) => `${cardWords(card, face)} › ${nameOf(to)}`));
    default:
      return String(action["type"]);
  }
}

/** The cards of an exchange, and who gets each. */
export function giftsOf(action: Deed): { to: number; card: string }[] {
  const gifts = (action["give"] ?? {}) as Record<string, string>;
  return Object.entries(gifts).map(([to, card]) => ({ to: Number(to), card }));
}

/** An action of a line as a sentence. */
export function stepWords(
  step: StepAnswer,
  nameOf: (seat: number) => string,
  after: RoundShown,
  face: Face,
): string {
  const { seat, action } = step;
  const said = actionWords({ seat, action }, nameOf, after, step.combos.at(-1), face);
  if (said && !(action["type"] === "play" && after.trick.at(-1)?.seat !== seat)) return said;
  return t("common.labelled", { label: nameOf(seat), text: choiceWords(action, nameOf, face) });
}

/** Why a position or an action was refused. */
export const boardTrouble = (code: string, params: Values): string =>
  tDynamic(`board.no_${code}`, params) ?? why(code, params);

/** Whether two actions are the same choice; the order of cards and of keys does not matter. */
export function sameChoice(one: Deed, other: Deed | undefined): boolean {
  return other !== undefined && canonical(one) === canonical(other);
}

function canonical(action: Deed): string {
  const entries = Object.entries(action).map(([key, value]) => [
    key,
    key === "cards" ? String(value).split(" ").sort().join(" ") : JSON.stringify(value),
  ]);
  return JSON.stringify(entries.sort());
}
