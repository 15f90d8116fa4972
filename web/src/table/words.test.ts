// What happens at the table, in words.
import { expect, it } from "vitest";
import { learnWords } from "../i18n/index.svelte";
import { prefs } from "../lib/prefs.svelte";
import { ranksWords } from "./words";

it("names what one Phoenix or two stand for", async () => {
  prefs.language = "en";
  await learnWords("table");
  expect(ranksWords("6")).toBe("six");
  expect(ranksWords("6 8")).toMatch(/^six(,| and) eight$/);
  expect(ranksWords("2 2")).toBe("two");
});
