// What people do, in percent; the file itself says from where the figures are.
import data from "../../../src/tichu/review/trainer/sets/figures.json";

interface Figures {
  grand: [called: number, made: number][];
  tichu: [called: number, made: number];
  wish: Record<string, number>;
  ace: [always: number, afterGrand: number];
  dragon: number;
}

export const figures = data as unknown as Figures;
