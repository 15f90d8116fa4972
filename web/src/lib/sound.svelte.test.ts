// Your turn is told by hand, too: unless you do not want it.
import { afterEach, expect, it, vi } from "vitest";
import { prefs } from "./prefs.svelte";
import { announceTurn } from "./sound";

afterEach(() => vi.unstubAllGlobals());

it("lets the device vibrate when it is your turn, if that is wanted", () => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { vibrate });
  prefs.volume = 0;

  prefs.vibration = false;
  announceTurn();
  expect(vibrate).not.toHaveBeenCalled();

  prefs.vibration = true;
  announceTurn();
  expect(vibrate).toHaveBeenCalledOnce();
});

it("does without on a device that cannot", () => {
  vi.stubGlobal("navigator", {});
  expect(() => announceTurn()).not.toThrow();
});
