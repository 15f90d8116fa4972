import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { offline } from "./vite-offline.ts";

// The client is built into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), offline()],
  build: {
    outDir: "../src/tichu/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    rolldownOptions: { checks: { bundlerTimings: false } }, // how long it takes is no warning
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
