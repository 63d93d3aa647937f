// Every screen and panel of a well-filled event, light and dark, in the two common sizes: pictures for people to look at,
// and no finding of axe in any of them. DRAWMASTER_LANGUAGE=ro makes the pictures in Romanian.
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
  await shows("[data-name=open-sample]");
  if (LANGUAGE) {
    await desk.run("localStorage.setItem('drawmaster-language', arguments[0]); location.reload()", LANGUAGE);
    await shows("[data-name=open-sample]");
  }
  await desk.run(AXE.replace('"object"==typeof module&&module.exports', "false") + "; window.axe = axe;");
});
after(() => desk.close());

const shows = (selector) => desk.until(selector, () => desk.run("return document.querySelector(arguments[0]) !== null", selector));
const closed = () => desk.until("no dialog", () => desk.run("return document.querySelector('dialog[open]') === null"));
const screen = (name) => shows(`[data-screen=${name}][aria-current=page]`);

/** Pictures of the window as it is in both themes and sizes, and axe's opinion of both themes. */
async function record(name) {
  const wrong = [];
  for (const [width, height, themes] of [[1366, 768, ["light", "dark"]], [1920, 1080, ["dark", "light"]]]) {
    await desk.resize(width, height);
    await desk.until(`a window ${width} wide`, () => desk.run("return innerWidth === arguments[0]", width));
    for (const theme of themes) {
      await desk.run("document.documentElement.dataset.theme = arguments[0]", theme);
      writeFileSync(join(process.env.DRAWMASTER_SCREENS, `${name}-${theme}-${width}x${height}.png`), await desk.picture());
      if (height === 768) wrong.push(...(await desk.findings()).map((finding) => `${name}, ${theme}: ${finding}`));
    }
  }
  assert.deepEqual(wrong, []);
}

/** A dialog by its key: recorded, and closed again. */
async function dialog(name, key, holds = "dialog[open]") {
  await desk.press(key);
  await shows(holds);
  await record(name);
  await desk.press("Escape");
  await closed();
}

/** The next step, once it is this one and can be taken. */
async function step(name) {
  await shows(`[data-name=next][data-step=${name}]:not([aria-disabled=true])`);
  await desk.press("Control+Enter");
}

const results = (round) => Array.from({ length: 32 }, (_, at) => ((at * 7 + round) % 5 < 2 ? "2" : "1"));

/** One round of the day: paired, released, all results in both passes, confirmed. */
async function play(round) {
  await step("pair");
  await step("release");
  await shows("[data-name=next][data-step=enter_results]");
  await desk.press(...results(round), ...results(round));
  await step("confirm_round");
}

test("the first start: the ways in, a new event, copies, the tour", async () => {
  await record("start");
  await dialog("start-new-event", "n", "dialog dt");
  await desk.run("document.querySelector('details').open = true");
  await record("start-copies");
});

test("the register and its panels", async () => {
  await desk.press("s");
  await shows("[data-name=list-import]");
  await record("register");
  await desk.press("/", "o", "l");
  await desk.until("few rows", () => desk.run("return document.querySelectorAll('tbody tr').length < 20"));
  await record("register-find");
  await desk.press("Backspace", "Backspace");
  await desk.run("document.activeElement.blur()");
  for (const [key, name] of [["2", "participation"], ["3", "arrival"], ["4", "slips-open"], ["5", "closing"]]) {
    await desk.press(key);
    await desk.until(`panel ${name}`, () => desk.run("return document.querySelector(`[role=tab][aria-selected=true] kbd`)?.innerText === arguments[0]", key));
    await record(`register-${name}`);
  }
  await desk.press("1");
});

test("the form of an entry, and what is refused", async () => {
  await desk.press("a");
  await shows("dialog[open] input");
  await record("entry");
  await desk.press(..."Testova", "Tab", "Tab", ..."77q", "Enter");
  await shows("dialog [role=alert]");
  await record("entry-refused");
  await desk.press("Escape");
  await closed();
  writeFileSync(join(FILES, "entries.csv"), "Nachname;Vorname;Grad;Land\nTestova;Ana;7k;RO\nProbić;Ivo;77q;HR\n");
  await dialog("import", "i", "dialog table");
  // The file that is picked is not there.
  await desk.press("l");
  await shows("main [role=alert]");
  await record("refused");
  await desk.press("Escape");
});

