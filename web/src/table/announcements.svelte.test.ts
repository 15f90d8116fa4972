import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { Announcements } from "./announcements.svelte";
import { FakeSession } from "./fakeSession.svelte";
import type { TableSession } from "./session.svelte";
import { inEffects } from "./testing.svelte";

test("an effect that reads something out does so once, whatever is said later", () => {
  const announcements = new Announcements(new FakeSession() as unknown as TableSession);
  const [, stop] = inEffects(() => {
    $effect(() => announcements.say("Ten seconds left."));
  });
  flushSync();
  announcements.say("Otto: pass");
  flushSync();
  stop();
  expect(announcements.spoken.map(({ text }) => text)).toEqual(["Ten seconds left.", "Otto: pass"]);
});
