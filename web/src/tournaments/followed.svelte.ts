// A tournament that is looked up again every few seconds. The browser sends its ETag, so no news cost little.
import { why } from "../i18n/index.svelte";
import { ApiError } from "../lib/api";
import type { TournamentAnswer, TournamentRequest } from "../wire/types";
import { doInTournament, readTournament } from "./requests";

/** Milliseconds between two looks while a round is played, and otherwise. */
const BUSY = 3000;
const CALM = 10000;

export class FollowedTournament {
  now: TournamentAnswer | null = $state.raw(null);
  /** Why the page cannot be shown; empty if it can. */
  trouble = $state("");
  /** Whether the server has no such tournament. */
  missing = $state(false);
  /** Why the last request was refused. */
  refusal = $state("");
  busy = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(readonly id: string) {}

  /** Look now, and again until `stop`. */
  async follow(): Promise<void> {
    clearTimeout(this.timer);
    if (document.visibilityState === "visible" || this.now === null) await this.look();
    if (this.stopped || this.missing) return;
    const pause = this.now && this.now.status !== "playing" ? CALM : BUSY;
    this.timer = setTimeout(() => void this.follow(), pause);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  async look(): Promise<void> {
    try {
      const found = await readTournament(this.id);
      if (this.now === null || found.revision >= this.now.revision) this.now = found;
      this.trouble = "";
    } catch (refused) {
      const code = refused instanceof ApiError ? refused.code : "offline";
      this.missing = code === "not-found";
      if (this.now === null) this.trouble = code;
    }
  }

  /** Ask for something; returns whether it was done. */
  async act(request: TournamentRequest): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = "";
    try {
      await doInTournament(this.id, request);
      await this.look();
      return true;
    } catch (refused) {
      this.refusal = refused instanceof ApiError ? why(refused.code, refused.params) : why("offline");
      return false;
    } finally {
      this.busy = false;
    }
  }
}
