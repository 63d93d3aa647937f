// The main path of a day, by keyboard in the real window: open the sample, close the register, draw, pair, enter results in
// two passes, settle a disagreement, undo and redo, print.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow()));
after(() => desk.close());

test("a key opens the sample, its register is closed, and all knock-outs are drawn", async () => {
  await desk.sees(/Open the sample event/);
  await desk.press("s");
  await desk.status(/64 players registered.*register open/);
  await desk.closeRegister();
  await desk.drawKnockouts();
});

test("round 1 is paired, a board is unpaired and paired again by hand, and the round is released", async () => {
  await desk.next(/Pair round 1/);
  await desk.status(/Round 1 of 6 · 0 of 32 results/);
  await desk.roundIs("draft", 1);
  await desk.press("u");
  await desk.sees(/Without a game/, "aside");
  await desk.status(/0 of 31 results/);
  await desk.sees(/^Board 2$/m, "aside");
  await desk.press("p");
  await desk.sees(/as good as the best pairing/, "aside");
  await desk.status(/0 of 32 results/);
  await desk.sees(/^Board 1$/m, "aside");
  await desk.press("e");
  await desk.sees(/Why board 1\?/, "dialog");
  await desk.press("Escape");
  await desk.closed();
  await desk.next(/Release round 1/);
  await desk.sees(/First pass/, "[data-name=pass]");
});

test("32 games are typed in two passes without a pause, one key each, and a disagreement stops the second pass", async () => {
  let strokes = 0;
  const type = (...keys) => ((strokes += keys.length), desk.press(...keys));
  const results = Array.from(
    { length: 32 },
    (_, at) => ({ 11: ["="], 19: ["f", "2"], 30: ["0"] })[at] ?? [at % 3 === 0 ? "2" : "1"],
  );
  await type(...results.flat());
  await desk.sees(/Second pass/, "[data-name=pass]");
  await desk.seesNo(/[01]-[01]/, "td.result");
  await type(...results.slice(0, 6).flat(), "1");
  await desk.sees(/differ at board 7/, "[data-name=hint]");
  await desk.status(/6 of 32 results · 1 board disagrees/);
  await type("1");
  await desk.sees(/differ at board 7/, "[data-name=hint]");
  await type("s", ...results.slice(6).flat());
  await desk.status(/32 of 32 results/);
  const meant = { 1: "1-0", 2: "0-1", "=": "=", 0: "0-0", f2: "0-1!" };
  await desk.becomes(
    results.map((keys) => meant[keys.join("")]),
    () => desk.run("return [...document.querySelectorAll('td.result')].map((cell) => cell.innerText.trim())"),
    "the results on the boards",
  );
  // Two passes of 32 boards, two more keys for the forfeit, and three for the disagreement.
  assert.equal(strokes, 69);
});

test("undo names the result it takes back, and redo restores it", async () => {
  await desk.sees(/Undo: result of board 32, round 1/, "[data-name=undo]");
  await desk.press("Control+z");
  await desk.status(/31 of 32 results/);
  await desk.sees(/Redo: result of board 32, round 1/, "[data-name=redo]");
  await desk.press("Control+y");
  await desk.status(/32 of 32 results/);
});

test("the round is confirmed, the standings follow, and a sheet is saved", async () => {
  await desk.next(/Confirm round 1/);
  await desk.status(/confirmed/);
  await desk.go("standings");
  await desk.sees(/Standings after round 1/, "h1");
  await desk.becomes(64, () => desk.run("return document.querySelectorAll('tbody tr').length"), "64 lines");
  await desk.go("print");
  await desk.sees(/Print and send/, "h1");
  await desk.sees(/Standings\n/, ".sheet");
  await desk.press("s");
  await desk.sees(/Saved standings-1\.pdf/);
  assert.equal(readFileSync(join(FILES, "standings-1.pdf")).subarray(0, 5).toString(), "%PDF-");
});
