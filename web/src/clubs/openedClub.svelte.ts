// A club that a page shows: it is read again after every change, and from time to time.
import { why } from "../i18n/index.svelte";
import { ApiError, api } from "../lib/api";
import type { ClubAnswer } from "../wire/types";
import { readClub } from "./requests";

/** Milliseconds between two looks. */
const PAUSE = 15000;

export class OpenedClub {
  now: ClubAnswer | null = $state.raw(null);
  /** The id of the visitor. */
  me = $state("");
  trouble = $state("");
  missing = $state(false);
  /** Why the last request was refused. */
  refusal = $state("");
  busy = $state(false);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(readonly id: string) {}

  async start(): Promise<void> {
    await this.look();
    clearInterval(this.timer);
    this.timer = setInterval(() => document.visibilityState === "visible" && void this.look(), PAUSE);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  async look(): Promise<void> {
    try {
      this.me ||= (await api.me()).id;
      this.now = await readClub(this.id);
      this.trouble = "";
    } catch (refused) {
      const code = refused instanceof ApiError ? refused.code : "offline";
      this.missing = code === "not-found";
      if (this.now === null) this.trouble = code;
    }
  }

  /** Ask for something; returns whether it was done. */
  async act(request: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = "";
    try {
      await request();
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
