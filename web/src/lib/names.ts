// Names of players and games as they are shown.
import { t, tDynamic } from "../i18n/index.svelte";

/** What the server calls players who have deleted themselves; nobody else can have this name. */
const DELETED = "deleted player";

/** What the server calls a guest who has not chosen a name yet. */
const GUEST = /^Guest (\d+)$/;

export function playerName(name: string): string {
  if (name === DELETED) return t("common.deletedPlayer");
  const guest = GUEST.exec(name);
  return guest ? t("common.guest", { n: guest[1]! }) : name;
}

/** The short name of a game: “Nanjing”. */
export const variantName = (variant: string): string => tDynamic(`common.variant_${variant}`) ?? variant;
