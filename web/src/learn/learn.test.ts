import { describe, expect, it } from "vitest";
import source from "../../../src/tichu/words/en/learn.ftl?raw";
import data from "./lessons.json";

const english = Object.fromEntries(
  [...source.matchAll(/^([\w-]+) = ?((?:.*\n)(?: +.*\n)*)/gm)].map(([, key, text]) => [key!, text!]),
);
const placeholders = (text: string) => [...text.matchAll(/\$(\w+)/g)].map((found) => found[1]!);
const TEXTS = new Set(["title", "about", "text", "task", "yes", "say", "label"]);
const AROUND =
  /^(title|intro|begin|goOn|doneCount|lesson|lessonNamed|lessonOf|stepOf|forget|overview|restart|skip|showMe|next|nextLesson|play|empty|worth|choose|again|analysis|no_count)$/;

/** Every text key anywhere in the lessons. */
function keys(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keys);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, each]) =>
    TEXTS.has(name) && typeof each === "string" ? [each] : keys(each),
  );
}

describe("the texts of the lessons", () => {
  const used = new Set(keys(data.lessons));

  it("are all there in English", () => {
    expect([...used].filter((key) => !(key in english))).toEqual([]);
  });

  it("are all used", () => {
    expect(Object.keys(english).filter((key) => !used.has(key) && !AROUND.test(key))).toEqual([]);
  });

  it("name only people at the table", () => {
    const names = [...used].flatMap((key) => placeholders(english[key]!));
    expect(names.filter((name) => !["left", "partner", "right"].includes(name))).toEqual([]);
  });
});
