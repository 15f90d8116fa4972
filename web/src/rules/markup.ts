// The light markup of the rules: `*strong*`, `[Kg]` a card, `<Dog|Wolf>` one wording for each face of the cards.
import type { Face } from "../cards/names";

export type Part = { kind: "text" | "strong" | "card"; text: string };

/** The wording for a face of the cards. */
export function worded(text: string, face: Face): string {
  return text.replace(/<([^<>|]*)\|([^<>|]*)>/g, (_, usual: string, scouts: string) =>
    face === "tichubadour" ? scouts : usual,
  );
}

export function parts(text: string, face: Face): Part[] {
  return worded(text, face)
    .split(/(\*[^*]+\*|\[[0-9A-Z][a-z]\])/)
    .filter((piece) => piece !== "")
    .map((piece) => {
      if (/^\*.+\*$/.test(piece)) return { kind: "strong", text: piece.slice(1, -1) };
      if (/^\[..\]$/.test(piece)) return { kind: "card", text: piece.slice(1, -1) };
      return { kind: "text", text: piece };
    });
}
