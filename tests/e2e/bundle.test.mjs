// Issues a bundle in the real window, hands the event over to another organiser, and restores a copy of the tour book.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

const FOLDER = join(FILES, "bundle");
const EVENT = join(FOLDER, "stage.drawmaster");
const OTHER_KEY = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
const drawmaster = (...words) =>
  execFileSync(process.env.DRAWMASTER_CLI, words, {
    encoding: "utf8",
    env: { ...process.env, DRAWMASTER_DATA: join(FOLDER, "data") },
  });

let desk;
before(() => {
  mkdirSync(FOLDER, { recursive: true });
  drawmaster("simulate", "--players", "8", "--rounds", "2", "--seed", "5", EVENT);
});
after(async () => {
  await desk?.close().catch(() => undefined);
});

test("the bundle is saved, and the event handed over to another organiser", async () => {
  desk = await openWindow(EVENT);
  await desk.status(/confirmed/);
  await desk.go("print");
  await desk.clickButton("bundle");
  await desk.sees(/^[0-9a-f]{64}$/, "[data-name=own-key]");
  await desk.type("Public key of the other organiser", OTHER_KEY);
  await desk.clickButton("hand-over");
  await desk.sees(/No bundle of this event was issued yet/, "dialog [role=alert]");
  await desk.clickButton("save-bundle");
  await desk.sees(/bundle\.zip/, "dialog [role=status]");
  assert.ok(existsSync(join(FILES, "bundle.zip")));
  await desk.clickButton("hand-over");
  await desk.sees(new RegExp(`is handed over to the key ${OTHER_KEY}`), "dialog [role=status]");
  await desk.record("bundle");
  await desk.press("Escape");
  await desk.closed();
  await desk.close();
  assert.match(drawmaster("log", EVENT), /hand_over_event/);
});

test("a bundle makes a copy of the tour book, which is restored and opened", async () => {
  desk = await openWindow();
  await desk.sees(/Tour book/);
  await desk.press("t");
  await desk.sees(/The tour has its own file/, "dialog");
  await desk.clickButton("create-tour");
  await desk.sees(/No edition yet/);
  await desk.press("a");
  await desk.sees(/an unknown key/, "dialog");
  await desk.type("Organiser", "Hill Club");
  await desk.clickButton("trust-key");
  await desk.sees(/Signed by Hill Club/, "dialog");
  await desk.clickButton("take-bundle");
  await desk.sees(/is in the book/, "[role=status]");
  await desk.sees(/Hill Club/, "[role=tabpanel] tbody tr");
  await desk.press("7");
  await desk.sees(/add bundle\s*Simulated event 5\s*Hill Club/, "[role=tabpanel] tbody tr");
  await desk.clickButton("tour-copies");
  await desk.sees(/1 edition, 8 players/, "dialog tbody tr");
  await desk.record("tour-copies");
  const name = await desk.run("return document.querySelector('dialog [data-name^=restore-]').dataset.name.slice(8)");
  await desk.clickButton(`restore-${name}`);
  await desk.sees(/Restored to/, "[role=status]");
  await desk.sees(/Simulated event 5/);
  assert.ok(existsSync(join(FILES, name.replace("~", " "))));
  await desk.clickButton("close-tour");
  await desk.sees(/Open the sample event/);
});
