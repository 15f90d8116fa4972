// Everybody must be able to distinguish the suits: enough contrast on paper, and different to people who cannot see green.
import { describe, expect, it } from "vitest";
import { drawing, inkOf, mark } from "./art";

// Vitest empties every style sheet it imports, so this one is read as a file.
const files = "node:fs";
const { readFileSync } = (await import(/* @vite-ignore */ files)) as {
  readFileSync(path: URL, encoding: string): string;
};
const css = readFileSync(new URL("../app.css", import.meta.url), "utf8");

type Colour = [red: number, green: number, blue: number];
const SUITS = ["suit-jade", "suit-sword", "suit-pagoda", "suit-star"];

/** The variables of one block of the style sheet that are plain colours. */
function variables(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  expect(start, selector).toBeGreaterThanOrEqual(0);
  const block = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name, value]) => [name!, value!]),
  );
}

const base = variables(":root");
const THEMES: Record<string, Record<string, string>> = {
  classic: base,
  "four-colour": { ...base, ...variables(':root[data-cards="four-colour"]') },
  contrast: { ...base, ...variables(':root[data-cards="contrast"]') },
};

/** Linear light, 0 to 1. */
function light(hex: string): Colour {
  return [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Colour;
}

function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((hex) => {
    const [red, green, blue] = light(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  }) as [number, number];
  return Math.max(a, b) / Math.min(a, b);
}

/** As seen without green cones (Machado, Oliveira and Fernandes 2009, full severity). */
function deuteranopia([red, green, blue]: Colour): Colour {
  return [
    0.367322 * red + 0.860646 * green - 0.227968 * blue,
    0.280085 * red + 0.672501 * green + 0.047413 * blue,
    -0.01182 * red + 0.04294 * green + 0.968881 * blue,
  ];
}

function lab([red, green, blue]: Colour): Colour {
  const f = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = f(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (a: Colour, b: Colour): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

describe.each(Object.entries(THEMES))("the %s cards", (_name, theme) => {
  it.each([...SUITS, "ink", "lacquer"])("show --%s on paper at 4.5 to 1 or better", (ink) => {
    expect(contrast(theme[ink]!, theme["paper"]!)).toBeGreaterThanOrEqual(4.5);
  });

  it("keep the suits distinguishable without green", () => {
    for (const one of SUITS) {
      for (const other of SUITS) {
        if (one >= other) continue;
        const apart = distance(
          lab(deuteranopia(light(theme[one]!))),
          lab(deuteranopia(light(theme[other]!))),
        );
        expect(apart, `${one} and ${other}`).toBeGreaterThan(10);
      }
    }
  });
});

describe("the pack", () => {
  const pack = [
    ...[..."23456789TJQKA"].flatMap((rank) => [..."gkbr"].map((suit) => rank + suit)),
    "Ma",
    "Do",
    "Ph",
    "Dr",
  ];

  it.each(["classic", "tichubadour"] as const)(
    "has 56 different cards on the %s face, well drawn",
    (face) => {
      const texts = pack.map((card) => drawing(card, face));
      expect(new Set([...texts, drawing(null, face)]).size).toBe(57);
      for (const text of texts) {
        expect(text).not.toMatch(/NaN|undefined|Infinity|\sid=/);
        expect(text.match(/<g\b/g)?.length ?? 0).toBe(text.match(/<\/g>/g)?.length ?? 0);
      }
      expect(new Set([..."gkbr"].map((suit) => mark(suit, face))).size).toBe(4);
    },
  );

  it("draws unknown cards blank, without repeating the input", () => {
    const blank = drawing("1g", "classic");
    for (const wrong of ["", "Zg", "7x", "7gg", "<script>", "toString", "__proto__"])
      expect(drawing(wrong, "classic")).toBe(blank);
  });

  it("prints each suit in its own ink", () => {
    expect(["7g", "7k", "7b", "7r", "Dr", null].map(inkOf)).toEqual([
      "g",
      "k",
      "b",
      "r",
      "dragon",
      undefined,
    ]);
  });
});