test("the first steps: help, keys, tour, palette", async () => {
  await desk.press("F1");
  await shows("[data-name=close-help]");
  await record("help");
  await desk.run("document.querySelector('[data-name=tour]').click()");
  await shows("dialog[open]");
  await record("tour");
  await desk.press("Escape");
  await closed();
  await desk.press("F1");
  await dialog("keys", "?");
  await dialog("palette", "Control+k");
});

test("knock-outs before and after their draw", async () => {
  await step("close_register");
  await step("close_register");
  await shows("[data-name=next][data-step=pair]");
  await desk.press("Alt+2");
  await shows("[data-name=effect]");
  await record("knockout-list");
  await desk.press("d");
  await shows(".records");
  await desk.press("ArrowDown", "ArrowDown");
  await record("knockout-table");
  await dialog("knockout-replace", "r");
});

test("rounds that are unpaired, in draft, with results, and looked back at", async () => {
  await desk.press("Alt+3");
  await shows("[data-name=pair]");
  await record("round-unpaired");
  for (let round = 1; round < ROUNDS; round += 1) await play(round);
  await step("pair");
  await shows("[data-state=draft]");
  await shows("tr.current");
  // Beyond the boards of the knock-outs.
  await desk.press(...Array.from({ length: 15 }, () => "ArrowDown"));
  await dialog("round-why", "e");
  await dialog("round-report", "o", "dialog .report");
  await desk.press("u");
  await shows("[data-name=pair-two]");
  await record("round-draft");
});

test("the results of a round", async () => {
  await desk.press("p");
  await shows("[data-name=price]");
  await step("release");
  await shows("[data-name=next][data-step=enter_results]");
  await desk.press(...results(ROUNDS), ...results(ROUNDS).slice(0, 13), results(ROUNDS)[13] === "1" ? "2" : "1");
  await shows("[data-name=pass].alarm");
  await record("round-results");
  await dialog("round-missing", "m");
  await dialog("round-past", "h", "dialog td");
  await desk.press("[");
  await shows("[data-state=confirmed]");
  await desk.press("s", "2");
  await shows("dialog[open]");
  await record("round-correction");
  await desk.press("Escape");
  await closed();
});

test("the table under way, and its ceremony", async () => {
  await desk.press("Alt+2");
  await shows(".records");
  await desk.press("]", "]");
  await desk.run("document.querySelector('.records details').open = true");
  await record("knockout-under-way");
  await desk.press("v");
  await shows("dialog .ceremony");
  await record("knockout-ceremony-before");
  await desk.press(...Array.from({ length: 9 }, () => " "));
  await shows("dialog [data-name=drawn]");
  await record("knockout-ceremony");
  await desk.press("Escape");
  await closed();
});

test("pink slips of every state", async () => {
  await desk.press("Alt+1", "4");
  await shows("[data-name=slip-add]:not([aria-disabled=true])");
  await desk.press("n");
  await shows("dialog[open] input");
  await desk.press(..."64", "Enter");
  await shows("dialog fieldset");
  await record("slip");
  await desk.press("Tab", "Tab", "Tab", "Tab", ..."Arad", "Enter");
  await closed();
  await shows("[data-name=slip-apply]:not([aria-disabled=true])");
  await record("register-slips");
  await dialog("slip-refuse", "x");
});

test("event, standings, points, hall, sheets, history", async () => {
  for (const [at, name, shown] of [[0, "event", ".setting"], [4, "standings", "tbody tr"], [5, "points", "aside"], [6, "hall", "[data-content]"], [7, "print", ".sheet"], [8, "history", "tbody tr"]]) {
    await desk.press(`Alt+${at}`);
    await screen(name);
    await shows(shown);
    await record(name);
  }
});

test("what the hall sees", async () => {
  await desk.press("Alt+6", "o");
  const hall = await desk.other();
  await desk.switchTo(hall.own);
  for (const [key, name] of [["1", "boards"], ["2", "names"], ["3", "standings"], ["4", "knockouts"], ["5", "points"], ["8", "title"]]) {
    await desk.press(key);
    await desk.until(name, () => desk.run("return document.querySelector('[data-content][aria-pressed=true] kbd').innerText === arguments[0]", key));
    await desk.switchTo(hall.other);
    await desk.until("the display", async () => (await desk.text()).trim() !== "");
    for (const [width, height] of [[1366, 768], [1920, 1080]]) {
      await desk.resize(width, height);
      await desk.until(`a display ${width} wide`, () => desk.run("return innerWidth === arguments[0]", width));
      writeFileSync(join(process.env.DRAWMASTER_SCREENS, `display-${name}-${width}x${height}.png`), await desk.picture());
    }
    await desk.switchTo(hall.own);
  }
  await desk.press("o");
});
