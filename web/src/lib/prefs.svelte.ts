// Preferences for this device: language, theme, cards, sound, vibration, motion. Stored in the browser.
import { MediaQuery } from "svelte/reactivity";
import { chooseLanguage, LANGUAGES, wordsOf } from "../i18n/languages";

export type Theme = "auto" | "dark" | "light";
export type CardStyle = "classic" | "four-colour" | "contrast";
export type CardSize = "small" | "medium" | "large";
export type SortOrder = "rank" | "suit";

interface Prefs {
  /** The tag of a language that there are words in. */
  language: string;
  theme: Theme;
  cards: CardStyle;
  size: CardSize;
  sort: SortOrder;
  /** How loud sounds are: 0 is silent, 1 the loudest. */
  volume: number;
  /** Whether the device vibrates when it is your turn. */
  vibration: boolean;
  /** How fast things move: 1 is normal, 2 twice as fast, 0 without movement. */
  speed: number;
}

const KEY = "tichu.prefs";
/** The volume of those who have asked for sounds before there was a volume, and of desktops. */
const QUIET = 0.5;

// Without a browser, as in tests, there may be no languages and no screen.
const browserLanguages = (): readonly string[] =>
  typeof navigator === "undefined" ? [] : (navigator.languages ?? [navigator.language]);
const isPhone = (): boolean => typeof matchMedia === "undefined" || matchMedia("(pointer: coarse)").matches;

function stored(): Partial<Prefs> {
  try {
    const { sound, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs> & {
      sound?: boolean;
    };
    if (sound !== undefined) kept.volume ??= sound ? QUIET : 0;
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
  theme: "auto",
  cards: "classic",
  size: "medium",
  sort: "rank",
  volume: isPhone() ? 0 : QUIET, // a phone makes no noise until it is asked to
  vibration: true,
  speed: 1,
  ...stored(),
});

/** Sort the hand by rank instead of suit, or the other way round. */
export function toggleSort(): void {
  prefs.sort = prefs.sort === "rank" ? "suit" : "rank";
}

/** Store the preferences and apply them to the page. Called once, in the root component. */
export function followPrefs(): void {
  const light = new MediaQuery("(prefers-color-scheme: light)");
  $effect(() => {
    const text = JSON.stringify(prefs);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // the browser may not allow storage
    }
    const root = document.documentElement;
    root.dataset.theme = prefs.theme === "auto" ? (light.current ? "light" : "dark") : prefs.theme;
    root.dataset.cards = prefs.cards;
    root.lang = prefs.language;
    root.style.setProperty("--speed", String(motion() ? 1 / motion() : 0));
  });
}

/** How fast things may move; 0 if they should not. */
export function motion(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : prefs.speed;
}
