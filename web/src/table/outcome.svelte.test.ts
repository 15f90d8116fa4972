// What the sheet at the end of a round says.
import { describe, expect, it } from "vitest";
import { learnWords } from "../i18n/index.svelte";
import type { Live, RoundShown, TableShown } from "../wire/types";
import { Outcome, type ResultSession } from "./outcome.svelte";
import { chairsAround } from "./seats";

const place = (player: string) => ({ player, name: player, bot: null, away: false, left: false });
const table = {
  status: "running",
  rules: {},
  places: [
    place("Ann"),
    place("Bob"),
    place("Cat"),
    { ...place(""), player: null, bot: "club", name: "Mei" },
  ],
  played: null,
  seating: [0, 1, 2, 3],
  scores: [35, 65],
  winners: [],
  history: [],
} as unknown as TableShown;
const round = { hands: ["", "", "", "3g Ar"], out: [1, 0, 2] } as unknown as RoundShown;

function outcomeOf(changes: Partial<ResultSession> = {}): Outcome {
  const session: ResultSession = {
    table,
    round,
    aid: null,
    live: { ready: [] as string[] } as Live,
    seat: 0,
    you: { player: "Ann", place: 0 },
    placeInMatch: 0,
    isHost: true,
    ...changes,
  };
  return new Outcome(session, () => chairsAround(session.table!, session.round!, 0, "dummy"));
}

await learnWords("table", "result");

describe("a result", () => {
  it("says whose cards were counted, and for whom", () => {
    const outcome = outcomeOf();
    const pile = { cards: "", points: 0 };
    expect(outcome.pileWords({ ...pile, seat: 0, source: "tricks", team: 0 })).toBe("You: tricks");
    expect(outcome.pileWords({ ...pile, seat: 3, source: "tricks", team: 0 })).toBe(
      "Mei › You & Cat: tricks",
    );
    expect(outcome.pileWords({ ...pile, seat: 3, source: "hand", team: 0 })).toBe("Mei › You & Cat: hand");
  });

  it("shows the cards that are left", () => {
    expect(outcomeOf().left).toEqual([{ seat: 3, cards: "3g Ar" }]);
  });

  it("names the people who have not answered yet, but neither bots nor yourself", () => {
    const outcome = outcomeOf({ live: { ready: ["Bob"] } as unknown as Live });
    expect(outcome.names(false)).toBe("Cat");
    expect(outcome.names(true)).toBe("Bob");
  });

  it("knows whether you have won the match", () => {
    expect(outcomeOf({ table: { ...table, winners: [0] } }).iWon).toBe(true);
    expect(outcomeOf({ table: { ...table, winners: [1] } }).iWon).toBe(false);
    expect(outcomeOf({ table: { ...table, winners: [0] }, placeInMatch: null }).iWon).toBe(false);
  });
});
