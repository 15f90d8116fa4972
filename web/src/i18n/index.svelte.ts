// Texts in five languages. English is the source: its files define the keys, and a test compares the others.
import { prefs, type Language } from "../lib/prefs.svelte";
import type common from "./en/common";
import type table from "./en/table";
import type home from "./en/home";
import type account from "./en/account";
import type errors from "./en/errors";
import type learn from "./en/learn";
import type score from "./en/score";
import type replay from "./en/replay";
import type rules from "./en/rules";
import type reasons from "./en/reasons";
import type stats from "./en/stats";
import type house from "./en/house";
import type puzzles from "./en/puzzles";
import type review from "./en/review";

export interface Books {
  common: typeof common;
  table: typeof table;
  home: typeof home;
  account: typeof account;
  errors: typeof errors;
  learn: typeof learn;
  score: typeof score;
  replay: typeof replay;
  rules: typeof rules;
  reasons: typeof reasons;
  stats: typeof stats;
  house: typeof house;
  puzzles: typeof puzzles;
  review: typeof review;
}
export type Book = keyof Books;
export type Key = { [B in Book]: `${B}.${keyof Books[B] & string}` }[Book];
export type Params = Record<string, string | number>;

const files = import.meta.glob<{ default: Record<string, string> }>("./*/*.ts");
const known: Record<string, Record<string, string>> = $state({});
let wanted: Book[] = ["common", "errors"];

/** Load a book (a file of texts) in the chosen language; pages do that before they are shown. */
export async function learnWords(...books: Book[]): Promise<void> {
  wanted = [...wanted, ...books.filter((book) => !wanted.includes(book))];
  await Promise.all(wanted.map((book) => fetchBook(prefs.language, book)));
}

async function fetchBook(language: Language, book: Book): Promise<void> {
  const name = `${language}.${book}`;
  const load = files[`./${language}/${book}.ts`];
  if (name in known || !load) return;
  known[name] = (await load()).default;
}

/** The text of a key in the chosen language; `{name}` is replaced by the parameter of that name. */
export function t(key: Key, params: Params = {}): string {
  return tDynamic(key, params) ?? key;
}

/** The same for a key that is composed at run time; undefined if there is no such key. */
export function tDynamic(key: string, params: Params = {}): string | undefined {
  const dot = key.indexOf(".");
  const text = known[`${prefs.language}.${key.slice(0, dot)}`]?.[key.slice(dot + 1)];
  return text === undefined ? undefined : filled(text, params, prefs.language);
}

/** A text with its parameters; French says “d’as” and “d’épée”, not “de as” and “de épée”. */
export function filled(text: string, params: Params, language: string): string {
  return text.replace(/( de )?\{(\w+)\}/g, (whole, of: string | undefined, name: string) => {
    if (params[name] === undefined) return whole;
    const word = String(params[name]);
    const elided = of && language === "fr" && /^[aeiouyàâéèêëîïôœ]/i.test(word);
    return (elided ? " d’" : (of ?? "")) + word;
  });
}

/** One of two keys by number: `n` is 1 or not. */
export function plural(n: number, one: Key, other: Key, params: Params = {}): string {
  const form = new Intl.PluralRules(prefs.language).select(n);
  return t(form === "one" ? one : other, { n, ...params });
}

/** A refusal in the visitor's language; the server's own sentence if there is no translation. */
export function why(
  code: string | null | undefined,
  message: string | null | undefined,
  params: Params = {},
): string {
  return tDynamic(`errors.${code ?? ""}`, params) ?? message ?? "";
}
