// Lint rules of the window: sizes, and who may import whom (docs/style.md).
import imports from "eslint-plugin-import-x";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const above = (folder, ...names) => names.map((from) => ({ target: `./src/${folder}`, from: `./src/${from}` }));
const SCREENS = ["start", "register", "knockouts", "rounds", "standings", "print", "history"];

export default ts.config(
  { ignores: ["dist", "src/api/generated"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    plugins: { "import-x": imports },
    settings: {
      "import-x/ignore": ["node_modules"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts"] },
      "import-x/extensions": [".ts"],
      "import-x/resolver-next": [imports.createNodeResolver({ extensions: [".ts", ".svelte.ts", ".svelte", ".js"] })],
    },
    rules: {
      "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
      "no-restricted-imports": ["error", { patterns: [{ group: ["@tauri-apps/*"], message: "Only src/platform speaks to the host." }] }],
      "import-x/no-cycle": "error",
      "import-x/no-restricted-paths": [
        "error",
        {
          zones: [
            ...above("components", "shell", "screens", "state", "api", "platform"),
            ...above("format", "shell", "screens", "state", "components", "platform"),
            ...above("platform", "shell", "screens", "state", "components", "api", "format"),
            ...above("api", "shell", "screens", "state", "components", "format"),
            ...above("state", "shell", "screens", "components"),
            ...SCREENS.map((name) => ({ target: `./src/screens/${name}`, from: "./src/screens", except: [`./${name}`] })),
          ],
        },
      ],
      // The compiler checks names in TypeScript; Svelte's own check reads the components.
      "no-undef": "off",
    },
  },
  { files: ["src/platform/**"], rules: { "no-restricted-imports": "off" } },
  { files: ["**/*.test.ts"], rules: { "max-lines-per-function": "off" } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
);
