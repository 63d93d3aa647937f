// The tour's published pages are valid HTML without scripts, their links lead to files, and axe finds nothing wrong with them.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { openBrowser } from "./window.mjs";

const packages = createRequire(new URL("../../ui/package.json", import.meta.url));
const { HtmlValidate } = packages("html-validate");
const { JSDOM } = packages("jsdom");
const AXE = readFileSync(packages.resolve("axe-core/axe.min.js"), "utf8");

/** The starts of the names of each kind of page. */
const KINDS = ["index", "sp", "season-", "event-", "players/"];

let folder, site, pages;

/** Runs the command line in the temporary folder. */
function drawmaster(...words) {
  const env = { ...process.env, DRAWMASTER_DATA: join(folder, "data") };
  return execFileSync(process.env.DRAWMASTER_CLI, words, { cwd: folder, env, encoding: "utf8" });
}

before(() => {
  folder = mkdtempSync(join(tmpdir(), "pages-"));
  drawmaster("demo", "demo");
  drawmaster("export", "demo/sample.drawmaster", "--as", "bundle", "sample.zip");
  drawmaster("simulate", "--players", "60", "--rounds", "4", "--seed", "3", "spring.drawmaster");
  drawmaster("export", "spring.drawmaster", "--as", "bundle", "spring.zip");
  drawmaster("tour", "new", "--name", "Youth Tour");
  drawmaster("tour", "key", "add", JSON.parse(drawmaster("key", "--json")).public, "--holder", "Orga");
  drawmaster("tour", "add", "sample.zip");
  drawmaster("tour", "add", "spring.zip");
  drawmaster("tour", "publish", "site");
  site = join(folder, "site");
  pages = readdirSync(site, { recursive: true })
    .filter((name) => name.endsWith(".html"))
    .sort();
});

after(() => rmSync(folder, { recursive: true, force: true }));

test("every page is valid HTML without scripts, and its links lead to files", async () => {
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

test("axe finds nothing wrong with the structure of any kind of page", async () => {
  for (const page of KINDS.flatMap((kind) => pages.filter((page) => page.startsWith(kind)).slice(0, 2))) {
    const { window } = new JSDOM(readFileSync(join(site, page), "utf8"), {
      runScripts: "outside-only",
      pretendToBeVisual: true,
    });
    window.document.querySelectorAll("details").forEach((part) => (part.open = true));
    window.eval(AXE);
    // Colours and widths need a browser, as in the next test.
    const found = await window.axe.run({ rules: { "color-contrast": { enabled: false } } });
    assert.deepEqual(
      Array.from(found.violations, (v) => `${v.id}: ${v.nodes[0].html}`),
      [],
      page,
    );
    assert.ok(found.passes.length > 10, `${page}: ${found.passes.length}`);
    window.close();
  }
});

/** Checks the page on screen with axe, and that it is not wider than the screen. */
async function check(browser, page, device) {
  await browser.run("document.querySelectorAll('details').forEach((part) => (part.open = true))");
  await browser.run(AXE.replace('"object"==typeof module&&module.exports', "false") + "; window.axe = axe;");
  assert.deepEqual(await browser.findings(), [], `${page}, ${device}`);
  assert.ok(
    await browser.run("return document.documentElement.scrollWidth <= innerWidth"),
    `${page} is too wide, ${device}`,
  );
  await browser.record(`page-${page.replace(/\W/g, "-")}-${device}`);
}

for (const [device, dark] of [
  ["phone", false],
  ["desk", true],
]) {
  test(`in a browser, axe finds nothing wrong and nothing is too wide on a ${device}`, async () => {
    const browser = await openBrowser(...(dark ? ["--dark-mode"] : []));
    try {
      await browser.resize(1280, 740);
      for (const page of KINDS.flatMap((kind) => pages.filter((page) => page.startsWith(kind)).slice(0, 2))) {
        await browser.load(pathToFileURL(join(site, page)).href);
        if (device === "phone") await browser.narrow(360);
        assert.equal(await browser.run("return matchMedia('(prefers-color-scheme: dark)').matches"), dark);
        await check(browser, page, device);
      }
    } finally {
      await browser.close();
    }
  });
}
