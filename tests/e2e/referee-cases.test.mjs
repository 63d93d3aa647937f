// The referee's case book in the window: a protest upheld after confirmation corrects the result, an appeal goes to a committee
// without its involved member, and the guide through 8g keeps every answer (R72, R74, R76, R77).
import assert from "node:assert/strict";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow("--sample")));
after(() => desk.close());

const record = (name) => desk.record(`referee-cases-${name}`);
const boards = () => desk.run("return document.querySelectorAll('main tr[data-row]').length");
const choose = (name, value) =>
  desk.run(
    "const choice = document.querySelector(`dialog[open] [data-name='${arguments[0]}']`); choice.value = arguments[1]; choice.dispatchEvent(new Event('change', { bubbles: true }))",
    name,
    value,
  );
const write = (name, text) =>
  desk.run(
    "const field = document.querySelector(`dialog[open] [data-name='${arguments[0]}']`); field.value = arguments[1]; field.dispatchEvent(new Event('input', { bubbles: true }))",
    name,
    text,
  );
const detail = "[data-case='1']";
const step = (name) => `[data-name=next][data-step=${name}]:not([aria-disabled=true])`;
const take = async (name) => {
  await desk.shows(step(name));
  await desk.press("Control+Enter");
};
/** The points of a player in the standings. */
const points = (name) =>
  desk.run(
    "const row = [...document.querySelectorAll('main tbody tr[data-row]')].find((row) => row.innerText.includes(arguments[0])); return row?.innerText ?? ''",
    name,
  );

/** Goes to a tab of the desk by its digit. */
async function tab(digit, id) {
  await desk.go("referee");
  await desk.press(digit);
  await desk.shows(`[data-tab=${id}][aria-selected=true]`);
}

/** Adds an official by mouse. */
async function official(role, name, club = "") {
  await desk.clickButton("official-add");
  await desk.shows("dialog[open] [data-name=official-role]");
  await write("official-name", name);
  await write("official-club", club);
  await choose("official-role", role);
  await desk.clickButton("official-save");
  await desk.closed();
  await desk.sees(new RegExp(name), "#referee-panel tbody");
}

/** Performs a step of the chosen case by its key. */
async function act(key, words, fill = async () => {}) {
  await desk.press(key);
  await desk.shows("dialog[open] [data-name=case-words]");
  await write("case-words", words);
  await fill();
  await desk.clickButton("case-act-save");
  await desk.closed();
}

test("round 1 is played and confirmed", async () => {
  await desk.status(/64 players registered/);
  await desk.closeRegister();
  await take("pair");
  await desk.roundIs("draft", 1);
  await take("release");
  await desk.roundIs("released", 1);
  const results = Array.from({ length: await boards() }, () => "1");
  await desk.press(...results);
  const second = () =>
    desk.run("return /Second pass/.test(document.querySelector('[data-name=pass]')?.innerText ?? '')");
  const done = () => desk.run("return document.querySelector(arguments[0]) !== null", step("confirm_round"));
  await desk.until("the second pass or its end", async () => (await done()) || (await second()));
  if (!(await done())) await desk.press(...results);
  await take("confirm_round");
  await desk.roundIs("confirmed", 1);
});

let [black, white] = ["", ""];

test("a case takes its players from the board, by keyboard", async () => {
  await tab("1", "cases");
  await desk.sees(/The case book is empty/, "#referee-panel");
  await desk.press("n");
  await desk.shows("dialog[open] [data-name=case-facts]");
  await desk.type("Round", "1");
  await desk.type("Board", "3");
  await desk.type("What happened", "The score was miscounted.");
  await desk.type("Articles of the EGF rules", "5j");
  await desk.sees(/one full day/, "dialog[open]");
  await record("form");
  await desk.clickButton("case-save");
  await desk.closed();
  await desk.shows(detail);
  await desk.sees(/h \d+ min left/, `${detail} [data-deadline]`);
  [black, white] = await desk.run(
    "return [...document.querySelectorAll(`[data-case='1'] ul bdi`)].slice(0, 2).map((name) => name.innerText)",
  );
  assert.ok(black && white);
});

