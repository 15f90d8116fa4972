// A client at one table: keeps what its source has shown, and sends again what was not answered.
import type { Values } from "../i18n/format";
import type {
  Aid,
  AnswerData,
  ChatShown,
  Command,
  Live,
  MutedShown,
  RoundShown,
  ServerFrame,
  TableEvent,
  TableShown,
} from "../wire/types";
import { mergeRound } from "./roundChanges";
import type { Line, SourceListener, TableSource } from "./source";

/** Errors that ask to send the same frame again: the table is being moved, or the connection is not let in yet. */
const RESEND_CODES: readonly string[] = ["moved", "moving", "not-stored"];
/** Milliseconds until a frame is sent again. */
const RESEND_DELAY = 200;

export type Action = Record<string, unknown> & { type: string };

export class Refusal extends Error {
  constructor(
    readonly code: string,
    /** What the sentence for the code names. */
    readonly params: Values = {},
  ) {
    super(code);
  }
}

interface Waiting {
  frame: string;
  resolve: (answer: AnswerData | null) => void;
  reject: (why: Refusal) => void;
  /** Whether to send it again after a reconnection; the server knows the id and does it only once. */
  keep: boolean;
}

export class TableSession implements SourceListener {
  line: Line = $state("connecting");
  refusal: string | null = $state(null);
  you: { player: string; place: number | null } = $state({ player: "", place: null });
  table: TableShown | null = $state.raw(null);
  round: RoundShown | null = $state.raw(null);
  aid: Aid | null = $state.raw(null);
  live: Live | null = $state.raw(null);
  /** When `live` was received; clocks run on from there. */
  liveAt = $state(0);
  chat: ChatShown[] = $state([]);
  /** Whom you have muted. */
  muted: MutedShown[] = $state.raw([]);
  /** Ids of actions that wait for the bomb window or for other players. */
  held: string[] = $state([]);
  /** The last version of the table that was received. */
  version: number | null = null;

  readonly #source: TableSource;
  // Not reactive on purpose: sending from an effect must not run the effect again.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #waiting = new Map<string, Waiting>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #listeners = new Set<(event: TableEvent, before: RoundShown | null) => void>();
  /** Whether the server has shown the state on the present connection. */
  #inSync = false;
  #count = 0;
  readonly #prefix = Math.random().toString(36).slice(2, 10);

  constructor(source: TableSource) {
    this.#source = source;
    source.start(this);
  }

  get id(): string {
    return this.#source.id;
  }

  /** Whether the table is on this device: nobody else can come, and no server knows it. */
  get onDevice(): boolean {
    return this.#source.onDevice;
  }

  /** The own seat in this round. */
  get seat(): number | null {
    const place = this.placeInMatch;
    if (place === null || !this.table?.seating) return null;
    return this.table.seating.indexOf(place);
  }

  /** The own place in the current match; after the match places may change. */
  get placeInMatch(): number | null {
    const played = this.table?.played;
    if (!played) return this.you.place;
    const place = played.findIndex((chair) => chair.player === this.you.player && !chair.left);
    return place < 0 ? null : place;
  }

  get isHost(): boolean {
    return this.table?.host === this.you.player;
  }

