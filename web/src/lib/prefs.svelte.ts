// Preferences for this device: language, theme, cards, sound, speed. Stored in the browser.
import { chooseLanguage, LANGUAGES, wordsOf } from "../i18n/languages";

export type Theme = "auto" | "dark" | "light";
export type CardStyle = "classic" | "four-colour" | "contrast";
export type SortOrder = "rank" | "suit";

interface Prefs {
  /** The tag of a language that there are words in. */
  language: string;
  theme: Theme;
  cards: CardStyle;
  sort: SortOrder;
  sound: boolean;
  /** How fast things move: 1 is normal, 2 twice as fast, 0 without movement. */
  speed: number;
}

const KEY = "tichu.prefs";

// Without a browser, as in tests, there may be no languages.
const browserLanguages = (): readonly string[] =>
  typeof navigator === "undefined" ? [] : (navigator.languages ?? [navigator.language]);

function stored(): Partial<Prefs> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>;
    // A language may have got another tag since.
    if (kept.language && !(wordsOf(kept.language) in LANGUAGES))
      kept.language = chooseLanguage([kept.language]);
    return kept;
  } catch {
    return {};
  }
}

export const prefs: Prefs = $state({
  language: chooseLanguage(browserLanguages()),
  theme: "dark",
  cards: "classic",
  sort: "rank",
  sound: false,
  speed: 1,
  ...stored(),
});

/** Sort the hand by rank instead of suit, or the other way round. */
export function toggleSort(): void {
  prefs.sort = prefs.sort === "rank" ? "suit" : "rank";
}

/** Store the preferences and apply them to the page. Called once, in the root component. */
export function followPrefs(): void {
  $effect(() => {
    const text = JSON.stringify(prefs);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // the browser may not allow storage
    }
    const root = document.documentElement;
    const light = matchMedia("(prefers-color-scheme: light)").matches;
    root.dataset.theme = prefs.theme === "auto" ? (light ? "light" : "dark") : prefs.theme;
    root.dataset.cards = prefs.cards;
    root.lang = prefs.language;
    root.style.setProperty("--speed", String(motion() ? 1 / motion() : 0));
  });
}

/** How fast things may move; 0 if they should not. */
export function motion(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : prefs.speed;
}
