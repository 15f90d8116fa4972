// Adds the matches of a game on this device to the player's history on the server.
import { tDynamic, why } from "../i18n/index.svelte";
import { ApiError, api } from "../lib/api";
import { engine } from "./engine";
import { deviceWords } from "./games";
import { markUploaded, type SavedGame } from "./store";

/** Send all matches; those that the server has already change nothing there. */
export async function uploadGame({ id, version, summary }: SavedGame): Promise<void> {
  await engine.start();
  for (let match = 1; match <= summary.match; match++) {
    const log = await engine.ask({ do: "upload", game: id, match });
    await api.post("/api/me/device-matches", { game: id, match, log });
  }
  await markUploaded(id, version);
}

/** Why it did not work, in words. */
export const uploadWords = (error: unknown): string =>
  error instanceof ApiError
    ? (tDynamic(`device.why_${error.code}`) ?? why(error.code, error.params))
    : deviceWords(error);
