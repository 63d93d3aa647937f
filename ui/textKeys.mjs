// Writes the type of the keys of the window's texts from the English catalogue. Vite calls it whenever it starts and when the
// catalogue changes; `node textKeys.mjs` does the same for svelte-check and ESLint. The file is not committed.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The catalogue that has all keys. */
export const CATALOGUE = join(import.meta.dirname, "../assets/messages/en/window.ftl");
const TYPE = join(import.meta.dirname, "src/format/textKeys.ts");

/** Writes the type, unless the file has it already. */
export function writeTextKeys() {
  const keys = [...readFileSync(CATALOGUE, "utf8").matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]).sort();
  const lines = keys.map((key) => `\n  | "${key}"`).join("");
  const source = `// The keys of the window's texts, from assets/messages/en/window.ftl. Written by ui/textKeys.mjs; do not edit.\nexport type TextKey =${lines};\n`;
  if (!existsSync(TYPE) || readFileSync(TYPE, "utf8") !== source) writeFileSync(TYPE, source);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeTextKeys();
