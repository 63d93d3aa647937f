// The guided first steps lead from the start page to a printed sheet. Each step is done when the event says so, is to do again after
// undo, and the panel can be left and taken up again. No text of it is cut off in any language.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { CUT, openWindow } from "./window.mjs";

const AXE = readFileSync(new URL("../../ui/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const LANGUAGES = readdirSync(new URL("../../assets/messages", import.meta.url)).toSorted();
let desk;
before(async () => {
  desk = await openWindow();
  await desk.shows("[data-name=open-sample]");
  await desk.run(AXE.replace('"object"==typeof module&&module.exports', "false") + "; window.axe = axe;");
});
after(() => desk.close());

/** Waits until this step is the next one. */
const stepIs = (step) => desk.shows(`[data-name=steps][data-current=${step}]`);

test("from the start page to the closed register, by mouse", async () => {
  await desk.clickButton("steps-start");
  await stepIs("open");
  await desk.record("first-steps-start");
  await desk.clickButton("steps-sample");
  await stepIs("close");
  await desk.sees(/2 of 9 steps done/, "[data-name=steps]");
  await desk.clickButton("steps-show");
  await desk.shows("[data-tab=closing][aria-selected=true]");
  await desk.record("first-steps-close");
  assert.deepEqual(await desk.findings(), []);
});

test("a round is paired and released by keyboard, and undo makes a step due again", async () => {
  await desk.closeRegister();
  await stepIs("pair");
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await stepIs("release");
  await desk.next(/Release/);
  await desk.roundIs("released", 1);
  await stepIs("results");
  await desk.press("Control+z");
  await stepIs("release");
  await desk.press("Control+y");
  await stepIs("results");
});

test("the panel is left, and taken up again from the palette", async () => {
  await desk.clickButton("steps-leave");
  await desk.hides("[data-name=steps]");
  await desk.press("Control+k");
  await desk.shows("dialog[open] input");
  await desk.press(..."guided");
  await desk.sees(/Start the guided first steps/, "dialog[open] [role=option]");
  await desk.press("Enter");
  await stepIs("results");
});

test("results, confirmation, standings and a sheet end the steps", async () => {
  await desk.go("rounds");
  await desk.shows("main tr.current");
  for (const pass of [1, 2]) {
    await desk.press(...Array.from({ length: 32 }, () => "1"));
    if (pass === 1) await desk.sees(/second pass/i, "main");
  }
  await stepIs("confirm");
  await desk.next(/Confirm round 1/);
  await stepIs("standings");
  await desk.clickButton("steps-show");
  await stepIs("print");
  await desk.press("Control+p");
  await desk.shows("[data-name=print-list] [data-tick]");
  await desk.clickButton("print-save");
  await stepIs("done");
  await desk.shows("[data-name=steps-finished]");
  await desk.shows("[data-name=steps-again]");
  await desk.record("first-steps-done");
});

test("in every language no text of the panel is cut off", async () => {
  await desk.run("document.querySelector('dialog[open]')?.close()");
  const found = [];
  for (const language of LANGUAGES) {
    await desk.chooseLanguage(language);
    await desk.frame();
    found.push(...(await desk.run(CUT)).map((words) => `${language}: ${words}`));
    await desk.record(`first-steps-${language}`);
  }
  assert.deepEqual(found, []);
});
