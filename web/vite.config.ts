import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { offline } from "./vite-offline.ts";
import { manifests } from "./vite-manifest.ts";
import { preview } from "./vite-preview.ts";
import { python } from "./vite-python.ts";
import { words } from "./vite-words.ts";

// The client is built into the Python package, which serves it.
export default defineConfig(({ mode }) => ({
  plugins: [words(), svelte(), manifests(), preview(), python(), offline()],
  build: {
    outDir: "../src/tichu/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    manifest: true, // which files a page loads: a test adds up their sizes
    rolldownOptions: { checks: { bundlerTimings: false } }, // the duration of a build is not a warning
  },
  // The server gives this file a policy of its own: it may compile WebAssembly.
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: "assets/python-worker-[hash].js" } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  resolve: mode === "test" ? { conditions: ["browser"] } : undefined,
  // Tests of stores run with the client's Svelte; the others read files as the build does.
  test: {
    isolate: false, // no test changes what another one imports, and loading it for each file takes most of the time
    projects: [
      {
        extends: true,
        test: { name: "modules", include: ["src/**/*.test.ts"], exclude: ["src/**/*.svelte.test.ts"] },
      },
      {
        extends: true,
        test: { name: "stores", include: ["src/**/*.svelte.test.ts"], environment: "./vitest-client.ts" },
      },
    ],
  },
}));
