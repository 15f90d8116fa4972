// The languages there are: each says in its file `language.ftl` what it is called and for whom it is.
import { formatFor, type Format, type Messages } from "./format";

interface Module {
  default: (format: Format) => Messages;
}
const found = import.meta.glob<Module>("../../../src/tichu/words/*/language.ftl", { eager: true });

const messages = Object.entries(found).map(([path, file]): [tag: string, words: Messages] => {
  const tag = path.split("/").at(-2)!;
  return [tag, file.default(formatFor(tag))];
});

/** What each language calls itself, by tag. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(
  messages.map(([tag, words]) => [tag, words.name as string]),
);

const SOURCE = "en";
/** English in which every text is marked, to find what is not translated. In no menu. */
export const PSEUDO = "en-XA";

/** The language whose words are shown for a chosen one. */
export const wordsOf = (language: string): string => (language === PSEUDO ? SOURCE : language);

const tags = messages.map(([language, words]) => ({
  language,
  tags: (words.tags as string).toLowerCase().split(" "),
}));

/** The language that fits the first of these tags, as of `navigator.languages`, which fits any. */
export function chooseLanguage(wanted: readonly string[]): string {
  for (const tag of wanted.map((each) => each.toLowerCase())) {
    const exact = tags.find((each) => each.tags.includes(tag));
    const close = exact ?? tags.find((each) => each.tags.includes(tag.split("-")[0]!));
    if (close) return close.language;
  }
  return SOURCE;
}
