// Bots in menus: what they are called and what to expect.
import { tDynamic } from "../i18n/index.svelte";
import type { BotAnswer } from "../wire/types";

/** The identifiers of all bots and levels: `club`, `club@easy`. The first level of a bot needs no name. */
export const botsAndLevels = (bots: readonly BotAnswer[]): string[] =>
  bots.flatMap((bot) => [bot.name, ...bot.levels.slice(1).map((level) => `${bot.name}@${level}`)]);

/** What a menu says about a bot; the name of one that came with the server’s own installation is shown as it is. */
export const botWords = (bot: string): string => tDynamic(`bots.${bot.replace("@", "-")}`) ?? bot;
