// A web app manifest for each language: what a device shows when it installs the client.
import type { Plugin } from "vite";
import { swiss } from "./src/i18n/swiss.ts";
import { plainText } from "./vite-words.ts";

const WORDS = "../src/tichu/words";
const SWISS = "de-CH";

export function manifests(): Plugin {
  let root = "";
  let publicDir = "";
  return {
    name: "tichu-manifests",
    apply: "build",
    configResolved(config) {
      root = config.root;
      publicDir = config.publicDir;
    },
    async buildStart() {
      const read = (path: string): Promise<string> => this.fs.readFile(path, { encoding: "utf8" });
      const base = JSON.parse(await read(`${publicDir}/manifest.webmanifest`)) as Manifest;
      for (const language of await this.fs.readdir(`${root}/${WORDS}`)) {
        const folder = `${root}/${WORDS}/${language}`;
        if (!(await read(`${folder}/language.ftl`).catch(() => ""))) continue; // not a language
        const words = await commonWords(language === SWISS ? `${folder}/../de` : folder, async (path) =>
          language === SWISS ? swiss(await read(path)) : read(path),
        );
        const source = JSON.stringify(translated(base, language, words));
        this.emitFile({ type: "asset", fileName: `manifest.${language}.webmanifest`, source });
      }
    },
  };
}

interface Manifest {
  shortcuts: { name: string }[];
}
interface CommonWords {
  about: string;
  scoreSheet: string;
}

const translated = (base: Manifest, lang: string, { about, scoreSheet }: CommonWords): object => ({
  ...base,
  lang,
  description: about,
  shortcuts: base.shortcuts.map((each) => ({ ...each, name: scoreSheet })),
});

async function commonWords(folder: string, read: (path: string) => Promise<string>): Promise<CommonWords> {
  const terms = await read(`${folder}/terms.ftl`).catch(() => ""); // a language may do without terms
  const source = await read(`${folder}/common.ftl`);
  const text = (id: string): string => plainText(source, terms, `${folder}/common.ftl`, id);
  return { about: text("about"), scoreSheet: text("scoreSheet") };
}
