// The service worker: the client works offline after the first visit. Requests to the server's API are never
// intercepted. Pages come from the network if it answers, so a new version is there on the next load; files with a
// hash in their name come from the cache. The plugin in vite-offline.ts writes the version and the list.
import python from "virtual:python?service-worker";

declare const __OFFLINE__: { version: string; files: string[] };

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Asking extends Lasting {
  readonly data: unknown;
  readonly source: { postMessage(message: unknown): void } | null;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}
interface Window_ {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
}
interface Worker_ {
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<Window_[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  addEventListener(type: "push", listener: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Clicked) => void): void;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: Asking) => void): void;
}
const worker = globalThis as unknown as Worker_;

const { version, files } = __OFFLINE__;
const PREFIX = "tichu-";
const CACHE = PREFIX + version;
const SHELL = "/index.html";
/** The cache of Python for games on this device (src/device/python.ts), if somebody wants that. */
const PYTHON_CACHE = "tichu.python";
const CATALOGUE = "/api/catalogue";
/** The client's own pages, as the server has them. */
const PAGES =
  /^\/($|new$|lobby$|me$|score$|t\/|device\/|replay\/|rules($|\/)|learn($|\/)|puzzles($|\/)|train($|\/))/;
const listed = new Set(files);
/** Milliseconds to wait for a page before the cached one is shown. */
const PATIENCE = 5000;
let unreached = false;

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      // Past the browser's own cache: what has no hash in its name may be old there.
      .then((cache) =>
        cache.addAll(
          files.map(
            (file) => new Request(file, { cache: file.startsWith("/assets/") ? "default" : "reload" }),
          ),
        ),
      )
      .then(() => renewPython().catch(() => undefined))
      .then(() => worker.skipWaiting()),
  );
});

/** Python is updated with the client: fetch what is new in it. */
async function renewPython(): Promise<void> {
  if (!(await caches.has(PYTHON_CACHE))) return;
  const cache = await caches.open(PYTHON_CACHE);
  for (const { path } of python.files) if (!(await cache.match(path))) await cache.add(path);
  await cache.add(new Request(CATALOGUE, { cache: "reload" }));
}

/** Drop the files of Python that the client of this version does not use. */
async function dropOldPython(): Promise<void> {
  if (!(await caches.has(PYTHON_CACHE))) return;
  const cache = await caches.open(PYTHON_CACHE);
  const used = new Set([...python.files.map(({ path }) => path), CATALOGUE]);
  for (const request of await cache.keys())
    if (!used.has(new URL(request.url).pathname)) await cache.delete(request);
}

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      // A page of the version before may still be open and want a file of it; older ones are let go.
      .then((names) => names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).slice(0, -1))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(dropOldPython)
      .then(() => worker.clients.claim()),
  );
});

async function page(request: Request): Promise<Response> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE);
  try {
    const answer = await fetch(request, { signal: stop.signal });
    if (answer.status < 500) {
      unreached = false;
      return answer;
    }
  } catch {
    // no network, or no answer
  } finally {
    clearTimeout(timer);
  }
  unreached = true;
  return (await (await caches.open(CACHE)).match(SHELL)) ?? Response.error();
}

async function file(request: Request, path: string): Promise<Response> {
  const own = await (await caches.open(CACHE)).match(path);
  return own ?? (await caches.match(path)) ?? fetch(request);
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (request.mode === "navigate") {
    if (PAGES.test(url.pathname)) event.respondWith(page(request));
  } else if (listed.has(url.pathname) || url.pathname.startsWith("/assets/")) {
    event.respondWith(file(request, url.pathname));
  }
});

// A page asks whether it came from here because the server did not answer.
worker.addEventListener("message", (event) => {
  if (event.data === "reached?") event.source?.postMessage({ reached: !unreached });
});

// -- notifications ---------------------------------------------------------------------------------

/** What the server sends; see `Notice` there. */
interface Notice {
  title: string;
  body: string;
  url: string;
  tag: string;
}

const windows = (): Promise<Window_[]> =>
  worker.clients.matchAll({ type: "window", includeUncontrolled: true });
const shows = (window: Window_, path: string): boolean => new URL(window.url).pathname === path;

async function notify({ title, body, url, tag }: Notice): Promise<void> {
  const open = await windows();
  if (open.some((window) => window.visibilityState === "visible" && shows(window, url))) return;
  await worker.registration.showNotification(title, {
    body,
    tag, // one for each table: a newer one replaces it
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: url,
  });
}

worker.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(notify(event.data.json() as Notice));
});

async function show(path: string): Promise<void> {
  const open = (await windows()).find((window) => shows(window, path));
  await (open ? open.focus() : worker.clients.openWindow(path));
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});
