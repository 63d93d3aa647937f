// The main path of a day at the desk, by keyboard in the real window: open the sample, close the register, draw, pair,
// take in results in two passes, settle a difference, undo and redo, print.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow()));
after(() => desk.close());

const status = (pattern) => desk.sees(pattern, "[data-name=status]");
const next = async (label) => {
  await desk.sees(label, "[data-name=next]:not([aria-disabled=true])");
  await desk.press("Control+Enter");
};

test("the sample opens by a key, its register is closed, and all knock-outs are drawn", async () => {
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
});

test("round 1 is paired, a board is taken apart and paired again by hand, and the round goes on the wall", async () => {
  await next(/Pair round 1/);
  await status(/Round 1 of 6 · 0 of 32 results/);
  await desk.press("u");
  await desk.sees(/Without a game/, "aside");
  await status(/0 of 31 results/);
  await desk.sees(/^Board 2$/m, "aside");
  await desk.press("p");
  await desk.sees(/as good as the best one/, "aside");
  await status(/0 of 32 results/);
  await desk.sees(/^Board 1$/m, "aside");
  await desk.press("e");
  await desk.sees(/Why board 1\?/, "dialog");
  await desk.press("Escape");
  await next(/Release round 1/);
  await desk.sees(/First pass/, "[data-name=pass]");
});

test("32 games are entered in two passes under 200 strokes; a difference stops the second pass and is settled", async () => {
  const results = Array.from({ length: 32 }, (_, at) => (at % 3 === 0 ? "2" : "1"));
  await desk.press(...results);
  await desk.sees(/Second pass/, "[data-name=pass]");
  assert.doesNotMatch(await desk.text("td.result"), /[01]-[01]/, "the second pass shows nothing of the first");
  const misheard = results.with(6, results[6] === "1" ? "2" : "1");
  await desk.press(...misheard.slice(0, 7));
  await desk.sees(/differ at board 7/, "[data-name=hint]");
  await status(/6 of 32 results · 1 board disagrees/);
  await desk.press("1");
  await desk.sees(/differ at board 7/, "[data-name=hint]");
  await desk.press("s", results[6], ...results.slice(7));
  await status(/32 of 32 results/);
});

test("undo names what it takes back, and redo brings it again", async () => {
  await desk.sees(/Undo: result of board 32, round 1/, "[data-name=undo]");
  await desk.press("Control+z");
  await status(/31 of 32 results/);
  await desk.press("Control+y");
  await status(/32 of 32 results/);
});

test("the round is confirmed, the standings follow, and the sheets are written", async () => {
  await next(/Confirm round 1/);
  await status(/confirmed/);
  await desk.press("Alt+4");
  await desk.sees(/Standings after round 1/, "h1");
  assert.equal(await desk.run("return document.querySelectorAll('tbody tr').length"), 64);
  await desk.press("Alt+7");
  await desk.sees(/Print and send/, "h1");
  await desk.sees(/Standings\n/, ".sheet");
  await desk.press("s");
  await desk.sees(/standings-1\.pdf is written/);
  assert.equal(readFileSync(join(FILES, "standings-1.pdf")).subarray(0, 5).toString(), "%PDF-");
});
