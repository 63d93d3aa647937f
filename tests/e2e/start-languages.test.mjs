// The start page and the dialog of a second desk in every language, in the longest made-up language and from right to left: no text is
// cut off or runs out of its place.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { CUT, openWindow } from "./window.mjs";

const LANGUAGES = readdirSync(new URL("../../assets/messages", import.meta.url)).toSorted();

let desk;
before(async () => {
  desk = await openWindow();
  await desk.shows("[data-name=second-desk]");
});
after(() => desk.close());

async function choose(language) {
  await desk.run(
    "const choice = document.querySelector('main [data-name=language]'); choice.value = arguments[0]; choice.dispatchEvent(new Event('change', { bubbles: true })); document.activeElement.blur()",
    language,
  );
  await desk.shows(`html[lang|=${language}] [data-name=second-desk]`);
}

/** What is cut off on the start page, in the dialog, and in its question. */
async function cut(name) {
  const found = [];
  const look = async (what) => {
    await desk.record(`start-${name}-${what}`);
    found.push(...(await desk.run(CUT)).map((words) => `${name}, ${what}: ${words}`));
  };
  await look("page");
  await desk.press("d");
  await desk.focuses("[data-name=follow-address]");
  await desk.clickButton("copy-new");
  await desk.sees(/copy\.drawmaster/, "[data-name=copy]");
  await look("second-desk");
  await desk.clickButton("take-over");
  await desk.shows("[data-name=take-over-about]");
  await look("take-over");
  await desk.press("Escape");
  await desk.closed();
  return found;
}

for (const language of LANGUAGES) {
  test(`${language}: no text is cut off`, async () => {
    await choose(language);
    assert.deepEqual(await cut(language), []);
  });
}

for (const direction of ["long", "rtl"]) {
  test(`texts half as long again, ${direction === "rtl" ? "from right to left" : "from left to right"}`, async () => {
    await desk.run("localStorage.setItem('drawmaster-pseudo', arguments[0])", direction);
    // Another language first, so that the choice changes.
    await choose("de");
    await choose("en");
    await desk.sees(/~~/, "main");
    assert.deepEqual(await cut(direction), []);
  });
}
