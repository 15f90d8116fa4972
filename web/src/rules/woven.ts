// A section of the rules with what a rule book does in its own way.
import { textsOf, type Block, type Book, type Section, type Text } from "./shape";

export type Piece = { blocks: Block[] } | { note: Text };

/** A section with the book's notes: in the place of what they change, or at the end. */
export function woven(blocks: readonly Block[], book: Book, section: Section): Piece[] {
  const notes = book.notes.filter((note) => note.section === section);
  const pieces: Piece[] = [];
  let run: Block[] = [];
  for (const block of blocks) {
    const first = textsOf(block)[0]!;
    const note = notes.find((each) => each.instead?.includes(first));
    if (!note) run.push(block);
    else if (note.instead?.[0] === first) {
      pieces.push({ blocks: run }, { note: note.text });
      run = [];
    }
  }
  pieces.push({ blocks: run });
  return [...pieces, ...notes.filter((note) => !note.instead).map((note) => ({ note: note.text }))];
}
