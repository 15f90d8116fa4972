import { describe, expect, it } from "vitest";
import editions from "../../../src/tichu/core/editions.py?raw";
import { parts, worded } from "./markup";
import {
  EDITIONS,
  SECTIONS,
  VARIANTS,
  type Block,
  type EditionText,
  type RulesText,
  type Section,
} from "./shape";
import de from "./text/de";
import el from "./text/el";
import en from "./text/en";
import fr from "./text/fr";
import ko from "./text/ko";
import nl from "./text/nl";
import ptBR from "./text/pt-BR";
import ptPT from "./text/pt-PT";

const LANGUAGES: Record<string, RulesText> = { en, de, fr, "pt-BR": ptBR, "pt-PT": ptPT, nl, el, ko };
const CARD = /^([2-9TJQKA][gkbr]|Ma|Do|Ph|Dr)$/;

/** All texts of a language by where they stand; cards of examples apart. */
function collect(rules: RulesText): { texts: Map<string, string>; cards: Map<string, string> } {
  const texts = new Map<string, string>();
  const cards = new Map<string, string>();
  function block(where: string, each: Block): void {
    if (typeof each === "string") texts.set(where, each);
    else if ("h3" in each) texts.set(`${where}.h3`, each.h3);
    else if ("list" in each) each.list.forEach((text, i) => texts.set(`${where}.list.${i}`, text));
    else if ("rows" in each)
      each.rows.forEach(([hand, text], i) => {
        cards.set(`${where}.rows.${i}`, hand);
        texts.set(`${where}.rows.${i}`, text);
      });
    else
      each.table.forEach((row, i) => row.forEach((text, j) => texts.set(`${where}.table.${i}.${j}`, text)));
  }
  for (const [key, text] of Object.entries(rules.headings)) texts.set(`headings.${key}`, text);
  for (const [key, text] of Object.entries(rules.books)) texts.set(`books.${key}`, text);
  for (const variant of VARIANTS) {
    const { name, players, summary, sections, editions: books } = rules.variants[variant];
    texts.set(`${variant}.name`, name);
    texts.set(`${variant}.players`, players);
    texts.set(`${variant}.summary`, summary);
    for (const [key, blocks] of Object.entries(sections) as [Section, Block[]][])
      blocks.forEach((each, i) => block(`${variant}.${key}.${i}`, each));
    for (const [key, edition] of Object.entries(books) as [string, EditionText][]) {
      texts.set(`${variant}.${key}.about`, edition.about);
      edition.notes.forEach((note, i) =>
        texts.set(`${variant}.${key}.${i}.${note.section}.${note.instead ?? ""}`, note.text),
      );
    }
  }
  return { texts, cards };
}

const english = collect(en);

/** The rule books of each game, as the Python library has them. */
function library(): Record<string, string[]> {
  const games: Record<string, string[]> = {};
  for (const piece of editions.split(/ {8}Edition\(/).slice(1)) {
    const key = /key="([^"]+)"/.exec(piece)![1]!;
    for (const variant of VARIANTS) if (piece.includes(`"${variant}": {`)) (games[variant] ??= []).push(key);
  }
  return games;
}

describe("the games and books", () => {
  it("are those of the library", () => {
    expect(library()).toEqual(EDITIONS);
  });
});

describe.each(Object.entries(LANGUAGES))("the rules in %s", (language, rules) => {
  const { texts, cards } = collect(rules);

  it("have every game with every section and every rule book", () => {
    for (const variant of VARIANTS) {
      const game = rules.variants[variant];
      expect(Object.keys(game.sections)).toEqual(
        SECTIONS.filter((section) => section !== "differs" || variant !== "nanjing"),
      );
      expect(Object.keys(game.editions)).toEqual([...EDITIONS[variant]]);
    }
    expect(Object.keys(rules.headings)).toEqual([...SECTIONS]);
  });

  it("say as much as the English ones, with the same cards", () => {
    expect([...texts.keys()]).toEqual([...english.texts.keys()]);
    expect(cards).toEqual(english.cards);
  });

  it("show only cards that exist", () => {
    for (const hand of cards.values()) for (const card of hand.split(" ")) expect(card).toMatch(CARD);
    for (const text of texts.values())
      for (const part of parts(text, "classic")) if (part.kind === "card") expect(part.text).toMatch(CARD);
  });

  it("leave nothing empty and no markup open", () => {
    for (const [where, text] of texts) {
      expect(text.trim(), where).not.toBe("");
      expect(text, where).toBe(text.trim());
      for (const face of ["classic", "tichubadour"] as const) {
        const shown = parts(text, face)
          .map((part) => part.text)
          .join("");
        expect(shown, where).not.toMatch(/[{}|*[\]]/);
        expect(shown, where).not.toMatch(/ {2}|'/);
      }
    }
  });

  it("mark the same words as stressed and the same cards in sentences", () => {
    for (const [where, text] of texts) {
      const kinds = (each: string) =>
        parts(each, "classic")
          .map((part) => part.kind)
          .filter((kind) => kind !== "text")
          .sort();
      expect(kinds(text), where).toEqual(kinds(english.texts.get(where)!));
    }
  });

  it("put a note only in the place of paragraphs that are there", () => {
    for (const variant of VARIANTS)
      for (const { notes } of Object.values<EditionText>(rules.variants[variant].editions))
        for (const { section, instead = [] } of notes)
          for (const place of instead)
            expect(rules.variants[variant].sections[section].length).toBeGreaterThan(place);
  });

  it("are not English by mistake", () => {
    if (language === "en") return;
    const same = [...texts]
      .filter(([where, text]) => text === english.texts.get(where) && /[a-z]{3}/.test(text))
      .map(([, text]) => text);
    // Names, titles and the few words two languages share.
    const shared =
      /^(Tichu (Nanjing|Tientsin)|Trichu|Grandseigneur|Seigneur|Maître|Bourgeois|Pauvre|Misérable|Dragon|Points|Johan François.*)$/;
    expect(same.filter((text) => !shared.test(text))).toEqual([]);
    for (const [where, text] of texts)
      expect(text, where).not.toMatch(/\b(the|and|with|trick|whoever|your)\b/i);
  });

  it("call Tichubadour's cards by its own names", () => {
    const usual = {
      en: /\bDog\b|Mah Jong/,
      de: /Hund|Mah Jong/,
      fr: /Chien|Mah Jong/,
      "pt-BR": /Cão|Mah Jong/,
      "pt-PT": /Cão|Mah Jong/,
      nl: /Hond|Mah Jong/,
      el: /Σκυλι|Μαγιόνγκ/,
      ko: /참새|(?<![가-힣])개(?=[는를가의에도]?(?![가-힣]))/,
    }[language]!;
    for (const [where, text] of texts) {
      if (/^nanjing\.(fata|phil|groo|franc)/.test(where) || !/^(nanjing|headings)\./.test(where)) continue;
      if (where === "nanjing.tichubadour.0.cards.") continue; // says what is what
      expect(worded(text, "tichubadour"), where).not.toMatch(usual);
    }
  });
});
