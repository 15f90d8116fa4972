// Games on this device: what is created, and what goes wrong in words.
import { t, tDynamic, why } from "../i18n/index.svelte";
import { botHere } from "../lib/deviceBots";
import type { TableOptions } from "../wire/types";
import { engine } from "./engine";
import { DeviceFailure } from "./protocol";

/** The front page looks here before it loads the list of games. */
const FLAG = "tichu.device";
const NAME = "tichu.deviceName";
/** Maximum characters of a player's name. */
const LONGEST_NAME = 24;

/** What was chosen on another page, to be played on this device. */
export interface WantedGame {
  options: TableOptions;
  fill: string;
}
let wanted: WantedGame | null = null;

export const want = (game: WantedGame): void => void (wanted = game);
/** What was chosen; only once. */
export function takeWanted(): WantedGame | null {
  const found = wanted;
  wanted = null;
  return found;
}

/** Create a game; Python must have been started. */
export async function createGame({ options, fill }: WantedGame): Promise<string> {
  const id = newId();
  const game = { ...options, rated: false, public: false, spectators: true };
  await engine.ask({ do: "create", game: { id, name: ownName(), options: game, fill: botHere(fill) } });
  remember(FLAG, "1");
  return id;
}

/** A name that nobody else has: a server may be given the game later. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** What the player is called: as on the server they have visited, if they have a name there. */
export function ownName(): string {
  return (recall(NAME) || t("table.you")).slice(0, LONGEST_NAME);
}

export const rememberName = (name: string): void => remember(NAME, name);

/** What went wrong, in words. */
export function deviceWords(error: unknown): string {
  const { code, params } = error instanceof DeviceFailure ? error.failure : { code: "device-failed" };
  return tDynamic(`device.why_${code}`) ?? why(code, params ?? {});
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // the browser may not allow storage
  }
}

function recall(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
