// Screen readers and small windows: tables announce their current row, the rail folds at twice the size and Rounds keeps eight boards,
// high contrast is a choice, and axe finds nothing wrong in a draft, in the print dialog and beside the playlist.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

const AXE = readFileSync(new URL("../../ui/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
let desk;
before(async () => {
  desk = await openWindow("--sample");
  await desk.run(AXE.replace('"object"==typeof module&&module.exports', "false") + "; window.axe = axe;");
});
after(() => desk.close());

test("a table is a grid that names its current row, which the arrows move", async () => {
  await desk.closeRegister();
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await desk.go("rounds");
  await desk.focuses("main h1");
  const active = () =>
    desk.run(
      "const grid = document.querySelector('main [role=grid]'); return document.getElementById(grid.getAttribute('aria-activedescendant'))?.dataset.row ?? null",
    );
  await desk.becomes("0", active, "the first row");
  await desk.press("ArrowDown");
  await desk.becomes("1", active, "the second row");
  await desk.focuses("[role=grid]");
  await desk.becomes(
    true,
    () =>
      desk.run(
        "return document.querySelector('tr[aria-selected=true]').id === document.querySelector('[role=grid]').getAttribute('aria-activedescendant')",
      ),
    "the row that is selected",
  );
  assert.deepEqual(await desk.findings(), [], "a draft");
});

test("axe finds nothing wrong beside verdicts, with the score groups, in the print dialog and beside the playlist", async () => {
  await desk.press("k", "ArrowDown", "v");
  await desk.shows("aside [data-verdict]");
  await desk.shows("[data-name=groups] svg");
  assert.deepEqual(await desk.findings(), [], "verdicts and score groups");
  await desk.press("v");
  await desk.hides("[data-name=groups]");
  await desk.press("Control+p");
  await desk.shows("[data-name=print-list] [data-tick]");
  assert.deepEqual(await desk.findings(), [], "the print dialog");
  await desk.press("Escape");
  await desk.closed();
  await desk.go("hall");
  await desk.press("p");
  await desk.shows("[data-name=hall-play][aria-pressed=true]");
  assert.deepEqual(await desk.findings(), [], "the playlist");
  await desk.press("p");
});

test("high contrast is a choice of the colours, in which axe finds nothing wrong", async () => {
  for (const theme of ["contrast-light", "contrast-dark"]) {
    await desk.run("document.documentElement.dataset.theme = arguments[0]", theme);
    for (const screen of ["rounds", "register", "hall"]) {
      await desk.go(screen);
      assert.deepEqual(await desk.findings(), [], `${screen}, ${theme}`);
    }
    await desk.go("rounds");
    await desk.record(theme);
  }
  await desk.run("delete document.documentElement.dataset.theme");
});

test("at twice the size in a window of 1366 by 768 the rail folds behind a button, and Rounds shows eight boards", async () => {
  await desk.next(/Release round 1/);
  await desk.roundIs("released", 1);
  await desk.resize(1366, 768);
  for (let width = 1366; width > 684;) {
    const before = width;
    await desk.press("Control+=");
    await desk.until("a larger page", async () => (width = await desk.run("return innerWidth")) < before);
  }
  await desk.frame();
  const boards =
    "const region = document.querySelector('main .region').getBoundingClientRect(); return [...document.querySelectorAll('main tbody tr[data-row]')].filter((row) => { const box = row.getBoundingClientRect(); return box.top >= region.top && box.bottom <= Math.min(innerHeight, region.bottom) + 1; }).length";
  await desk.record("zoom-boards");
  await desk.until("eight boards", async () => (await desk.run(boards)) >= 8);
  await desk.becomes(false, () => desk.run("return document.querySelector('nav').checkVisibility()"), "a folded rail");
  await desk.clickButton("fold-rail");
  await desk.focuses("nav [aria-current=page]");
  await desk.record("zoom-rail");
  assert.deepEqual(await desk.findings(), [], "the open rail");
  await desk.press("Escape");
  await desk.focuses("[data-name=fold-rail]");
  await desk.clickButton("fold-rail");
  await desk.click("nav [data-screen=standings]");
  await desk.shows("nav [data-screen=standings][aria-current=page]");
  await desk.becomes(
    false,
    () => desk.run("return document.querySelector('nav').checkVisibility()"),
    "a folded rail after the choice",
  );
});
