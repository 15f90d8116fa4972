// Dragging a player to another seat with the mouse or a finger.
import type { WaitingRoom } from "./waitingRoom.svelte";

/** Pixels after which a press is a drag and no longer a tap. */
const THRESHOLD = 8;

export class DragSeat {
  /** The place that is dragged; null if none is. */
  from: number | null = $state(null);
  /** The place under the pointer. */
  over: number | null = $state(null);
  shift: { x: number; y: number } | null = $state(null);
  /** Whether the click that follows belongs to a drag. */
  justDropped = false;

  constructor(readonly room: Pick<WaitingRoom, "canMove" | "move">) {}

  press(event: PointerEvent, place: number): void {
    if (event.button !== 0 || !this.room.canMove(place)) return;
    const { clientX, clientY } = event;
    const ends = new AbortController();
    const on = <K extends keyof WindowEventMap>(kind: K, does: (event: WindowEventMap[K]) => void): void =>
      window.addEventListener(kind, does, { signal: ends.signal });
    const end = (): void => {
      ends.abort();
      this.from = this.over = this.shift = null;
    };
    on("pointermove", (moved) => {
      const shift = { x: moved.clientX - clientX, y: moved.clientY - clientY };
      if (this.from === null && Math.hypot(shift.x, shift.y) < THRESHOLD) return;
      this.from = place;
      this.shift = shift;
      this.over = placeAt(moved.clientX, moved.clientY, place);
    });
    on("pointerup", () => {
      const { from, over } = this;
      this.justDropped = from !== null;
      setTimeout(() => (this.justDropped = false)); // its click comes before that, if there is one
      end();
      if (from !== null && over !== null) this.room.move(from, over);
    });
    on("pointercancel", end);
  }
}

/** The place at a point of the screen, other than the one that is dragged. */
function placeAt(x: number, y: number, dragged: number): number | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = (element.closest("[data-place]") as HTMLElement | null)?.dataset["place"];
    if (place !== undefined && Number(place) !== dragged) return Number(place);
  }
  return null;
}