test("an involved member of the committee is replaced", async () => {
  await tab("3", "people");
  for (const name of ["Cy Marsh", "Ed Vale"]) await official("committee", name);
  await desk.press("n");
  await desk.shows("dialog[open] [data-name=official-role]");
  await choose("official-role", "committee");
  await desk.type("Plays as", white.split(" ")[0]);
  await desk.shows("dialog[open] [data-players=official-own] .found");
  await desk.press("Enter");
  await desk.shows("dialog[open] [data-players=official-own] .taken");
  await desk.clickButton("official-save");
  await desk.closed();
  await official("replacement", "Gil North");
  await official("head-referee", "Ada Fenn");
  await record("people");
  await tab("1", "cases");
  await desk.sees(/Gil North.*instead of/, `${detail} [data-committee]`);
  await desk.sees(/plays in it/, `${detail} [data-involved]`);
});

test("a protest upheld after confirmation changes the result, and undo takes it back", async () => {
  await act("p", "White won by one point.", () =>
    choose("case-who", "").then(() =>
      desk.run(
        "const choice = document.querySelector('dialog[open] [data-name=case-who]'); choice.selectedIndex = 1; choice.dispatchEvent(new Event('change', { bubbles: true }))",
      ),
    ),
  );
  await desk.shows(`${detail} [data-step=protested]`);
  await act("r", "The count was wrong: White won.", async () => {
    await choose("case-outcome", "upheld");
    await choose("case-result", "0-1");
    await record("ruling");
  });
  await desk.sees(/1-0 → 0-1/, `${detail} [data-correction]`);
  await record("ruled");
  await desk.go("standings");
  await desk.until("White's win", async () => /1/.test(await points(white)));
  const after = await points(white);
  await desk.go("history");
  await desk.sees(/ruling in case 1/, "main");
  await desk.press("Control+z");
  await desk.go("standings");
  await desk.until("the standings before the ruling", async () => (await points(white)) !== after);
  await desk.press("Control+y");
  await desk.becomes(after, () => points(white), "the standings after the ruling");
  await desk.go("referee");
  await desk.shows(`${detail} [data-correction]`);
});

test("an appeal goes to the committee, whose ruling is final", async () => {
  await act("a", "The count was right.");
  await desk.shows(`${detail} [data-step=appealed]`);
  await desk.shows("[data-name=case-close][aria-disabled=true]");
  await act("r", "The ruling stands.", () => choose("case-outcome", "rejected"));
  await desk.sees(/Ruling of the committee/, detail);
  await act("c", "Done.");
  await desk.sees(/closed/, `${detail} h2`);
  await desk.shows("[data-name=case-appeal][aria-disabled=true]");
  await record("closed");
  const file = join(FILES, "case-1.pdf");
  rmSync(file, { force: true });
  await desk.press("o");
  await desk.until("the protocol", () => existsSync(file));
  rmSync(file, { force: true });
});

test("the guide through 8g goes from proposal to proposal", async () => {
  await tab("2", "irregularity");
  await desk.sees(/Add a case for the game first/, "#referee-panel");
  await desk.press("n");
  await desk.shows("dialog[open] [data-name=case-facts]");
  await desk.type("Round", "1");
  await desk.type("Board", "2");
  await desk.type("What happened", "Two stones were displaced.");
  await desk.clickButton("case-save");
  await desk.closed();
  await desk.shows("[data-proposal='1']");
  await desk.press("b");
  await desk.hides("[data-name=guide-black-accept]");
  await desk.press("Alt+w");
  await desk.shows("[data-proposal='2']");
  await desk.clickButton("guide-black-refuse");
  await desk.hides("[data-name=guide-black-refuse]");
  await desk.clickButton("guide-white-refuse");
  await desk.shows("[data-proposal='3']");
  for (const [name, text] of [
    ["guide-moves", "120"],
    ["guide-back-to", "80"],
    ["guide-black-used", "90"],
    ["guide-white-used", "120"],
  ]) {
    await desk.run(
      "const field = document.querySelector(`[data-name='${arguments[0]}']`); field.value = arguments[1]; field.dispatchEvent(new Event('input', { bubbles: true }))",
      name,
      text,
    );
  }
  await desk.clickButton("guide-clocks");
  await desk.sees(/Black 1:00:00, White 1:20:00/, "[data-clocks]");
  await desk.press("b");
  await desk.hides("[data-name=guide-black-accept]");
  await desk.press("w");
  await desk.shows("[data-end=agreed]");
  await record("guide");
});
