// Routing with real paths, so that every page can be linked to.

export const route = $state({ path: location.pathname, query: location.search });

/** Scroll positions of the pages in the history, by their number. */
const left: Record<number, number> = {};
const numberOf = (state: unknown): number => (state as { page?: number } | null)?.page ?? 0;
let here = numberOf(history.state);
let newest = here;
/** The scroll position to restore once the page is loaded. */
let wanted: number | null = null;

export function go(path: string, replace = false): void {
  left[here] = window.scrollY;
  wanted = null;
  if (replace) history.replaceState({ page: here }, "", path);
  else {
    here = newest += 1;
    history.pushState({ page: here }, "", path);
  }
  update();
  window.scrollTo(0, 0);
}

function update(): void {
  route.path = location.pathname;
  route.query = location.search;
}

window.addEventListener("popstate", (event) => {
  left[here] = window.scrollY;
  here = numberOf(event.state);
  // Within a page the browser restores the position itself.
  wanted = location.pathname === route.path ? null : (left[here] ?? 0);
  update();
});

/** Restore the scroll position of a page; retried for a moment, because its data may still be loading. */
export function arrived(): void {
  const to = wanted;
  wanted = null;
  if (to === null) return;
  const end = performance.now() + 1500;
  let undisturbed = true;
  const stop = (): void => void (undisturbed = false);
  for (const kind of ["wheel", "touchstart", "keydown", "pointerdown"])
    window.addEventListener(kind, stop, { once: true, passive: true });
  const scroll = (): void => {
    if (!undisturbed || performance.now() > end) return;
    window.scrollTo(0, to);
    if (Math.abs(window.scrollY - to) > 1) requestAnimationFrame(scroll);
  };
  scroll();
}

// Links inside the page do not load it again.
document.addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
  const inside = link.origin === location.origin && !link.target && !link.hasAttribute("download");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!inside || !plain || link.pathname.startsWith("/api") || link.pathname.startsWith("/docs")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
