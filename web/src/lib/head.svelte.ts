// What the head of the page says about it, in the chosen language.
import { tDynamic } from "../i18n/index.svelte";
import { wordsOf } from "../i18n/languages";
import { prefs } from "./prefs.svelte";

/** Keep the description and the manifest in the chosen language. Called once, in the root component. */
export function followLanguage(): void {
  $effect(() => {
    const about = tDynamic("common.about");
    if (about === undefined) return; // not loaded yet
    document.querySelector("meta[name=description]")?.setAttribute("content", about);
    // Only a build has a manifest for each language.
    if (import.meta.env.PROD)
      document
        .querySelector("link[rel=manifest]")
        ?.setAttribute("href", `/manifest.${wordsOf(prefs.language)}.webmanifest`);
  });
}
