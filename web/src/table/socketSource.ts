// A table of the server: a WebSocket that is opened again when it breaks.
import { api } from "../lib/api";
import type { ServerFrame } from "../wire/types";
import type { SourceListener, TableSource } from "./source";

/** Milliseconds between two pings, and without an answer after which the connection counts as broken. */
const PING_INTERVAL = 8_000;
const SILENCE = 25_000;

export class SocketSource implements TableSource {
  readonly onDevice = false;
  #listener!: SourceListener;
  #socket: WebSocket | null = null;
  #retry = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #lost = false;
  /** Whether to stop for good: the session has ended, or the table was refused. */
  #ended = false;

  constructor(readonly id: string) {}

  start(listener: SourceListener): void {
    this.#listener = listener;
    void this.#arrive();
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  send(frame: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
  }

  retry(): void {
    if (!this.#lost || this.#ended || this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  end(): void {
    this.#ended = true;
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  #hurry = (): void => {
    if (document.visibilityState === "visible") this.retry();
    this.#tellVisible();
  };

  /** Tell the server whether the table is in view: if not, it may send a notification. */
  #tellVisible(): void {
    this.send(JSON.stringify({ t: "visible", d: { visible: !document.hidden } }));
  }

  /** The device is offline: do not wait for the ping to time out. */
  #cut = (): void => {
    if (this.#ended || !this.#socket) return;
    const socket = this.#socket;
    this.#socket = null;
    socket.close();
    clearInterval(this.#ping);
    this.#lose(true);
    this.#later(false);
  };

  #lose(lost: boolean): void {
    this.#lost = lost;
    this.#listener.disconnected(lost ? "lost" : "connecting");
  }

  /** Reconnect after a delay that grows; without an identity, get one first. */
  #later(stranger: boolean): void {
    const delay = Math.min(5_000, 300 * 1.7 ** this.#retry) * (0.7 + Math.random() * 0.6);
    this.#retry += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (stranger ? void this.#arrive() : this.#connect()), delay);
  }

  /** Get an identity, which a first visit does not have, then connect. */
  async #arrive(): Promise<void> {
    await api.me().catch(() => undefined);
    if (!this.#ended) this.#connect();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const { version } = this.#listener;
    const query = version === null ? "" : `?v=${version}`;
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket${query}`,
    );
    this.#socket = socket;
    let heard = performance.now();
    socket.onopen = () => {
      if (document.hidden) this.#tellVisible();
      this.#listener.connected();
      clearInterval(this.#ping);
      this.#ping = setInterval(() => {
        if (performance.now() - heard > SILENCE) socket.close();
        else if (socket.readyState === WebSocket.OPEN) socket.send('{"t":"ping"}');
      }, PING_INTERVAL);
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      heard = performance.now();
      if (this.#socket === socket) this.#take(JSON.parse(message.data) as ServerFrame);
    };
    socket.onclose = (event) => {
      clearInterval(this.#ping);
      if (this.#socket === socket && !this.#ended) this.#closed(event.code, event.reason);
    };
  }

  #take(frame: ServerFrame): void {
    if (frame.t === "snapshot" || frame.t === "live") {
      this.#retry = 0;
      this.#lost = false;
    }
    this.#listener.received(frame);
  }

  #closed(code: number, reason: string): void {
    if (code === 4410) return; // the table is closed for good, and says so
    if (code === 4404 || code === 4403) {
      this.#ended = true;
      this.#listener.disconnected("refused", reason || "not-found");
      return;
    }
    this.#lose(this.#listener.version !== null || this.#retry >= 3);
    this.#later(code === 4401);
  }
}
