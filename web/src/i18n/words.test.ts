// Every language has every text: the same keys and placeholders as English, nothing empty or untranslated.
import { describe, expect, it } from "vitest";
import { filled } from "./index.svelte";

const LANGUAGES = ["de", "fr", "pt", "nl"] as const;
type Words = Record<string, string>;
const files = import.meta.glob<{ default: Words }>("./*/*.ts", { eager: true });
const wordsOf = (language: string, book: string): Words | undefined =>
  files[`./${language}/${book}.ts`]?.default;
const books = Object.keys(files).flatMap((path) => /^\.\/en\/(\w+)\.ts$/.exec(path)?.[1] ?? []);

const holes = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
/** A combination may be named by "ten" or by "tens": both are always given. */
const COMBINATION = /^combo_/;

// Words that are the same in English. A text is translated if it has any other word, or differs.
const SAME: Record<string, string> = {
  everywhere:
    "Tichu Grand OK Mah Jong Bot bots Chat s Nanjing Trichu Tientsin Grandseigneur Hierarchie Total",
  de: "Hand Lobby Name Normal Partner Pause Start Team Wolf Wow",
  fr: "Animation Bots Dragon Jade Menu Pause Points Score Six Table full house",
  pt: "Jade Menu Normal full house",
  nl: "Account Jade Lobby Menu Partner Rating Sorry Team Wolf full house tent open",
};
// How the composed names sound.
const COMBINATIONS: Record<string, string[]> = {
  en: [
    "pair of aces",
    "three tens",
    "full house, kings",
    "straight of 5 to the queen",
    "3 pairs to the jacks",
    "bomb: four aces",
    "bomb: straight to the ace",
  ],
  de: [
    "Paar Asse",
    "Trippel Zehner",
    "Fullhouse, Könige",
    "5er-Reihe bis Dame",
    "3 Paare bis Bube",
    "Bombe: vier Asse",
    "Bombe: Reihe bis As",
  ],
  fr: [
    "paire d’as",
    "brelan de dix",
    "full aux rois",
    "suite de 5, hauteur dame",
    "3 paires jusqu’aux valets",
    "bombe\u00a0: carré d’as",
    "bombe\u00a0: flush, hauteur as",
  ],
  pt: [
    "par de ases",
    "trinca de dez",
    "full house de reis",
    "sequência de 5 até dama",
    "3 pares até valete",
    "Bomba de ases",
    "sequência-bomba até ás",
  ],
  nl: [
    "paar azen",
    "tripple tienen",
    "full house met koningen",
    "straat van 5 tot de vrouw",
    "3 paren tot de boeren",
    "Bom: vier azen",
    "rij-bom tot de aas",
  ],
};
const wordsIn = (text: string): string[] =>
  text
    .replace(/\{\w+\}/g, "")
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

describe.each(LANGUAGES)("%s", (language) => {
  const same = new Set(wordsIn(`${SAME["everywhere"]} ${SAME[language]}`));

  it.each(books)("has all of %s", (book) => {
    expect(Object.keys(wordsOf(language, book) ?? {}).sort()).toEqual(
      Object.keys(wordsOf("en", book)!).sort(),
    );
  });

  it.each(books)("fills the same places in %s", (book) => {
    const english = wordsOf("en", book)!;
    for (const [key, text] of Object.entries(wordsOf(language, book) ?? {})) {
      if (COMBINATION.test(key))
        expect(["{n}", "{rank}", "{ranks}"], key).toEqual(expect.arrayContaining(holes(text)));
      else expect(holes(text), key).toEqual(holes(english[key] ?? ""));
    }
  });

  it.each(books)("leaves nothing of %s empty or in English", (book) => {
    const english = wordsOf("en", book)!;
    for (const [key, text] of Object.entries(wordsOf(language, book) ?? {})) {
      expect(text.trim(), key).not.toBe("");
      if (text === english[key])
        expect(
          wordsIn(text).filter((word) => !same.has(word)),
          `${key}: “${text}”`,
        ).toEqual([]);
    }
  });

  it("has no book that English does not have", () => {
    const own = Object.keys(files)
      .filter((path) => path.startsWith(`./${language}/`))
      .map((path) => path.replace(language, "en"));
    expect(own.filter((path) => !(path in files))).toEqual([]);
  });
});

describe.each(["en", ...LANGUAGES])("%s", (language) => {
  const table = wordsOf(language, "table")!;
  const combination = (kind: string, rank: string, n = 5) =>
    filled(
      table[`combo_${kind}`]!,
      { rank: table[`rank_${rank}`]!, ranks: table[`ranks_${rank}`]!, n },
      language,
    );

  it("names games so that the name stands before a dash", () => {
    for (const [key, text] of Object.entries(wordsOf(language, "home")!))
      if (key.startsWith("variant_"))
        expect(text.split(" – ")[0]!.toLowerCase()).toBe(key.slice("variant_".length));
  });

  it("has short words for the row of buttons on a telephone", () => {
    for (const key of ["pass", "tichu", "bomb"]) expect(table[key]!.length, key).toBeLessThanOrEqual(7);
    for (const key of ["pass", "autoPass", "tichu", "tichuSure", "tichuPartner", "bomb", "play"])
      for (const word of table[key]!.split(/ /))
        expect(word.length, `${key}: ${word}`).toBeLessThanOrEqual(9);
  });

  it("names combinations", () => {
    const found = [
      combination("pair", "A"),
      combination("triple", "T"),
      combination("full_house", "K"),
      combination("straight", "Q"),
      combination("pair_run", "J", 3),
      combination("bomb", "A"),
      combination("straight_bomb", "A"),
    ];
    expect(found).toEqual(COMBINATIONS[language]);
  });
});

describe("French", () => {
  it("says vous to everybody, always", () => {
    for (const [path, { default: words }] of Object.entries(files))
      if (path.startsWith("./fr/"))
        for (const [key, text] of Object.entries(words))
          expect(
            text.match(
              /(?<!\p{L})(tu|te|t’|toi|ton|ta|tes|tiens?|tiennes?)(?!\p{L})|(?<=^|[.:!?…] )(Joue|Garde|Regarde|Choisis|Touche|Prends|Montre|Bats|Entame|Termine|Lance|Annonce|Essaie|Attends|Passe|Dis|Laisse)(?!\p{L})/u,
            ),
            `${path} ${key}`,
          ).toBeNull();
  });

  it("elides before a vowel, and only where a word is filled in", () => {
    expect(filled("paire de {ranks}", { ranks: "as" }, "fr")).toBe("paire d’as");
    expect(filled("{rank} de {suit}", { rank: "10", suit: "épée" }, "fr")).toBe("10 d’épée");
    expect(filled("paire de {ranks}", { ranks: "rois" }, "fr")).toBe("paire de rois");
    expect(filled("par de {ranks}", { ranks: "ases" }, "pt")).toBe("par de ases");
    expect(filled("Trick: {name}, {other}", { name: "Anna" }, "en")).toBe("Trick: Anna, {other}");
  });
});
