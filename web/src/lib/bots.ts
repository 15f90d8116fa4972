// Bots to choose from: what they are called, how strong they are, and what to expect.
import { tDynamic } from "../i18n/index.svelte";
import type { BotAnswer } from "../wire/types";
import { titleAndLine } from "./games";

export interface BotChoice {
  /** The identifier: `club`, `club@easy`. */
  id: string;
  title: string;
  line: string;
  /** 1 for the weakest; null if nobody knows. */
  strength: number | null;
}

/** How strong the project’s own bots are, the weakest first; docs/strength.md has the measurements. */
const STRENGTHS: Record<string, number> = {
  random: 1,
  "shark@novice": 2,
  greedy: 2,
  "shark@beginner": 3,
  "club@easy": 3,
  club: 4,
  "shark@casual": 4,
  "shark@regular": 5,
  "shark@expert": 6,
  shark: 7,
  "shark@master": 7,
  "shark@1s": 7,
};
const BY_STRENGTH = Object.keys(STRENGTHS);
export const STRONGEST = Math.max(...Object.values(STRENGTHS));
/** The bot that plays if nobody has chosen one. */
export const USUAL_BOT = "club";

/** The identifiers of all bots and levels. The first level of a bot needs no name. */
const botsAndLevels = (bots: readonly BotAnswer[]): string[] =>
  bots.flatMap((bot) => [bot.name, ...bot.levels.slice(1).map((level) => `${bot.name}@${level}`)]);

/** What is said about a bot; one that came with the server’s own installation describes itself. */
export function botChoice(id: string, bots: readonly BotAnswer[] = []): BotChoice {
  const text = tDynamic(`bots.${id.replace("@", "-")}`);
  const own = bots.find((bot) => bot.name === id.split("@")[0]);
  const strength = STRENGTHS[id] ?? null;
  return { id, ...(text ? titleAndLine(text) : { title: id, line: own?.about ?? "" }), strength };
}

/** Every bot, the strongest first; those of unknown strength last. */
export const botChoices = (bots: readonly BotAnswer[]): BotChoice[] =>
  botsAndLevels(bots)
    .map((id) => botChoice(id, bots))
    .sort((a, b) => BY_STRENGTH.indexOf(b.id) - BY_STRENGTH.indexOf(a.id));

/** The name of a bot. */
export const botName = (id: string): string => botChoice(id).title;
