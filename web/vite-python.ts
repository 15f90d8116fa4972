// Packs Python for tables on the device: Pyodide as its package has it, and one archive with the modules of the
// standard library and of this project that are needed. The files are stored compressed; the server sends them so.
import type { Plugin } from "vite";
import { hash } from "./vite-offline.ts";

/** How the names of these files end in the build. */
export const PACKED = ".gz";
const PYODIDE = "node_modules/pyodide";
const RUNTIME = ["pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm"];
const SOURCES = "../src/tichu";
/** What a local table imports of the project: folders with all that is in them, and single files. */
const PACKAGES = ["core", "table", "records", "local", "bots/club"];
const MODULES = ["__init__.py", "bots/__init__.py", "bots/guard.py", "bots/protocol.py", "bots/simple.py"];
/** Parts of those that need other packages. */
const LEFT_OUT = /^records\/tables\//;
const PACKER = "pack_python.py";
const CACHE = "node_modules/.cache/tichu-python";
const MODULE = "virtual:python";

/** What the client has to know of the files. */
export interface PythonFiles {
  /** The folder of Pyodide, and the archive of modules. */
  folder: string;
  archive: string;
  /** The list of packages that Pyodide wants to have: there are none. */
  lock: string;
  files: {
    path: string;
    /** Bytes of the file, and bytes that are sent. */
    bytes: number;
    packed: number;
  }[];
}
interface Packed {
  list: PythonFiles;
  contents: Map<string, Uint8Array<ArrayBuffer>>;
}
/** The part of the bundler's file system that is used here. */
interface FileSystem {
  readFile(path: string): Promise<Uint8Array>;
  readdir(path: string): Promise<string[]>;
  mkdir(path: string, options: { recursive: boolean }): Promise<unknown>;
  writeFile(path: string, data: Uint8Array): Promise<void>;
}

export function python(): Plugin {
  let root = "";
  let isTest = false;
  let packing: Promise<Packed> | undefined;
  const packed = (fs: unknown): Promise<Packed> => (packing ??= pack(fs as FileSystem, root));
  return {
    name: "tichu-python",
    configResolved(config) {
      root = config.root;
      isTest = config.mode === "test";
    },
    async buildStart() {
      if (this.meta.watchMode || isTest) return;
      const { list, contents } = await packed(this.fs);
      for (const { path } of list.files)
        this.emitFile({ type: "asset", fileName: path.slice(1) + PACKED, source: contents.get(path)! });
    },
    // With a query, so that the service worker has a copy of its own and stays one file.
    resolveId: (id) => (id.split("?")[0] === MODULE ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      const list: PythonFiles = isTest
        ? { folder: "/assets/pyodide/", archive: "/assets/python.zip", lock: "", files: [] }
        : (await packed(this.fs)).list;
      return `export default ${JSON.stringify(list)}`;
    },
    // For development: the files from memory.
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url = "" } = request as { url?: string };
        if (!packing) return next();
        void packing.then(({ contents }) => {
          const found = contents.get(url);
          if (!found) return next();
          response.setHeader("Content-Encoding", "gzip");
          response.setHeader("Content-Type", typeOf(url));
          response.end(found);
        });
      });
    },
  };
}

const typeOf = (path: string): string =>
  path.endsWith(".wasm") ? "application/wasm" : path.endsWith(".zip") ? "application/zip" : "text/javascript";

async function pack(fs: FileSystem, root: string): Promise<Packed> {
  const { version } = JSON.parse(text(await fs.readFile(`${root}/${PYODIDE}/package.json`))) as {
    version: string;
  };
  const folder = `/assets/pyodide-${version}/`;
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  const files: PythonFiles["files"] = [];
  const add = async (path: string, data: Uint8Array): Promise<void> => {
    const small = await gzipped(data);
    contents.set(path, small);
    files.push({ path, bytes: data.length, packed: small.length });
  };
  for (const name of RUNTIME) await add(folder + name, await fs.readFile(`${root}/${PYODIDE}/${name}`));
  const modules = await archived(fs, root, version);
  const archive = `/assets/python-${modules.key}.zip`;
  await add(archive, modules.data);
  const { info } = JSON.parse(text(await fs.readFile(`${root}/${PYODIDE}/pyodide-lock.json`))) as {
    info: object;
  };
  return { list: { folder, archive, lock: JSON.stringify({ info, packages: {} }), files }, contents };
}

/** The archive of modules. Compiling takes some seconds, so it is kept for the next build. */
async function archived(
  fs: FileSystem,
  root: string,
  version: string,
): Promise<{ key: string; data: Uint8Array }> {
  const sources = await sourcesOf(fs, root);
  const packer = text(await fs.readFile(`${root}/${PACKER}`));
  const key = await hash(JSON.stringify([version, packer, [...sources]]));
  const kept = `${root}/${CACHE}/${key}.zip`;
  let data = await fs.readFile(kept).catch(() => null);
  if (!data) {
    data = await compiled(root, sources, packer);
    await fs.mkdir(`${root}/${CACHE}`, { recursive: true });
    await fs.writeFile(kept, data);
  }
  return { key, data };
}

/** The project's modules that a local table needs, by their path. */
async function sourcesOf(fs: FileSystem, root: string): Promise<Map<string, string>> {
  const names = [...MODULES];
  const look = async (folder: string): Promise<void> => {
    for (const name of await fs.readdir(`${root}/${SOURCES}/${folder}`)) {
      const path = `${folder}/${name}`;
      if (name.endsWith(".py")) names.push(path);
      else if (!name.includes(".") && name !== "__pycache__") await look(path);
    }
  };
  for (const each of PACKAGES) await look(each);
  const found = new Map<string, string>();
  for (const name of names.filter((each) => !LEFT_OUT.test(each)).sort())
    found.set(`tichu/${name}`, text(await fs.readFile(`${root}/${SOURCES}/${name}`)));
  return found;
}

async function compiled(root: string, sources: Map<string, string>, packer: string): Promise<Uint8Array> {
  const { loadPyodide } = await import("pyodide");
  const runtime = await loadPyodide({ indexURL: `${root}/${PYODIDE}` });
  for (const [path, source] of sources) {
    runtime.FS.mkdirTree(`/src/${path.slice(0, path.lastIndexOf("/"))}`);
    runtime.FS.writeFile(`/src/${path}`, source);
  }
  runtime.runPython(packer);
  return runtime.FS.readFile("/python.zip") as Uint8Array;
}

const text = (data: Uint8Array): string => new TextDecoder().decode(data);

async function gzipped(data: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const plain = new Blob([new Uint8Array(data)]).stream();
  const small = new Response(plain.pipeThrough(new CompressionStream("gzip")));
  return new Uint8Array(await small.arrayBuffer());
}
