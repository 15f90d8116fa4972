// Motions between the real places on the screen: the hand, the seats, the middle of the table.
import { motion } from "../lib/prefs.svelte";

/** Milliseconds that a motion takes at most, however slow the player wants it. */
const LONGEST = 280;

/** How long a motion takes that is made for so many milliseconds; 0 if nothing should move. */
export function lasting(milliseconds: number): number {
  const speed = motion();
  return speed ? Math.min(LONGEST, milliseconds / speed) : 0;
}

export interface Spot {
  x: number;
  y: number;
  width: number;
}

/** The middle of what a rectangle contains. */
export function spotOf({ left, top, width, height }: DOMRect): Spot {
  return { x: left + width / 2, y: top + height / 2, width };
}

/** Where the cards of a seat are on the screen; undefined if the seat is not shown. */
export function placeOf(seat: number): Spot | undefined {
  const place = document.querySelector(`[data-seat="${seat}"]`);
  const cards = place?.querySelector(".fan, .openhand, .hand") ?? place;
  return cards ? spotOf(cards.getBoundingClientRect()) : undefined;
}

/** Where the cards of your hand lie from which a play is made. */
export function heldAt(cards: string[]): Spot | undefined {
  const held = [...document.querySelectorAll<HTMLElement>(".mine .hand [data-card]")];
  const spots = cards
    .map((card) => {
      const same = held.filter((each) => each.dataset.card === card);
      const chosen = same.find((each) => each.ariaPressed === "true") ?? same[0];
      if (chosen) held.splice(held.indexOf(chosen), 1);
      return chosen && spotOf(chosen.getBoundingClientRect());
    })
    .filter((spot) => spot !== undefined);
  if (!spots.length) return undefined;
  const middle = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    x: middle(spots.map((spot) => spot.x)),
    y: middle(spots.map((spot) => spot.y)),
    width: spots[0]!.width,
  };
}
