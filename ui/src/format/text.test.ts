// The English catalogue and the window agree: no text is missing or unused, and no component contains a text of its own.
// `cargo xtask translations` compares the other languages with English.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { text } from "./text";

const SOURCE = join(import.meta.dirname, "..");
const MESSAGES = join(SOURCE, "../../assets/messages");
const sources = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !/generated|textKeys|\.test\.ts$/.test(path))
  .map((path) => ({ path, code: readFileSync(join(SOURCE, path), "utf8") }));
const all = sources.map((source) => source.code).join("\n");
const catalogue = (language: string): string => readFileSync(join(MESSAGES, language, "window.ftl"), "utf8");
const keys = [...catalogue("en").matchAll(/^([\w-]+) =/gm)].map((m) => m[1] ?? "");
// Fixed keys are string literals. Computed keys are templates; the part before `${` names their family.
const families = [...all.matchAll(/(?:text|textOr|hasText|label)\(`([\w-]+?)\$\{/g)].map((m) => m[1] ?? "");
const fixed = [...all.matchAll(/\btext\(\s*"([\w-]+)"/g)].map((m) => m[1] ?? "");

describe("the catalogue", () => {
  it("has every text that the window uses", () => {
    expect(fixed.filter((key) => !keys.includes(key))).toEqual([]);
    expect(families.filter((family) => !keys.some((key) => key.startsWith(family)))).toEqual([]);
  });
  it("has no unused text", () => {
    const literals = new Set(all.match(/"[\w-]+"/g));
    const used = (key: string): boolean =>
      literals.has(`"${key}"`) || families.some((family) => key.startsWith(family));
    expect(keys.filter((key) => !used(key))).toEqual([]);
  });
  it("names every operation that the undo button can show", () => {
    const operations = readFileSync(join(SOURCE, "../../crates/app/src/operation/mod.rs"), "utf8");
    const names = [...operations.matchAll(/^ {4}\w+ = "(\w+)"/gm)].map((m) => m[1]);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !keys.includes(`operation-${name}`))).toEqual([]);
  });
  it("knows plural forms", () => {
    expect(text("status-registered", { count: 1 })).toBe("1 player registered");
    expect(text("status-registered", { count: 64 })).toBe("64 players registered");
  });
});

describe("Romanian", () => {
  it("has its letters with a comma below, not a cedilla", () => {
    expect(catalogue("ro").match(/[şţŞŢ]/g)).toBeNull();
  });
  it("has three plural forms", () => {
    const romanianTexts = new FluentBundle("ro", { useIsolating: false });
    romanianTexts.addResource(new FluentResource(catalogue("ro")));
    const registered = (count: number): string =>
      romanianTexts.formatPattern(romanianTexts.getMessage("status-registered")!.value!, { count });
    expect([1, 2, 19, 20, 64, 101].map(registered)).toEqual([
      "1 jucător confirmat",
      "2 jucători confirmați",
      "19 jucători confirmați",
      "20 de jucători confirmați",
      "64 de jucători confirmați",
      "101 jucători confirmați",
    ]);
  });
});

/** Returns the texts that a component contains itself: words between tags and in attributes that are shown or read aloud. */
function ownTexts(code: string): string[] {
  const markup = code
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/=>/g, "");
  const read = [...markup.matchAll(/\s(?:title|aria-label|placeholder|label|alt)="([^"{]*\p{L}{2}[^"{]*)"/gu)].map(
    (m) => m[1] ?? "",
  );
  const plain = withoutBraces(markup).replace(/<[^>]*>/g, "\n");
  return [...read, ...plain.split("\n").map((line) => line.trim())].filter((line) => /\p{L}{2}/u.test(line));
}

function withoutBraces(markup: string): string {
  let depth = 0;
  return [...markup]
    .filter((c) => ((depth += c === "{" ? 1 : 0), depth > 0 ? ((depth -= c === "}" ? 1 : 0), false) : true))
    .join("");
}

describe("components", () => {
  const NAMES = ["Drawmaster", "Alt", "MIT"]; // the names of the program, of a key, and of a licence
  it("contain no texts of their own", () => {
    const own = sources
      .filter((s) => s.path.endsWith(".svelte"))
      .flatMap((s) => ownTexts(s.code).map((words) => `${s.path}: ${words}`));
    expect(own.filter((line) => !NAMES.some((name) => line.endsWith(`: ${name}`)))).toEqual([]);
  });
  it("are caught if they do", () => {
    expect(ownTexts('<script>let a = "no";</script><p>Hello {name}</p><b title="There">{text("x")}</b>')).toEqual([
      "There",
      "Hello",
    ]);
  });
});
