// Names of players as they are shown.
import { t } from "../i18n/index.svelte";

/** What the server calls players who have deleted themselves; nobody else can have this name. */
const DELETED = "deleted player";

export const playerName = (name: string): string => (name === DELETED ? t("common.deletedPlayer") : name);
