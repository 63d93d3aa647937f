// Lint rules of the window (docs/style.md), and the layers of its folders: who may import whom.
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Only src/platform speaks to the host, so that the rest runs without a window. */
const HOST = { regex: "^@tauri-apps/", message: "Only src/platform speaks to the host." };

/** Rules for files that must not import what matches one of `patterns`, neither at the top of a file nor by `import()`. */
function forbidden(...patterns) {
  const later = patterns.map(({ regex, message }) => ({
    selector: `ImportExpression[source.value=/${regex.replaceAll("/", "\\/")}/]`,
    message,
  }));
  return { "no-restricted-imports": ["error", { patterns }], "no-restricted-syntax": ["error", ...later] };
}

/** The layer of a folder: the folders above it, which it must not import. */
function layer(folder, ...above) {
  const message = `${folder} is below ${above.join(", ")} and must not import them.`;
  const patterns = [{ regex: `^\\.\\./(.*/)?(${above.join("|")})/`, message }];
  if (folder !== "platform") patterns.push(HOST);
  return { files: [`src/${folder}/**`], rules: forbidden(...patterns) };
}

export default ts.config(
  { ignores: ["dist", "src/api/generated.ts", "src/format/textKeys.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    rules: {
      "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
      "no-warning-comments": "error",
      ...forbidden(HOST),
      // The compiler checks names in TypeScript; Svelte's own check reads the components.
      "no-undef": "off",
    },
  },
  layer("components", "screens", "panels", "state", "api", "platform"),
  layer("format", "screens", "panels", "state", "components", "platform"),
  layer("platform", "screens", "panels", "state", "components"),
  layer("api", "screens", "panels", "state", "components"),
  layer("state", "screens", "panels", "components"),
  {
    files: ["src/screens/*/**"],
    rules: forbidden(HOST, {
      regex: "^\\.\\./(?!\\.\\./)",
      message: "A screen must not import another screen: move shared code to panels, components, state or format.",
    }),
  },
  { files: ["**/*.test.ts"], rules: { "max-lines-per-function": "off" } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
);
