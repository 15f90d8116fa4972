// Notifications through the browser's push service: whether they are on, and how to switch them.
import { api } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import { wordsOf } from "../i18n/languages";

type State = "unknown" | "unsupported" | "denied" | "off" | "on";

/** The server's key as browsers want it. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

class Push {
  state: State = $state("unknown");
  #key: string | null = null;

  /** Find out how things are; a subscription is sent again, since it ends with a session. */
  async look(): Promise<void> {
    const registration = await this.#registration();
    if (!registration) {
      this.state = "unsupported";
      return;
    }
    const subscription = await registration.pushManager.getSubscription();
    if (Notification.permission === "denied") this.state = "denied";
    else if (subscription && Notification.permission === "granted") {
      await this.#send(subscription);
      this.state = "on";
    } else this.state = "off";
  }

  /** Ask the browser for permission, and subscribe; throws if that fails. */
  async enable(): Promise<void> {
    const registration = await this.#registration();
    if (!registration || !this.#key) return;
    const permission = await Notification.requestPermission();
    if (permission !== "granted") {
      this.state = permission === "denied" ? "denied" : "off";
      return;
    }
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytes(this.#key),
    });
    await this.#send(subscription);
    this.state = "on";
  }

  async disable(): Promise<void> {
    const registration = await this.#registration();
    const subscription = await registration?.pushManager.getSubscription();
    this.state = "off";
    if (!subscription) return;
    await subscription.unsubscribe();
    await api.delete(`/api/me/push?endpoint=${encodeURIComponent(subscription.endpoint)}`);
  }

  /** Close the notifications of a table that is in view again. */
  async clear(table: string): Promise<void> {
    if (this.state !== "on") return;
    const registration = await this.#registration();
    for (const each of (await registration?.getNotifications({ tag: table })) ?? []) each.close();
  }

  async #registration(): Promise<ServiceWorkerRegistration | undefined> {
    if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
      return undefined;
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) return undefined;
    this.#key ??= (await api.get<{ key: string | null }>("/api/push")).key;
    return this.#key ? registration : undefined;
  }

  async #send(subscription: PushSubscription): Promise<void> {
    const { endpoint, keys } = subscription.toJSON();
    await api.me();
    await api.put<void>("/api/me/push", { endpoint, keys, language: wordsOf(prefs.language) });
  }
}

export const push = new Push();
