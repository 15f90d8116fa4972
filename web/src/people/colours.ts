// The colours of people: each has a favourite, and at one table no two are alike.

/** Deep inks on which paper-coloured drawings and initials are legible in both themes. */
export const COLOURS = [
  "#2c6e4f", "#2a5c96", "#8a3a5e", "#93501c", "#54509a", "#1f6b74",
  "#7a2f26", "#5c6122", "#4a5a6a", "#7b4a8e", "#6d4f35", "#3c3a44",
] as const; // prettier-ignore

/** Somebody at a table, as far as their colour goes; bots and empty places have no id. */
interface Seated {
  player: string | null;
  name: string;
}

function favourite(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 1_000_003;
  return sum % COLOURS.length;
}

/** The colour of somebody who is shown alone. */
export function colourOf(id: string): string {
  return COLOURS[favourite(id)]!;
}

/** The colours of the people of a table, by place: whoever comes later takes the next colour that is free. */
export function coloursAt(places: readonly Seated[]): string[] {
  // People choose before bots, so that a bot never changes somebody's colour.
  const order = places.map((_, place) => place);
  order.sort((a, b) => Number(!places[a]!.player) - Number(!places[b]!.player) || a - b);
  const taken = new Set<number>();
  const found: string[] = [];
  for (const place of order) {
    const { player, name } = places[place]!;
    let colour = favourite(player ?? `${name}-${place}`);
    while (taken.has(colour) && taken.size < COLOURS.length) colour = (colour + 1) % COLOURS.length;
    taken.add(colour);
    found[place] = COLOURS[colour]!;
  }
  return found;
}
