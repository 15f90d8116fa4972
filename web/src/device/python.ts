// The files of Python for tables on this device: fetched when somebody wants them, then kept for the service worker.
import list from "virtual:python";
import { prefs } from "../lib/prefs.svelte";
import { DeviceFailure, type PythonPlace } from "./protocol";

/** The cache with the files. The service worker looks into all caches, and renews this one with the client. */
export const PYTHON_CACHE = "tichu.python";
/** What there is to choose from is kept with them. */
const CATALOGUE = "/api/catalogue";
const MEGABYTE = 1_000_000;

export const place: PythonPlace = { folder: list.folder, archive: list.archive, lock: list.lock };
/** Megabytes that are sent, as usual in the language. */
export const downloadSize = (): string =>
  new Intl.NumberFormat(prefs.language, { maximumFractionDigits: 1 }).format(
    sum(list.files.map((file) => file.packed)) / MEGABYTE,
  );

/** How much of the files is here, from 0 to 1. */
export interface Progress {
  share: number;
}

function sum(of: number[]): number {
  return of.reduce((all, each) => all + each, 0);
}

const hasCaches = (): boolean => typeof caches !== "undefined";

/** Whether the browser can keep the files and show pages without a network. */
export const canInstall = (): boolean => hasCaches() && "serviceWorker" in navigator;

/** The paths of the files that are not kept yet; all of them where the browser keeps nothing. */
async function missing(): Promise<typeof list.files> {
  if (!hasCaches() || !(await caches.has(PYTHON_CACHE))) return list.files;
  const cache = await caches.open(PYTHON_CACHE);
  const found = await Promise.all(list.files.map(({ path }) => cache.match(path)));
  return list.files.filter((_, index) => !found[index]);
}

/** Whether everything is kept on this device. */
export const isInstalled = async (): Promise<boolean> =>
  (await missing().catch(() => list.files)).length === 0;

/** Fetch the files that are missing, and keep them where the browser allows it. */
export async function installPython(onprogress: (progress: Progress) => void): Promise<void> {
  const wanted = await missing().catch(() => list.files);
  const total = sum(wanted.map((file) => file.bytes));
  let done = 0;
  const count = (bytes: number): void => {
    done += bytes;
    onprogress({ share: Math.min(1, done / total) });
  };
  if (wanted.length) count(0);
  const cache = hasCaches() ? await caches.open(PYTHON_CACHE).catch(() => null) : null;
  await Promise.all(wanted.map(({ path }) => fetchFile(path, cache, count)));
  if (wanted.length) await cache?.add(CATALOGUE).catch(() => undefined);
}

async function fetchFile(path: string, cache: Cache | null, count: (bytes: number) => void): Promise<void> {
  const answer = await fetch(path).catch(() => null);
  if (!answer) throw new DeviceFailure({ code: "device-offline" });
  if (!answer.ok || !answer.body) throw new DeviceFailure({ code: "no-files" });
  const copy = answer.clone();
  const kept = cache ? cache.put(path, copy) : copy.arrayBuffer();
  const reader = answer.body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) count(part.value.length);
    await kept;
  } catch (error) {
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    throw new DeviceFailure({ code: full ? "not-saved" : "device-offline" });
  }
}

/** Give the space back. */
export async function removePython(): Promise<void> {
  if (hasCaches()) await caches.delete(PYTHON_CACHE);
}
