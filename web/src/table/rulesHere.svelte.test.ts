import { expect, test } from "vitest";
import { GAMES } from "../rules/structure";
import { textsOf, type Block } from "../rules/shape";
import { PASSAGES, topicNow, topicOf } from "./rulesHere.svelte";
import type { Turn } from "./turn.svelte";

test("the passages are in the rules of the usual game", () => {
  for (const { section, heading } of Object.values(PASSAGES)) {
    const blocks: Block[] = GAMES.nanjing.sections[section as "play"];
    if (heading) expect(blocks.flatMap(textsOf)).toContain(heading);
    else expect(blocks).toBeDefined();
  }
});

test("a refusal leads to its rule", () => {
  expect(topicOf("does-not-beat")).toBe("play");
  expect(topicOf("no-such-reading")).toBe("phoenix");
  expect(topicOf("slow-down")).toBeUndefined();
  const turn = { message: "No", refused: { code: "wish-binds", message: "No" } } as Turn;
  expect(topicNow(turn)).toBe("wish");
  expect(topicNow({ ...turn, message: "Something else" } as Turn)).toBeUndefined();
});
