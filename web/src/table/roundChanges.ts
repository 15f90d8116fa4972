// Keeps a round up to date from what the server sends of it.
import type { RoundShown } from "../wire/types";

/** The round with what has changed. Of its history only new entries are sent: they are appended. */
export function mergeRound(before: RoundShown | null, changes: Record<string, unknown>): RoundShown {
  const { history_added: added, ...changed } = changes;
  const merged = { ...before, ...changed } as RoundShown;
  if (!Array.isArray(added)) return merged;
  return { ...merged, history: [...(merged.history ?? []), ...(added as Record<string, unknown>[])] };
}
