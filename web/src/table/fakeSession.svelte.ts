// A session for tests: the test sets what the server shows, and sees what is asked and sent.
import { vi } from "vitest";
import type { Abilities, AnswerData, Live, RoundShown, TableShown } from "../wire/types";
import type { BoardSession } from "./tableView.svelte";

export const nothing: Abilities = {
  tichu: false,
  withdraw: false,
  pass: false,
  take: false,
  give: [],
  dog: [],
  bound: false,
};

const round = {
  phase: "play",
  hands: ["2k 2g 5r Ma Ph", null, null, null],
  counts: [5, 14, 14, 14],
  trick: [],
  passed: [],
  waiting: [0],
  wish: null,
  calls: {},
  out: [],
} as unknown as RoundShown;

const table = {
  edition: "fata-morgana",
  rules: { wish: "optional", tichu: true },
  options: { bomb_window: 0 },
  places: [{ player: "you" }, { bot: "greedy" }, { bot: "greedy" }, { bot: "greedy" }],
  played: null,
  round: 1,
  seating: [0, 1, 2, 3],
  scores: [0, 0],
} as unknown as TableShown;

/** Somebody who sits at seat 0 of a table with three bots, and leads. */
export class FakeSession implements BoardSession {
  seat: number | null = 0;
  you = { player: "you", place: 0 };
  table: TableShown | null = $state.raw(table);
  round: RoundShown | null = $state.raw(round);
  aid: BoardSession["aid"] = $state.raw({ combos: [], can: { "0": nothing }, result: null, gifts: {} });
  live: Live | null = $state.raw({ window: null } as Live);
  liveAt = 0;
  held: string[] = $state([]);
  act = vi.fn<BoardSession["act"]>(async () => null);
  ask = vi.fn<BoardSession["ask"]>(async (what) => ({ id: "1", what, ...this.answers[what] }));
  /** What the server answers to each kind of question. */
  answers: Partial<Record<AnswerData["what"], Partial<AnswerData>>> = {};

  /** Change the round. */
  show(changes: Partial<RoundShown>): void {
    this.round = { ...this.round!, ...changes } as RoundShown;
  }

  /** Say what a seat may do. */
  allow(abilities: Partial<Abilities>, seat = 0): void {
    this.aid = { ...this.aid!, can: { ...this.aid!.can, [seat]: { ...nothing, ...abilities } } };
  }
}
