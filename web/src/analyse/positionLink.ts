// A position as a short text for links: JSON, compressed where the browser can, in letters that links may have.

/** What a link holds: the position, and the seat at the bottom of the screen. */
export interface Linked {
  position: Record<string, unknown>;
  seat: number;
}

const MAX_LINK = 60_000;

export async function packed(linked: Linked): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(linked));
  if (typeof CompressionStream === "undefined") return `j${letters(bytes)}`;
  return `z${letters(await through(bytes, new CompressionStream("deflate-raw")))}`;
}

/** What a link holds; null if it is damaged. The server checks the position itself. */
export async function unpacked(text: string): Promise<Linked | null> {
  if (text.length > MAX_LINK) return null;
  try {
    const raw = bytesOf(text.slice(1));
    const bytes = text.startsWith("z") ? await through(raw, new DecompressionStream("deflate-raw")) : raw;
    const found: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof found !== "object" || found === null) return null;
    const { position, seat } = found as Partial<Linked>;
    return typeof position === "object" && position !== null && typeof seat === "number"
      ? { position, seat }
      : null;
  } catch {
    return null;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(by);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function letters(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
