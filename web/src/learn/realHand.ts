// From the lessons to a table with bots, as on the front page.
import { why } from "../i18n/index.svelte";
import { ApiError, api } from "../lib/api";
import { go } from "../lib/router.svelte";

/** Create a table with bots and go there; returns an error message, or nothing. */
export async function playRealHand(): Promise<string> {
  try {
    await api.me();
    const table = await api.makeTable({
      options: { clock: null, bot_pace: 0.9, between_rounds: 120 },
      fill: "club",
      start: true,
    });
    go(`/t/${table.id}`);
    return "";
  } catch (refused) {
    if (refused instanceof ApiError) return why(refused.code, refused.params);
    throw refused;
  }
}
