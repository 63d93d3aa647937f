// Teams in the window: entered by mouse, a line-up, a round by matches, and both standings.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow("--sample")));
after(() => desk.close());

const record = (name) => desk.record(`teams-${name}`);
const choose =
  "const choice = document.querySelector(arguments[0]); choice.value = arguments[1]; choice.dispatchEvent(new Event('change', { bubbles: true }))";
const chooseAt =
  "const choice = document.querySelector(arguments[0]); choice.selectedIndex = arguments[1]; choice.dispatchEvent(new Event('change', { bubbles: true }))";

/** Adds a team of the next people without one. */
async function addTeam(name, people) {
  await desk.clickButton("team-add");
  await desk.shows("dialog[open] [data-name=team-member]");
  await desk.type("Name of the team", name);
  for (let at = 0; at < people; at += 1) {
    // The first choice is empty.
    await desk.run(chooseAt, "dialog[open] [data-name=team-member]", 1);
    await desk.shows(`dialog[open] [data-name=member-out-${at}]`);
  }
  await desk.clickButton("team-save");
  await desk.closed();
  await desk.sees(new RegExp(name), "#register-panel tbody");
}

test("teams are entered from the people of the competition", async () => {
  await desk.status(/64 players registered/);
  await desk.go("event");
  await desk.clickButton("competition-add");
  await desk.shows("dialog[open] select option[value=swiss]");
  await desk.run(choose, "dialog[open] select", "swiss");
  await desk.type("Boards of a match of teams", "2");
  await desk.clickButton("competition-create");
  await desk.closed();
  await desk.status(/0 players registered/);
  await desk.go("register");
  await desk.shows("#register-panel [data-name=people-enter]");
  await desk.press("Alt+o");
  await desk.shows("dialog[open] li input");
  await desk.run("[...document.querySelectorAll('dialog[open] li input')].slice(0, 9).forEach((box) => box.click())");
  await desk.clickButton("people-enter-these");
  await desk.clickButton("people-close");
  await desk.closed();
  await desk.status(/9 players registered/);
  await desk.press("6");
  await desk.sees(/There are no teams yet/, "#register-panel");
  await addTeam("Mill", 3);
  for (const name of ["Fen", "Ridge", "Shore"]) await addTeam(name, 2);
  await desk.hides("[data-name=without-team]");
  await record("list");
});

test("a substitute takes a board, and the round is shown by matches", async () => {
  await desk.closeRegister();
  await desk.go("register");
  await desk.press("6");
  await desk.sees(/Mill/, "#register-panel tbody");
  await desk.click("#register-panel tbody tr[data-row='0']");
  await desk.clickButton("team-line-up");
  await desk.shows("dialog[open] [data-name=line-up-1]");
  await desk.run(chooseAt, "dialog[open] [data-name=line-up-1]", 2);
  await record("line-up");
  await desk.clickButton("line-up-save");
  await desk.closed();
  await desk.sees(/\(set\)/, "#register-panel tbody");
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await desk.sees(/0 : 0/, "[data-name=match-1]");
  await desk.shows("[data-name=match-2]");
  assert.equal(await desk.run("return document.querySelectorAll('main tr[data-row]').length"), 4);
  await record("round");
});

test("the standings list the teams, and the players on request", async () => {
  await desk.go("standings");
  await desk.becomes(
    4,
    () => desk.run("return document.querySelectorAll('main tbody tr[data-row]').length"),
    "four teams",
  );
  await desk.sees(/Mill/, "main tbody");
  await desk.clickButton("individual");
  await desk.becomes(
    9,
    () => desk.run("return document.querySelectorAll('main tbody tr[data-row]').length"),
    "nine players",
  );
  await record("players");
});
