// What the front page shows of games on this device. It is loaded after the page itself.
import { learnWords } from "../i18n/index.svelte";
import DeviceDoor from "./DeviceDoor.svelte";
import SavedGames from "./SavedGames.svelte";

export async function deviceParts() {
  await learnWords("device");
  return { DeviceDoor, SavedGames };
}
