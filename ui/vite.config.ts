// Builds the window's page: one bundle, nothing remote.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { bookPages } from "./bookPages.ts";

export default defineConfig({
  plugins: [bookPages(), svelte()],
  // Tests mount components, which only the browser build of Svelte can.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  clearScreen: false,
  server: { port: 1420, strictPort: true, fs: { allow: [".."] } },
  build: { target: "safari15", assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
