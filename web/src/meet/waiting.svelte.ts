// Waiting for people: one long request after the other, until there is a seat.
import { ApiError, api } from "../lib/api";
import type { QuickAnswer } from "../wire/types";
import type { Wish } from "./wish.svelte";

/** Milliseconds before the next attempt if the server cannot be reached. */
const RETRY = 2000;

type State = "off" | "waiting" | "seated" | "replaced";

export class Waiting {
  state: State = $state("off");
  news: QuickAnswer | null = $state.raw(null);
  /** Why the server refuses to let somebody wait. */
  refusal: ApiError | null = $state.raw(null);
  /** Whether the server cannot be reached at the moment; it is tried again. */
  unreachable = $state(false);
  /** When the wait began, in milliseconds; it may be corrected by the server. */
  since = $state(0);
  table = $state("");
  #visit = "";
  #open: AbortController | null = null;

  /** Begin to wait. */
  start(wish: Wish): void {
    this.stop();
    this.state = "waiting";
    this.refusal = null;
    this.news = null;
    this.since = Date.now();
    this.#visit = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join(
      "",
    );
    void this.#wait({ ...wish }, this.#visit);
  }

  /** Stop waiting, and tell the server. */
  stop(): void {
    if (this.state === "waiting") void api.delete(`/api/quick-match/${this.#visit}`).catch(() => undefined);
    this.state = "off";
    this.#visit = "";
    this.#open?.abort();
  }

  async #wait(wish: Wish, visit: string): Promise<void> {
    let first = true;
    await api.me().catch(() => undefined); // a first visit makes a guest, once
    while (this.#visit === visit) {
      try {
        this.#open = new AbortController();
        const known = first ? null : (this.news?.waiting ?? null);
        const body = { ...wish, visit, first, known };
        const news = await api.post<QuickAnswer>("/api/quick-match", body, this.#open.signal);
        if (this.#visit !== visit) return;
        first = this.unreachable = false;
        this.#take(news);
        if (news.state !== "waiting") return;
      } catch (refused) {
        if (this.#visit !== visit) return;
        if (
          refused instanceof ApiError &&
          refused.status >= 400 &&
          refused.status < 500 &&
          refused.status !== 429
        ) {
          this.refusal = refused;
          this.state = "off";
          return;
        }
        this.unreachable = true;
        await new Promise((done) => setTimeout(done, RETRY));
      }
    }
  }

  #take(news: QuickAnswer): void {
    this.news = news;
    this.state = news.state;
    if (news.state === "waiting") this.since = Date.now() - 1000 * (news.waited ?? 0);
    if (news.state === "seated") this.table = news.table ?? "";
  }
}

/** Minutes and seconds: “1:05”. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
