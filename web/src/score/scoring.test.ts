// The arithmetic of the score sheet. tests/web/test_scoring.py compares the same cases with the Python library.
import { describe, expect, test } from "vitest";
import cases from "./cases.json";
import {
  begin,
  blankRound,
  careers,
  change,
  chooseSoloist,
  nextSoloist,
  outcome,
  problemOf,
  redo,
  roundScores,
  runningTotals,
  tapBet,
  tapVictory,
  titles,
  tribute,
  undo,
  usualTerms,
  VARIANTS,
  type PointsRound,
  type Round,
  type Terms,
  type Variant,
} from "./scoring";

const nanjing = usualTerms("nanjing");
const trichu = usualTerms("trichu");

describe.each(cases.points)("$name", (each) => {
  const terms = {
    variant: each.variant,
    players: each.players,
    target: each.target,
    rounds: each.rounds,
  } as Terms;
  const rounds = each.played.map((row) => row.round as PointsRound);
  test("scores and totals", () => {
    expect(rounds.map((round) => problemOf(terms, round))).toEqual(rounds.map(() => null));
    expect(rounds.map((round) => roundScores(terms.variant, round))).toEqual(
      each.played.map((row) => row.scores),
    );
    expect(runningTotals(terms.variant, rounds)).toEqual(each.played.map((row) => row.totals));
  });
  test("the end", () => {
    const found = rounds.map((_, index) => outcome(terms, rounds.slice(0, index + 1)));
    expect(found).toEqual(each.played.map(({ over, leaders }) => ({ over, leaders })));
  });
});

describe.each(cases.ranks)("$name", (each) => {
  test("who is first, and the end", () => {
    const terms = {
      variant: each.variant,
      players: each.players,
      target: null,
      rounds: each.rounds,
    } as Terms;
    const rounds: Round[] = each.played.map((row) => row.round);
    expect(rounds.map((round) => problemOf(terms, round))).toEqual(rounds.map(() => null));
    const found = rounds.map((_, index) => outcome(terms, rounds.slice(0, index + 1)));
    expect(found).toEqual(each.played.map(({ over, leaders }) => ({ over, leaders })));
  });
});

test.each(cases.titles)("titles of $variant for $players", (each) => {
  expect(titles(each.variant as Variant, each.players)).toEqual(each.titles);
  expect(tribute(each.variant as Variant, each.players)).toEqual(each.tribute);
});

test("no round, no leader", () => {
  for (const variant of VARIANTS)
    expect(outcome(usualTerms(variant), [])).toEqual({ over: false, leaders: [] });
});

describe("impossible rounds", () => {
  const blank = blankRound(nanjing);
  const of = (change: Partial<PointsRound>) => problemOf(nanjing, { ...blank, ...change });
  const made = { call: "tichu", made: true } as const;
  const lost = { call: "tichu", made: false } as const;
  test("card points", () => {
    expect(of({ cards: 52 })).toBe("cards");
    expect(of({ cards: -30 })).toBe("cards");
    expect(of({ cards: 130 })).toBe("cards");
    expect(of({ cards: -25 })).toBeNull();
  });
  test("who was first", () => {
    expect(of({ bets: [made, made, null, null] })).toBe("two-first");
    expect(of({ bets: [lost, lost, lost, lost] })).toBe("nobody-first");
    expect(of({ ending: "victory", winner: 0, bets: [lost, null, lost, null] })).toBe("nobody-first");
    expect(of({ ending: "victory", winner: 0, bets: [null, made, null, null] })).toBe("nobody-first");
    expect(of({ ending: "breach", winner: 0, bets: [null, made, null, null] })).toBeNull();
    expect(of({ ending: "victory" })).toBe("winner");
  });
  test("soloist and dummy call no Grand Tichu", () => {
    const grand = { call: "grand", made: true } as const;
    expect(problemOf(trichu, { ...blankRound(trichu, 1), bets: [null, grand, null, null] })).toBe("no-grand");
    expect(problemOf(trichu, { ...blankRound(trichu, 1), bets: [null, null, null, grand] })).toBe("no-grand");
    expect(problemOf(trichu, { ...blankRound(trichu, 1), bets: [grand, null, null, null] })).toBeNull();
    expect(problemOf(trichu, blankRound(trichu))).toBe("soloist");
  });
  test("ranks", () => {
    const terms = usualTerms("grandseigneur");
    expect(problemOf(terms, { order: [0, 1, 2, 3] })).toBe("order");
    expect(problemOf(terms, { order: [0, 1, 2, 3, 3] })).toBe("order");
    expect(problemOf(terms, { order: [4, 1, 2, 3, 0] })).toBeNull();
  });
});

