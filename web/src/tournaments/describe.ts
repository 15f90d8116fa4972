// Entrants, scores, states and dates of tournaments in words.
import { t, tDynamic } from "../i18n/index.svelte";
import { playerName } from "../lib/names";
import { points } from "../lib/points";
import { prefs } from "../lib/prefs.svelte";
import type {
  EntrantAnswer,
  PairedTableAnswer,
  ResultAnswer,
  TournamentAnswer,
  TournamentCard,
} from "../wire/types";

export const formatName = (format: string): string => tDynamic(`tournament.format_${format}`) ?? format;

export function statusLine(card: TournamentCard): string {
  const values = { n: card.round, all: card.rounds };
  if (card.status === "playing") return t("tournaments.status_playing", values);
  if (card.status === "between") return t("tournaments.status_between", values);
  return tDynamic(`tournaments.status_${card.status}`) ?? card.status;
}

/** When a match ends: “Matches to 1000 points”. */
export function lengthLine({ options }: TournamentAnswer): string {
  if (options.format === "duplicate") return t("tournament.length_boards", { n: options.boards });
  return tDynamic(`tournament.length_${options.length.kind}`, { n: options.length.amount ?? 1000 }) ?? "";
}

export function entrantName(tournament: TournamentAnswer, number: number): string {
  const found = tournament.entry_list.find((entrant) => entrant.number === number);
  return found ? playerName(found.name) : String(number);
}

/** The names of a side: an entrant, or persons who play together in this round. */
export const sideName = (tournament: TournamentAnswer, side: readonly number[]): string =>
  side.map((number) => entrantName(tournament, number)).join(" & ");

/** The members, unless the name of the entrant says the same. */
export function memberLine(entrant: EntrantAnswer): string {
  const names = entrant.members.map((member) => playerName(member.name));
  return names.length === 1 && names[0] === playerName(entrant.name) ? "" : names.join(", ");
}

/** The points of each game: “1000 : 640, 450 : 1010”. */
export const scoreOf = (result: ResultAnswer): string =>
  result.games.map((game) => (game ? game.map(points).join(" : ") : "–")).join(", ");

/** The sum of the points of a side; null if it did not play. */
export function sideTotal(result: ResultAnswer | null, side: number): number | null {
  if (!result || !result.games.length) return null;
  return result.games.reduce((sum, game) => sum + (game?.[side] ?? 0), 0);
}

export function isMine(tournament: TournamentAnswer, table: PairedTableAnswer): boolean {
  const me = tournament.me.entrant;
  return me !== null && table.sides.some((side) => side.includes(me));
}

/** A value of the standings: whole numbers as they are, others with one or two decimals. */
export const figure = (value: number): string =>
  new Intl.NumberFormat(prefs.language, { maximumFractionDigits: 2, useGrouping: false })
    .format(value)
    .replace("-", "−");

const format = (at: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(prefs.language, { hourCycle: "h23", ...options }).format(new Date(at * 1000));

export const dayOf = (at: number): string => format(at, { day: "numeric" });
export const monthOf = (at: number): string => format(at, { month: "short" });
export const timeOf = (at: number): string => format(at, { hour: "2-digit", minute: "2-digit" });
export const dateOf = (at: number): string => format(at, { day: "numeric", month: "short", year: "numeric" });
export const shortDateOf = (at: number): string => format(at, { day: "numeric", month: "numeric" });
/** A day and time that may be long ago. */
export const momentOf = (at: number): string =>
  format(at, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
export const whenOf = (at: number): string =>
  format(at, { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });

/** A time of the log, with seconds. */
export const clockOf = (at: number): string =>
  format(at, { hour: "2-digit", minute: "2-digit", second: "2-digit" });

/** Minutes and seconds until a time: “4:05”. */
export function until(at: number, now: number): string {
  const left = Math.max(0, Math.round(at - now));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
