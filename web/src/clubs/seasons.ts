// Seasons in words, and the dates of their form.
import { t, tDynamic } from "../i18n/index.svelte";
import { dateOf } from "../tournaments/describe";
import type { SeasonCard, SeasonModel } from "../wire/types";

const DAY = 86400;

/** The season of today: the latest that has begun, or else the first to come. */
export function currentSeason(
  seasons: readonly SeasonCard[],
  now = Date.now() / 1000,
): SeasonCard | undefined {
  return seasons.find((season) => season.starts_at <= now) ?? seasons.at(-1);
}

export const datesOf = ({ starts_at, ends_at }: { starts_at: number; ends_at?: number | null }): string =>
  ends_at === null || ends_at === undefined
    ? t("clubs.seasonOpen", { from: dateOf(starts_at) })
    : t("clubs.seasonDates", { from: dateOf(starts_at), to: dateOf(ends_at - 1) });

/** A time as the value of a date field, in the time zone of the visitor. */
export function toField(at: number): string {
  const date = new Date(at * 1000);
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The first moment of the day of a date field, or of the day after it. */
export function fromField(text: string, after = 0): number {
  const [year = 0, month = 1, day = 1] = text.split("-").map(Number);
  return new Date(year, month - 1, day + after).getTime() / 1000;
}

/** The last day of a season as a date field has it; empty if its end is open. */
export const lastDay = (season: SeasonModel): string =>
  season.ends_at === null || season.ends_at === undefined ? "" : toField(season.ends_at - DAY / 2);

/** How the season is counted, in sentences. */
export function rulesOf({ rules = {} }: SeasonModel): string[] {
  const { scoring = "places", places = [], attendance = 0, best = null, ranked = "persons" } = rules;
  return [
    tDynamic(`clubs.rule_${scoring}`, { points: places.join(", ") }) ?? "",
    attendance ? t("clubs.rule_attendance", { n: attendance }) : "",
    best === null ? "" : t("clubs.rule_best", { n: best }),
    ranked === "persons" ? t("clubs.rule_persons") : "",
  ].filter(Boolean);
}
