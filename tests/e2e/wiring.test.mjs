// The quick tier of the window: what is between the keyboard, the mouse and the program is connected. The sample event leads to a
// printed round and its first results; a refusal is shown; another language is chosen. `cargo xtask window wiring` runs it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow()));
after(() => desk?.close());

const result = (board) => `tbody tr[data-row='${board - 1}'] td.result`;

test("the window starts, and a key opens the sample event", async () => {
  await desk.sees(/Open the sample event/);
  await desk.press("s");
  await desk.status(/64 players registered.*register open/);
});

test("a round is paired, released, and printed", async () => {
  await desk.closeRegister();
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await desk.next(/Release round 1/);
  await desk.roundIs("released", 1);
  await desk.press("Control+p");
  await desk.clickButton("print-save");
  await desk.sees(/sheets contains/, "[data-name=notice]");
  await desk.closed();
  const sheet = readFileSync(join(FILES, "sheets", "pairings-1.pdf"));
  assert.equal(sheet.subarray(0, 5).toString(), "%PDF-");
});

test("a key enters a result", async () => {
  await desk.shows("main tr[data-row='0'].current");
  await desk.press("1");
  await desk.sees(/^1-0/, result(1));
});

test("a click on the name of the winner enters a result", async () => {
  await desk.point("tbody tr[data-row='1'] [data-wins=white]");
  await desk.sees(/^0-1/, result(2));
});

test("a refusal is shown with what to do instead", async () => {
  await desk.shows("main tr[data-row='2'].current");
  await desk.press("w", "1");
  await desk.sees(/not a knock-out game\. Enter a forfeit/, "main [role=alert]");
  await desk.press("f", "1");
  await desk.sees(/1-0!/, result(3));
  await desk.hides("main [role=alert]");
});

test("the window speaks another language", async () => {
  await desk.chooseLanguage("de");
  await desk.sees(/Runde 1/, "main h1");
});
