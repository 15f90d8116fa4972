// The worker that runs Python: one table at a time. What happens at it is stored before it is shown.
import type { PyodideInterface } from "pyodide";
import { append, logOf, savedGame, type GameSummary, type LogEntry, type SavedGame } from "./store";
import {
  DeviceFailure,
  type DeviceRequest,
  type Failure,
  type FromWorker,
  type NewGame,
  type PythonPlace,
  type ToWorker,
} from "./protocol";

/** The methods of `tichu.local.bridge.LocalBridge`; times are seconds. */
interface Bridge {
  create(request: string, now: number): string;
  load(request: string, now: number): string;
  receive(frame: string, now: number): string;
  wake(now: number): string;
  read(entries: string): string;
  record(match: number): string;
  upload(match: number): string;
  replay(match: number, round: number): string;
}
/** What these return as JSON. */
interface Output {
  error?: { code: string; params?: Failure["params"] };
  entries: LogEntry[];
  frames: string[];
  wake_at: number | null;
  summary: GameSummary | null;
  version: number;
}

/** Bytes of memory that Python needs at the least. */
const MEMORY = 48 * 2 ** 20;
const PAGE_BYTES = 2 ** 16;
/** How long to wait for another window that has the game open, in milliseconds. */
const LOCK_TIMEOUT = 3000;
/** How often a table that has failed is read from the store again before it is given up. */
const MAX_FAILURES = 3;

let python: PyodideInterface | null = null;
let bridge: Bridge | null = null;
let game: SavedGame | null = null;
let release: (() => void) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
/** Requests are worked on one after the other. */
let queue: Promise<unknown> = Promise.resolve();

const tell = (message: FromWorker): void => postMessage(message);
const now = (): number => performance.now() / 1000;

addEventListener("message", ({ data: { id, request } }: MessageEvent<ToWorker>) => {
  enqueue(async () => {
    try {
      tell({ id, value: await perform(request) });
    } catch (error) {
      if (!(error instanceof DeviceFailure)) console.error(error);
      tell({ id, failed: error instanceof DeviceFailure ? error.failure : { code: "device-failed" } });
    }
  });
});

function enqueue(work: () => Promise<void>): void {
  queue = queue.then(work);
}

async function perform(request: DeviceRequest): Promise<unknown> {
  switch (request.do) {
    case "load":
      return load(request);
    case "create":
      return create(request.game);
    case "open":
      return open(request.game);
    case "frame":
      return step((table) => table.receive(request.text, now()));
    case "close":
      return close();
    case "record":
      return (await reader(request.game, (table) => table.record(request.match)))["record"];
    case "upload":
      return (await reader(request.game, (table) => table.upload(request.match)))["upload"];
    case "replay":
      return (await reader(request.game, (table) => table.replay(request.match, request.round)))["replay"];
  }
}

// -- Python ------------------------------------------------------------------------------------------------

async function load({ folder, archive, lock }: PythonPlace): Promise<null> {
  if (python) return null;
  checkMemory();
  const { loadPyodide } = (await import(
    /* @vite-ignore */ `${folder}pyodide.mjs`
  )) as typeof import("pyodide");
  python = await loadPyodide({
    indexURL: folder,
    stdLibURL: archive,
    lockFileContents: lock,
    jsglobals: {},
    stdin: () => "",
  });
  bridge = newBridge();
  return null;
}

/** Pyodide itself would wait forever. */
function checkMemory(): void {
  try {
    new WebAssembly.Memory({ initial: MEMORY / PAGE_BYTES });
  } catch {
    throw new DeviceFailure({ code: typeof WebAssembly === "undefined" ? "no-wasm" : "no-memory" });
  }
}

const newBridge = (): Bridge =>
  python!.runPython("from tichu.local.bridge import LocalBridge; LocalBridge()") as Bridge;

// -- the table ---------------------------------------------------------------------------------------------

/** Create a game and store it; it is played when it is opened. */
async function create(wanted: NewGame): Promise<null> {
  await close();
  const { id, name } = wanted;
  const { entries, summary, version } = checked(newBridge().create(JSON.stringify(wanted), now()));
  const date = Date.now();
  await save({ id, name, created: date, changed: date, summary: summary!, version }, entries);
  return null;
}

async function open(id: string): Promise<null> {
  await close();
  await lock(id);
  await reload(id, false);
  return null;
}

async function close(): Promise<null> {
  clearTimeout(timer);
  game = null;
  failures = 0;
  release?.();
  release = null;
  return null;
}

/** Keep the game from other windows: two tables that write the same log would disturb each other. */
async function lock(id: string): Promise<void> {
  if (!("locks" in navigator)) return;
  await new Promise<void>((resolve, reject) => {
    navigator.locks
      .request(`tichu-game-${id}`, { signal: AbortSignal.timeout(LOCK_TIMEOUT) }, () => {
        resolve();
        return new Promise<void>((free) => (release = free));
      })
      .catch(() => reject(new DeviceFailure({ code: "open-elsewhere" })));
  });
}

/** Read the table from the store. */
async function reload(id: string, fresh: boolean): Promise<void> {
  const [found, entries] = await Promise.all([savedGame(id), logOf(id)]);
  if (!found) throw new DeviceFailure({ code: "no-such-game" });
  game = found;
  await show(checked(bridge!.load(JSON.stringify({ id, name: found.name, entries }), now())), fresh);
}

/** Let the table do something. */
async function step(work: (table: Bridge) => string): Promise<null> {
  if (!game) return null;
  clearTimeout(timer);
  const { id } = game;
  try {
    await show(checked(work(bridge!)), false);
    failures = 0;
  } catch (error) {
    await recover(id, error);
  }
  return null;
}

/** Something went wrong that should not: the table is read again from what is stored. */
async function recover(id: string, error: unknown): Promise<void> {
  console.error(error);
  failures += 1;
  try {
    if (failures > MAX_FAILURES) throw error;
    bridge = newBridge();
    await reload(id, true);
  } catch (again) {
    await close();
    tell({ lost: again instanceof DeviceFailure ? again.failure : { code: "device-failed" } });
  }
}

/** Store what has happened, then show it. */
async function show(output: Output, fresh: boolean): Promise<void> {
  if (output.entries.length) {
    const changes = { changed: Date.now(), summary: output.summary!, version: output.version };
    game = { ...game!, ...changes };
    await save(game, output.entries);
  }
  if (output.frames.length || fresh) tell({ frames: output.frames, fresh });
  if (output.wake_at === null) return;
  const delay = Math.max(0, 1000 * (output.wake_at - now()));
  timer = setTimeout(() => enqueue(async () => void (await step((table) => table.wake(now())))), delay);
}

async function save(changed: SavedGame, entries: LogEntry[]): Promise<void> {
  await append(changed, entries).catch((error: unknown) => {
    console.error(error);
    throw new DeviceFailure({ code: "not-saved" });
  });
}

/** Ask about a stored game that is not played on. */
async function reader(id: string, ask: (table: Bridge) => string): Promise<Record<string, unknown>> {
  const entries = await logOf(id);
  if (!entries.length) throw new DeviceFailure({ code: "no-such-game" });
  const other = newBridge();
  other.read(JSON.stringify(entries));
  return checked(ask(other)) as unknown as Record<string, unknown>;
}

function checked(text: string): Output {
  const output = JSON.parse(text) as Output;
  if (output.error) {
    const { code, params } = output.error;
    throw new DeviceFailure({ code, ...(params ? { params } : {}) });
  }
  return output;
}
