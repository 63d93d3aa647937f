// The print screen in the real window: what changed since it was printed is marked, one key saves everything for the round, and
// the marks of the printed sheets disappear.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

let desk, folder;

/** Runs the command line in the folder of the event. */
function drawmaster(...words) {
  const env = { ...process.env, DRAWMASTER_DATA: join(folder, "data") };
  return execFileSync(process.env.DRAWMASTER_CLI, words, { cwd: folder, env, encoding: "utf8" });
}

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "paper-"));
  drawmaster("demo", "demo");
  drawmaster("result", "demo/sample.drawmaster", "--round", "6", "--board", "20", "0-0", "--reason", "read wrongly");
  desk = await openWindow(join(folder, "demo", "sample.drawmaster"));
  await desk.shows("[data-screen=print]");
});
after(async () => {
  await desk?.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a sheet that changed since it was printed is marked", async () => {
  await desk.go("print");
  await desk.shows("[data-name=changed-standings]");
  await desk.shows("[data-name=preview] canvas[data-painted]");
  await desk.record("print-changed");
});

test("one key saves everything for the round, and the marks of its sheets disappear", async () => {
  await desk.go("rounds");
  await desk.shows("[data-name=print-round]");
  await desk.go("print");
  await desk.press("a");
  await desk.sees(/round-6/, "[data-name=notice]");
  const files = readdirSync(join(FILES, "round-6"));
  for (const name of ["pairings-6.pdf", "slips-6.pdf", "standings-6.pdf", "ko-16.pdf"])
    assert.ok(files.includes(name), `${name} is not among ${files}`);
  assert.ok(
    files.every((name) => name.endsWith(".pdf")),
    `an unfinished file is left: ${files}`,
  );
  await desk.go("print");
  // The final list is not in the round's folder and keeps its mark, which also shows that the marks have arrived.
  await desk.shows("[data-name=changed-final-list]");
  const marks = () =>
    desk.run(
      "return [...document.querySelectorAll('[data-name^=changed-]')].map((mark) => mark.dataset.name).filter((name) => !name.includes('final'))",
    );
  await desk.becomes([], marks, "no marks on the printed sheets");
  await desk.record("print-all");
  assert.ok(existsSync(join(FILES, "round-6", "wall-chart-6.pdf")));
});

test("a page of the site that was changed by hand is replaced only after the director agrees", async () => {
  const page = join(FILES, "site", "index.html");
  await desk.point("[data-name=write-site]");
  await desk.sees(/site/, "[data-name=notice]");
  // The page names the minute in which it was written.
  const content = () => readFileSync(page, "utf8").replace(/Printed [^·]+·/u, "");
  const written = content();
  writeFileSync(page, "changed by hand");
  await desk.point("[data-name=write-site]");
  await desk.shows("[data-name=anyway]");
  await desk.record("print-site-changed");
  assert.equal(readFileSync(page, "utf8"), "changed by hand");
  await desk.point("[data-name=anyway]");
  await desk.hides("[data-name=anyway]");
  await desk.becomes(written, content, "the page of the site");
});
