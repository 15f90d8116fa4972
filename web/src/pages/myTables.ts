// Your own tables: where you can play on, and what happens if you remove one from the list.
import type { Command, MatchAnswer, TableAnswer } from "../wire/types";

/** What removing a table means: the command to send, and the key of the text that tells the consequence. */
export interface Removal {
  command: Command;
  text: "home.removeOpen" | "home.removeClose" | "home.removeEnds" | "home.removeBot";
}

/** How a person gets rid of a table; null if only by ending a match of others. */
export function removalOf(table: TableAnswer, me: string): Removal | null {
  const people = table.places.filter((place) => place.player !== null && !place.left);
  const others = people.filter((place) => place.player !== me);
  const seated = people.length > others.length;
  const running = table.status === "running";
  if (!others.length)
    return table.host === me
      ? { command: { type: "close" }, text: running ? "home.removeEnds" : "home.removeClose" }
      : { command: { type: "leave" }, text: running ? "home.removeEnds" : "home.removeOpen" };
  if (seated) return { command: { type: "leave" }, text: running ? "home.removeBot" : "home.removeOpen" };
  return table.host === me
    ? { command: { type: "host", player: others[0]!.player! }, text: "home.removeOpen" }
    : null;
}

/** Matches that are not listed as tables already. */
export const matchesBeside = (matches: readonly MatchAnswer[]): MatchAnswer[] =>
  matches.filter((match) => match.fate !== "playing");
