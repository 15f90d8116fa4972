// "5 minutes ago", "yesterday": times in the past, in the chosen language.
import { prefs } from "./prefs.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 86400],
  ["month", 30 * 86400],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago a time was, in seconds since 1970; less than a minute is “this minute”. */
export function ago(at: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(prefs.language, { numeric: "auto" });
  const seconds = Math.max(0, now - at);
  for (const [unit, length] of UNITS)
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  return format.format(0, "minute");
}
