// The result of a score sheet for a tournament: where it belongs, and in which order of the sides.
import type { MyTableAnswer, TournamentAnswer, TournamentCard } from "../wire/types";
import { api } from "../lib/api";
import { isRankRound, isRanks, roundScores, runningTotals } from "./scoring";
import type { Sheet } from "./sheets.svelte";

/** A table of a tournament whose result the visitor can report. */
export interface OpenReport {
  tournament: TournamentAnswer;
  table: MyTableAnswer;
  /** The names of the two sides, the one on seats 1 and 3 first. */
  sides: [string, string];
}

/** Whether a sheet has points of two sides, as a tournament counts them. */
export const canHandIn = (sheet: Sheet): boolean =>
  !isRanks(sheet.variant) && sheet.variant !== "trichu" && sheet.past.now.length > 0;

/** The tournaments in which the visitor has a table without a result. */
export async function openReports(): Promise<OpenReport[]> {
  const mine = await api.get<TournamentCard[]>("/api/me/tournaments");
  const playing = mine.filter((card) => card.status === "playing" && card.venue === "room");
  const found = await Promise.all(
    playing.map((card) => api.get<TournamentAnswer>(`/api/tournaments/${card.id}`)),
  );
  return found.flatMap((tournament) => {
    const { table } = tournament.me;
    if (!table?.must_report) return [];
    const paired = tournament.round_list
      .find((round) => round.number === table.round)
      ?.tables.find((each) => each.table === table.table);
    if (paired?.sides.length !== 2) return [];
    const name = (side: number[]): string =>
      side
        .map((entrant) => tournament.entry_list.find((each) => each.number === entrant)?.name ?? entrant)
        .join(" & ");
    return [
      { tournament, table, sides: [name(paired.sides[0]!), name(paired.sides[1]!)] as [string, string] },
    ];
  });
}

/** The points that are reported: of each board in a duplicate, otherwise of the match. */
export function gamesOf(sheet: Sheet, tournament: TournamentAnswer, swapped: boolean): number[][] {
  const rounds = sheet.past.now;
  const games =
    tournament.format === "duplicate"
      ? rounds.map((round) => (isRankRound(round) ? [] : roundScores(sheet.variant, round)))
      : [runningTotals(sheet.variant, rounds).at(-1) ?? [0, 0]];
  return swapped ? games.map((game) => [...game].reverse()) : games;
}

/** Whether the first side of the sheet is probably the second one of the table, by the names they share. */
export function looksSwapped(sheet: Sheet, sides: readonly [string, string]): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = sides.map((side) => new Set(words(side)));
  const shared = (names: (string | undefined)[], side: number): number =>
    names.flatMap((name) => words(name ?? "")).filter((word) => known[side]!.has(word)).length;
  const first = [sheet.names[0], sheet.names[2]];
  const second = [sheet.names[1], sheet.names[3]];
  return shared(first, 1) + shared(second, 0) > shared(first, 0) + shared(second, 1);
}
