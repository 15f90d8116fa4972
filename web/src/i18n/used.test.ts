// Every text is used somewhere: by its key, or by a key composed at run time.
import { expect, it } from "vitest";

const books = import.meta.glob<string>(["../../../src/tichu/words/en/*.ftl", "!**/{language,terms}.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const sources = import.meta.glob<string>(
  ["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!./texts.ts"],
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);
const text = Object.values(sources).join("\n");

// "table.pass" in any quotes, or `table.rank_${rank}`: everything that begins like that.
const named = new Set([...text.matchAll(/["'`]([a-z]+\.[\w-]+)["'`]/g)].map((found) => found[1]!));
const begun = [...new Set([...text.matchAll(/`([a-z]+\.[\w-]*)\$\{/g)].map((found) => found[1]!))];

it("finds composed keys", () => {
  expect(begun).toEqual(expect.arrayContaining(["home.rule_", "errors.", "house.help_"]));
});

it.each(Object.keys(books))("%s has no word that nobody uses", (path) => {
  const book = /(\w+)\.ftl$/.exec(path)![1]!;
  const keys = [...books[path]!.matchAll(/^([\w-]+) =/gm)].map(([, key]) => `${book}.${key}`);
  expect(
    keys.filter(
      (key) =>
        !named.has(key) &&
        !begun.some((beginning) => key.startsWith(beginning)) &&
        !books[path]!.includes(`{ ${key.slice(book.length + 1)} }`), // by another text of its file
    ),
  ).toEqual([]);
});
