// The line with the state of the event keeps its place: one line at 1366 wide, the next step where it was, notices over the
// screen, and names that are whole beside the remarks on a board.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow("--sample")));
after(() => desk.close());

const record = (name) => desk.record(`status-${name}`);
/** Where the button of the next step ends, which is as wide as its label, and how high the line is. */
const places = () =>
  desk.run(`const next = document.querySelector("[data-name=next]").getBoundingClientRect();
    return [next.right, next.top, document.querySelector("header").offsetHeight].map(Math.round)`);
/** The elements of the line whose text needs more than one line, or which lie outside of it. */
const WRAPPED = `const header = document.querySelector("header");
  const inside = header.getBoundingClientRect();
  return [...header.querySelectorAll("p, button")].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.height > 40 || box.left < inside.left || box.right > inside.right || box.bottom > inside.bottom;
  }).map((each) => each.innerText)`;

test("long texts are cut, the next step stays where it is, and nothing wraps", async () => {
  await desk.status(/64 players registered/);
  const before = await places();
  const unmoved = async (when) => {
    assert.deepEqual(await places(), before, when);
    assert.deepEqual(await desk.run(WRAPPED), [], when);
  };
  await desk.closeRegister();
  await unmoved("after the register was closed");
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await unmoved("with a draft");
  await desk.next(/Release round 1/);
  await desk.roundIs("released", 1);
  await desk.press("1", "1");
  await desk.sees(/Pass 1: 2 of 32 · Pass 2: 0/, "[data-name=pass]");
  await desk.press("Control+z");
  await desk.sees(/Redo: result of board 2/, "[data-name=redo]");
  await unmoved("with something to undo and to redo");
  await record("undo-and-redo");
  const undo = await desk.run(
    "return [document.querySelector('[data-name=undo]').title, document.querySelector('[data-name=undo] span').innerText]",
  );
  assert.equal(undo[0], `${undo[1].trim()} · Key: Ctrl+Z`, "the whole text and its key on hover");
});

test("a notice lies over the screen and is dismissed by mouse and by Escape", async () => {
  const before = await places();
  await desk.go("print");
  await desk.press("p");
  await desk.sees(/Saved pairings-1\.pdf/, "[data-name=toast] [data-name=notice]");
  assert.deepEqual(await places(), before);
  await record("notice");
  await desk.click("[data-name=toast] button[aria-label]");
  await desk.hides("[data-name=notice]");
  await desk.press("p");
  await desk.shows("[data-name=notice]");
  await desk.press("Escape");
  await desk.hides("[data-name=notice]");
});

test("names are whole, and remarks are pictures with their sentence", async () => {
  await desk.go("rounds");
  await desk.shows("tbody [data-note]");
  const remark = await desk.run(
    "const note = document.querySelector('tbody [data-note]'); return [note.title, note.getAttribute('aria-label')]",
  );
  assert.ok(remark[0].length > 3 && remark[0] === remark[1], `${remark}`);
  const cut =
    "return [...document.querySelectorAll('tbody bdi.name')].filter((name) => name.getBoundingClientRect().right > name.closest('td').getBoundingClientRect().right + 1).map((name) => name.innerText)";
  assert.deepEqual(await desk.run(cut), []);
  await record("remarks");
});

test("scroll bars of the screen do not show through a dialog", async () => {
  const scrolling = () =>
    desk.run(`return [...document.querySelectorAll("nav, main, main *")]
      .filter((each) => !each.closest("dialog") && getComputedStyle(each).overflowY === "auto").length`);
  await desk.go("rounds");
  assert.ok((await scrolling()) > 0);
  await desk.press("?");
  await desk.shows("dialog[open]");
  const over = await desk.run("return document.documentElement.dataset.bars === 'over'");
  if (over) assert.equal(await scrolling(), 0, "bars without a place of their own are hidden");
  assert.equal(await desk.run("return getComputedStyle(document.querySelector('dialog .body')).overflowY"), "auto");
  await record("under-a-dialog");
  await desk.press("Escape");
  await desk.closed();
  assert.ok((await scrolling()) > 0);
});
