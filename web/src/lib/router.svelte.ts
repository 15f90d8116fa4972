// Where the visitor is. Paths are real ones, so every place can be linked to.

export const route = $state({ path: location.pathname, query: location.search });

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  update();
  window.scrollTo(0, 0);
}

function update(): void {
  route.path = location.pathname;
  route.query = location.search;
}

window.addEventListener("popstate", update);

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
