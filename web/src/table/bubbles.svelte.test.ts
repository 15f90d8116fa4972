import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChattedEvent } from "../wire/types";
import { Bubbles } from "./bubbles.svelte";

const said = (player: string, text: string): ChattedEvent => ({
  type: "chat",
  player,
  name: player,
  watching: false,
  text,
});
const texts = (bubbles: Bubbles) => bubbles.shown.map(({ message }) => message.text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a bubble goes after a few seconds", () => {
  const bubbles = new Bubbles();
  bubbles.show(said("anna", "hello"));
  vi.advanceTimersByTime(4_000);
  expect(texts(bubbles)).toEqual(["hello"]);
  vi.advanceTimersByTime(1_000);
  expect(texts(bubbles)).toEqual([]);
});

test("each speaker has one bubble, with what they said last", () => {
  const bubbles = new Bubbles();
  bubbles.show(said("anna", "one"));
  bubbles.show(said("ben", "two"));
  bubbles.show(said("anna", "three"));
  expect(texts(bubbles)).toEqual(["two", "three"]);
});

test("a bubble that was touched stays until it is dropped", () => {
  const bubbles = new Bubbles();
  bubbles.show(said("anna", "one"));
  bubbles.hold(bubbles.shown[0]!.id);
  vi.advanceTimersByTime(60_000);
  expect(texts(bubbles)).toEqual(["one"]);
  bubbles.drop("anna");
  expect(texts(bubbles)).toEqual([]);
});
