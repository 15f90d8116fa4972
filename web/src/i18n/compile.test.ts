// What Fluent files become: texts without parts are strings, others functions of their values.
import { describe, expect, it } from "vitest";
import { compile, plainText } from "../../vite-words.ts";
import { formatFor, type Message, type Messages, type Values } from "./format";

function messages(source: string, terms = "", language = "en"): Messages {
  const code = compile(source, terms, "test.ftl").replace("export default", "return");
  return (new Function(code)() as (format: unknown) => Messages)(formatFor(language));
}
const say = (message: Message | undefined, values: Values = {}): string =>
  typeof message === "function" ? message(values) : (message ?? "");

describe("compiled words", () => {
  it("are strings where nothing is filled in", () => {
    expect(messages("pass = Pass\nquoted = `a` \\ ${b}".replace("${b}", "$"))).toEqual({
      pass: "Pass",
      quoted: "`a` \\ $",
    });
  });

  it("fill in values, numbers as usual in the language", () => {
    expect(say(messages("score = { $name }: { $n }").score, { name: "Ada", n: 1500 })).toBe("Ada: 1500");
    expect(say(messages("n = { $n }", "", "de").n, { n: 2.5 })).toBe("2,5");
    expect(say(messages("n = { $n }", "", "de").n, { n: -2.5 })).toBe("−2,5");
    expect(say(messages("n = { NUMBER($n, minimumFractionDigits: 1) }").n, { n: 2 })).toBe("2.0");
  });

  it("choose by plural, number and word", () => {
    const { cards } = messages(
      "cards = { $n ->\n    [0] none\n    [one] { $n } card\n   *[other] { $n } cards\n}",
    );
    expect([0, 1, 2].map((n) => say(cards, { n }))).toEqual(["none", "1 card", "2 cards"]);
    const { rank } = messages("rank = { $rank ->\n    [2] two\n   *[A] ace\n}");
    expect([2, "2", "A"].map((value) => say(rank, { rank: value }))).toEqual(["two", "ace", "ace"]);
  });

  it("use other messages with the same values", () => {
    const words = messages("who = { $name }\nplain = the { noun } of { who }\nnoun = turn");
    expect(say(words.plain, { name: "Ada" })).toBe("the turn of Ada");
  });

  it("put terms in while compiling", () => {
    const terms = "-dog = { $case ->\n    [of] des Hundes\n   *[plain] der Hund\n}";
    expect(messages('a = { -dog }\nb = Spur { -dog(case: "of") }', terms)).toEqual({
      a: "der Hund",
      b: "Spur des Hundes",
    });
  });

  it.each([
    ["a line that is not Fluent", "what is this"],
    ["a message that is missing", "a = { b }"],
    ["a term that is missing", "a = { -b }"],
    ["a message that is there twice", "a = 1\na = 2"],
    ["a function that is not used here", "a = { DATETIME($now) }"],
  ])("refuse %s", (_, source) => {
    expect(() => messages(source)).toThrow("test.ftl");
  });
});

it("plain texts can be read while building", () => {
  const source = "about = { -tichu }: `a` table \\ for $ friends\nhello = Hello { $name }";
  expect(plainText(source, "-tichu = Tichu", "test.ftl", "about")).toBe("Tichu: `a` table \\ for $ friends");
  expect(() => plainText(source, "-tichu = Tichu", "test.ftl", "hello")).toThrow("not a plain text");
});
