// What the server draws the pictures of link previews with: cards, puzzles without their solutions, and fonts.
import type { Plugin } from "vite";
import { drawing, inkOf } from "./src/cards/art/index.ts";
import type { Face } from "./src/cards/names.ts";
import { unpack, type Packed } from "./src/puzzles/unpack.ts";

/** The folder of these files in the build. The server reads them and serves none of them. */
export const PREVIEW = "preview/";
const FACES: Face[] = ["classic", "tichubadour"];
const BACK = "back";
const CARDS = [
  "Ma",
  "Do",
  "Ph",
  "Dr",
  ...[..."23456789TJQKA"].flatMap((rank) => [..."gkbr"].map((suit) => rank + suit)),
];
/** Fonts in the order in which a letter is looked for. */
const FONTS = [
  "cormorant-sc/files/cormorant-sc-latin-600-normal",
  ...["latin", "latin-ext", "greek", "greek-ext", "cyrillic"].map(
    (letters) => `eb-garamond/files/eb-garamond-${letters}-500-normal`,
  ),
  "nanum-myeongjo/files/nanum-myeongjo-korean-700-normal",
];

export function preview(): Plugin {
  let root = "";
  return {
    name: "tichu-preview",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      const read = (path: string): Promise<string> =>
        this.fs.readFile(`${root}/${path}`, { encoding: "utf8" });
      const emit = (name: string, source: string | Uint8Array): void =>
        void this.emitFile({ type: "asset", fileName: PREVIEW + name, source });
      emit("cards.json", JSON.stringify(cards(colours(await read("src/app.css")))));
      emit("puzzles.json", JSON.stringify((await packed(this.fs, `${root}/src/puzzles/parts`)).map(shown)));
      for (const [order, font] of FONTS.entries()) {
        const packed = await this.fs.readFile(`${root}/node_modules/@fontsource/${font}.woff`);
        emit(`${order}-${font.split("/").at(-1)}.ttf`, await unpacked(packed));
      }
      for (const family of new Set(FONTS.map((font) => font.split("/")[0]!)))
        emit(`${family}.LICENSE`, await read(`node_modules/@fontsource/${family}/LICENSE`));
    },
  };
}

// -- cards -----------------------------------------------------------------------------------------

type Colours = (name: string) => string;

/** The colours of the style sheet: of its variables, and of inks as `data-ink` has them. */
function colours(css: string): Colours {
  const found = new Map<string, string>();
  const main = /:root \{([^}]*)\}/.exec(css)![1]!;
  for (const [, name, value] of main.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found.set(name!, value!);
  for (const [, ink, value] of css.matchAll(/\[data-ink="(\w+)"\] \{\s*--ink-of-card:\s*([^;]+);/g))
    found.set(ink!, value!);
  const resolve = (text: string): string =>
    text.replace(/var\((--[\w-]+)(?:,\s*([^)]+))?\)/g, (_, name: string, other?: string) =>
      resolve(found.get(name) ?? other ?? ""),
    );
  return (text) => resolve(found.get(text) ?? text);
}

/** Every card and the back in each face, as SVG with plain colours for a field of 200 by 280. */
function cards(colour: Colours): Record<Face, Record<string, string>> {
  const one = (card: string | null, face: Face): string =>
    colour(drawing(card, face)).replaceAll("currentColor", colour(inkOf(card) ?? "") || colour("--ink"));
  const pack = (face: Face): Record<string, string> =>
    Object.fromEntries([...CARDS.map((card) => [card, one(card, face)]), [BACK, one(null, face)]]);
  return Object.fromEntries(FACES.map((face) => [face, pack(face)])) as Record<Face, Record<string, string>>;
}

// -- puzzles ---------------------------------------------------------------------------------------

interface Files {
  readdir(path: string): Promise<string[]>;
  readFile(path: string, options: { encoding: "utf8" }): Promise<string>;
}

/** All puzzles in order. */
async function packed(fs: Files, folder: string): Promise<Packed[]> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith(".jsonl")).sort();
  const texts = await Promise.all(
    names.map((name) => fs.readFile(`${folder}/${name}`, { encoding: "utf8" })),
  );
  return texts.flatMap((text) =>
    text
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Packed),
  );
}

/** What the player of a puzzle sees at first, their own seat first: no solution, and no cards that are hidden. */
function shown(puzzle: Packed): object {
  const { id, kind, seat, position } = unpack(puzzle);
  const open = kind === "endgame";
  const turned = [0, 1, 2, 3].map((each) => (seat + each) % 4);
  const hands = turned.map((each) => position.hands[each]!.split(" ").filter(Boolean));
  return {
    id,
    open,
    hands: hands.map((hand, at) => (open || at === 0 ? hand : hand.map(() => BACK))),
    trick: position.trick.map((play) => ({
      side: turned.indexOf(play.seat),
      cards: String(play.cards).split(" "),
    })),
  };
}

// -- fonts -----------------------------------------------------------------------------------------

/** A font in the format WOFF as a plain font file (OpenType). */
async function unpacked(woff: Uint8Array): Promise<Uint8Array> {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (view.getUint32(0) !== 0x774f4646) throw new Error("this is not a WOFF file");
  const count = view.getUint16(12);
  const font = new Uint8Array(view.getUint32(16));
  const out = new DataView(font.buffer);
  const power = Math.floor(Math.log2(count));
  out.setUint32(0, view.getUint32(4));
  [count, 16 << power, power, 16 * (count - (1 << power))].forEach((value, at) =>
    out.setUint16(4 + 2 * at, value),
  );
  let end = 12 + 16 * count;
  for (let table = 0; table < count; table++) {
    const [tag, from, packed, length, sum] = [0, 4, 8, 12, 16].map((at) => view.getUint32(44 + 20 * table + at)) as [
      number, number, number, number, number,
    ]; // prettier-ignore
    [tag, sum, end, length].forEach((value, at) => out.setUint32(12 + 16 * table + 4 * at, value));
    const data = woff.slice(from, from + packed);
    font.set(packed < length ? await inflated(data) : data, end);
    end += (length + 3) & ~3;
  }
  return font;
}

async function inflated(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const plain = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}
