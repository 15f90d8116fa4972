// Rounds and records of a match on this device, from Python instead of a server.
import { ApiError } from "../lib/api";
import type { ReplayAnswer } from "../wire/types";
import { engine } from "./engine";
import { DeviceFailure } from "./protocol";

export class DeviceRounds {
  constructor(
    readonly game: string,
    readonly match: number,
  ) {}

  /** A finished round; a refusal is the one that a server would give. */
  round(number: number): Promise<ReplayAnswer> {
    return engine
      .ask({ do: "replay", game: this.game, match: this.match, round: number })
      .catch((error: unknown) => {
        const code = error instanceof DeviceFailure ? error.failure.code : "device-failed";
        throw new ApiError(code, ["not-found", "no-such-game"].includes(code) ? 404 : 500);
      });
  }

  /** Hand the record over as a file. */
  async saveRecord(): Promise<void> {
    const record = await engine.ask({ do: "record", game: this.game, match: this.match });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([record], { type: "application/x-ndjson" }));
    link.download = `tichu-${this.match}.jsonl`;
    link.click();
    URL.revokeObjectURL(link.href);
  }
}
