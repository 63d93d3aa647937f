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
after(async () => {
  // The preferences would hold for the windows of other tests.
  await desk.run("localStorage.removeItem('drawmaster-pseudo'); localStorage.removeItem('drawmaster-language')");
  await desk.close();
});

async function choose(language) {
  await desk.clickButton("open-looks");
  await desk.shows("dialog[open] [data-name=looks] [data-name=language]");
  await desk.run(
    "const choice = document.querySelector('[data-name=looks] [data-name=language]'); choice.value = arguments[0]; choice.dispatchEvent(new Event('change', { bubbles: true }))",
    language,
  );
  await desk.shows(`html[lang|=${language}] [data-name=status]`);
  await desk.run("document.querySelector('dialog[open]')?.close()");
  await desk.closed();
}

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
    await choose(language);
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
    await choose("en");
    await desk.sees(/~~/, "[data-name=status]");
    assert.deepEqual(await cutOnScreens(direction), []);
  });
}
