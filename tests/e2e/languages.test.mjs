// Every screen in every language, in the longest made-up language and from right to left: no text is cut off or runs out of its
// place, nothing is left in English, and no key stands where a text should be.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { CUT, openWindow, SCREENS } from "./window.mjs";

const LANGUAGES = readdirSync(new URL("../../assets/messages", import.meta.url)).toSorted();

let desk;
before(async () => {
  desk = await openWindow();
  await desk.press("s");
  await desk.status(/64 players registered/);
  await desk.closeRegister();
  await desk.drawKnockouts();
  await desk.go("rounds");
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await desk.next(/Release/);
  await desk.roundIs("released", 1);
  await desk.press("1", "2", "1");
});
after(() => desk.close());

/** Visits every screen and returns what is cut off there. */
async function cutOnScreens(name) {
  const found = [];
  for (const screen of Object.keys(SCREENS)) {
    await desk.go(screen);
    await desk.record(`languages-${name}-${screen}`);
    found.push(...(await desk.run(CUT)).map((words) => `${name}, ${screen}: ${words}`));
  }
  return found;
}

for (const language of LANGUAGES) {
  test(`${language}: no text is cut off, and no key is shown`, async () => {
    await desk.chooseLanguage(language);
    assert.deepEqual(await cutOnScreens(language), []);
    const keys = await desk.run(
      "const key = /^[a-z]+(-[a-z0-9_]+)+$/; const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); const found = []; while (walk.nextNode()) if (key.test(walk.currentNode.data.trim())) found.push(walk.currentNode.data.trim()); return found",
    );
    assert.deepEqual(keys, []);
  });
}

for (const direction of ["long", "rtl"]) {
  test(`texts half as long again, ${direction === "rtl" ? "from right to left" : "from left to right"}`, async () => {
    await desk.run("localStorage.setItem('drawmaster-pseudo', arguments[0])", direction);
    await desk.chooseLanguage("en");
    await desk.sees(/~~/, "[data-name=status]");
    assert.deepEqual(await cutOnScreens(direction), []);
  });
}
