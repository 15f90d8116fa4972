// Your turn is told by hand, too: unless you do not want it. Sounds leave the device alone when they have ended.
import { afterEach, expect, it, vi } from "vitest";
import { prefs } from "./prefs.svelte";
import { announceTurn, sound } from "./sound";

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

class FakeNode {
  onended = (): void => undefined;
  frequency = { exponentialRampToValueAtTime: () => undefined };
  gain = { linearRampToValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  connect = (next: unknown): unknown => next;
  start = (): unknown => started.push(this);
  stop = (): void => undefined;
}
const started: FakeNode[] = [];

it("lets the audio device rest after the last sound", () => {
  const suspend = vi.fn();
  class FakeContext {
    currentTime = 0;
    destination = new FakeNode();
    resume = vi.fn();
    suspend = suspend;
  }
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("OscillatorNode", FakeNode);
  vi.stubGlobal("GainNode", FakeNode);
  prefs.volume = 0.5;

  sound.turn();
  expect(started).toHaveLength(2);
  started[0]?.onended();
  expect(suspend).not.toHaveBeenCalled();
  started[1]?.onended();
  expect(suspend).toHaveBeenCalledOnce();
});
