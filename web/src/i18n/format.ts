// How values appear in texts: what the compiled words (vite-words.ts) call.

export type Value = string | number;
export type Values = Record<string, Value>;
export type Message = string | ((values: Values) => string);
export type Messages = Record<string, Message>;

export interface Format {
  /** A value as text; numbers as usual in the language, but a thousand points are 1000 and a minus is − everywhere. */
  text(value: Value | undefined): string;
  number(value: Value | undefined, options: Intl.NumberFormatOptions): string;
  /** The text whose key is the value, the number, or the number’s plural category. */
  pick(value: Value | undefined, choices: [key: Value, text: string][], otherwise: string): string;
}

/** Most languages format numbers with a hyphen as minus. */
const minus = (number: string): string => number.replace("-", "−");

/** Formats for a language, given by its tag. */
export function formatFor(language: string): Format {
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language, { useGrouping: false });
  return {
    text: (value) => (typeof value === "number" ? minus(numbers.format(value)) : (value ?? "?")),
    number: (value, options) => minus(new Intl.NumberFormat(language, options).format(Number(value))),
    pick(value, choices, otherwise) {
      const category = typeof value === "number" ? plurals.select(value) : value;
      return choices.find(([key]) => key === value || key === category)?.[1] ?? otherwise;
    },
  };
}
