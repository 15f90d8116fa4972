// A table on this device: frames go to Python in a worker, and come from there.
import type { ServerFrame } from "../wire/types";
import type { SourceListener, TableSource } from "../table/source";
import { engine, type TableListener } from "./engine";
import { DeviceFailure, type Failure } from "./protocol";

export class DeviceSource implements TableSource, TableListener {
  readonly onDevice = true;
  #listener!: SourceListener;

  constructor(readonly id: string) {}

  start(listener: SourceListener): void {
    this.#listener = listener;
    engine.listener = this;
    listener.connected();
    engine.ask({ do: "open", game: this.id }).catch((error: unknown) => this.#refused(error));
  }

  send(frame: string): void {
    void engine.ask({ do: "frame", text: frame }).catch(() => undefined);
  }

  retry(): void {
    // It is never lost: what cannot go on is refused.
  }

  end(): void {
    if (engine.listener === this) engine.listener = null;
    void engine.ask({ do: "close" }).catch(() => undefined);
  }

  frames(frames: string[], fresh: boolean): void {
    if (fresh) this.#listener.connected();
    for (const frame of frames) this.#listener.received(JSON.parse(frame) as ServerFrame);
  }

  lost(failure: Failure): void {
    this.#listener.disconnected("refused", failure.code);
  }

  #refused(error: unknown): void {
    this.lost(error instanceof DeviceFailure ? error.failure : { code: "device-failed" });
  }
}
