// A request that may be refused: whether it is under way, and what the server has said.
import { t, why, type PlainKey } from "../i18n/index.svelte";
import { ApiError } from "../lib/api";

export class Attempt {
  busy = $state(false);
  /** Why the last request was refused, in the visitor's language; empty if it was not. */
  refusal = $state("");

  /** `words` are other texts for some codes, where the usual one would not fit. */
  constructor(private readonly words: Partial<Record<string, PlainKey>> = {}) {}

  /** Send a request unless one is under way; returns whether it succeeded. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = "";
    try {
      await work();
      return true;
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused;
      const other = this.words[refused.code];
      this.refusal = other ? t(other) : why(refused.code, refused.params);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
