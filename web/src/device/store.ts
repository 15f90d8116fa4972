// Games on this device, in IndexedDB: a line for each game, and its log.

/** An event of a game's log, as Python has written it. */
export interface LogEntry {
  seq: number;
  [field: string]: unknown;
}

/** What a list shows of a game. */
export interface GameSummary {
  variant: string;
  edition: string;
  status: "open" | "running" | "finished" | "closed";
  /** The number of the match, and of the round in it. */
  match: number;
  round: number | null;
  scores: number[] | null;
}

export interface SavedGame {
  id: string;
  /** What the player is called in it. */
  name: string;
  created: number;
  changed: number;
  summary: GameSummary;
  /** The last version that a server has, as a match in somebody's history. */
  uploaded?: number;
  /** The last version of the log. */
  version: number;
}

const NAME = "tichu";
const GAMES = "games";
const ENTRIES = "entries";

let opening: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: "id" });
      request.result.createObjectStore(ENTRIES, { keyPath: ["game", "seq"] });
    };
    request.onsuccess = () => {
      // Another window may need a newer form of it.
      request.result.onversionchange = () => {
        request.result.close();
        opening = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error("no storage"));
  });
  opening.catch(() => (opening = null));
  return opening;
}

const ofGame = (game: string): IDBKeyRange => IDBKeyRange.bound([game, 0], [game, Infinity]);

/** Do something in one transaction; resolves when it is written. */
async function inTransaction<T>(
  mode: IDBTransactionMode,
  work: (store: (name: string) => IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const open = await database();
  return new Promise((resolve, reject) => {
    const transaction = open.transaction([GAMES, ENTRIES], mode);
    const request = work((name) => transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onabort = transaction.onerror = () =>
      reject(transaction.error ?? request?.error ?? new Error("not stored"));
  });
}

export async function savedGames(): Promise<SavedGame[]> {
  const found = await inTransaction<SavedGame[]>("readonly", (store) => store(GAMES).getAll());
  return (found ?? []).sort((a, b) => b.changed - a.changed);
}

export const savedGame = (id: string): Promise<SavedGame | undefined> =>
  inTransaction<SavedGame>("readonly", (store) => store(GAMES).get(id));

export async function logOf(game: string): Promise<LogEntry[]> {
  const found = await inTransaction<{ entry: LogEntry }[]>("readonly", (store) =>
    store(ENTRIES).getAll(ofGame(game)),
  );
  return (found ?? []).map(({ entry }) => entry);
}

/** Add entries to a game's log, all or none of them. An entry that is there already is an error. */
export async function append(game: SavedGame, entries: readonly LogEntry[]): Promise<void> {
  await inTransaction("readwrite", (store) => {
    for (const entry of entries) store(ENTRIES).add({ game: game.id, seq: entry.seq, entry });
    store(GAMES).put(game);
    return undefined;
  });
}

/** Note that a server has a game. */
export async function markUploaded(id: string, version: number): Promise<void> {
  const game = await savedGame(id);
  if (game) await inTransaction("readwrite", (store) => store(GAMES).put({ ...game, uploaded: version }));
}

export async function removeGame(id: string): Promise<void> {
  await inTransaction("readwrite", (store) => {
    store(ENTRIES).delete(ofGame(id));
    store(GAMES).delete(id);
    return undefined;
  });
}
