// The tour's published pages: valid HTML, no finding of axe on a phone and on a desk, every link leads somewhere, no script.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";

const packages = createRequire(new URL("../../ui/package.json", import.meta.url));
const { HtmlValidate } = packages("html-validate");
const { chromium } = packages("playwright-core");
const { JSDOM } = packages("jsdom");
const AXE = readFileSync(packages.resolve("axe-core/axe.min.js"), "utf8");
const BROWSER = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) => existsSync(path));
const SCREENS = process.env.DRAWMASTER_SCREENS;

let hall, site, pages;

/** Runs the command line in the hall. */
function drawmaster(...words) {
  const env = { ...process.env, DRAWMASTER_DATA: join(hall, "data") };
  return execFileSync(process.env.DRAWMASTER_CLI, words, { cwd: hall, env, encoding: "utf8" });
}

before(() => {
  hall = mkdtempSync(join(tmpdir(), "pages-"));
  drawmaster("demo", "demo");
  drawmaster("export", "demo/sample.drawmaster", "--as", "bundle", "sample.zip");
  drawmaster("simulate", "--players", "60", "--rounds", "4", "--seed", "3", "spring.drawmaster");
  drawmaster("export", "spring.drawmaster", "--as", "bundle", "spring.zip");
  drawmaster("tour", "new", "--name", "Youth Tour");
  drawmaster("tour", "key", "add", JSON.parse(drawmaster("key", "--json")).public, "--holder", "Orga");
  drawmaster("tour", "add", "sample.zip");
  drawmaster("tour", "add", "spring.zip");
  drawmaster("tour", "publish", "site");
  site = join(hall, "site");
  pages = readdirSync(site, { recursive: true }).filter((name) => name.endsWith(".html")).sort();
});

after(() => rmSync(hall, { recursive: true, force: true }));

test("every page is valid HTML without a script, and its links lead somewhere", async () => {
  assert.ok(pages.length > 30, `${pages.length} pages`);
  const validator = new HtmlValidate({ extends: ["html-validate:standard"], rules: { "no-inline-style": "off" } });
  for (const page of pages) {
    const text = readFileSync(join(site, page), "utf8");
    const report = await validator.validateString(text, page);
    const found = report.results.flatMap((r) => r.messages.map((m) => `${page}:${m.line}: ${m.ruleId}: ${m.message}`));
    assert.deepEqual(found, []);
    assert.ok(!/<script|javascript:| on\w+=/i.test(text), page);
    for (const [, link] of text.matchAll(/href="([^"]*)"/g)) {
      assert.ok(existsSync(join(site, dirname(page), link)), `${page} leads to ${link}`);
    }
  }
});

test("axe finds nothing of what needs no eyes, on every kind of page", async () => {
  const kinds = ["index", "sp", "season-", "event-", "players/"];
  for (const page of kinds.flatMap((kind) => pages.filter((page) => page.startsWith(kind)).slice(0, 2))) {
    const { window } = new JSDOM(readFileSync(join(site, page), "utf8"), { runScripts: "outside-only", pretendToBeVisual: true });
    window.document.querySelectorAll("details").forEach((part) => (part.open = true));
    window.eval(AXE);
    // Colours and widths are for a browser; the next test asks one.
    const found = await window.axe.run({ rules: { "color-contrast": { enabled: false } } });
    assert.deepEqual(Array.from(found.violations, (v) => `${v.id}: ${v.nodes[0].html}`), [], page);
    assert.ok(found.passes.length > 10, `${page}: ${found.passes.length}`);
    window.close();
  }
});

test("axe finds nothing, and nothing is wider than a phone", { skip: BROWSER ? false : "there is no Chromium" }, async () => {
  const browser = await chromium.launch({ executablePath: BROWSER, args: ["--no-sandbox"] });
  const kinds = ["index", "sp", "season-", "event-", "players/"];
  const chosen = kinds.flatMap((kind) => pages.filter((page) => page.startsWith(kind)).slice(0, 2));
  for (const [device, width, colorScheme] of [["phone", 360, "light"], ["desk", 1280, "dark"]]) {
    const context = await browser.newContext({ viewport: { width, height: 740 }, colorScheme });
    const tab = await context.newPage();
    for (const page of chosen) {
      await tab.goto(pathToFileURL(join(site, page)).href);
      await tab.evaluate("document.querySelectorAll('details').forEach((d) => { d.open = true; })");
      await tab.evaluate(AXE);
      const found = await tab.evaluate("axe.run().then((r) => r.violations.map((v) => v.id + ': ' + v.nodes[0].html))");
      assert.deepEqual(found, [], `${page}, ${device}`);
      assert.ok(await tab.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), `${page} is too wide`);
      if (SCREENS) await tab.screenshot({ path: join(SCREENS, `page-${page.replace(/\W/g, "-")}-${device}.png`) });
    }
    await context.close();
  }
  await browser.close();
});
