// Preferences for this device: language, theme, cards, sound, speed. Stored in the browser.

export type Language = "en" | "de" | "fr" | "pt" | "nl";
export type Theme = "auto" | "dark" | "light";
export type CardStyle = "classic" | "four-colour" | "contrast";
export type SortOrder = "rank" | "suit";

export const LANGUAGES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  pt: "Português",
  nl: "Nederlands",
};

interface Prefs {
  language: Language;
  theme: Theme;
  cards: CardStyle;
  sort: SortOrder;
  sound: boolean;
  /** How fast things move: 1 is normal, 2 twice as fast, 0 without movement. */
  speed: number;
}

const KEY = "tichu.prefs";

function browserLanguage(): Language {
  // Without a browser, as in tests, there may be none.
  const wanted = typeof navigator === "undefined" ? [] : (navigator.languages ?? [navigator.language]);
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return "en";
}

function stored(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>;
  } catch {
    return {};
  }
}

export const prefs: Prefs = $state({
  language: browserLanguage(),
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
