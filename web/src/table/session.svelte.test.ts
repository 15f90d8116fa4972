import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableSession } from "./session.svelte";
import { SocketSource } from "./socketSource";

/** A socket that the test opens, and whose frames it sees and sends. */
class FakeSocket {
  static OPEN = 1;
  static CONNECTING = 0;
  static last: FakeSocket;
  readyState = 0;
  sent: { t: string; d: { id: string } }[] = [];
  onopen = () => undefined;
  onmessage = (_: { data: string }) => undefined;
  onclose = (_: { code: number; reason: string }) => undefined;

  constructor(readonly url: string) {
    FakeSocket.last = this;
  }
  send(frame: string): void {
    this.sent.push(JSON.parse(frame));
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code, reason: "" });
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  receive(t: string, v: number, d: object): void {
    this.onmessage({ data: JSON.stringify({ t, v, d }) });
  }
  get acts(): string[] {
    return this.sent.filter((frame) => frame.t === "act").map((frame) => frame.d.id);
  }
}

const snapshot = {
  you: { player: "you", place: 0 },
  table: { status: "running" },
  round: { turn: 0, started: [], trick: [], history: [{ type: "deal" }] },
  aid: null,
  chat: [],
  live: {},
};

let session: TableSession;

beforeEach(async () => {
  vi.useFakeTimers();
  const events = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", events);
  vi.stubGlobal("document", { ...events, visibilityState: "visible" });
  vi.stubGlobal("location", { protocol: "http:", host: "tichu.test" });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  session = new TableSession(new SocketSource("t"));
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.last.open();
});

afterEach(() => {
  session.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a delta appends to the history of the round", () => {
  FakeSocket.last.receive("snapshot", 1, snapshot);

  FakeSocket.last.receive("delta", 2, { round: { turn: 1, history_added: [{ type: "pass" }] } });

  expect(session.round).toMatchObject({ turn: 1, history: [{ type: "deal" }, { type: "pass" }] });
});

test.each(["moving", "moved", "not-stored"])("an action answered with %s is sent again", async (code) => {
  FakeSocket.last.receive("snapshot", 1, snapshot);
  const done = session.act({ type: "pass" });
  const [id] = FakeSocket.last.acts;

  FakeSocket.last.receive("error", 1, { id, code, message: "" });
  await vi.advanceTimersByTimeAsync(1000);

  expect(FakeSocket.last.acts).toEqual([id, id]);
  FakeSocket.last.receive("ack", 2, { id });
  await expect(done).resolves.toBeNull();
});

test("another error refuses the action", async () => {
  FakeSocket.last.receive("snapshot", 1, snapshot);
  const done = session.act({ type: "pass" });

  FakeSocket.last.receive("error", 1, { id: FakeSocket.last.acts[0], code: "not-now", message: "no" });

  await expect(done).rejects.toMatchObject({ code: "not-now" });
});

test("an error without an id that asks to wait does not refuse the table", () => {
  FakeSocket.last.receive("error", 0, { code: "moving", message: "" });

  expect(session.refusal).toBeNull();
});

test("a table that an administrator has closed is not connected to again", async () => {
  FakeSocket.last.receive("snapshot", 1, snapshot);
  const socket = FakeSocket.last;

  socket.close(4410);
  await vi.advanceTimersByTimeAsync(60_000);

  expect(FakeSocket.last).toBe(socket);
  expect(session.line).toBe("open");
});

test("a banned person is told so", () => {
  FakeSocket.last.receive("snapshot", 1, snapshot);

  FakeSocket.last.receive("error", 0, { code: "banned", message: "" });
  FakeSocket.last.close(4403);

  expect([session.line, session.refusal]).toEqual(["refused", "banned"]);
});

test("after a reconnection an unanswered action waits until the server shows the state", async () => {
  FakeSocket.last.receive("snapshot", 1, snapshot);
  void session.act({ type: "pass" }).catch(() => undefined);
  const [id] = FakeSocket.last.acts;
  FakeSocket.last.close();
  await vi.advanceTimersByTimeAsync(5000);
  FakeSocket.last.open();
  expect(FakeSocket.last.acts).toEqual([]);

  FakeSocket.last.receive("live", 1, {});

  expect(FakeSocket.last.acts).toEqual([id]);
});
