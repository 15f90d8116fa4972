// Which puzzles are solved, and how. Kept in the browser.
import { puzzles } from "./puzzles";

const KEY = "tichu.puzzles";

/** By puzzle: solved on the first try, or later. */
type Solved = Record<string, "first" | "later">;

function stored(): Solved {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Solved;
    return Object.fromEntries(
      puzzles.flatMap(({ id }) => (kept[id] === "first" || kept[id] === "later" ? [[id, kept[id]]] : [])),
    );
  } catch {
    return {};
  }
}

export const solved: Solved = $state(stored());

export function remember(id: string, first: boolean): void {
  solved[id] ??= first ? "first" : "later";
  try {
    localStorage.setItem(KEY, JSON.stringify(solved));
  } catch {
    // the browser may not allow storage
  }
}

/** The number of the first puzzle that is still to be solved, from 1. */
export function firstOpen(): number {
  const open = puzzles.findIndex((puzzle) => !solved[puzzle.id]);
  return open < 0 ? 1 : open + 1;
}
