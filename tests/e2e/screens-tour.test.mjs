// The tour book in the window, from an unknown organiser to the published pages: pictures for people to look at, and axe finds
// nothing wrong.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

const AXE = readFileSync(new URL("../../ui/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const SIZES = [
  [1366, 768],
  [1920, 1080],
];
let desk;

/** Runs the command line in the folder of the files that the window asks for. */
function drawmaster(...words) {
  const env = { ...process.env, DRAWMASTER_DATA: join(FILES, "data") };
  return execFileSync(process.env.DRAWMASTER_CLI, words, { cwd: FILES, env, encoding: "utf8" });
}

/** Puts a bundle under the name that the window suggests. */
const bundle = (name) => renameSync(join(FILES, name), join(FILES, "bundle.zip"));

before(async () => {
  // Events of the same days and players count as one.
  for (const [seed, name, day] of [
    [3, "spring", "2026-04-10"],
    [4, "autumn", "2026-09-10"],
  ]) {
    drawmaster("simulate", "--players", "60", "--rounds", "4", "--seed", String(seed), `${name}.drawmaster`);
    drawmaster("set", `${name}.drawmaster`, "event.end", day);
    drawmaster("set", `${name}.drawmaster`, "event.start", day);
    drawmaster("set", `${name}.drawmaster`, "event.tour.championship", `${name} stage`);
    drawmaster("export", `${name}.drawmaster`, "--as", "bundle", `${name}.zip`);
  }
  desk = await openWindow();
  await desk.sees(/Tour book/);
  await desk.run(AXE.replace('"object"==typeof module&&module.exports', "false") + "; window.axe = axe;");
});
after(() => desk.close());

/** Takes pictures of the screen in both themes and sizes, and checks both themes with axe. */
async function record(name) {
  for (const theme of ["light", "dark"]) {
    await desk.run("document.documentElement.dataset.theme = arguments[0]; document.activeElement.blur()", theme);
    for (const [width, height] of SIZES) {
      await desk.resize(width, height);
      await desk.record(`${name}-${theme}-${width}x${height}`);
    }
    assert.deepEqual(await desk.findings(), [], `${name}, ${theme}`);
  }
  await desk.run("document.documentElement.dataset.theme = 'light'");
}

test("a new book accepts an organiser's bundle once their key is known", async () => {
  await desk.press("t");
  await desk.sees(/The tour has its own file/, "dialog");
  await record("tour-start");
  await desk.clickButton("create-tour");
  await desk.sees(/No edition yet/);
  bundle("spring.zip");
  await desk.press("a");
  await desk.sees(/an unknown key/, "dialog");
  await record("tour-key");
  await desk.type("Organiser", "Hill Club");
  await desk.clickButton("trust-key");
  await desk.sees(/Signed by Hill Club/, "dialog");
  await desk.clickButton("take-bundle");
  await desk.sees(/60 players, 60 new to the tour/, "[role=status]");
  bundle("autumn.zip");
  await desk.press("a");
  await desk.sees(/Signed by Hill Club/, "dialog");
  await desk.clickButton("take-bundle");
  await desk.sees(/Simulated event 4 is in the book/, "[role=status]");
  await record("tour-events");
});

test("the book shows players, points with their derivation, and the race", async () => {
  await desk.press("2");
  await desk.sees(/Career/, "[role=tabpanel]");
  await desk.click("[role=tabpanel] tbody tr[data-row]");
  await desk.sees(/in the whole career|no points/, "aside");
  await record("tour-players");
  await desk.press("3");
  await desk.sees(/Exactly/, "[role=tabpanel]");
  await desk.until("a list", () => desk.run("return document.querySelectorAll('[role=tabpanel] tbody tr').length > 3"));
  await desk.click("[role=tabpanel] tbody tr[data-row]");
  await desk.sees(/in the whole career/, "aside");
  await record("tour-sp");
  await desk.press("4");
  await desk.sees(/The first 10 qualify/);
  await record("tour-race");
  await desk.clickButton("race-curves");
  await desk.shows("[data-picture=race] [data-line]");
  await desk.sees(/Simulated event/, "[data-picture=race]");
  await desk.run(
    "const line = document.querySelector('[data-picture=race] text.name'); line.dispatchEvent(new MouseEvent('mouseenter'))",
  );
  await desk.shows("[data-picture=race] [data-strong]");
  await record("tour-race-curves");
  await desk.clickButton("race-curves");
  await desk.hides("[data-picture=race]");
  await desk.press("5");
  await desk.sees(/Players are merged only if you confirm it/);
  await record("tour-people");
  await desk.press("6");
  await desk.sees(/Hill Club/, "[role=tabpanel]");
  await record("tour-keys");
});

test("the correction of an old event is shown before it is accepted, and can be undone", async () => {
  // The stage was counted in too high a class.
  drawmaster("set", "spring.drawmaster", "event.tour.class", "500");
  drawmaster("export", "spring.drawmaster", "--as", "bundle", "spring.zip");
  bundle("spring.zip");
  await desk.press("a");
  await desk.sees(/points instead of/, "dialog");
  await desk.sees(/Players whose points change/, "dialog");
  await record("tour-difference");
  await desk.clickButton("take-bundle");
  await desk.sees(/is in the book/, "[role=status]");
  await desk.press("Control+z");
  await desk.sees(/Undone: add bundle/, "[role=status]");
});

test("a seed list and the pages are written", async () => {
  await desk.press("s");
  await desk.sees(/The list for seeding a stage/, "dialog");
  await record("tour-seeds");
  await desk.clickButton("write-seeds");
  await desk.sees(/Saved seedlist\.json with \d+ players/, "[role=status]");
  assert.ok(existsSync(join(FILES, "seedlist.json")));
  await desk.press("p");
  await desk.sees(/Nothing is uploaded/, "dialog");
  await desk.clickButton("write-pages");
  await desk.sees(/Saved [\d,]+ pages to tour-pages/, "dialog");
  await record("tour-publish");
  assert.ok(existsSync(join(FILES, "tour-pages", "index.html")));
  await desk.press("Escape");
  await desk.closed();
  await desk.clickButton("close-tour");
  await desk.sees(/Open the sample event/);
});
