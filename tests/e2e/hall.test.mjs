// The hall display: heads over the columns, stones that cannot be mistaken, and no countdown without a time.
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
  const disc = (colour) => desk.run("return getComputedStyle(document.querySelector(`.board:not(.head) .${arguments[0]}`)).backgroundImage", colour);
  const [black, white] = [await disc("black"), await disc("white")];
  assert.match(black, /rgb\(11, 10, 8\).*rgb\(217, 169, 60\)/);
  assert.match(white, /rgb\(255, 255, 255\).*rgb\(217, 169, 60\)/);
  for (const [width, height] of [[1366, 768], [1920, 1080]]) {
    await desk.resize(width, height);
    await desk.record(`hall-boards-${width}`);
    await desk.becomes(true, () => desk.run("return document.querySelector('main').scrollHeight <= innerHeight"), "every board of the page in the window");
  }
});

test("pairings by name have two columns, each with heads", async () => {
  await show("2", "names");
  await desk.becomes(2, () => desk.run("return document.querySelectorAll('.columns .column .head').length"), "two columns");
  await desk.becomes(true, () => desk.run("return document.querySelector('main').scrollHeight <= innerHeight"), "every name of the page in the window");
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
