// Makes the build installable: the service worker's list of files, and the icon as pictures.
import type { Plugin } from "vite";
import { PREVIEW } from "./vite-preview.ts";

/** What no page requests at first: old font formats, manifests, which are read only to install, the list of the build, what the server itself reads, and Python. */
const LEFT_OUT = new RegExp(`\\.gz$|\\.woff$|\\.map$|\\.webmanifest$|^\\.vite/|^${PREVIEW}`);
const WORKER = "sw.js";

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const hash = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).slice(0, 12);

export function offline(): Plugin {
  let root = "";
  let publicDir = "";
  return {
    name: "tichu-offline",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      root = config.root;
      publicDir = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: "chunk", id: `${root}/src/sw.ts`, fileName: WORKER });
    },
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "apple-touch-icon", href: "/icon-192.png" }, injectTo: "head" },
      { tag: "meta", attrs: { name: "apple-mobile-web-app-title", content: "Tichu" }, injectTo: "head" },
    ],
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        this.emitFile({ type: "asset", fileName: "icon-192.png", source: await icon(192, false) });
        this.emitFile({ type: "asset", fileName: "icon-512.png", source: await icon(512, false) });
        this.emitFile({ type: "asset", fileName: "icon-maskable.png", source: await icon(512, true) });
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error("the service worker is not in the build");
        const kept: [string, string][] = [];
        for (const [name, part] of Object.entries(bundle)) {
          if (name === WORKER || LEFT_OUT.test(name)) continue;
          // Names with a hash identify the content; the page itself has none.
          kept.push([
            name,
            name.startsWith("assets/") || name.endsWith(".png")
              ? ""
              : part.type === "chunk"
                ? part.code
                : String(part.source),
          ]);
        }
        for (const name of await this.fs.readdir(publicDir))
          kept.push([name, await this.fs.readFile(`${publicDir}/${name}`, { encoding: "utf8" })]);
        kept.sort(([one], [other]) => (one < other ? -1 : 1));
        const files = kept.map(([name]) => `/${name}`);
        const version = await hash(JSON.stringify(kept) + worker.code);
        worker.code = worker.code.replaceAll("__OFFLINE__", JSON.stringify({ version, files }));
        if (/^\s*(import|export)\b/m.test(worker.code))
          throw new Error("the service worker must be one file");
      },
    },
  };
}

// -- the icon, as in public/icon.svg -----------------------------------------------------------------------

type Colour = readonly [number, number, number];
const FELT: Colour = [0x12, 0x31, 0x2b];
const PAPER: Colour = [0xf6, 0xf0, 0xe2];
const JADE: Colour = [0x1f, 0x7a, 0x4d];
const LACQUER: Colour = [0xb2, 0x3a, 0x2e];

/** How far a point is outside a rounded rectangle around the middle of the picture of 64. */
function outside(x: number, y: number, halfWidth: number, halfHeight: number, radius: number): number {
  const dx = Math.abs(x - 32) - halfWidth + radius;
  const dy = Math.abs(y - 32) - halfHeight + radius;
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
}

/** The picture as PNG; a maskable one fills the square and keeps its drawing in the middle. */
async function icon(size: number, maskable: boolean): Promise<Uint8Array> {
  const rows = new Uint8Array(size * (size * 4 + 1));
  const scale = (maskable ? 80 : 64) / size;
  const shift = maskable ? 8 : 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const x = (column + 0.5) * scale - shift;
      const y = (row + 0.5) * scale - shift;
      const soft = (distance: number): number => Math.min(1, Math.max(0, 0.5 - distance / scale));
      let colour: Colour = FELT;
      const lay = (over: Colour, share: number): void => {
        colour = [0, 1, 2].map((at) => colour[at]! + (over[at]! - colour[at]!) * share) as unknown as Colour;
      };
      lay(PAPER, soft(outside(x, y, 15, 22, 4)));
      lay(JADE, soft(Math.abs(Math.hypot(x - 32, y - 32) - 9) - 3));
      lay(LACQUER, soft(Math.hypot(x - 40, y - 17) - 3));
      const alpha = maskable ? 1 : soft(outside(x, y, 32, 32, 14));
      rows.set([...colour.map(Math.round), Math.round(alpha * 255)], row * (size * 4 + 1) + 1 + column * 4);
    }
  }
  const head = new Uint8Array(13);
  new DataView(head.buffer).setUint32(0, size);
  new DataView(head.buffer).setUint32(4, size);
  head.set([8, 6, 0, 0, 0], 8);
  const packed = new Response(new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate")));
  const parts = [
    new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", head),
    chunk("IDAT", new Uint8Array(await packed.arrayBuffer())),
    chunk("IEND", new Uint8Array()),
  ];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function chunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(data.length + 12);
  const view = new DataView(whole.buffer);
  view.setUint32(0, data.length);
  whole.set(new TextEncoder().encode(name), 4);
  whole.set(data, 8);
  view.setUint32(data.length + 8, crc(whole.subarray(4, data.length + 8)));
  return whole;
}

function crc(data: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of data) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}
