// The games, rule books and bots of the server. They never change while it runs, so they are asked for once.
// Without a network, those that are kept for games on this device.
import type { CatalogueAnswer, EditionAnswer, VariantAnswer } from "../wire/types";
import { api } from "./api";

let asking: Promise<CatalogueAnswer> | null = null;

/** What there is to choose from; a failed request is repeated by the next call. */
export function catalogue(): Promise<CatalogueAnswer> {
  asking ??= api.catalogue().catch(async (refused: unknown) => {
    asking = null;
    const kept = await globalThis.caches?.match("/api/catalogue");
    if (!kept) throw refused;
    return (await kept.json()) as CatalogueAnswer;
  });
  return asking;
}

/** A game and one of its rule books; without a name, its first one. */
export function bookOf(
  of: CatalogueAnswer | null,
  variant: string,
  edition: string | null | undefined,
): { game: VariantAnswer | undefined; book: EditionAnswer | undefined } {
  const game = of?.variants.find((each) => each.key === variant);
  return { game, book: game?.editions.find((each) => each.key === edition) ?? game?.editions[0] };
}