describe("taps", () => {
  test("a bet: made, lost, none", () => {
    let round = tapBet("nanjing", blankRound(nanjing), 0, "tichu");
    expect(round.bets[0]).toEqual({ call: "tichu", made: true });
    round = tapBet("nanjing", round, 0, "tichu");
    expect(round.bets[0]).toEqual({ call: "tichu", made: false });
    expect(tapBet("nanjing", round, 0, "grand").bets[0]).toEqual({ call: "grand", made: true });
    expect(tapBet("nanjing", round, 0, "tichu").bets[0]).toBeNull();
  });
  test("only one was first", () => {
    const round = tapBet("nanjing", tapBet("nanjing", blankRound(nanjing), 0, "tichu"), 1, "grand");
    expect(round.bets[1]).toEqual({ call: "grand", made: false });
  });
  test("a victory loses the others' bets", () => {
    const round = tapVictory("nanjing", tapBet("nanjing", blankRound(nanjing), 1, "tichu"), 0, "victory");
    expect(round.bets[1]).toEqual({ call: "tichu", made: false });
    expect(tapBet("nanjing", round, 3, "tichu").bets[3]).toEqual({ call: "tichu", made: false });
    expect(tapVictory("nanjing", round, 0, "victory")).toMatchObject({ ending: "counted", winner: null });
    expect(tapVictory("nanjing", round, 1, "victory")).toMatchObject({ ending: "victory", winner: 1 });
  });
  test("another soloist", () => {
    const round = tapBet("trichu", blankRound(trichu, 0), 1, "grand");
    expect(chooseSoloist("trichu", round, 1)).toMatchObject({ soloist: 1, bets: [null, null, null, null] });
    expect(chooseSoloist("trichu", round, 2).bets[1]).toEqual({ call: "grand", made: true });
    expect([nextSoloist([]), nextSoloist([round]), nextSoloist([{ ...round, soloist: 2 }])]).toEqual([
      0, 1, 0,
    ]);
  });
});

test("undo and redo", () => {
  let past = begin<number[]>([]);
  past = change(change(past, [1]), [1, 2]);
  past = undo(past);
  expect(past.now).toEqual([1]);
  expect(redo(past).now).toEqual([1, 2]);
  expect(redo(redo(past))).toEqual(redo(past));
  expect(undo(undo(undo(past))).now).toEqual([]);
  past = change(past, [3]);
  expect(past.after).toEqual([]);
  expect(undo(past).now).toEqual([1]);
});

test("an earlier round changed changes every total after it", () => {
  const rounds = [60, 40, 100].map((cards) => ({ ...blankRound(nanjing), cards }));
  expect(runningTotals("nanjing", rounds).at(-1)).toEqual([200, 100]);
  rounds[0] = tapVictory("nanjing", rounds[0]!, 1, "victory");
  expect(runningTotals("nanjing", rounds)).toEqual([
    [0, 200],
    [40, 260],
    [140, 260],
  ]);
});

test("careers", () => {
  const rounds = [{ order: [1, 0, 2, 3, 4] }, { order: [1, 2, 0, 4, 3] }];
  expect(careers(5, rounds)[1]).toEqual({ player: 1, first: 2, last: 0, mean: 1 });
  expect(careers(5, rounds)[4]).toEqual({ player: 4, first: 0, last: 1, mean: 4.5 });
  expect(careers(5, [])[0]!.mean).toBe(0);
});
