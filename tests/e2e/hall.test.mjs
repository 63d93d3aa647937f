// The hall display: heads over the columns, stones that cannot be mistaken, no countdown without a time, a playlist, and a preview
// on the desk.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

let desk;
let hall;
before(async () => (desk = await openWindow("--sample")));
after(() => desk.close());

/** Chooses a content by its key and shows the hall's window. */
async function show(key, content) {
  await desk.switchTo(hall.own);
  await desk.press(key);
  await desk.shows(`[data-content=${content}][aria-pressed=true]`);
  await desk.switchTo(hall.other);
  await desk.shows(`main[data-content=${content}]`);
}

test("pairings have heads for Black and White, and stones lie on wood", async () => {
  await desk.closeRegister();
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await desk.next(/Release round 1/);
  await desk.roundIs("released", 1);
  await desk.go("hall");
  await desk.press("o");
  hall = await desk.other();
  await show("1", "boards");
  await desk.shows(".board bdi");
  await desk.sees(/Board\s+Black\s+White/, ".board.head");
  const disc = (colour) =>
    desk.run(
      "return getComputedStyle(document.querySelector(`.board:not(.head) .${arguments[0]}`)).backgroundImage",
      colour,
    );
  const [black, white] = [await disc("black"), await disc("white")];
  assert.match(black, /rgb\(11, 10, 8\).*rgb\(217, 169, 60\)/);
  assert.match(white, /rgb\(255, 255, 255\).*rgb\(217, 169, 60\)/);
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
  ]) {
    await desk.resize(width, height);
    await desk.record(`hall-boards-${width}`);
    await desk.becomes(
      true,
      () => desk.run("return document.querySelector('main').scrollHeight <= innerHeight"),
      "every board of the page in the window",
    );
  }
});

test("pairings by name have two columns, each with heads", async () => {
  await show("2", "names");
  await desk.becomes(
    2,
    () => desk.run("return document.querySelectorAll('.columns .column .head').length"),
    "two columns",
  );
  await desk.becomes(
    true,
    () => desk.run("return document.querySelector('main').scrollHeight <= innerHeight"),
    "every name of the page in the window",
  );
  await desk.record("hall-names");
});

test("a countdown without a time asks for the time instead of showing an empty one", async () => {
  await desk.switchTo(hall.own);
  await desk.press("6");
  await desk.focuses("form input");
  await desk.shows("[data-content=names][aria-pressed=true]");
  await desk.press(..."15", "Enter");
  await desk.shows("[data-content=countdown][aria-pressed=true]");
  await desk.switchTo(hall.other);
  await desk.sees(/Round 1 starts in\s+1[45]:\d\d/, "main");
  await desk.record("hall-countdown");
  await desk.switchTo(hall.own);
});

test("the desk shows a preview of the hall", async () => {
  await desk.run("document.activeElement.blur()");
  await desk.switchTo(hall.own);
  await desk.press("1");
  await desk.shows("[data-name=hall-preview] [data-preview=boards] .board bdi");
  await desk.press("3");
  await desk.shows("[data-name=hall-preview] [data-preview=standings] tbody tr");
  await desk.record("hall-desk");
  const small =
    "const box = document.querySelector('[data-name=hall-preview]'); return parseFloat(getComputedStyle(box.querySelector('.screen')).fontSize) < 14";
  await desk.becomes(true, () => desk.run(small), "a preview as small as its place");
});

test("a playlist shows its parts in turn, each as long as set, and an empty timetable is left out", async () => {
  const short = (content) =>
    desk.run(
      "const field = document.querySelector(`[data-seconds=${arguments[0]}]`); field.value = '5'; field.dispatchEvent(new Event('change', { bubbles: true }))",
      content,
    );
  for (const content of ["boards", "names", "standings", "knockouts", "timetable"]) await short(content);
  await desk.becomes(
    "5",
    () => desk.run("return document.querySelector('[data-seconds=names]').value"),
    "five seconds",
  );
  await desk.run("document.activeElement.blur()");
  await desk.press("p");
  await desk.shows("[data-name=hall-play][aria-pressed=true]");
  await desk.switchTo(hall.other);
  for (const content of ["names", "standings", "boards"]) await desk.shows(`main[data-content=${content}]`);
  await desk.switchTo(hall.own);
  await desk.clickButton("hall-play");
  await desk.shows("[data-name=hall-play][aria-pressed=false]");
});

test("the timetable counts down to the next round", async () => {
  const tomorrow = new Date(Date.now() + 86_400_000);
  await desk.run(
    "window.day = arguments[0]",
    `${tomorrow.getFullYear()}-${String(tomorrow.getMonth() + 1).padStart(2, "0")}-${String(tomorrow.getDate()).padStart(2, "0")}`,
  );
  await desk.go("event");
  const set = async (path, value) => {
    await desk.run(
      "const field = document.querySelector(`[data-setting='${arguments[0]}'] input`); field.value = arguments[1]; field.dispatchEvent(new Event('change', { bubbles: true }))",
      path,
      value,
    );
    await desk.becomes(
      value,
      () => desk.run("return document.querySelector(`[data-setting='${arguments[0]}'] input`).value", path),
      path,
    );
  };
  const day = await desk.run("return window.day");
  await set("event.end", "2027-12-31");
  await set("event.start", day);
  await desk.go("hall");
  await desk.press("9");
  await desk.shows("[data-content=timetable][aria-pressed=true]");
  await desk.switchTo(hall.other);
  await desk.shows("main[data-content=timetable] li time");
  await desk.sees(/Round \d\s+\d+:\d\d:\d\d/, "main");
  await desk.record("hall-timetable");
  await desk.switchTo(hall.own);
});

test("a helper gets a code, which is shown only now, and loses it", async () => {
  await desk.type("Name", "Ada Reed");
  await desk.clickButton("helper-add");
  await desk.sees(/Code of Ada Reed, shown only now:\s+([a-z]+ ){5}[a-z]+/, "[data-name=helper-code]");
  await desk.sees(/Ada Reed\s+results.*valid until/s, "tbody");
  await desk.record("hall-helpers");
  await desk.clickButton("helper-revoke-1");
  await desk.sees(/Ada Reed\s+results.*revoked/s, "tbody");
  await desk.becomes(
    false,
    () => desk.run("return document.querySelector('[data-name=helper-revoke-1]') !== null"),
    "no button for a revoked code",
  );
});
