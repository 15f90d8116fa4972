// Games, rule books and house rules in words.
import type { Values } from "../i18n/format";
import { t, tDynamic, why } from "../i18n/index.svelte";
import type { EditionAnswer, SettingAnswer } from "../wire/types";
import { prefs } from "./prefs.svelte";

export type RuleValue = boolean | number | string | null;
export type Rules = Readonly<Record<string, unknown>>;

/** Rules that are told in words of their own, not among the differences. */
const TOLD_ELSEWHERE = ["players", "target", "rounds"];

/** The two parts of a text such as “Nanjing – four players, two teams”. */
export function titleAndLine(text: string): { title: string; line: string } {
  const [title = "", ...rest] = text.split(" – ");
  return { title, line: rest.join(" – ") };
}

/** A game: its name and a line about it. */
export const gameWords = (variant: string): { title: string; line: string } =>
  titleAndLine(tDynamic(`home.variant_${variant}`) ?? variant);

export const gameName = (variant: string): string => gameWords(variant).title;

export const bookName = (book: Pick<EditionAnswer, "key" | "title">): string =>
  tDynamic(`home.edition_${book.key}`) ?? book.title;

export const ruleName = (rule: string): string => tDynamic(`home.rule_${rule}`) ?? rule;

/** A number without groups: it may have to be typed as it stands here. */
export const figure = (of: number): string =>
  new Intl.NumberFormat(prefs.language, { useGrouping: false }).format(of);

/** The value of a rule. */
export function ruleValue(of: unknown): string {
  if (typeof of === "boolean") return of ? t("home.on") : t("home.off");
  if (of === null || of === undefined) return t("home.endless");
  return typeof of === "string" ? (tDynamic(`home.choice_${of}`) ?? of) : figure(Number(of));
}

/** The rules of a book with what was agreed instead. */
export function rulesOf(book: EditionAnswer | undefined, house: Rules): Rules {
  const printed = Object.fromEntries((book?.settings ?? []).map((each) => [each.name, each.value]));
  return { ...printed, ...house };
}

/** When the match ends. */
export function endOf(rules: Rules): string {
  const { target, rounds } = rules;
  const ends = [
    typeof target === "number" ? t("score.toPoints", { n: target }) : "",
    typeof rounds === "number" ? t("score.toRounds", { n: rounds }) : "",
  ];
  return ends.filter(Boolean).join(" / ") || t("score.toOpen");
}

/** What was agreed differently from the rule book, apart from the players and the end. */
export function differences(settings: readonly SettingAnswer[], house: Rules): string[] {
  return settings
    .filter(({ name, value }) => name in house && house[name] !== value && !TOLD_ELSEWHERE.includes(name))
    .map(({ name }) => t("common.labelled", { label: ruleName(name), text: ruleValue(house[name]) }));
}

/** Why rules were refused: how they contradict each other, or any other refusal. */
export function ruleRefusal(code: string, params: Values): string {
  const { reason, rule } = params;
  const named = rule === undefined ? params : { ...params, rule: ruleName(String(rule)) };
  return (reason && tDynamic(`house.no_${reason}`, named)) || why(code, named);
}
