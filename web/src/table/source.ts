// Where a table comes from: a server's socket, or Python on this device. A session takes its frames either way.
import type { ServerFrame } from "../wire/types";

export type Line = "connecting" | "open" | "lost" | "refused";

/** What a source tells the session. */
export interface SourceListener {
  /** The last version of the table that was received; null before the first. */
  readonly version: number | null;
  /** There is a new connection; nothing is shown on it yet. */
  connected(): void;
  received(frame: ServerFrame): void;
  /** The connection is gone, or the table was refused, with the code of the reason. */
  disconnected(line: Line, refusal?: string): void;
}

export interface TableSource {
  /** The id of the table. */
  readonly id: string;
  /** Whether the table is on this device and needs no server. */
  readonly onDevice: boolean;
  start(listener: SourceListener): void;
  /** Send a frame; it is dropped if there is no connection. */
  send(frame: string): void;
  /** Connect again at once, if the connection is lost. */
  retry(): void;
  end(): void;
}
