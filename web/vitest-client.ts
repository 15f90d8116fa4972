// For tests of stores: they run in Node, but with the client's Svelte, so that effects follow state. There is no DOM.
import type { Environment } from "vitest/runtime";

export default {
  name: "client",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
