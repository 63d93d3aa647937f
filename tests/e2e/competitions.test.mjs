// Several competitions in one event, by mouse and by keyboard: adding one, entering people, switching, undo across them.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow("--sample")));
after(() => desk.close());

const record = (name) => desk.record(`competitions-${name}`);
const chosen = () => desk.text("nav [aria-pressed=true] bdi");
const listed = () =>
  desk.run("return [...document.querySelectorAll('nav [data-competition] bdi')].map((name) => name.innerText)");

test("a competition is added by mouse, and all screens turn to it", async () => {
  await desk.status(/64 players registered/);
  await desk.hides("nav [data-competition]");
  await desk.go("event");
  await desk.clickButton("competition-add");
  await desk.type("Name", "Rapid");
  await record("add");
  await desk.clickButton("competition-create");
  await desk.closed();
  await desk.becomes("Rapid", chosen, "the new competition is chosen");
  assert.deepEqual(await listed(), ["Open", "Rapid"]);
  await desk.status(/0 players registered/);
  await desk.sees(/Future Stars|Swiss/i, "main");
});

test("people of the Open are entered without typing them again", async () => {
  await desk.go("register");
  await desk.shows("#register-panel [data-name=people-enter]");
  await desk.press("Alt+o");
  await desk.shows("dialog[open] li input");
  await desk.run("[...document.querySelectorAll('dialog[open] li input')].slice(0, 6).forEach((box) => box.click())");
  await desk.sees(/Enter 6 people/, "dialog[open] [data-name=people-enter-these]");
  await record("people");
  await desk.clickButton("people-enter-these");
  // The template is Future Stars, which players of the Open may not enter.
  await desk.sees(/Open/, "dialog[open] [role=alert]");
  await desk.tick(/Admit by decision/);
  await desk.clickButton("people-enter-these");
  // Both competitions start at ten, so everyone is due twice.
  await desk.sees(/6 people are due twice, in Open and Rapid\./, "dialog[open] [data-name=conflict]");
  await record("conflicts");
  await desk.clickButton("people-close");
  await desk.closed();
  await desk.status(/6 players registered/);
  await desk.go("event");
  await desk.sees(/Rapid/, "[data-section=timetable]");
  // One line for the two competitions. It opens by mouse and by keyboard, and names everyone with the times.
  await desk.sees(/6 people are due twice, in Open and Rapid\./, "[data-section=timetable] [data-name=conflict]");
  await desk.click("[data-section=timetable] [data-name=conflict] summary");
  await desk.sees(/due twice on .*Rapid starts at/, "[data-section=timetable] [data-name=conflict][open]");
  await desk.run(
    "document.querySelector('[data-section=timetable] [data-name=conflict]').scrollIntoView({ block: 'center' })",
  );
  await record("timetable");
  await desk.run("document.querySelector('[data-section=timetable] summary').focus()");
  await desk.press("Enter");
  await desk.hides("[data-section=timetable] [data-name=conflict][open]");
});

test("Alt+C, the mouse and undo turn between the competitions", async () => {
  await desk.press("Alt+c");
  await desk.becomes("Open", chosen, "the next competition");
  await desk.status(/64 players registered/);
  await desk.closeRegister();
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await desk.click("nav [data-competition='2']");
  await desk.becomes("Rapid", chosen, "the clicked competition");
  await desk.status(/6 players registered/);
  await record("switched");
  await desk.clickButton("undo");
  await desk.becomes("Open", chosen, "the competition of the operation that was undone");
  await desk.nextIs(/Pair round 1/);
  await desk.go("event");
  await desk.click("[data-listed='2'] [data-name=competition-remove]");
  await desk.sees(/6 entries/, "[role=alert]");
  await desk.clickButton("anyway");
  await desk.hides("nav [data-competition]");
  await desk.clickButton("undo");
  await desk.becomes(["Open", "Rapid"], listed, "undo brings the competition back");
});

test("the competition of another event file is taken over, and its people are not entered twice", async () => {
  // The window suggests no name, so the picker of the tests takes this file.
  const other = join(FILES, "other.drawmaster");
  const cli = (...words) => execFileSync(process.env.DRAWMASTER_CLI, words, { encoding: "utf8" });
  cli("new", other, "--name", "Stars", "--start", "2026-11-20", "--template", "club-day", "--rounds", "3");
  for (const family of ["Aspen", "Birch"])
    cli("entry", "add", other, "--family", family, "--given", "Kim", "--rank", "12k", "--country", "RO");
  await desk.go("event");
  await desk.clickButton("competition-add");
  await desk.type("Name", "Stars");
  await record("import");
  await desk.clickButton("competition-from-file");
  await desk.closed();
  await desk.becomes(["Open", "Rapid", "Stars"], listed, "the competition of the other file");
  await desk.becomes("Stars", chosen, "the imported competition is chosen");
  await desk.sees(/Stars.*2/, "[data-name=notice]");
  await desk.status(/2 players registered/);
  await desk.press("Control+z");
  await desk.becomes(["Open", "Rapid"], listed, "undo takes it out again");
});
