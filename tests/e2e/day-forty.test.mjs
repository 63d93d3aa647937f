// Forty games of one round entered in two passes without a pause, in at most 84 key strokes: every stroke is counted.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

const GAMES = 40;
const MOST = 84;
const SYLLABLES = ["Ba", "Ce", "Di", "Fo", "Gu", "La", "Me", "Ni", "Ro"];

let desk;
before(async () => {
  const people = Array.from(
    { length: 2 * GAMES },
    (_, at) =>
      `${SYLLABLES[Math.floor(at / 9)]}${SYLLABLES[at % 9].toLowerCase()}nar,Ada,${Math.floor(at / 4) + 1}k,RO,Club ${at % 11}`,
  );
  writeFileSync(join(FILES, "entries.csv"), ["family,given,rank,country,club", ...people].join("\n"));
  desk = await openWindow();
});
after(() => desk.close());

test("40 games in two passes, with every kind of result and one disagreement, take at most 84 strokes", async () => {
  await desk.sees(/New event/);
  await desk.press("n");
  await desk.sees(/Preview/, "dialog");
  await desk.focuses("dialog input");
  await desk.press(..."Forty boards", "Enter");
  await desk.sees(/No entries yet/);
  await desk.press("Alt+i");
  await desk.sees(/80 players can be imported/, "dialog");
  await desk.press("Enter");
  await desk.status(/80 players registered/);
  await desk.closed();
  await desk.closeRegister();
  await desk.next(/Pair round 1/);
  await desk.next(/Release round 1/);
  await desk.sees(/First pass/, "[data-name=pass]");
  let strokes = 0;
  const type = (...keys) => ((strokes += keys.length), desk.press(...keys));
  const results = Array.from(
    { length: GAMES },
    (_, at) => ({ 7: ["="], 19: ["f", "2"], 31: ["0"] })[at] ?? [at % 3 ? "1" : "2"],
  );
  await type(...results.flat());
  await desk.sees(/Second pass/, "[data-name=pass]");
  await type(...results.slice(0, 11).flat(), results[11][0] === "1" ? "2" : "1");
  await desk.sees(/differ at board 12/, "[data-name=hint]");
  await type("s", ...results[11], ...results.slice(12).flat());
  await desk.status(/40 of 40 results/);
  const shown = () =>
    desk.run("return [...document.querySelectorAll('td.result')].map((cell) => cell.innerText.trim())");
  const meant = { 1: "1-0", 2: "0-1", "=": "=", 0: "0-0", f2: "0-1!" };
  await desk.becomes(
    results.map((keys) => meant[keys.join("")]),
    shown,
    "the results on the boards",
  );
  assert.ok(strokes <= MOST, `${strokes} strokes`);
  console.log(`${GAMES} games in two passes: ${strokes} strokes`);
});
