// The words of the chosen language, once they are loaded.
import { expect, it } from "vitest";
import { prefs } from "../lib/prefs.svelte";
import { learnWords, t } from "./index.svelte";

it("a text stays in the old language until the new one is loaded", async () => {
  prefs.language = "en";
  await learnWords("rules");
  prefs.language = "de";
  expect(t("rules.title")).toBe("Rules");

  await learnWords();

  expect(t("rules.title")).toBe("Regeln");
  prefs.language = "en";
  await learnWords();
});
