// The sheets, stored in this browser only.
import {
  begin,
  change,
  fewest,
  most,
  problemOf,
  redo,
  undo,
  VARIANTS,
  type Past,
  type Round,
  type Terms,
  type Variant,
} from "./scoring";

export interface Sheet {
  id: string;
  variant: Variant;
  /** In playing order: partners sit opposite each other, every other name. */
  names: string[];
  target: number | null;
  /** How many rounds were agreed. */
  length: number | null;
  /** Whether a wish that is not honoured costs the round. */
  penalty: boolean;
  started: number;
  changed: number;
  past: Past<Round[]>;
}
export type Agreed = Pick<Sheet, "variant" | "names" | "target" | "length" | "penalty">;

const KEY = "tichu.score";

export const termsOf = (sheet: Agreed): Terms => ({
  variant: sheet.variant,
  players: sheet.names.length,
  target: sheet.target,
  rounds: sheet.length,
});

/** Read stored data of any version; invalid parts are dropped. */
function readable(data: unknown): data is Sheet {
  const sheet = data as Sheet | null;
  try {
    if (!sheet || typeof sheet.id !== "string" || !VARIANTS.includes(sheet.variant)) return false;
    const players = sheet.names.length;
    if (
      players < fewest(sheet.variant) ||
      players > most(sheet.variant) ||
      !sheet.names.every((name) => typeof name === "string")
    )
      return false;
    const terms = termsOf(sheet);
    return [...sheet.past.before, sheet.past.now, ...sheet.past.after].every((rounds) =>
      rounds.every((round) => problemOf(terms, round) === null),
    );
  } catch {
    return false;
  }
}

function load(): Sheet[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(readable) : [];
  } catch {
    return [];
  }
}

class Sheets {
  /** The latest first. */
  all: Sheet[] = $state.raw(load());
  /** Whether the browser allows storage. */
  kept = $state(true);

  constructor() {
    // Another window of the same browser wrote something.
    window.addEventListener("storage", (event) => {
      if (event.key === KEY) this.all = load();
    });
  }

  find(id: string): Sheet | undefined {
    return this.all.find((each) => each.id === id);
  }

  add(agreed: Agreed): Sheet {
    const now = Date.now();
    const id =
      now.toString(36) +
      Math.floor(Math.random() * 1296)
        .toString(36)
        .padStart(2, "0");
    const sheet: Sheet = { ...agreed, id, started: now, changed: now, past: begin<Round[]>([]) };
    this.#keep([sheet, ...this.all]);
    return sheet;
  }

  agree(id: string, agreed: Partial<Agreed>): void {
    this.#change(id, (sheet) => ({ ...sheet, ...agreed }));
  }

  /** Add a round, or replace it. */
  write(id: string, round: Round, index: number | null = null): void {
    this.#rounds(id, (rounds) =>
      index === null ? [...rounds, round] : rounds.map((each, at) => (at === index ? round : each)),
    );
  }

  strike(id: string, index: number): void {
    this.#rounds(id, (rounds) => rounds.filter((_, at) => at !== index));
  }

  undo(id: string): void {
    this.#change(id, (sheet) => ({ ...sheet, past: undo(sheet.past) }));
  }

  redo(id: string): void {
    this.#change(id, (sheet) => ({ ...sheet, past: redo(sheet.past) }));
  }

  remove(id: string): void {
    this.#keep(this.all.filter((each) => each.id !== id));
  }

  /** Restore a deleted sheet. */
  restore(sheet: Sheet): void {
    this.#keep([sheet, ...this.all.filter((each) => each.id !== sheet.id)]);
  }

  #rounds(id: string, turn: (rounds: Round[]) => Round[]): void {
    this.#change(id, (sheet) => ({ ...sheet, past: change(sheet.past, turn(sheet.past.now)) }));
  }

  #change(id: string, turn: (sheet: Sheet) => Sheet): void {
    const sheet = this.find(id);
    if (!sheet) return;
    this.#keep([{ ...turn(sheet), changed: Date.now() }, ...this.all.filter((each) => each.id !== id)]);
  }

  #keep(all: Sheet[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
      this.kept = true;
    } catch {
      this.kept = false;
    }
  }
}

export const sheets = new Sheets();
