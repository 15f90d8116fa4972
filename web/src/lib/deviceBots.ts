// The bots that play on this device: those that need nothing but Python.
import type { CatalogueAnswer } from "../wire/types";
import { USUAL_BOT } from "./bots";

/** A test compares them with `tichu.local.bots`. */
export const DEVICE_BOTS: readonly string[] = ["random", "greedy", "club"];

/** The bot that plays on this device instead of one that cannot. */
export const botHere = (bot: string): string => (DEVICE_BOTS.includes(bot.split("@")[0]!) ? bot : USUAL_BOT);

/** What there is to choose from, without the bots that need a server. */
export const catalogueHere = (all: CatalogueAnswer): CatalogueAnswer => ({
  ...all,
  bots: all.bots.filter((bot) => DEVICE_BOTS.includes(bot.name)),
});
