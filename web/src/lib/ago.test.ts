import { expect, it } from "vitest";
import { ago } from "./ago";

const NOW = 1_000_000_000;

it.each([
  [0, "this minute"],
  [59, "this minute"],
  [60, "1 minute ago"],
  [7200, "2 hours ago"],
  [86_400, "yesterday"],
  [5 * 86_400, "5 days ago"],
  [400 * 86_400, "last year"],
  [-30, "this minute"],
])("%i seconds ago is %s", (seconds, words) => {
  expect(ago(NOW - seconds, NOW)).toBe(words);
});
