// Names of players as they are shown.
import { t } from "../i18n/index.svelte";

/** What the server calls players who have deleted themselves; nobody else can have this name. */
const DELETED = "deleted player";

/** What the server calls a guest who has not chosen a name yet. */
const GUEST = /^Guest (\d+)$/;

export function playerName(name: string): string {
  if (name === DELETED) return t("common.deletedPlayer");
  const guest = GUEST.exec(name);
  return guest ? t("common.guest", { n: guest[1]! }) : name;
}
