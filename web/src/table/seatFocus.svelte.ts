// The focus while the player is asked to choose a seat.
import type { SeatQuestion } from "./turn.svelte";

/** The seats that may be chosen, from left to right. */
function choicesIn(box: Element | null | undefined): HTMLElement[] {
  const left = (each: Element) => each.getBoundingClientRect().left;
  return [...(box?.querySelectorAll<HTMLElement>(".choice") ?? [])].sort((a, b) => left(a) - left(b));
}

/** Move the focus to the leftmost seat when a question begins, and back when it ends. */
export function focusSeatQuestion(
  question: () => SeatQuestion | null,
  box: () => HTMLElement | undefined,
): void {
  let earlier: HTMLElement | null = null;
  $effect(() => {
    const focused = document.activeElement as HTMLElement | null;
    if (question()) {
      if (focused?.closest("input, textarea")) return; // somebody is writing
      earlier = focused;
      choicesIn(box())[0]?.focus();
    } else if (earlier) {
      if (focused === document.body && earlier.isConnected) earlier.focus();
      earlier = null;
    }
  });
}

/** Left and right go from one seat to the next. */
export function moveAmongSeats(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const here = event.currentTarget as HTMLElement;
  const choices = choicesIn(here.closest(".others"));
  if (!step || !choices.length) return;
  choices[(choices.indexOf(here) + step + choices.length) % choices.length]!.focus();
  event.preventDefault();
  event.stopPropagation(); // the arrows belong to the hand elsewhere
}
