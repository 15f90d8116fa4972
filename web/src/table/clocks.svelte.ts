// Time that runs on the screen between two messages of the server.
import type { TableSession } from "./session.svelte";

/** What a clock is read from. */
type ClockSource = Pick<TableSession, "live" | "liveAt" | "table">;

/** Seconds before the end of the move's time, or of the reserve, at which the player is told. */
const WARNING = 10;

export interface ClockReading {
  /** What is left of the part that runs, 0 to 1, and in seconds. */
  part: number;
  seconds: number;
  /** Whether the reserve is being used. */
  reserve: boolean;
  /** Seconds left for this move, and of the reserve. */
  move: number;
  spare: number;
  /** What the player should know: the move's time ends soon, the reserve runs, everything ends soon. */
  warning: "move" | "reserve" | "last" | null;
}

/** Seconds as minutes and seconds: 75 is 1:15. */
export function timeText(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

function warningOf(move: number, spare: number, whole: number): ClockReading["warning"] {
  const total = move + spare;
  if (total <= WARNING) return whole > WARNING || move === 0 ? "last" : null;
  if (move === 0) return "reserve";
  return move <= WARNING && whole > WARNING ? "move" : null;
}

/** The reading of a clock some seconds after the server has sent it; `whole` is the time for a move. */
export function readClock(
  sent: { starts: number; left: number; reserve: number },
  after: number,
  whole: number,
  wholeReserve: number,
): ClockReading {
  const since = Math.max(0, after - sent.starts);
  const move = Math.max(0, sent.left - since);
  const spare = Math.max(0, sent.reserve - Math.max(0, since - sent.left));
  const reserve = move === 0;
  return {
    part: reserve ? spare / Math.max(1, wholeReserve) : move / whole,
    seconds: reserve ? spare : move,
    reserve,
    move,
    spare,
    warning: warningOf(move, spare, whole),
  };
}

export class Ticker {
  now = $state(performance.now());

  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.now = performance.now()), 250);
      return () => clearInterval(timer);
    });
  }

  /** Seconds left of a duration that the server has sent. */
  left(session: ClockSource, seconds: number | null | undefined): number | null {
    if (seconds === null || seconds === undefined) return null;
    return Math.max(0, seconds - (this.now - session.liveAt) / 1000);
  }

  /** The clock of a place; null if none runs. */
  clock(session: ClockSource, place: number | null): ClockReading | null {
    const sent = place === null ? undefined : session.live?.clocks[String(place)];
    const whole = session.table?.options.clock;
    if (!sent || !whole || session.table?.paused) return null;
    return readClock(sent, (this.now - session.liveAt) / 1000, whole, session.table?.options.reserve ?? 1);
  }
}
