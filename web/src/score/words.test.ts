// Every language has every word of the score sheet, with the same blanks to fill.
import { expect, test } from "vitest";
import de from "../i18n/de/score";
import en from "../i18n/en/score";
import fr from "../i18n/fr/score";
import nl from "../i18n/nl/score";
import pt from "../i18n/pt/score";

const blanks = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).sort();

test.each(Object.entries({ de, fr, nl, pt }))("%s", (_, words: Record<string, string>) => {
  expect(Object.keys(words)).toEqual(Object.keys(en));
  for (const [key, text] of Object.entries(en))
    expect([key, blanks(words[key]!)]).toEqual([key, blanks(text)]);
});
