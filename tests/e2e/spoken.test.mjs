// What a screen reader meets on each screen: the roles and names that the web view computes, compared with the texts in `spoken`.
// DRAWMASTER_RENEW=1 writes the texts again, after a change that is meant; look at the difference.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { openWindow, SCREENS } from "./window.mjs";

const TEXTS = new URL("./spoken/", import.meta.url);
let desk;
before(async () => (desk = await openWindow("--sample")));
after(() => desk.close());

/** The letters of a name without accents and case, so that "ŞAHİNOĞRU" and "Şahinoğru" are the same. */
const plain = (words) =>
  words
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ς", "σ")
    .replaceAll("ı", "i");
/** The family names of all players. Games are drawn by lot, so that lines with a name differ between two runs. */
let families = [];

/** Compares what a screen reader meets on a screen with the text of the repository; with `lots`, without the lines that name a player. */
async function speaks(screen, lots = false) {
  const all = (await desk.spoken("main")).filter(
    (line) => !lots || !families.some((family) => plain(line).includes(family)),
  );
  const lines = all.map((line) => line.replace(/\d{4}-\d\d-\d\d|\d+:\d\d(:\d\d)?|\b[0-9a-f]{8,}\b/g, "#"));
  const file = new URL(`${screen}.txt`, TEXTS);
  const spoken = `${lines.join("\n")}\n`;
  if (process.env.DRAWMASTER_RENEW) {
    mkdirSync(TEXTS, { recursive: true });
    writeFileSync(file, spoken);
  }
  assert.equal(spoken, readFileSync(file, "utf8"), screen);
}

test("what a screen reader meets on each screen before the first round", async () => {
  await desk.go("register");
  await desk.shows("main tbody tr[data-row='40']");
  families = (
    await desk.run(
      "return [...document.querySelectorAll('main tbody tr[data-row] td:nth-child(2)')].map((cell) => cell.innerText.trim().split(' ')[0])",
    )
  ).map(plain);
  for (const screen of Object.keys(SCREENS)) {
    await desk.go(screen);
    // The preview of the first sheet is made while the screen shows already.
    if (screen === "print") await desk.shows("main [role=region] img, main [role=img]");
    await speaks(screen);
  }
});

test("what a screen reader meets beside the pictures of the standings", async () => {
  await desk.closeRegister();
  await desk.drawKnockouts();
  await desk.shows(".records");
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await desk.shows("tr.current");
  await desk.next(/Release/);
  await desk.roundIs("released", 1);
  // Standings are those after a round with a result.
  await desk.press("1");
  await desk.sees(/1-0/, "tbody tr[data-row='0']");
  await desk.go("standings");
  for (const picture of ["crosstable", "places"]) {
    await desk.clickButton(`view-${picture}`);
    await desk.shows(`[data-picture=${picture}] svg`);
    await speaks(`standings-${picture}`, true);
  }
});
