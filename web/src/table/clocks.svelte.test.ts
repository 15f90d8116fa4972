import { expect, test } from "vitest";
import { readClock, timeText } from "./clocks.svelte";

const sent = { starts: 2, left: 60, reserve: 120 };
const read = (after: number) => readClock(sent, after, 60, 120);

test("the time for the move runs first, then the reserve", () => {
  expect(read(1)).toMatchObject({ move: 60, spare: 120, reserve: false, part: 1 });
  expect(read(32)).toMatchObject({ move: 30, spare: 120, seconds: 30, part: 0.5 });
  expect(read(92)).toMatchObject({ move: 0, spare: 90, seconds: 90, reserve: true, part: 0.75 });
  expect(read(500)).toMatchObject({ move: 0, spare: 0, seconds: 0 });
});

test("the player is warned ten seconds before the move's time and before everything ends", () => {
  expect([0, 40, 53, 62, 100, 173].map((after) => read(after).warning)).toEqual([
    null,
    null,
    "move",
    "reserve",
    "reserve",
    "last",
  ]);
  expect(readClock({ starts: 0, left: 8, reserve: 0 }, 0, 8, 0).warning).toBeNull();
});

test("times are read as minutes and seconds", () => {
  expect([0, 9.2, 60, 75].map(timeText)).toEqual(["0:00", "0:10", "1:00", "1:15"]);
});
