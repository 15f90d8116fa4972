// What is shown of another player, and the same in words.
import type { Face } from "../cards/names";
import { t } from "../i18n/index.svelte";
import { timeText, type ClockReading } from "./clocks.svelte";
import type { Chair } from "./seats";

export interface SeatShown {
  chair: Chair;
  /** The number of cards left. */
  count: number;
  /** The cards of an open hand. */
  hand: string | null;
  inTurn: boolean;
  call: string | undefined;
  /** In which place the player went out. */
  place: number | null;
  present: boolean;
  passed: boolean;
  title?: string;
  badge?: string;
  /** The clock that runs for the player; null if none does. */
  clock: ClockReading | null;
  /** Whether the trick on the table is this player's so far. */
  holds?: boolean;
  face?: Face;
}

/** That somebody is not there, and nothing if they are. */
export function absenceWords({ chair }: Chair, present: boolean): string {
  if (chair?.away) return t("table.away");
  if (chair?.left) return t("table.gone");
  return present || chair?.bot ? "" : t("table.disconnected");
}

/** What a screen reader says about a seat. */
export function seatWords(shown: SeatShown): string {
  const { chair, count, inTurn, call, place, present, passed, holds, clock } = shown;
  return t("table.seatLabel", {
    name: chair.name,
    state: place !== null ? t("table.outAs", { n: place }) : t("table.cardsLeft", { n: count }),
    call: call ?? "none",
    turn: inTurn ? "yes" : "no",
    passed: passed ? "yes" : "no",
    reserve: clock?.reserve ? t("panels.reserve", { time: timeText(clock.spare) }) : "none",
    holds: holds ? "yes" : "no",
    present: present ? "yes" : "no",
  });
}
