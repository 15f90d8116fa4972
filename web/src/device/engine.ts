// Python on this device: the worker that runs it, started once for the page, and the files that it needs.
import { installPython, place, type Progress } from "./python";
import {
  DeviceFailure,
  type DeviceAnswers,
  type DeviceRequest,
  type Failure,
  type FromWorker,
  type ToWorker,
} from "./protocol";

/** What the open table says. */
export interface TableListener {
  frames(frames: string[], fresh: boolean): void;
  lost(failure: Failure): void;
}

interface Pending {
  resolve: (value: never) => void;
  reject: (why: DeviceFailure) => void;
}

class DeviceEngine {
  /** Who hears the table that is open. */
  listener: TableListener | null = null;
  #worker: Worker | null = null;
  #starting: Promise<void> | null = null;
  #pending: Record<number, Pending> = {};
  #count = 0;

  /** Whether Python is started already, or just being started. */
  get running(): boolean {
    return this.#starting !== null;
  }

  /** Fetch what is missing and start Python; a failed start is tried again by the next call. */
  start(onprogress: (progress: Progress) => void = () => undefined): Promise<void> {
    this.#starting ??= this.#start(onprogress).catch((error: unknown) => {
      this.#starting = null;
      this.#worker?.terminate();
      this.#worker = null;
      throw error;
    });
    return this.#starting;
  }

  ask<K extends DeviceRequest["do"]>(request: Extract<DeviceRequest, { do: K }>): Promise<DeviceAnswers[K]> {
    const worker = this.#worker;
    if (!worker) return Promise.reject(new DeviceFailure({ code: "device-failed" }));
    const id = (this.#count += 1);
    return new Promise((resolve, reject) => {
      this.#pending[id] = { resolve, reject };
      worker.postMessage({ id, request } satisfies ToWorker);
    });
  }

  async #start(onprogress: (progress: Progress) => void): Promise<void> {
    if (typeof WebAssembly === "undefined" || typeof indexedDB === "undefined")
      throw new DeviceFailure({ code: "no-wasm" });
    await installPython(onprogress);
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#take(data);
    this.#worker.onerror = () => this.#fail({ code: "device-failed" });
    await this.ask({ do: "load", ...place });
  }

  #take(message: FromWorker): void {
    if ("frames" in message) return this.listener?.frames(message.frames, message.fresh);
    if ("lost" in message) return this.listener?.lost(message.lost);
    const pending = this.#pending[message.id];
    delete this.#pending[message.id];
    if ("failed" in message) pending?.reject(new DeviceFailure(message.failed));
    else pending?.resolve(message.value as never);
  }

  #fail(failure: Failure): void {
    for (const each of Object.values(this.#pending)) each.reject(new DeviceFailure(failure));
    this.#pending = {};
    this.listener?.lost(failure);
  }
}

/** One for the page: Python takes a second to start, and much memory. */
export const engine = new DeviceEngine();
