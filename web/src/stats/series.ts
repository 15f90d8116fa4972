// Numbers for the graphs, and numbers as words.
import { prefs } from "../lib/prefs.svelte";
import type { GameStatistics } from "../wire/types";

export const AVERAGED = 10;

/** Games of ranks have places instead of points. */
export const isRanks = (game: GameStatistics): boolean => game.mean_place !== null;

/** A line over all rounds: the lead added up from 0, or the place averaged over the last ten rounds. */
export function line(game: GameStatistics): number[] {
  const rounds = game.history.flat();
  if (isRanks(game)) {
    return rounds.map((_, at) => {
      const last = rounds.slice(Math.max(0, at - AVERAGED + 1), at + 1);
      return last.reduce((sum, place) => sum + place, 0) / last.length;
    });
  }
  let total = 0;
  return [0, ...rounds.map((lead) => (total += lead))];
}

/** Where matches end on that line. */
export function ends(game: GameStatistics): number[] {
  let at = isRanks(game) ? -1 : 0;
  return game.history.map((match) => (at += match.length));
}

/** Round numbers for a scale from low to high: few, and always with zero in between. */
export function marks(low: number, high: number): number[] {
  const span = high - low || 1;
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, n) => (first + n) * step || 0);
}

export const percent = (share: number | null, digits = 0): string =>
  share === null
    ? "–"
    : new Intl.NumberFormat(prefs.language, { style: "percent", maximumFractionDigits: digits }).format(
        share,
      );

export const figure = (value: number | null, digits = 1): string =>
  value === null
    ? "–"
    : new Intl.NumberFormat(prefs.language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
        .format(value)
        .replace("-", "−");

/** What is won or lost: with its sign, without fractions. */
export function signed(value: number | null): string {
  if (value === null) return "–";
  const whole = Math.round(value);
  return (whole > 0 ? "+" : "") + new Intl.NumberFormat(prefs.language).format(whole || 0).replace("-", "−");
}

export const sum = (cells: Record<string, number> | undefined): number =>
  Object.values(cells ?? {}).reduce((all, count) => all + count, 0);
export const share = (part: number, whole: number): number | null => (whole ? part / whole : null);
