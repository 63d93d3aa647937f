// Dialogs, drafts, empty states and errors in every language: axe finds nothing wrong, no text is cut off, and no key is shown. In
// three languages and with texts half as long again, no text is cut off on a large screen and at twice the size either. In English
// axe looks at the contrast in both themes as well, before the draw. The screens themselves are in languages.test.mjs and screens.test.mjs.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { CUT, openWindow } from "./window.mjs";

const AXE = readFileSync(new URL("../../ui/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const LANGUAGES = readdirSync(new URL("../../assets/messages", import.meta.url)).toSorted();
/** A language of the tests whose texts are the English ones, half as long again. */
const LONG = "long";
/** The languages whose states are looked at in all sizes. */
const IN_ALL_SIZES = ["en", "ro", "de", LONG];
/** The size of the window, and others: a large screen, and the usual one at 200 %. */
const SIZE = { width: 1366, height: 768, zoom: 1 };
const OTHER_SIZES = [
  { width: 1920, height: 1080, zoom: 1 },
  { ...SIZE, zoom: 2 },
];
const KEYS =
  "const key = /^[a-z]+(-[a-z0-9_]+)+$/; const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); const found = []; while (walk.nextNode()) if (key.test(walk.currentNode.data.trim())) found.push(walk.currentNode.data.trim()); return found";

let desk;
/** The language on screen, and whether axe looks at both themes. */
let shown;
let inThemes = true;
before(async () => {
  desk = await openWindow("--sample");
  await desk.resize(SIZE.width, SIZE.height);
  await desk.status(/64 players registered/);
  await desk.run(AXE.replace('"object"==typeof module&&module.exports', "false") + "; window.axe = axe;");
});
after(() => desk.close());

/** Chooses a language; the names of elements do not depend on it, so that everything below finds them by name. */
async function choose(name) {
  shown = name;
  const language = name === LONG ? "en" : name;
  await desk.run(
    "if (arguments[0]) localStorage.setItem('drawmaster-pseudo', 'long'); else localStorage.removeItem('drawmaster-pseudo')",
    name === LONG,
  );
  await desk.chooseLanguage(language);
}

/** Resizes the window and zooms its page, and waits until it is laid out. */
async function resize({ width, height, zoom }) {
  await desk.run("window.__TAURI_INTERNALS__.invoke('plugin:webview|set_webview_zoom', { value: 1 })");
  await desk.resize(width, height);
  if (zoom > 1)
    await desk.run(
      "window.__TAURI_INTERNALS__.invoke('plugin:webview|set_webview_zoom', { value: arguments[0] })",
      zoom,
    );
  await desk.until("the size", () => desk.run("return Math.abs(innerWidth - arguments[0]) <= 1", width / zoom));
  await desk.frame();
}

/** What axe finds in both themes, contrast included, with a picture of the dark one. */
async function wrongInThemes(state) {
  const found = [];
  for (const theme of ["light", "dark"]) {
    await desk.run("document.documentElement.dataset.theme = arguments[0]", theme);
    await desk.until("nothing moves", () =>
      desk.run("return document.getAnimations().every((moving) => moving.playState !== 'running')"),
    );
    if (theme === "dark") await desk.record(`state-dark-${state.replaceAll(/[^a-z]+/g, "-")}`);
    found.push(...(await desk.findings()).map((finding) => `${theme}: ${finding}`));
  }
  await desk.run("delete document.documentElement.dataset.theme");
  return found;
}

/** What is wrong with the state on screen. Contrast does not depend on the language, so one language is enough for it. */
async function wrong(state) {
  await desk.frame();
  const findings = await desk.async(
    "const done = arguments[arguments.length - 1]; axe.run({ rules: { 'color-contrast': { enabled: false } } }).then((r) => done(r.violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.target.join(' ')).slice(0, 3).join(', '))), (e) => done(['axe: ' + e]))",
  );
  if (shown === "en" && inThemes) findings.push(...(await wrongInThemes(state)));
  const cut = await desk.run(CUT);
  const keys = await desk.run(KEYS);
  if (IN_ALL_SIZES.includes(shown)) {
    for (const size of OTHER_SIZES) {
      await resize(size);
      const name = size.zoom > 1 ? `${size.zoom * 100}%` : `${size.width}x${size.height}`;
      cut.push(...(await desk.run(CUT)).map((words) => `${name}: ${words}`));
      await desk.record(`state-${shown}-${state.replaceAll(/[^a-z]+/g, "-")}-${name.replace("%", "")}`);
    }
    await resize(SIZE);
  }
  return [...findings, ...cut, ...keys.map((key) => `the key ${key}`)].map((words) => `${state}: ${words}`);
}

/** Opens a dialog by a key or a button, checks it, and closes it with Escape. */
async function inDialog(state, open, holds = "dialog[open]") {
  await (open.startsWith("#") ? desk.clickButton(open.slice(1)) : desk.press(open));
  await desk.shows(holds);
  const found = await wrong(state);
  await desk.record(`state-${state}`);
  await desk.press("Escape");
  await desk.closed();
  return found;
}

/** Types a name that nobody has: letters go to the search of the register. */
async function nothingFound() {
  await desk.go("register");
  await desk.run("document.activeElement.blur()");
  await desk.press(..."Wrapil");
  await desk.shows("[data-name=no-match]");
  const found = await wrong("nothing found");
  await desk.press(...Array.from({ length: 6 }, () => "Backspace"));
  await desk.shows("main tbody tr[data-row='20']");
  await desk.run("document.activeElement.blur()");
  return found;
}

/** The states of an open register: form, refusal, help, keys, palette, empty screens. */
async function statesBefore() {
  const found = [];
  await desk.go("register");
  await desk.press("Alt+a");
  await desk.focuses("dialog input");
  found.push(...(await wrong("entry")));
  await desk.press(..."Testova", "Tab", "Tab", ..."77q", "Enter");
  await desk.shows("dialog [role=alert]");
  found.push(...(await wrong("entry refused")));
  await desk.press("Escape");
  await desk.closed();
  found.push(...(await nothingFound()));
  for (const [state, key, holds] of [
    ["keys", "?"],
    ["palette", "Control+k"],
    ["book", "F1", "dialog article h1"],
  ])
    found.push(...(await inDialog(state, key, holds)));
  for (const screen of ["rounds", "points"]) {
    await desk.go(screen);
    found.push(...(await wrong(`${screen}, empty`)));
  }
  await desk.go("event");
  found.push(...(await inDialog("glance, empty", "#glance")));
  return found;
}

/** The states of a draft and of a round with results. */
async function statesOfRound() {
  const found = [];
  await desk.go("rounds");
  await desk.shows("tr.current");
  for (const [state, key, holds] of [
    ["missing", "m"],
    ["past", "h", "dialog td, dialog p"],
  ])
    found.push(...(await inDialog(state, key, holds)));
  await desk.press("x");
  await desk.shows("[data-picture=boards] svg");
  found.push(...(await wrong("boards by state")));
  await desk.press("x");
  await desk.hides("[data-picture=boards]");
  await desk.press("Shift+Enter");
  await desk.shows("dialog[open] h2");
  found.push(...(await wrong("card")));
  await desk.press("Escape");
  await desk.closed();
  found.push(...(await inDialog("print", "Control+p", "[data-name=print-list] [data-tick]")));
  await desk.go("standings");
  for (const picture of ["crosstable", "places"]) {
    await desk.clickButton(`view-${picture}`);
    await desk.shows(`[data-picture=${picture}] svg`);
    found.push(...(await wrong(picture)));
  }
  await desk.clickButton("view-table");
  await desk.go("knockouts");
  await desk.clickButton("overview");
  await desk.shows("[data-picture=overview] svg");
  found.push(...(await wrong("overview")));
  await desk.clickButton("overview");
  await desk.hides("[data-picture=overview]");
  await desk.go("event");
  found.push(...(await inDialog("glance", "#glance", "dialog [data-picture=rounds] svg")));
  return found;
}

for (const language of [...LANGUAGES, LONG]) {
  test(`${language}: forms, refusals, lists without a match, and empty screens`, async () => {
    await choose(language);
    assert.deepEqual(await statesBefore(), []);
  });
}

test("a draft in every language", async () => {
  inThemes = false;
  await choose("en");
  await desk.closeRegister();
  await desk.drawKnockouts();
  await desk.go("rounds");
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await desk.press("u");
  await desk.shows("[data-name=pair-two]");
  const found = [];
  for (const language of [...LANGUAGES, LONG]) {
    await choose(language);
    await desk.go("rounds");
    await desk.shows("tr.current");
    found.push(...(await wrong(`${language}: draft`)));
    await desk.press("ArrowDown");
    found.push(
      ...(await inDialog(`${language}: why`, "e")),
      ...(await inDialog(`${language}: report`, "o", "dialog .report")),
    );
    await desk.press("ArrowUp");
  }
  assert.deepEqual(found, []);
});

test("a round with results in every language", async () => {
  await choose("en");
  await desk.press("p");
  await desk.next(/Release/);
  await desk.roundIs("released", 1);
  await desk.press("1", "2", "1");
  const found = [];
  for (const language of [...LANGUAGES, LONG]) {
    await choose(language);
    found.push(...(await statesOfRound()).map((words) => `${language}: ${words}`));
  }
  assert.deepEqual(found, []);
});
