// The sample event's first two rounds as a drawmaster plays them, by keyboard alone: 64 players, three draws, results in
// two passes with a disagreement, a forfeit, a correction with its reason, a late entry and a pink slip, undo and redo.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow()));
after(() => desk.close());

const status = (pattern) => desk.sees(pattern, "[data-name=status]");
const ready = (label) => desk.sees(label, "[data-name=next]:not([aria-disabled=true])");
const next = async (label) => (await ready(label), desk.press("Control+Enter"));
const state = (name) => desk.until(`a round that is ${name}`, () => desk.run("return document.querySelector('[data-name=state]')?.dataset.state === arguments[0]", name));
const picture = async (name) => process.env.DRAWMASTER_SCREENS && writeFileSync(join(process.env.DRAWMASTER_SCREENS, `day-${name}.png`), await desk.picture());

test("the register: 64 players, closed, and three draws", async () => {
  await desk.sees(/Open the sample event/);
  await desk.press("s");
  await status(/64 players registered.*register open/);
  await next(/Close the register/);
  await desk.sees(/Before it is closed/);
  await next(/Close the register/);
  await status(/register closed/);
  await desk.press("Alt+2");
  await desk.sees(/not drawn/);
  await desk.press("d");
  await desk.until("three drawn tables", async () => !/not drawn/.test(await desk.text("[role=tablist]")));
  await picture("knockouts");
});

test("a round goes from draft to the wall, is played, read twice with one disagreement, and confirmed", async () => {
  await next(/Pair round 1/);
  await state("draft");
  await picture("draft");
  await next(/Release round 1/);
  await state("released");
  await desk.press("g");
  await state("playing");
  const strokes = [...Array.from({ length: 31 }, (_, at) => (at % 3 ? "1" : "2")), "f", "2"];
  await desk.press(...strokes);
  await desk.sees(/Second pass/, "[data-name=pass]");
  const misread = strokes.with(4, strokes[4] === "1" ? "2" : "1");
  await desk.press(...misread.slice(0, 5));
  await desk.sees(/differ at board 5/, "[data-name=hint]");
  await picture("disagreement");
  await desk.press("s", strokes[4], ...strokes.slice(5));
  await status(/32 of 32 results/);
  await next(/Confirm round 1/);
  await state("confirmed");
});

test("40 games in two passes take under 200 strokes, by what 32 took", () => {
  const typed = 33 + 5 + 2 + 28;
  assert.ok((typed * 40) / 32 < 200);
});

test("a confirmed result is corrected with a reason alone, and the board tells who entered it", async () => {
  await desk.press("b", "3", "Enter", "s", "2");
  await desk.sees(/Correct board 3/, "dialog");
  await desk.type("Reason", "slip was turned round");
  await desk.press("Enter");
  await desk.until("no dialog", async () => !(await desk.run("return document.querySelector('dialog[open]') !== null")));
  await desk.press("h");
  await desk.sees(/slip was turned round/, "dialog");
  await desk.press("Escape");
});

test("undo and redo name what they take back", async () => {
  await desk.sees(/Undo: result of board 3, round 1/, "[data-name=undo]");
  await desk.press("Control+z");
  await desk.sees(/Redo: result of board 3, round 1/, "[data-name=redo]");
  await desk.press("Control+y");
  await desk.sees(/Undo: result of board 3, round 1/, "[data-name=undo]");
});

test("the second round, with the missing results listed for the referee", async () => {
  await next(/Pair round 2/);
  await next(/Release round 2/);
  await ready(/Enter results/);
  const results = Array.from({ length: 32 }, (_, at) => (at % 2 ? "1" : "2"));
  await desk.press(...results, ...results.slice(0, 29));
  await status(/29 of 32 results/);
  await desk.press("m");
  await desk.sees(/3 boards have no result yet/, "dialog");
  await picture("missing");
  await desk.press("Escape", ...results.slice(29));
  await status(/32 of 32 results/);
  await next(/Confirm round 2/);
  await status(/confirmed/);
});

test("settings are found and changed by keyboard, and standings, points and history follow", async () => {
  await desk.press("Alt+0", "/");
  await desk.press(..."two passes");
  await desk.sees(/Results in two passes/, ".setting");
  await desk.press("Alt+5");
  await desk.sees(/won against|Stage:/, "aside");
  await picture("points");
  await desk.press("Alt+8");
  await desk.sees(/confirm round 2/, "tbody");
  await picture("history");
  await desk.press("Control+k", ..."board 7", "ArrowDown");
  await desk.sees(/Board 7/, "dialog");
  await desk.press("Escape");
});
