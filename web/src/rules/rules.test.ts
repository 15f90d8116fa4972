// The rules: their structure, and the markup of their texts in every language. That every language has every text is
// tested with the words (tests/words), that the structure names only texts that exist by the compiler.
import { describe, expect, it } from "vitest";
import { formatFor, type Format, type Messages } from "../i18n/format";
import { parts, worded } from "./markup";
import { SECTIONS, textsOf, VARIANTS, type Block, type Book, type Section } from "./shape";
import { GAMES } from "./structure";

const files = import.meta.glob<(format: Format) => Messages>("../../../src/tichu/words/*/rules.ftl", {
  eager: true,
  import: "default",
});
const LANGUAGES = Object.fromEntries(
  Object.entries(files).map(([path, messages]) => {
    const language = path.split("/").at(-2)!;
    return [language, messages(formatFor(language)) as Record<string, string>];
  }),
);
const english = LANGUAGES.en!;
const CARD = /^([2-9TJQKA][gkbr]|Ma|Do|Ph|Dr)$/;

/** The stresses and cards of a text. */
const marks = (text: string): string[] =>
  parts(text, "classic")
    .filter(({ kind }) => kind !== "text")
    .map(({ kind, text }) => (kind === "card" ? text : kind))
    .sort();

describe("the markup", () => {
  const text = "*<Dog|Wolf>:* on [8g], <half|half a rank> more";

  it("has a wording for each face of the cards", () => {
    expect(worded(text, "classic")).toBe("*Dog:* on [8g], half more");
    expect(worded(text, "tichubadour")).toBe("*Wolf:* on [8g], half a rank more");
  });

  it("has stresses and cards", () => {
    expect(parts(text, "tichubadour")).toEqual([
      { kind: "strong", text: "Wolf:" },
      { kind: "text", text: " on " },
      { kind: "card", text: "8g" },
      { kind: "text", text: ", half a rank more" },
    ]);
  });
});

describe.each(VARIANTS)("the page of %s", (variant) => {
  const sections: Partial<Record<Section, Block[]>> = GAMES[variant].sections;

  it("has its sections in the usual order", () => {
    expect(Object.keys(sections)).toEqual(SECTIONS.filter((section) => section in sections));
  });

  it("shows only cards that exist", () => {
    const hands = Object.values(sections)
      .flat()
      .flatMap((block) => (typeof block === "object" && "rows" in block ? block.rows : []))
      .map(([cards]) => cards);
    for (const card of hands.join(" ").split(" ")) expect(card).toMatch(CARD);
  });

  it("puts a note only in the place of what is there", () => {
    for (const { notes } of Object.values<Book>(GAMES[variant].editions))
      for (const { section, instead = [] } of notes)
        expect(sections[section]!.map((block) => textsOf(block)[0])).toEqual(expect.arrayContaining(instead));
  });
});

describe.each(Object.entries(LANGUAGES))("the rules in %s", (_, texts) => {
  it("leave no markup open", () => {
    for (const [key, text] of Object.entries(texts))
      for (const face of ["classic", "tichubadour"] as const) {
        const shown = parts(text, face).map((part) => part.text);
        expect(shown.join(""), key).not.toMatch(/[{}<>|*[\]]| {2}|'/);
      }
  });

  it("stress as much as the English ones and show the same cards, which exist", () => {
    for (const [key, text] of Object.entries(texts)) {
      expect(marks(text), key).toEqual(marks(english[key]!));
      for (const mark of marks(text)) if (mark !== "strong") expect(mark, key).toMatch(CARD);
    }
  });

  it("call Tichubadour’s cards by its own names", () => {
    const usual =
      /\bDog\b|Mah Jong|Hund|Chien|Cão|Hond|Σκυλι|Μαγιόνγκ|참새|(?<![가-힣])개(?=[는를가의에도]?(?![가-힣]))/;
    const elsewhere = /^(trichu|tientsin|grandseigneur|hierarchie|ranks|philibert|groo|francois)-/;
    const otherBook = /^nanjing-(fata-morgana|philibert|groo|francois)/;
    for (const [key, text] of Object.entries(texts)) {
      if (elsewhere.test(key) || otherBook.test(key)) continue;
      if (key === "nanjing-tichubadour-cards") continue; // says what is what
      expect(worded(text, "tichubadour"), key).not.toMatch(usual);
    }
  });
});

const translations = Object.entries(LANGUAGES).filter(([language]) => language !== "en");

describe.each(translations)("the translated rules in %s", (_, texts) => {
  it("are not English by mistake", () => {
    // Names, and the few words two languages share.
    const shared =
      /^(Tichu (Nanjing|Tientsin)|Nanjing|Tientsin|Trichu|Grandseigneur|Seigneur|Maître|Bourgeois|Pauvre|Misérable|Dragon|Points|Johan François.*)$/;
    for (const [key, text] of Object.entries(texts)) {
      if (/[a-z]{3}/.test(text) && !shared.test(text)) expect(text, key).not.toBe(english[key]);
      expect(text, key).not.toMatch(/\b(the|and|with|trick|whoever|your)\b/i);
    }
  });
});
