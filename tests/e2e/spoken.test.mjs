// What a screen reader meets on each screen: the roles and names that the web view computes, compared with the texts in `spoken`.
// DRAWMASTER_RENEW=1 writes the texts again, after a change that is meant; look at the difference.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

const TEXTS = new URL("./spoken/", import.meta.url);
let desk;
before(async () => (desk = await openWindow("--sample")));
after(() => desk.close());

/** Compares what a screen reader meets on a screen with the text of the repository. */
async function speaks(screen) {
  const lines = (await desk.spoken("main")).map((line) => line.replace(/\d{4}-\d\d-\d\d|\d+:\d\d(:\d\d)?/g, "#"));
  const file = new URL(`${screen}.txt`, TEXTS);
  const spoken = `${lines.join("\n")}\n`;
  if (process.env.DRAWMASTER_RENEW) {
    mkdirSync(TEXTS, { recursive: true });
    writeFileSync(file, spoken);
  }
  assert.equal(spoken, readFileSync(file, "utf8"), screen);
}

test("what a screen reader meets on each screen before the first round", async () => {
  for (const screen of ["register", "standings", "points", "hall"]) {
    await desk.go(screen);
    await speaks(screen);
  }
});

