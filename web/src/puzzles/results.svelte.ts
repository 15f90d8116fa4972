// What others found at their first try, and what the visitor found that the server does not know yet.
import { ApiError, api } from "../lib/api";
import type { PuzzleResults } from "../wire/types";
import { levelOf, type Entry, type Level } from "./puzzles";

const UNSENT_KEY = "tichu.puzzleTries";
const MAX_UNSENT = 200;
/** How many tries the computed chance counts for: until then it decides more than the results. */
const PRIOR_TRIES = 8;

type Tally = [right: number, tries: number];
const results: Record<string, Tally> = $state({});
const unsent: Record<string, boolean> = $state(stored());
let asked = false;

function stored(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(UNSENT_KEY) ?? "{}") as Record<string, boolean>;
  } catch {
    return {};
  }
}

function save(): void {
  try {
    localStorage.setItem(UNSENT_KEY, JSON.stringify(unsent));
  } catch {
    // the browser may not allow storage
  }
}

/** The chance that somebody solves a puzzle at the first try: the computed one, corrected by results. */
export function mixed(chance: number, [right, tries]: Tally): number {
  return (PRIOR_TRIES * chance + right) / (PRIOR_TRIES + tries);
}

/** How hard a puzzle is, with the results of everybody and the visitor's own that were not sent yet. */
export function levelHere({ id, chance }: Entry): Level {
  const [right, tries] = results[id] ?? [0, 0];
  const own = unsent[id];
  return levelOf(mixed(chance, own === undefined ? [right, tries] : [right + Number(own), tries + 1]));
}

/** Everybody's first tries at a puzzle; undefined if there are none. */
export const tallyOf = (id: string): Tally | undefined => results[id];

/** Ask the server for everybody's results, once; without a server the computed difficulty remains. */
export async function learnResults(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const { results: found } = await api.get<PuzzleResults>("/api/puzzles/results");
    for (const [id, { right, tries }] of Object.entries(found)) results[id] = [right, tries];
    await send();
  } catch {
    asked = false;
  }
}

/** Remember the first try at a puzzle, and tell the server when it can be reached. */
export function report(id: string, right: boolean): void {
  if (id in unsent || Object.keys(unsent).length >= MAX_UNSENT) return;
  unsent[id] = right;
  save();
  void send().catch(() => undefined);
}

async function send(): Promise<void> {
  for (const [id, right] of Object.entries(unsent)) {
    try {
      await api.post("/api/puzzles/tries", { puzzle: id, right });
      const [before, tries] = results[id] ?? [0, 0];
      results[id] = [before + Number(right), tries + 1];
    } catch (refused) {
      // Later, if there is no network or too much at once; never, if the server does not want it.
      const status = refused instanceof ApiError ? refused.status : 0;
      if (status < 400 || status >= 500 || status === 401 || status === 429) return;
    }
    delete unsent[id];
    save();
  }
}
