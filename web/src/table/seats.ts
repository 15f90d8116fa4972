// Who sits where on the screen: the viewer at the bottom, the others round the table in playing order.
import { t } from "../i18n/index.svelte";
import { playerName } from "../lib/names";
import { coloursAt } from "../people/colours";
import type { PlaceShown, RoundShown, TableShown } from "../wire/types";

export interface Chair {
  seat: number;
  place: number | null;
  name: string;
  chair: PlaceShown | null;
  /** Steps after the viewer's seat in playing order. */
  step: number;
  /** Where on the table, in per cent of its width and height. */
  x: number;
  y: number;
  partner: boolean;
  /** The colour of the picture at a table; no two have the same. */
  colour?: string;
}

/** The name of a player of the match as it is shown; undefined for the dummy. */
export function nameAt(table: TableShown, player: number): string | undefined {
  const name = playersOf(table)[player]?.name;
  return name === undefined ? undefined : playerName(name);
}

/** The title of a place in a game of ranks, 0 is the highest; undefined in other games. */
export function titleAt(table: TableShown, place: number): string | undefined {
  const title = table.title_codes[place];
  return title === undefined ? undefined : t("titles.title", { title, n: place + 1 });
}

/** Who plays the match on the table, or has played it. */
export function playersOf(table: TableShown): PlaceShown[] {
  return table.played ?? table.places;
}

/** The team of a seat, 0 or 1, in a game between two teams: partners sit alternately. */
export function teamOf(seat: number): 0 | 1 {
  return seat % 2 === 0 ? 0 : 1;
}

/** Whether somebody may sit down here between matches. */
export function isOpen(place: PlaceShown): boolean {
  return place.left || (!place.player && !place.bot);
}

/** The chairs of a round as the seat at the bottom sees them. */
export function chairsAround(
  table: TableShown,
  round: RoundShown,
  bottom: number,
  dummyName: string,
): Chair[] {
  const count = round.hands.length;
  const colours = coloursAt(playersOf(table));
  const rightward = table.rules["direction"] !== "clockwise";
  return Array.from({ length: count }, (_, step) => {
    const seat = (bottom + step) % count;
    const place = table.seating?.[seat] ?? null;
    const chair = place === null ? null : (playersOf(table)[place] ?? null);
    const turn = (2 * Math.PI * step) / count;
    return {
      seat,
      place,
      name: chair ? playerName(chair.name) : dummyName,
      chair,
      colour: place === null ? undefined : colours[place],
      step,
      x: 50 + 50 * Math.sin(turn) * (rightward ? 1 : -1),
      y: 50 + 50 * Math.cos(turn),
      partner: table.scores !== null && count % 2 === 0 && teamOf(seat) === teamOf(bottom) && step !== 0,
    };
  });
}

/** A seat in a drawing of the table: three columns, and rows from the top. */
export interface DrawnSeat {
  place: number;
  row: number;
  column: 1 | 2 | 3;
}

/** The seats around a table as the place at the bottom sees them, in playing order. */
export function aroundTable(count: number, bottom: number, rightward: boolean): DrawnSeat[] {
  const beside = Math.floor((count - 1) / 2); // seats on each side
  const top = count % 2 === 0 ? 1 : 0;
  return Array.from({ length: count }, (_, step) => {
    const place = (bottom + step) % count;
    if (step === 0) return { place, row: top + beside + 1, column: 2 };
    if (top && step === count / 2) return { place, row: 1, column: 2 };
    const first = step <= beside;
    const row = first ? top + beside + 1 - step : step - (beside + top) + top;
    return { place, row, column: first === rightward ? 3 : 1 };
  });
}
