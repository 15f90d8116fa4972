// Which puzzles are solved, and how. Kept in the browser.
import { entries, type Entry, type Level } from "./puzzles";
import { levelHere, report } from "./results.svelte";

const KEY = "tichu.puzzles";

/** By puzzle: solved on the first try, or later. */
type Solved = Record<string, "first" | "later">;

function stored(): Solved {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Solved;
    return Object.fromEntries(
      entries.flatMap(({ id }) => (kept[id] === "first" || kept[id] === "later" ? [[id, kept[id]]] : [])),
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

/** Tell the others how the first try went. */
export function firstTry(id: string, right: boolean): void {
  if (!solved[id]) report(id, right);
}

/** Which puzzles the visitor wants to see. */
export const wanted: { theme: string; level: Level | "all" } = $state({ theme: "all", level: "all" });

export const isWanted = (entry: Entry): boolean =>
  (wanted.theme === "all" || entry.theme === wanted.theme) &&
  (wanted.level === "all" || levelHere(entry) === wanted.level);

/** The number of the first wanted puzzle that is still to be solved, after this one; null if there is none. */
export function nextOpen(after = 0): number | null {
  const open = entries.filter((entry) => isWanted(entry) && !solved[entry.id]);
  const next = open.find(({ number }) => number > after) ?? open.find(({ number }) => number !== after);
  return next?.number ?? null;
}
