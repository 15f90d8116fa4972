// What was played last on this device: the game, and the bots.
import { USUAL_BOT } from "./bots";

interface LastGame {
  variant: string;
  bot: string;
}

/** Options of a table against bots: nobody else waits, so there is no clock, and a result stays until it was read. */
export const PLAY_NOW = { clock: null, bomb_window: 1, bot_pace: 0.6, between_rounds: 120 };

const KEY = "tichu.lastGame";

function stored(): Partial<LastGame> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const { variant, bot } = (kept ?? {}) as Partial<Record<string, unknown>>;
    return {
      ...(typeof variant === "string" ? { variant } : {}),
      ...(typeof bot === "string" ? { bot } : {}),
    };
  } catch {
    return {}; // the browser may not allow storage, or something else has written there
  }
}

export const lastGame: LastGame = $state({ variant: "nanjing", bot: USUAL_BOT, ...stored() });

/** Remember what is played now. */
export function remember(changes: Partial<LastGame>): void {
  Object.assign(lastGame, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(lastGame));
  } catch {
    // see above
  }
}
