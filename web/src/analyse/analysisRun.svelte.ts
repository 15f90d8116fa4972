// An analysis that the server refines while one watches.
import { ApiError, api } from "../lib/api";
import { boardTrouble } from "./choiceWords";
import type { AnalysisShown, AnalysisUpdate, RoundShown } from "../wire/types";

export class AnalysisRun {
  state: "idle" | AnalysisUpdate["state"] = $state("idle");
  /** How many are before it in the queue. */
  place = $state(0);
  result: AnalysisShown | null = $state.raw(null);
  trouble = $state("");
  #control: AbortController | null = null;

  /** Whether it waits or thinks. */
  get running(): boolean {
    return this.state === "waiting" || this.state === "thinking";
  }

  /** Analyse another position; an earlier analysis is cancelled. */
  async start(position: RoundShown, seat: number): Promise<void> {
    this.stop();
    this.result = null;
    this.trouble = "";
    this.place = 0;
    this.state = "thinking";
    const control = (this.#control = new AbortController());
    try {
      await api.lines<AnalysisUpdate>("/api/analysis", { position, seat }, control.signal, (update) => {
        if (control === this.#control) this.#take(update);
      });
      if (control === this.#control && this.running) this.#fail("offline");
    } catch (refused) {
      if (control !== this.#control || control.signal.aborted) return;
      if (refused instanceof ApiError) this.#fail(refused.code, refused.params);
      else this.#fail("offline");
    }
  }

  /** Cancel it, and keep what was found. */
  stop(): void {
    this.#control?.abort();
    this.#control = null;
    if (this.running) this.state = this.result ? "done" : "idle";
  }

  #take(update: AnalysisUpdate): void {
    this.place = update.place ?? 0;
    if (update.result) this.result = update.result;
    if (update.problem) this.#fail(update.problem.code, update.problem.params ?? {});
    else this.state = update.state;
  }

  #fail(code: string, params: Record<string, string | number> = {}): void {
    this.state = "failed";
    this.trouble = boardTrouble(code, params);
  }
}
