// The words of the client. They are Fluent files in src/tichu/words, one folder a language, one file a book.
import { prefs } from "../lib/prefs.svelte";
import { PSEUDO, wordsOf } from "./languages";
import { formatFor, type Format, type Message, type Messages, type Value, type Values } from "./format";
import type { Texts } from "./texts";

export type Key = keyof Texts;
/** A text that takes no values. */
export type PlainKey = { [K in Key]: Texts[K] extends null ? K : never }[Key];
export type Book = Key extends `${infer B}.${string}` ? B : never;
/** What a key wants to know: nothing, or an object with its values. */
export type ValuesOf<K extends Key> = Texts[K] extends null ? [] : [values: Texts[K]];

type File = () => Promise<{ default: (format: Format) => Messages }>;
const files = {
  ...(import.meta.glob(["../../../src/tichu/words/*/*.ftl", "!**/{command,report,terminal}.ftl"]) as Record<
    string,
    File
  >),
  ...renamed(
    import.meta.glob(["../../../src/tichu/words/de/*.ftl", "!**/{command,report,terminal}.ftl"], {
      query: "?swiss",
    }),
    "/de/",
    "/de-CH/",
  ),
};
const known: Record<string, Messages> = $state({});
/** The language of the texts: the chosen one, as soon as its words are loaded. */
let spoken = $state(wordsOf(prefs.language));
let wanted: Book[] = ["common", "errors", "cards"];

function renamed(found: Record<string, unknown>, from: string, to: string): Record<string, File> {
  return Object.fromEntries(
    Object.entries(found).map(([path, file]) => [path.replace(from, to), file as File]),
  );
}

/** Load a book (a file of texts) in the chosen language; pages do that before they are shown. */
export async function learnWords(...books: Book[]): Promise<void> {
  wanted = [...wanted, ...books.filter((book) => !wanted.includes(book))];
  const language = wordsOf(prefs.language);
  await Promise.all(wanted.map((book) => fetchBook(language, book)));
  if (language === wordsOf(prefs.language)) spoken = language;
}

async function fetchBook(language: string, book: Book): Promise<void> {
  const name = `${language}.${book}`;
  const load = files[`../../../src/tichu/words/${language}/${book}.ftl`];
  if (name in known || !load) return;
  known[name] = (await load()).default(formatFor(language));
}

/** The text of a key in the chosen language. */
export function t<K extends Key>(key: K, ...values: ValuesOf<K>): string {
  return tDynamic(key, values[0] ?? {}) ?? key;
}

/** The same for a key that is composed at run time; undefined if there is no such key. */
export function tDynamic(key: string, values: Record<string, Value> = {}): string | undefined {
  const dot = key.indexOf(".");
  const message = known[`${spoken}.${key.slice(0, dot)}`]?.[key.slice(dot + 1)];
  return message === undefined ? undefined : marked(filled(message, values));
}

/** In the pseudo-language, a text that shows where it comes from: what is not marked is not translated. */
const marked = (text: string): string => (prefs.language === PSEUDO ? `⟦${text}⟧` : text);

const filled = (message: Message, values: Values): string =>
  typeof message === "string" ? message : message(values);

/** A refusal in the visitor's language; a general sentence if there is none for its code. */
export function why(code: string | null | undefined, values: Values = {}): string {
  return tDynamic(`errors.${code ?? ""}`, values) ?? t("errors.refused");
}
