// Settings without JSON: lists that are dragged and ticked, tables of rooms, categories and divisions; language, colours and the
// size of texts on the start page and at the foot of the rail. By mouse and by keyboard.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow()));
after(() => desk.close());

const record = (name) => desk.record(`settings-${name}`);
const setting = (path) => `[data-setting='${path}']`;
const items = (path, ticked = true) =>
  desk.run(
    "return [...document.querySelectorAll(arguments[0] + ' li')].filter((item) => !arguments[1] || item.querySelector('input').checked).map((item) => item.dataset.item)",
    setting(path),
    ticked,
  );
const cells = (path) =>
  desk.run(
    "return [...document.querySelectorAll(arguments[0] + ' tbody tr')].map((row) => [...row.querySelectorAll('input')].map((cell) => cell.value))",
    setting(path),
  );
const into = (path) =>
  desk.run("document.querySelector(arguments[0]).scrollIntoView({ block: 'start' })", setting(path));

test("language, colours and the size of texts are chosen before an event is open", async () => {
  await desk.shows("[data-name=looks]");
  const choose = (name, value) =>
    desk.run(
      "const choice = document.querySelector(`[data-name=looks] [data-name=${arguments[0]}]`); choice.value = arguments[1]; choice.dispatchEvent(new Event('change', { bubbles: true }))",
      name,
      value,
    );
  await choose("language", "ro");
  await desk.sees(/Limba/, "[data-name=looks]");
  await choose("size", "130");
  await desk.becomes("130%", () => desk.run("return document.documentElement.style.fontSize"), "larger texts");
  await choose("theme", "dark");
  await desk.becomes("dark", () => desk.run("return document.documentElement.dataset.theme"), "dark colours");
  await record("start");
  for (const name of ["size", "theme", "language"]) await choose(name, "");
  await desk.sees(/Language/, "[data-name=looks]");
});

test("the criteria are dragged, moved by arrows and ticked", async () => {
  await desk.press("s");
  await desk.status(/64 players registered/);
  await desk.go("event");
  await into("competition.tie_breaks");
  const before = await items("competition.tie_breaks");
  await desk.drag(
    `${setting("competition.tie_breaks")} li:nth-child(3) button`,
    `${setting("competition.tie_breaks")} li:nth-child(1)`,
  );
  const dragged = [before[2], before[0], before[1], ...before.slice(3)];
  await desk.becomes(dragged, () => items("competition.tie_breaks"), "the third criterion dragged to the top");
  await desk.sees(/Undo: .*Tie-breaks/, "[data-name=undo]");
  await desk.press("ArrowDown");
  await desk.becomes(
    [before[0], before[2], before[1], ...before.slice(3)],
    () => items("competition.tie_breaks"),
    "moved down by its key",
  );
  await desk.focuses(`${setting("competition.tie_breaks")} [data-item='${before[2]}'] button`);
  await desk.click(`${setting("competition.tie_breaks")} [data-item='DC'] input`);
  await desk.until("the ticked criterion", async () => (await items("competition.tie_breaks")).at(-1) === "DC");
  await record("criteria");
  await desk.clickButton("undo");
  await desk.until("the criterion taken back", async () => !(await items("competition.tie_breaks")).includes("DC"));
});

test("the pairing levels are put in order, switched off and limited", async () => {
  const levels = "competition.pairing.levels";
  await into(levels);
  const before = await items(levels, false);
  const club = `${setting(levels)} [data-item=Club]`;
  await desk.run("document.querySelector(arguments[0]).focus()", `${club} button`);
  await desk.press("ArrowUp");
  const at = before.indexOf("Club");
  await desk.becomes(before.with(at - 1, "Club").with(at, before[at - 1]), () => items(levels, false), "one place up");
  await desk.click(`${club} input[type=checkbox]`);
  await desk.until("a level that is off", async () => !(await items(levels)).includes("Club"));
  await desk.run(
    "const field = document.querySelector(arguments[0]); field.value = '2'; field.dispatchEvent(new Event('change', { bubbles: true }))",
    `${club} input[inputmode]`,
  );
  await desk.sees(/Undo: .*Order of the pairing rules/, "[data-name=undo]");
  await desk.becomes(
    "2",
    () => desk.run("return document.querySelector(arguments[0])?.value", `${club} input[inputmode]`),
    "its limit",
  );
  await record("levels");
});

test("rooms, categories and divisions are tables, and the rooms of the competition are ticked", async () => {
  const add = async (path, ...values) => {
    await into(path);
    await desk.click(`${setting(path)} [data-name$=-add]`);
    await desk.focuses(`${setting(path)} tbody tr:last-child input`);
    for (const value of values) await desk.press(...value, "Tab");
  };
  await add("event.halls", "Attic", "1", "20");
  await desk.becomes([["Attic", "1", "20"]], () => cells("event.halls"), "a room");
  await add("event.halls", "Cellar", "21", "40");
  await desk.becomes(
    [
      ["Attic", "1", "20"],
      ["Cellar", "21", "40"],
    ],
    () => cells("event.halls"),
    "two rooms",
  );
  await record("rooms");
  await into("competition.rooms");
  await desk.tick(/^Cellar$/);
  await desk.sees(/Undo: .*Rooms of this competition/, "[data-name=undo]");
  await add("competition.grade_limits", "1k");
  await desk.becomes([["1k"]], () => cells("competition.grade_limits"), "a division");
  await desk.click(`${setting("competition.grade_limits")} [data-name=limits-remove]`);
  await desk.becomes([], () => cells("competition.grade_limits"), "no division");
  const ages = await cells("event.ages.categories");
  await add("event.ages.categories", "10");
  await desk.becomes([["10"], ...ages], () => cells("event.ages.categories"), "the youngest first");
  await record("tables");
  assert.equal(
    await desk.run(
      "return [...document.querySelectorAll('.setting input:not([type=checkbox])')].filter((field) => /[{[]/.test(field.value)).length",
    ),
    0,
    "no JSON in any field",
  );
});

test("the foot of the rail has them too", async () => {
  await desk.clickButton("open-looks");
  await desk.shows("dialog[open] [data-name=looks]");
  await desk.run(
    "const choice = document.querySelector('dialog[open] [data-name=size]'); choice.value = '115'; choice.dispatchEvent(new Event('change', { bubbles: true }))",
  );
  await desk.becomes("115%", () => desk.run("return document.documentElement.style.fontSize"), "larger texts");
  await record("rail");
  await desk.run(
    "const choice = document.querySelector('dialog[open] [data-name=size]'); choice.value = ''; choice.dispatchEvent(new Event('change', { bubbles: true }))",
  );
  await desk.press("Escape");
  await desk.closed();
});
