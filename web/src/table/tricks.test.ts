import { expect, test } from "vitest";
import { isNote, lastTrickOf, playsOf, tricksOf } from "./tricks";

const play = (seat: number, cards: string) => ({ seat, type: "play", cards });
const pass = (seat: number) => ({ seat, type: "pass" });
const history = [
  { seat: 0, type: "grand", call: false },
  { seat: 1, type: "tichu" },
  play(0, "5k"),
  pass(1),
  { seat: 0, type: "take" },
  play(0, "Do"),
  { seat: 3, type: "tichu" },
  play(2, "Dr"),
  pass(3),
  { seat: 2, type: "give", to: 3 },
  play(2, "7k"),
];

test("the history is grouped by trick", () => {
  const tricks = tricksOf(history);
  expect(tricks.map(({ n, winner, receiver }) => [n, winner, receiver])).toEqual([
    [0, null, null],
    [1, 0, null],
    [2, null, null],
    [3, 2, 3],
    [4, null, null],
  ]);
  expect(tricks[3]!.lines[0]).toMatchObject({ type: "tichu" });
  expect(tricks.flatMap((trick) => trick.lines)).toEqual(history);
});

test("notes stand where they happened", () => {
  const notes = [
    { at: 0, text: "the cards are dealt" },
    { at: 4, text: "Anna is away" },
    { at: 11, text: "the round is over" },
  ];
  const texts = tricksOf(history, notes).map((trick) => trick.lines.filter(isNote).map((note) => note.text));
  expect(texts).toEqual([["the cards are dealt"], ["Anna is away"], [], [], ["the round is over"]]);
  expect(tricksOf([], notes)).toHaveLength(1);
});

test("the last trick is the one before the one on the table", () => {
  expect(lastTrickOf(history, false)?.n).toBe(3);
  expect(lastTrickOf(history.slice(0, 6), false)).toMatchObject({ n: 2, lines: [{ cards: "Do" }] });
  expect(lastTrickOf(history.slice(0, 4), false)).toBeUndefined();
  expect(playsOf(lastTrickOf(history, true)!)).toEqual([play(2, "7k")]);
});
