// Lists in words.

/** A list in words: "Ann, Bob and Cat". */
export function listWords(words: readonly string[]): string {
  const language = globalThis.document?.documentElement.lang || undefined;
  return new Intl.ListFormat(language).format(words);
}
