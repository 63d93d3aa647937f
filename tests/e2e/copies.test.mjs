// Restores a copy and reads a damaged file in the real window, which shows the contents of a copy and the losses of a file.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

const FOLDER = join(FILES, "copies");
const EVENT = join(FOLDER, "stage.drawmaster");
const drawmaster = (...words) =>
  execFileSync(process.env.DRAWMASTER_CLI, words, {
    encoding: "utf8",
    env: { ...process.env, DRAWMASTER_DATA: join(FOLDER, "data") },
  });

let desk;

before(() => {
  mkdirSync(FOLDER, { recursive: true });
  drawmaster("new", EVENT, "--name", "Copied Stage", "--start", "2026-08-14");
  drawmaster("entry", "import", EVENT, "assets/sample/players.csv");
  drawmaster("register", "close", EVENT);
  drawmaster("set", EVENT, "event.two_passes", "false");
  drawmaster("pair", EVENT, "--round", "1");
  drawmaster("release", EVENT, "--round", "1");
});
afterEach(() => desk?.close().catch(() => undefined));

test("a confirmed round has a copy, which shows what it holds and is restored as a new file", async () => {
  desk = await openWindow(EVENT);
  await desk.status(/0 of 32 results/);
  await desk.roundIs("released", 1);
  await desk.press(...Array.from({ length: 32 }, () => "1"));
  await desk.status(/32 of 32 results/);
  await desk.next(/Confirm round 1/);
  await desk.status(/confirmed/);
  await desk.go("history");
  await desk.clickButton("copies");
  await desk.sees(/64 entries, round 1 paired, 1 confirmed, 32 results/, "dialog tbody tr");
  await desk.record("copies-list");
  const name = await desk.run("return document.querySelector('dialog [data-name^=restore-]').dataset.name.slice(8)");
  const file = join(FILES, name.replace("~", " "));
  await desk.clickButton(`restore-${name}`);
  await desk.sees(/Restored to/);
  await desk.until("the copy as a file", () => existsSync(file));
  await desk.close();
  assert.match(drawmaster("standings", file), /Standings|1/);
  drawmaster("check", file);
  drawmaster("check", EVENT);
});

test("the open file is checked, and work goes on in another file", async () => {
  desk = await openWindow(EVENT);
  await desk.status(/confirmed/);
  await desk.go("history");
  await desk.clickButton("copies");
  await desk.clickButton("check");
  await desk.sees(/This file is sound: \d+ changes/, "[data-name=checked]");
  const file = join(FILES, "stage 2.drawmaster");
  await desk.clickButton("save-as");
  await desk.sees(/The old file is unchanged/);
  await desk.closed();
  assert.ok(existsSync(file));
  await desk.press("Control+z");
  await desk.seesNo(/confirmed/, "[data-name=status]");
  await desk.close();
  drawmaster("check", file);
  const state = (path) => JSON.parse(drawmaster("round", path, "--round", "1", "--json")).state;
  assert.deepEqual([state(EVENT), state(file)], ["confirmed", "playing"]);
});

test("a damaged file is refused with a sentence, and what can be read of it is saved, opened, and the losses listed", async () => {
  const damaged = join(FOLDER, "damaged.drawmaster");
  copyFileSync(EVENT, damaged);
  const bytes = readFileSync(damaged);
  // The last page holds part of the journal: its newest entries are lost, the tables are not.
  bytes.fill(0x5a, bytes.length - 4096);
  writeFileSync(damaged, bytes);
  desk = await openWindow(damaged);
  await desk.sees(/is damaged/, "[role=alert]");
  await desk.record("copies-damaged");
  const saved = join(FILES, "damaged saved.drawmaster");
  await desk.clickButton("salvage-damaged");
  await desk.sees(/reliable changes/, "dialog");
  await desk.record("copies-salvaged");
  await desk.clickButton("open-salvaged");
  await desk.status(/Round 1/);
  await desk.close();
  drawmaster("check", saved);
  assert.deepEqual(readFileSync(damaged), bytes, "the damaged file is only read");
});
