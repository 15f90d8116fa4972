// Messages between the page and the worker that runs Python.
import type { Values } from "../i18n/format";
import type { ReplayAnswer, TableOptions } from "../wire/types";

/** A match to create on this device. */
export interface NewGame {
  id: string;
  /** What the player is called. */
  name: string;
  options: TableOptions;
  /** The bot on all other places. */
  fill: string;
}

/** Where Python is; the paths are those of this server. */
export interface PythonPlace {
  folder: string;
  archive: string;
  /** The list of packages. */
  lock: string;
}

/** What the page asks for; each request is answered. */
export type DeviceRequest =
  | ({ do: "load" } & PythonPlace)
  | { do: "create"; game: NewGame }
  | { do: "open"; game: string }
  | { do: "frame"; text: string }
  | { do: "close" }
  | { do: "record"; game: string; match: number }
  | { do: "upload"; game: string; match: number }
  | { do: "replay"; game: string; match: number; round: number };

/** What requests are answered with. */
export interface DeviceAnswers {
  load: null;
  create: null;
  open: null;
  frame: null;
  close: null;
  record: string;
  upload: string;
  replay: ReplayAnswer;
}

export interface ToWorker {
  id: number;
  request: DeviceRequest;
}

export type FromWorker =
  | { id: number; value: unknown }
  | { id: number; failed: Failure }
  /** What the table shows; `fresh` if it was read from the store again. */
  | { frames: string[]; fresh: boolean }
  /** The table cannot go on. */
  | { lost: Failure };

/** Why something did not work: the code of a text, and what it names. */
export interface Failure {
  code: string;
  params?: Values;
}

export class DeviceFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}