  /** Call the listener with every event and the round before it. */
  listen(listener: (event: TableEvent, before: RoundShown | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  act(action: Action, seat?: number): Promise<AnswerData | null> {
    return this.#send("act", { action, ...(seat === undefined ? {} : { seat }) }, true);
  }

  do(command: Command): Promise<AnswerData | null> {
    return this.#send("do", { do: command }, true);
  }

  async ask(
    what: "cards" | "legal" | "complete" | "hint",
    cards?: string,
    seat?: number,
  ): Promise<AnswerData> {
    const data = { what, ...(cards === undefined ? {} : { cards }), ...(seat === undefined ? {} : { seat }) };
    return (await this.#send("ask", data, false)) as AnswerData;
  }

  end(): void {
    this.#source.end();
    for (const each of this.#waiting.values()) each.reject(new Refusal("left"));
    this.#waiting.clear();
  }

  // -- the connection ------------------------------------------------------------------------------

  /** Reconnect at once if the connection is lost. */
  retry(): void {
    if (this.line === "lost") this.#source.retry();
  }

  connected(): void {
    this.#inSync = false;
    for (const [id, each] of [...this.#waiting])
      if (!each.keep) this.#settle(id, (waiting) => waiting.reject(new Refusal("offline")));
  }

  disconnected(line: Line, refusal?: string): void {
    this.line = line;
    if (refusal !== undefined) this.refusal ??= refusal;
  }

  #send(type: string, data: object, keep: boolean): Promise<AnswerData | null> {
    this.#count += 1;
    const id = `${this.#prefix}-${this.#count}`;
    const frame = JSON.stringify({
      t: type,
      ...(type === "act" ? { v: this.version } : {}),
      d: { id, ...data },
    });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { frame, resolve, reject, keep });
      if (this.#inSync) this.#source.send(frame);
    });
  }

  /** Send what was not answered: the connection is new, or the table has moved and may have lost it. */
  #sendAllAgain(): void {
    this.#inSync = true;
    for (const each of this.#waiting.values()) this.#source.send(each.frame);
  }

  /** Send a frame again in a moment, unless it has been answered by then. */
  #sendAgainLater(id: string): void {
    setTimeout(() => {
      const waiting = this.#waiting.get(id);
      if (waiting && this.#inSync) this.#source.send(waiting.frame);
    }, RESEND_DELAY);
  }

  #settle(id: string, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    this.held = this.held.filter((each) => each !== id);
    if (waiting) {
      this.#waiting.delete(id);
      how(waiting);
    }
  }

  // -- frames ----------------------------------------------------------------------------------------

  received(frame: ServerFrame): void {
    switch (frame.t) {
      case "snapshot":
        this.line = "open";
        this.version = frame.v;
        this.you = { player: frame.d.you.player, place: frame.d.you.place ?? null };
        this.table = frame.d.table;
        this.round = frame.d.round;
        this.aid = frame.d.aid;
        this.chat = frame.d.chat;
        this.muted = frame.d.muted ?? [];
        this.#setLive(frame.d.live);
        this.#sendAllAgain();
        break;
      case "delta":
      case "empty":
        if (this.version === null || frame.v !== this.version + 1) {
          this.#source.send(JSON.stringify({ t: "resume", d: { v: null } }));
          return;
        }
        this.version = frame.v;
        if (frame.t === "delta") this.#change(frame.d);
        if (!this.#inSync) this.#sendAllAgain();
        break;
      case "live":
        this.line = "open";
        this.#setLive(frame.d);
        if (!this.#inSync) this.#sendAllAgain();
        break;
      case "held":
        this.held = [...this.held, frame.d.id];
        break;
      case "ack":
        this.#settle(frame.d.id, (waiting) => waiting.resolve(null));
        break;
      case "answer":
        this.#settle(frame.d.id, (waiting) => waiting.resolve(frame.d));
        break;
      case "error": {
        const { id, code, params } = frame.d;
        if (RESEND_CODES.includes(code)) {
          if (id) this.#sendAgainLater(id);
        } else if (id) this.#settle(id, (waiting) => waiting.reject(new Refusal(code, params ?? {})));
        else this.refusal = code;
        break;
      }
    }
  }

  #change(data: {
    event?: TableEvent | null;
    table?: unknown;
    round?: unknown;
    aid?: unknown;
    live?: Live | null;
  }): void {
    const { event } = data;
    const before = this.round;
    if (data.table) this.table = { ...this.table!, ...(data.table as Partial<TableShown>) };
    if (event?.type === "started" || event?.type === "options") this.round = null;
    if (data.round) this.round = mergeRound(this.round, data.round as Record<string, unknown>);
    if (data.aid) this.aid = { ...(this.aid ?? {}), ...data.aid } as Aid;
    if (data.live) this.#setLive(data.live);
    if (event?.type === "chat") this.chat = [...this.chat.slice(-99), event as ChatShown];
    if (event?.type === "muted") this.#setMuted(event.player, event.on);
    if (event) for (const listener of this.#listeners) listener(event, before);
  }

  #setMuted(player: string, on: boolean): void {
    const others = this.muted.filter((each) => each.player !== player);
    this.muted = on ? [...others, { player, name: this.#nameOf(player) }] : others;
  }

  #nameOf(player: string): string {
    const said = this.chat.filter((line) => line.player === player).at(-1)?.name;
    return said ?? this.table?.places.find((place) => place.player === player)?.name ?? "";
  }

  #setLive(live: Live): void {
    this.live = live;
    this.liveAt = performance.now();
  }
}
