// What somebody waits for in quick match. The choices are kept on this device.
import type { QuickWish } from "../wire/types";

export type Wish = Pick<QuickWish, "variant" | "pace" | "rated" | "strength" | "bots_after"> & {
  variant: string;
};

const KEY = "tichu.quickMatch";
const USUAL: Wish = { variant: "nanjing", pace: "normal", rated: false, strength: "any", bots_after: 60 };

function stored(): Partial<Wish> {
  try {
    const kept = (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Partial<Wish>;
    return {
      ...(typeof kept.variant === "string" ? { variant: kept.variant } : {}),
      ...(kept.pace === "fast" || kept.pace === "normal" ? { pace: kept.pace } : {}),
      ...(typeof kept.rated === "boolean" ? { rated: kept.rated } : {}),
      ...(kept.strength === "any" || kept.strength === "near" ? { strength: kept.strength } : {}),
      ...(kept.bots_after === 60 || kept.bots_after === 180 || kept.bots_after === null
        ? { bots_after: kept.bots_after }
        : {}),
    };
  } catch {
    return {}; // the browser may not allow storage, or something else has written there
  }
}

export const wish: Wish = $state({ ...USUAL, ...stored() });

/** Remember the choices for the next time. */
export function rememberWish(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // see above
  }
}
