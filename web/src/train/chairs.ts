// The four seats of a question, seen from your own.
import { t } from "../i18n/index.svelte";
import type { Chair } from "../table/seats";

const NAMES = ["right", "partner", "left"];

/** Your own seat, then the others in playing order; play goes counter-clockwise. */
export function chairsAround(): Chair[] {
  return [0, 1, 2, 3].map((step) => ({
    seat: step,
    place: null,
    name: step ? t("train.to", { who: NAMES[step - 1]! }) : t("puzzles.you"),
    chair: null,
    step,
    x: 50 + 50 * Math.sin((Math.PI * step) / 2),
    y: 50 + 50 * Math.cos((Math.PI * step) / 2),
    partner: step === 2,
  }));
}
