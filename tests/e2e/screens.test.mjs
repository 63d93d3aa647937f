// Every screen and panel of a well-filled event, light and dark, in the two common sizes: pictures for people to look at, and
// axe finds nothing wrong in any of them. DRAWMASTER_LANGUAGE=ro takes the pictures in Romanian.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

const AXE = readFileSync(new URL("../../ui/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const LANGUAGE = process.env.DRAWMASTER_LANGUAGE ?? "";
const ROUNDS = 4;

let desk;
before(async () => {
  desk = await openWindow();
  await desk.shows("[data-name=open-sample]");
  if (LANGUAGE) {
    await desk.run("localStorage.setItem('drawmaster-language', arguments[0]); location.reload()", LANGUAGE);
    await desk.shows(`html[lang|=${LANGUAGE}] [data-name=open-sample]`);
  }
  await desk.run(AXE.replace('"object"==typeof module&&module.exports', "false") + "; window.axe = axe;");
});
after(() => desk.close());

/** Takes pictures of the window in both themes and sizes, and checks both themes with axe. */
async function record(name) {
  const wrong = [];
  for (const [width, height, themes] of [
    [1366, 768, ["light", "dark"]],
    [1920, 1080, ["dark", "light"]],
  ]) {
    await desk.resize(width, height);
    for (const theme of themes) {
      await desk.run("document.documentElement.dataset.theme = arguments[0]", theme);
      // Colours on their way have another contrast.
      await desk.until("nothing moves", () =>
        desk.run("return document.getAnimations().every((moving) => moving.playState !== 'running')"),
      );
      await desk.record(`${name}-${theme}-${width}x${height}`);
      if (height === 768) wrong.push(...(await desk.findings()).map((finding) => `${name}, ${theme}: ${finding}`));
    }
  }
  assert.deepEqual(wrong, []);
}

/** Opens a dialog by its key, records it, and closes it. */
async function dialog(name, key, holds = "dialog[open]") {
  await desk.press(key);
  await desk.shows(holds);
  await record(name);
  await desk.press("Escape");
  await desk.closed();
}

/** Takes the next step once it is this one. The texts differ by language, so it is known by its name. */
async function step(name) {
  await desk.shows(`[data-name=next][data-step=${name}]:not([aria-disabled=true])`);
  await desk.press("Control+Enter");
}

const results = (round) => Array.from({ length: 32 }, (_, at) => ((at * 7 + round) % 5 < 2 ? "2" : "1"));

/** Pairs and releases the next round. */
async function release() {
  await step("pair");
  await desk.shows("[data-state=draft]");
  await step("release");
  await desk.shows("[data-state=released]");
}

/** Plays one round: paired, released, all results in both passes, confirmed. */
async function play(round) {
  await release();
  await desk.press(...results(round), ...results(round));
  await step("confirm_round");
  await desk.shows("[data-state=confirmed]");
}

test("the start page, a new event, the copies", async () => {
  await record("start");
  await dialog("start-new-event", "n", "dialog dt");
  await dialog("start-second-desk", "d", "[data-name=follow-address]");
  await desk.run("document.querySelector('details').open = true");
  await record("start-copies");
});

test("the register and its panels", async () => {
  await desk.press("s");
  await desk.shows("[data-name=list-import]");
  await record("register");
  await desk.press("/");
  await desk.focuses("input");
  await desk.press("o", "l");
  await desk.until("few rows", () => desk.run("return document.querySelectorAll('tbody tr').length < 20"));
  await record("register-find");
  await desk.press("Backspace", "Backspace");
  await desk.until("all rows", () => desk.run("return document.querySelectorAll('tbody tr').length >= 60"));
  await desk.run("document.activeElement.blur()");
  for (const [key, name, loaded] of [
    ["2", "participation", "td [aria-pressed]"],
    ["3", "arrival", ".people button"],
    ["4", "slips-open", "[data-name=slip-add]"],
    ["5", "closing", ".checklist li, .sides li"],
  ]) {
    await desk.press(key);
    await desk.until(`panel ${name}`, () =>
      desk.run("return document.querySelector(`[role=tab][aria-selected=true] kbd`)?.innerText === arguments[0]", key),
    );
    await desk.shows(loaded);
    await record(`register-${name}`);
  }
  await desk.press("1");
  await desk.shows("[data-name=entry-add]");
});

test("the form of an entry, and refusals", async () => {
  await desk.press("Alt+a");
  await desk.focuses("dialog input");
  await record("entry");
  await desk.press(..."Testova", "Tab", "Tab", ..."77q", "Enter");
  await desk.shows("dialog [role=alert]");
  await record("entry-refused");
  await desk.press("Escape");
  await desk.closed();
  writeFileSync(join(FILES, "entries.csv"), "Nachname;Vorname;Grad;Land\nTestova;Ana;7k;RO\nProbić;Ivo;77q;HR\n");
  await dialog("import", "Alt+i", "dialog table");
  // The rating list is missing.
  await desk.press("Alt+l");
  await desk.shows("main [role=alert]");
  await record("refused");
  await desk.press("Escape");
  await desk.hides("main [role=alert]");
});

test("help, first steps, keys, palette", async () => {
  await dialog("book", "F1", "dialog article h1");
  await desk.press("F1");
  await desk.clickButton("book-short");
  await desk.shows("[data-name=close-help]");
  await record("help");
  await desk.clickButton("tour");
  await desk.shows("dialog[open]");
  await record("tour");
  await desk.press("Escape");
  await desk.closed();
  await desk.press("F1");
  await desk.hides("[data-name=close-help]");
  await dialog("keys", "?");
  await dialog("palette", "Control+k");
});

test("knock-outs before and after their draw", async () => {
  await step("close_register");
  await desk.shows("[data-name=close-register]");
  await step("close_register");
  await desk.shows("[data-name=next][data-step=pair]");
  await desk.go("knockouts");
  await desk.shows("[data-name=effect]");
  await record("knockout-list");
  await desk.press("d");
  await desk.shows(".records");
  await desk.press("ArrowDown", "ArrowDown");
  await record("knockout-table");
  await dialog("knockout-replace", "r");
});

test("the referee’s desk", async () => {
  await desk.go("referee");
  await record("referee-cases");
  await desk.click("[data-tab=late]");
  await desk.shows("[data-tab=late][aria-selected=true]");
  await record("referee-late");
  await desk.click("[data-tab=calculators]");
  await desk.sees(/./, "[data-calculator=class] strong");
  await record("referee-calculators");
});

test("a round that is unpaired, and a draft with its explanations", async () => {
  await desk.go("rounds");
  await desk.shows("[data-name=pair]");
  await record("round-unpaired");
  for (let round = 1; round < ROUNDS; round += 1) await play(round);
  await step("pair");
  await desk.shows("[data-state=draft]");
  await desk.shows("tr.current");
  // Past the boards of the knock-outs.
  await desk.press(...Array.from({ length: 15 }, () => "ArrowDown"));
  await dialog("round-why", "e");
  await dialog("round-report", "o", "dialog .report");
  await desk.press("u");
  await desk.shows("[data-name=pair-two]");
  await record("round-draft");
});

test("the results of a round", async () => {
  await desk.press("p");
  await desk.shows("[data-name=price]");
  await step("release");
  await desk.shows("[data-state=released]");
  await desk.press(...results(ROUNDS), ...results(ROUNDS).slice(0, 13), results(ROUNDS)[13] === "1" ? "2" : "1");
  await desk.shows("[data-name=pass].alarm");
  await record("round-results");
  await dialog("round-missing", "m");
  await dialog("round-past", "h", "dialog td");
  await desk.press("[");
  await desk.shows("[data-state=confirmed]");
  await desk.press("s", "2");
  await desk.shows("dialog[open]");
  await record("round-correction");
  await desk.press("Escape");
  await desk.closed();
});

test("a knock-out in progress, and the ceremony of its draw", async () => {
  await desk.go("knockouts");
  await desk.shows(".records");
  await desk.click("[data-category='20']");
  await desk.shows("[data-category='20'][aria-selected=true]");
  await desk.run("document.querySelector('.records details').open = true");
  await record("knockout-under-way");
  await desk.press("v");
  await desk.shows("dialog .ceremony");
  await record("knockout-ceremony-before");
  await desk.press(...Array.from({ length: 9 }, () => " "));
  await desk.shows("dialog [data-name=drawn]");
  await record("knockout-ceremony");
  await desk.press("Escape");
  await desk.closed();
});

test("pink slips in every state", async () => {
  await desk.go("register");
  await desk.press("4");
  await desk.shows("[data-name=slip-add]:not([aria-disabled=true])");
  await desk.press("n");
  await desk.focuses("dialog input");
  await desk.press(..."64", "Enter");
  await desk.shows("dialog fieldset");
  await record("slip");
  await desk.press("Tab", "Tab", "Tab", "Tab", ..."Arad", "Enter");
  await desk.closed();
  await desk.shows("[data-name=slip-apply]:not([aria-disabled=true])");
  await record("register-slips");
  await dialog("slip-refuse", "Delete");
});

test("event, standings, points, hall, sheets, history", async () => {
  for (const [name, shown] of [
    ["event", ".setting"],
    ["standings", "tbody tr"],
    ["points", "aside"],
    ["hall", "[data-content]"],
    ["print", "canvas[data-painted]"],
    ["history", "tbody tr"],
  ]) {
    await desk.go(name);
    await desk.shows(shown);
    await record(name);
  }
});

test("the hall display", async () => {
  await desk.go("hall");
  await desk.press("o");
  const hall = await desk.other();
  await desk.switchTo(hall.own);
  for (const [key, name, loaded] of [
    ["1", "boards", ".board"],
    ["2", "names", ".who"],
    ["3", "standings", "tbody tr"],
    ["4", "knockouts", ".rounds"],
    ["5", "points", "tbody tr"],
    ["8", "title", ".blank"],
  ]) {
    await desk.press(key);
    await desk.until(name, () =>
      desk.run(
        "return document.querySelector('[data-content][aria-pressed=true] kbd').innerText === arguments[0]",
        key,
      ),
    );
    await desk.switchTo(hall.other);
    await desk.shows(`main[data-content=${name === "title" ? "blank" : name}]`);
    await desk.shows(loaded);
    for (const [width, height] of [
      [1366, 768],
      [1920, 1080],
    ]) {
      await desk.resize(width, height);
      await desk.record(`display-${name}-${width}x${height}`);
    }
    await desk.switchTo(hall.own);
  }
  await desk.press("o");
  // A session that ends while one of its windows closes is refused by the driver.
  await desk.until("the hall window closed", async () => (await desk.windows()).length === 1);
});
