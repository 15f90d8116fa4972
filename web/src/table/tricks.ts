// The tricks of a round, from its public history.

/** An action that everybody has seen, as the history of the round has it. */
export type Entry = Record<string, unknown> & { seat: number; type: string };

/** Something that happened between the actions: somebody came or went, the clock decided. */
export interface Note {
  /** How many actions were before it. */
  at: number;
  text: string;
}

export type Line = Entry | Note;

export interface Trick {
  /** Counted from 1; 0 is what came before the first card. */
  n: number;
  lines: Line[];
  /** Who took it, and to whom they gave it; null if it is not over, or if nobody takes it. */
  winner: number | null;
  receiver: number | null;
}

const DOG = "Do";

export const isNote = (line: Line): line is Note => "text" in line && "at" in line;

/** The plays of a trick. */
export const playsOf = (trick: Trick): Entry[] =>
  trick.lines.filter((line): line is Entry => !isNote(line) && line.type === "play");

const ends = (entry: Entry): boolean =>
  entry.type === "take" || entry.type === "give" || (entry.type === "play" && entry["cards"] === DOG);

/** The tricks of a history; what comes before the first card is the first of them, if there is anything. */
export function tricksOf(history: readonly Record<string, unknown>[], notes: readonly Note[] = []): Trick[] {
  const tricks: Trick[] = [];
  let over = true;
  const current = (starts: boolean): Trick => {
    const last = tricks.at(-1);
    if (last && !over && !(starts && last.n === 0)) return last;
    over = false;
    const n = !starts && !last ? 0 : (last?.n ?? 0) + 1;
    tricks.push({ n, lines: [], winner: null, receiver: null });
    return tricks.at(-1)!;
  };
  const addNotes = (from: number, to: number): void => {
    for (const note of notes)
      if (note.at >= from && note.at < to) (tricks.at(-1) ?? current(false)).lines.push(note);
  };
  history.forEach((each, index) => {
    const entry = each as Entry;
    addNotes(index, index + 1);
    const trick = current(entry.type === "play");
    trick.lines.push(entry);
    if (entry.type === "take" || entry.type === "give") trick.winner = entry.seat;
    if (entry.type === "give") trick.receiver = Number(entry["to"]);
    over = ends(entry);
  });
  addNotes(history.length, Infinity);
  return tricks;
}

/** The trick before the one on the table: the last one that is over. */
export function lastTrickOf(
  history: readonly Record<string, unknown>[],
  roundIsOver: boolean,
): Trick | undefined {
  const isOver = (trick: Trick): boolean =>
    roundIsOver || trick.lines.some((line) => !isNote(line) && ends(line));
  return tricksOf(history)
    .filter((trick) => playsOf(trick).length && isOver(trick))
    .at(-1);
}
