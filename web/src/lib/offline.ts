// Without a connection: the service worker keeps the client, and a note says what works. In a built client only.
import { mount } from "svelte";
import OfflineNote from "../score/OfflineNote.svelte";

const HOUR = 3_600_000;

export function workOffline(): void {
  const place = document.createElement("div");
  document.body.append(place);
  mount(OfflineNote, { target: place });
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker
    .register("/sw.js")
    .then((registration) => {
      // An app that is never closed checks for a new version when it becomes visible.
      let asked = Date.now();
      document.addEventListener("visibilitychange", () => {
        if (document.hidden || Date.now() - asked < HOUR) return;
        asked = Date.now();
        registration.update().catch(() => undefined);
      });
    })
    .catch(() => undefined);
}
