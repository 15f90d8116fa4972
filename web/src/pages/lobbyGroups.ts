// The tables of the lobby in the order in which they help a newcomer.
import type { TableAnswer } from "../wire/types";

export type GroupName = "home.groupOpen" | "home.groupTakeOver" | "home.groupWatch";
export interface Group {
  title: GroupName;
  tables: TableAnswer[];
}

/** Places where somebody may sit down: before a match the empty ones, in it those that were left. */
export function freeSeats(table: TableAnswer): number {
  if (table.status === "open") return table.open;
  return table.status === "running" ? table.places.filter((place) => place.left).length : 0;
}

/** Tables that wait for players first, the fullest on top; then seats to take over; then games to watch. */
export function grouped(tables: readonly TableAnswer[]): Group[] {
  const open = tables.filter((table) => table.status === "open" && table.open > 0);
  const left = tables.filter((table) => table.status !== "open" && freeSeats(table) > 0);
  const full = tables.filter((table) => freeSeats(table) === 0);
  const groups: Group[] = [
    { title: "home.groupOpen", tables: open.sort((a, b) => a.open - b.open) },
    { title: "home.groupTakeOver", tables: left },
    { title: "home.groupWatch", tables: full },
  ];
  return groups.filter((group) => group.tables.length);
}
