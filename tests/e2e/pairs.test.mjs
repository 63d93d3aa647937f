// Pair go in the window: two people of the Open become a pair by mouse, two new ones by keyboard, and their round is paired, played
// and ranked.
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow("--sample")));
after(() => desk.close());

const record = (name) => desk.record(`pairs-${name}`);
const choose =
  "const choice = document.querySelector(arguments[0]); choice.value = arguments[1]; choice.dispatchEvent(new Event('change', { bubbles: true }))";
const chooseAt =
  "const choice = document.querySelector(arguments[0]); choice.selectedIndex = arguments[1]; choice.dispatchEvent(new Event('change', { bubbles: true }))";
const rows = () => desk.run("return document.querySelectorAll('main tbody tr[data-row]').length");
/** Presses Tab until the field with this name has the focus. */
const tabTo = (name) =>
  desk.until(`the focus on ${name}`, async () => {
    if (await desk.run("return document.activeElement?.dataset.name === arguments[0]", name)) return true;
    await desk.tab();
  });

test("a competition of pairs is added by its template", async () => {
  await desk.status(/64 players registered/);
  await desk.go("event");
  await desk.clickButton("competition-add");
  await desk.shows("dialog[open] select option[value=pair-go]");
  await desk.run(choose, "dialog[open] select", "pair-go");
  await desk.clickButton("competition-create");
  await desk.closed();
  await desk.status(/0 players registered/);
});

test("two people of the Open become a pair by mouse, and are pointed out as due twice", async () => {
  await desk.go("register");
  await desk.clickButton("entry-add");
  await desk.shows("dialog[open] [data-name=first-person] option:nth-child(3)");
  await desk.run(chooseAt, "dialog[open] [data-name=first-person]", 1);
  await desk.run(chooseAt, "dialog[open] [data-name=second-person]", 2);
  await desk.tick(/Mixed/);
  await record("form");
  await desk.clickButton("pair-save");
  await desk.sees(/due twice/, "dialog[open] [data-name=conflict]");
  await desk.clickButton("pair-close");
  await desk.closed();
  await desk.becomes(1, rows, "one pair");
  await desk.sees(/ & /, "main tbody");
});

test("two new people become a pair by keyboard", async () => {
  for (const [first, second] of [
    ["Alder", "Birch"],
    ["Cedar", "Dogwood"],
    ["Elm", "Fir"],
  ]) {
    await desk.press("Alt+a");
    await desk.shows("dialog[open] [data-name=first-family]");
    for (const [side, family] of [
      ["first", first],
      ["second", second],
    ]) {
      for (const [field, typed] of [
        ["family", family],
        ["given", "Kim"],
        ["rank", "5k"],
      ]) {
        await tabTo(`${side}-${field}`);
        await desk.press(...typed);
      }
    }
    await desk.press("Enter");
    await desk.closed();
    await desk.sees(new RegExp(`${first} Kim & ${second} Kim`), "main tbody");
  }
  await desk.becomes(4, rows, "four pairs");
  await record("register");
});

test("a round of pairs is paired, played and ranked", async () => {
  await desk.closeRegister();
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await desk.becomes(2, rows, "two boards");
  await desk.sees(/ & .* & /s, "main tbody tr[data-row='0']");
  await record("round");
  await desk.next(/Release round 1/);
  await desk.roundIs("released", 1);
  await desk.shows("[data-pass=black]");
  for (const pass of ["black", "white"]) {
    await desk.shows(`[data-pass=${pass}]`);
    await desk.click("tbody tr[data-row='0'] [data-wins=black]");
    await desk.click("tbody tr[data-row='1'] [data-wins=white]");
  }
  await desk.status(/2 of 2 results/);
  await desk.next(/Confirm round 1/);
  await desk.roundIs("confirmed", 1);
  await desk.go("standings");
  await desk.becomes(4, rows, "four pairs");
  await desk.sees(/Elm Kim & Fir Kim|Elm Kim/, "main tbody");
  await record("standings");
});
