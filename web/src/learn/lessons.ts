// The lessons as data. There are no rules here: the script says what is right, and tests/web/test_lessons.py checks it with the library.
import { t, tDynamic } from "../i18n/index.svelte";
import type { ComboShown } from "../wire/types";
import data from "./lessons.json";

export const YOU = 0;

/** What the learner does. */
export interface Deed {
  type: string;
  cards?: string;
  as?: string;
  wish?: string;
  to?: number;
  call?: boolean;
  combo?: ComboShown;
}

/** What somebody at the table does in the script. */
export interface Move extends Deed {
  seat: number;
  points?: number;
}

export interface Position {
  hands: string[];
  trick: { seat: number; cards: string; as?: string; combo: ComboShown }[];
  passed: number[];
  turn: number;
  wish?: string;
  calls?: Record<string, string>;
  started?: number[];
  phase?: "grand" | "exchange";
  stock?: string[];
}

export interface Choice {
  label?: string;
  number?: number;
  cards?: string;
  seat?: number;
  right: boolean;
  say?: string;
  do?: Deed;
}

export interface Step {
  text: string;
  task?: string;
  yes?: string;
  /** Where the step begins; without it, it goes on from the step before. */
  position?: Position;
  /** Cards to look at, where nothing is played. */
  show?: string[];
  check?: string;
  right?: { do: Deed; yes?: string; then?: Move[] }[];
  wrong?: { do: Deed[]; say: string; illegal: boolean }[];
  choices?: Choice[];
  /** The cards that are good gifts, by receiver. */
  gifts?: Record<string, string[]>;
  giftsWrong?: { to: string[]; cards: string[]; say: string }[];
  then?: Move[];
  last?: boolean;
}

export interface Lesson {
  key: string;
  title: string;
  about: string;
  card: string;
  buttons: string[];
  steps: Step[];
}

export const names = data.names as Record<string, string>;
export const lessons = data.lessons as unknown as Lesson[];

/** The text of a script's key, with the names of those at the table. */
export function say(key: string | undefined): string {
  if (!key) return "";
  return tDynamic(`learn.${key}`, { right: names["1"]!, partner: names["2"]!, left: names["3"]! }) ?? key;
}

export function nameOf(seat: number): string {
  return seat === YOU ? t("table.you") : (names[String(seat)] ?? "");
}
