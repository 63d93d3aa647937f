// Lint rules of the window (docs/style.md). Who may import whom is checked by `cargo xtask tidy`.
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist", "src/api/generated"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    rules: {
      "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
      "no-restricted-imports": [
        "error",
        { patterns: [{ group: ["@tauri-apps/*"], message: "Only src/platform speaks to the host." }] },
      ],
      // The compiler checks names in TypeScript; Svelte's own check reads the components.
      "no-undef": "off",
    },
  },
  { files: ["src/platform/**"], rules: { "no-restricted-imports": "off" } },
  { files: ["**/*.test.ts"], rules: { "max-lines-per-function": "off" } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
);
