// A sheet in words: who is who, and the whole of it as text to send.
import { t } from "../i18n/index.svelte";
import { variantName } from "../lib/names";
import { scoreLine, signed } from "../lib/points";
import { prefs } from "../lib/prefs.svelte";
import {
  columnsOf,
  DUMMY,
  isRankRound,
  isRanks,
  outcome,
  roundScores,
  runningTotals,
  sideOf,
  titles,
  type Bet,
  type PointsRound,
  type Side,
} from "./scoring";
import { termsOf, type Agreed, type Sheet } from "./sheets.svelte";

export const labelled = (label: string, text: string): string => t("common.labelled", { label, text });

export const nameOf = (sheet: Agreed, player: number): string =>
  sheet.variant === "trichu" && player === DUMMY
    ? t("score.dummy")
    : sheet.names[player]?.trim() || t("score.player", { n: player + 1 });

/** The players of a side; in Trichu that depends on the soloist. */
export function playersOf(sheet: Agreed, side: Side, soloist: number | null = null): number[] {
  const players =
    sheet.variant === "trichu"
      ? [soloist ?? 0, ...[0, 1, 2].filter((player) => player !== (soloist ?? 0)), DUMMY]
      : sheet.names.map((_, player) => player);
  return players.filter((player) => sideOf(sheet.variant, player, soloist ?? 0) === side);
}

export const sideName = (sheet: Agreed, side: Side, soloist: number | null = null): string =>
  playersOf(sheet, side, soloist)
    .map((player) => nameOf(sheet, player))
    .join(" & ");

export const columnName = (sheet: Agreed, column: number): string =>
  columnsOf(sheet.variant) === 2 ? sideName(sheet, column as Side) : nameOf(sheet, column);

export const columnNames = (sheet: Agreed): string[] =>
  Array.from(
    { length: isRanks(sheet.variant) ? sheet.names.length : columnsOf(sheet.variant) },
    (_, column) => (isRanks(sheet.variant) ? nameOf(sheet, column) : columnName(sheet, column)),
  );

export const titleName = (sheet: Agreed, place: number): string =>
  t("titles.title", { title: titles(sheet.variant, sheet.names.length)[place] ?? "place", n: place + 1 });

/** What the texts about a call want to know. */
export const betValues = (
  sheet: Agreed,
  player: number,
  { call, made }: Bet,
): { name: string; call: string; made: string } => ({
  name: nameOf(sheet, player),
  call,
  made: made ? "yes" : "no",
});

export const endName = (sheet: Agreed): string => {
  if (sheet.target !== null) return t("score.toPoints", { n: sheet.target });
  return sheet.length === null ? t("score.toOpen") : t("score.toRounds", { n: sheet.length });
};

export const day = (time: number): string =>
  new Intl.DateTimeFormat(prefs.language, { dateStyle: "medium" }).format(time);

/** What else a round had besides card points. */
export function remarks(sheet: Agreed, round: PointsRound): string[] {
  const found: string[] = [];
  if (round.ending === "victory")
    found.push(t(sheet.variant === "tientsin" ? "score.tripleVictory" : "score.doubleVictory"));
  if (round.ending === "breach") found.push(t("score.breach"));
  round.bets.forEach((bet, player) => {
    if (bet) found.push(t("score.betOf", betValues(sheet, player, bet)));
  });
  return found;
}

/** Who won, or who is ahead. */
export function verdict(sheet: Sheet): string {
  const { over, leaders } = outcome(termsOf(sheet), sheet.past.now);
  if (!leaders.length) return "";
  const names = columnNames(sheet);
  const who = new Intl.ListFormat(prefs.language, { type: "conjunction" }).format(
    leaders.map((column) => names[column]!),
  );
  if (!over) return leaders.length > 1 ? t("score.level") : t("score.ahead", { who });
  return t(
    leaders.length > 1
      ? "score.winTogether"
      : columnsOf(sheet.variant) === 2
        ? "score.winTeam"
        : "score.winOne",
    { who },
  );
}

export function asText(sheet: Sheet): string {
  const names = columnNames(sheet);
  const rounds = sheet.past.now;
  const lines = [`Tichu – ${variantName(sheet.variant)}, ${day(sheet.started)}`, ""];
  if (isRanks(sheet.variant)) {
    rounds.forEach((round, index) => {
      if (isRankRound(round))
        lines.push(`${index + 1}. ${round.order.map((player) => names[player]).join(" › ")}`);
    });
    const last = rounds.at(-1);
    if (last && isRankRound(last))
      lines.push("", ...last.order.map((player, place) => labelled(titleName(sheet, place), names[player]!)));
    return lines.join("\n").trimEnd();
  }
  const totals = runningTotals(sheet.variant, rounds);
  lines.push(names.join(" : "), "");
  rounds.forEach((round, index) => {
    if (isRankRound(round)) return;
    const scores = roundScores(sheet.variant, round).map(signed).join(" : ");
    const more = remarks(sheet, round);
    if (round.soloist !== null) more.unshift(labelled(t("score.soloist"), nameOf(sheet, round.soloist)));
    lines.push(
      `${index + 1}. ${scoreLine(totals[index]!)}  (${scores}${more.length ? `; ${more.join(", ")}` : ""})`,
    );
  });
  const result = verdict(sheet);
  if (result) lines.push("", result);
  return lines.join("\n").trimEnd();
}
