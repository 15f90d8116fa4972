// Time that runs on the screen between two messages of the server.
import type { TableSession } from "./session.svelte";

/** What a clock is read from. */
type ClockSource = Pick<TableSession, "live" | "liveAt" | "table">;

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

  /** The clock of a place, 0 to 1, and whether the reserve is being used. */
  clock(
    session: ClockSource,
    place: number | null,
  ): { part: number; seconds: number; reserve: boolean } | null {
    const clock = place === null ? undefined : session.live?.clocks[String(place)];
    if (!clock || session.table?.paused) return null;
    const elapsed = (this.now - session.liveAt) / 1000;
    // A rated match without a clock shows only the last minute for a decision.
    if (!session.table?.options.clock && elapsed < clock.starts) return null;
    const whole = session.table?.options.clock ?? 60;
    const since = Math.max(0, elapsed - clock.starts);
    const left = Math.max(0, clock.left - since);
    if (left > 0) return { part: left / whole, seconds: left, reserve: false };
    const reserve = Math.max(0, clock.reserve - Math.max(0, since - clock.left));
    return {
      part: reserve / Math.max(1, session.table?.options.reserve ?? 1),
      seconds: reserve,
      reserve: true,
    };
  }
}
