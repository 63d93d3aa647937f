// The print screen in the real window: what changed since it was printed is marked, Ctrl+P prints all for the round from any
// screen, and the list shows no change any more.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

let desk, hall;

/** Runs the command line in the hall. */
function drawmaster(...words) {
  const env = { ...process.env, DRAWMASTER_DATA: join(hall, "data") };
  return execFileSync(process.env.DRAWMASTER_CLI, words, { cwd: hall, env, encoding: "utf8" });
}

const shows = (selector) => desk.until(selector, () => desk.run("return document.querySelector(arguments[0]) !== null", selector));
const record = async (name) => writeFileSync(join(process.env.DRAWMASTER_SCREENS, `${name}.png`), await desk.picture());

before(async () => {
  hall = mkdtempSync(join(tmpdir(), "paper-"));
  drawmaster("demo", "demo");
  drawmaster("result", "demo/sample.drawmaster", "--round", "6", "--board", "20", "0-0", "--reason", "read wrongly");
  desk = await openWindow(join(hall, "demo", "sample.drawmaster"));
  await shows("[data-screen=print]");
});
after(async () => {
  await desk?.close();
  rmSync(hall, { recursive: true, force: true });
});

test("a list that is not as it hangs on the wall is marked", async () => {
  await desk.press("Alt+7");
  await shows("[data-name=changed-standings]");
  await shows("[data-name=preview] canvas[data-painted]");
  await record("print-changed");
});

test("one key prints all for the round, and the marks of its sheets are gone", async () => {
  await desk.press("Alt+3");
  await shows("[data-name=print-round]");
  await desk.press("Control+p");
  await desk.until("the folder is whole", () => desk.run("return document.querySelector('[data-name=notice]')?.innerText.includes('round-6') ?? false"));
  const files = readdirSync(join(FILES, "round-6"));
  for (const name of ["pairings-6.pdf", "slips-6.pdf", "standings-6.pdf", "ko-16.pdf"]) assert.ok(files.includes(name), `${name} is not among ${files}`);
  assert.ok(files.every((name) => name.endsWith(".pdf")), `something half done is left: ${files}`);
  await desk.press("Alt+7");
  await shows("[data-name=write-all]");
  // The final list is not in the round's folder: it keeps its mark, which also shows that the list is there.
  await shows("[data-name=changed-final-list]");
  assert.deepEqual(await desk.run("return [...document.querySelectorAll('[data-name^=changed-]')].map((mark) => mark.dataset.name).filter((name) => !name.includes('final'))"), []);
  await record("print-all");
  assert.ok(existsSync(join(FILES, "round-6", "wall-chart-6.pdf")));
});
