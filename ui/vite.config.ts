// Builds the window's page: one bundle, nothing remote.
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { bookPages } from "./bookPages.ts";
import { CATALOGUE, writeTextKeys } from "./textKeys.mjs";

/** Leaves out the older font files that style sheets name beside WOFF2, which every web view reads. */
const onlyWoff2: Plugin = {
  name: "only-woff2",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("@fontsource/") ? code.replace(/, url\([^)]*\.woff\) format\('woff'\)/g, "") : null,
};

/** Keeps the type of the keys of texts in sync with the English catalogue. */
const textKeys: Plugin = {
  name: "text-keys",
  config: () => writeTextKeys(),
  handleHotUpdate: ({ file }) => {
    if (resolve(file) === CATALOGUE) writeTextKeys();
  },
};

const TESTS = "src/**/*.test.ts";
const DOM_TESTS = "src/**/*.dom.test.ts";

export default defineConfig({
  plugins: [onlyWoff2, textKeys, bookPages(), svelte()],
  // Tests mount components, which only the browser build of Svelte can.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  clearScreen: false,
  server: { port: 1420, strictPort: true, fs: { allow: [".."] } },
  build: { target: "safari15", assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
  // Starting a DOM costs a second per file, and so does loading the modules again: only tests that need a DOM get both.
  test: {
    projects: [
      {
        extends: true,
        test: { name: "logic", include: [TESTS], exclude: [DOM_TESTS], environment: "node", isolate: false },
      },
      { extends: true, test: { name: "dom", include: [DOM_TESTS], environment: "jsdom" } },
    ],
  },
});
