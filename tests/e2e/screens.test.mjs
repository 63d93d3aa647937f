// Every screen of a well-filled event, light and dark, in the two common sizes: pictures for people, and no finding of axe.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

const AXE = readFileSync(new URL("../../ui/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const SIZES = [[1366, 768], [1920, 1080]];

let desk;
before(async () => {
  desk = await openWindow();
  await desk.sees(/Open the sample event/);
  await desk.run(AXE.replace('"object"==typeof module&&module.exports', "false") + "; window.axe = axe;");
});
after(() => desk.close());

/** Pictures of the screen as it is, and axe's opinion of both themes. */
async function record(name) {
  for (const theme of ["light", "dark"]) {
    await desk.run("document.documentElement.dataset.theme = arguments[0]; document.activeElement.blur()", theme);
    for (const [width, height] of SIZES) {
      await desk.resize(width, height);
      await desk.until(`a window ${width} wide`, () => desk.run("return innerWidth === arguments[0]", width));
      writeFileSync(join(process.env.DRAWMASTER_SCREENS, `${name}-${theme}-${width}x${height}.png`), await desk.picture());
    }
    assert.deepEqual(await desk.findings(), [], `${name}, ${theme}`);
  }
  await desk.run("document.documentElement.dataset.theme = 'light'");
}

const ready = (pattern) => desk.sees(pattern, "[data-name=next]:not([aria-disabled=true])");
const step = async (pattern) => (await ready(pattern), desk.press("Control+Enter"));

/** One round of the day: paired, released, all results in both passes, confirmed. */
async function play(round) {
  await step(new RegExp(`Pair round ${round}`));
  await step(new RegExp(`Release round ${round}`));
  await ready(/Enter results/);
  await desk.press(...results(round), ...results(round));
  await step(new RegExp(`Confirm round ${round}`));
}

const results = (round) => Array.from({ length: 32 }, (_, at) => ((at * 7 + round) % 5 < 2 ? "2" : "1"));

test("start", () => record("start"));
test("register and the form of an entry", async () => {
  await desk.press("s");
  await desk.sees(/64 players registered/);
  await record("register");
  await desk.press("a");
  await desk.sees(/Year of birth/, "dialog");
  await record("entry");
  await desk.press("Escape");
});
test("knock-outs before and after their draw", async () => {
  for (const [key, name] of [["2", "participation"], ["3", "arrival"], ["4", "slips"], ["5", "closing"]]) {
    await desk.press(key);
    await desk.until(`panel ${name}`, () => desk.run("return document.querySelector(`[role=tab][aria-selected=true] kbd`)?.innerText === arguments[0]", key));
    await record(`register-${name}`);
  }
  await desk.press("Control+Enter");
  await desk.sees(/register closed/, "[data-name=status]");
  await desk.press("Alt+2");
  await desk.sees(/Players in the table/);
  await record("knockout-list");
  await desk.press("d");
  await desk.sees(/beginning in round/);
  await desk.until("three drawn tables", async () => !/not drawn/.test(await desk.text("[role=tablist]")));
});
test("a round in its draft and with results", async () => {
  await play(1);
  await play(2);
  await play(3);
  await step(/Pair round 4/);
  await ready(/Release round 4/);
  await desk.press(...Array.from({ length: 15 }, () => "ArrowDown"), "u");
  await desk.sees(/Without a game/, "aside");
  await record("round-draft");
  await desk.press("p");
  await desk.sees(/The round/, "[data-name=price]");
  await step(/Release round 4/);
  await ready(/Enter results/);
  await desk.press(...results(4), ...results(4).slice(0, 13), results(4)[13] === "1" ? "2" : "1");
  await desk.sees(/differ at board 14/, "[data-name=hint]");
  await record("round-results");
});
test("the ceremony of a knock-out table", async () => {
  await desk.press("Alt+2");
  await desk.sees(/Quarter-finals/);
  await desk.press("]", "]");
  await desk.sees(/18 players, beginning/);
  await desk.press("v");
  await desk.sees(/0 of 18/, "dialog");
  await desk.press(...Array.from({ length: 9 }, () => " "));
  await desk.sees(/9 of 18/, "dialog");
  await record("knockout-ceremony");
  await desk.press("Escape");
});
test("standings, sheets, history, palette", async () => {
  for (const [at, name] of [[0, "event"], [4, "standings"], [5, "points"], [6, "hall"], [7, "print"], [8, "history"]]) {
    await desk.press(`Alt+${at}`);
    await desk.until(`screen ${at}`, () => desk.run("return document.querySelector(`[data-screen=${arguments[0]}][aria-current=page]`) !== null", name));
    await record(name);
  }
  await desk.press("Control+k");
  await record("palette");
  await desk.press("Escape");
});
