// Columns of a table are chosen by the button in its corner and by a right click on a head, and remembered; several entries are
// marked and withdrawn together.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow("--sample")));
after(async () => {
  await desk.run("Object.keys(localStorage).filter((key) => key.startsWith('drawmaster-table-')).forEach((key) => localStorage.removeItem(key))");
  await desk.close();
});

const heads = () => desk.run("return [...document.querySelectorAll('main thead th')].filter((head) => head.checkVisibility()).map((head) => head.innerText.replace(/[▲▼]/g, '').trim())");

test("a column is hidden from the corner of the table, stays hidden on other screens, and comes back by a right click on a head", async () => {
  // The start page has a table too, until the event is open.
  await desk.until("the register with the club", async () => (await heads()).includes("Club"));
  const all = await heads();
  await desk.click("main [data-name=columns]");
  await desk.shows("[role=menu] [role=menuitemcheckbox][aria-checked=true]");
  await desk.record("tables-columns");
  await desk.click("[role=menu] [data-act='column-club']");
  await desk.becomes(all.filter((head) => head !== "Club"), heads, "the heads without the club");
  await desk.shows("[role=menu] [data-act='column-club'][aria-checked=false]");
  await desk.press("Escape");
  await desk.hides("[role=menu]");
  await desk.go("standings");
  await desk.until("the club in the standings", async () => (await heads()).includes("Club"));
  await desk.go("register");
  await desk.becomes(all.filter((head) => head !== "Club"), heads, "the heads without the club");
  const visible = await desk.run("return [...document.querySelectorAll(\"main tbody tr[data-row='0'] td\")].filter((cell) => cell.checkVisibility()).length");
  assert.equal(visible, all.length - 1);
  await desk.run("document.querySelector('main thead th').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 300, clientY: 300 }))");
  await desk.click("[role=menu] [data-act='column-club']");
  await desk.becomes(all, heads, "all heads");
  await desk.press("Escape");
  await desk.hides("[role=menu]");
});

test("entries are marked with Ctrl and Shift, and withdrawn together", async () => {
  const click = (row, keys) => desk.run("document.querySelector(`main tr[data-row='${arguments[0]}'] td:nth-child(3)`).dispatchEvent(new MouseEvent('click', { bubbles: true, ...arguments[1] }))", row, keys);
  const marked = () => desk.run("return document.querySelectorAll('main tr.marked').length");
  await click(1, {});
  await desk.shows("main tr[data-row='1'].current");
  await click(3, { shiftKey: true });
  await desk.becomes(3, marked, "three marked rows");
  await click(5, { ctrlKey: true });
  await desk.becomes(4, marked, "four marked rows");
  await click(2, { ctrlKey: true });
  await desk.becomes(3, marked, "three marked rows again");
  await desk.record("tables-marked");
  await desk.run("document.querySelector(\"main tr[data-row='3'] td\").dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 300, clientY: 300 }))");
  await desk.sees(/Withdraw the marked: 3/, "[role=menu]");
  await desk.click("[role=menu] [data-act='withdraw-marked']");
  await desk.status(/61 players registered/);
  await desk.becomes(0, marked, "no marked row");
  await desk.press("Control+z");
  await desk.status(/62 players registered/);
});

test("officials are sorted by a column, and removed from the menu of their row", async () => {
  const names = () => desk.run("return [...document.querySelectorAll('#referee-panel tbody tr[data-row] td:nth-child(3)')].map((cell) => cell.innerText.trim())");
  await desk.go("referee");
  await desk.click("[data-tab=people]");
  for (const name of ["Zed Moor", "Ada Fenn"]) {
    await desk.clickButton("official-add");
    await desk.shows("dialog[open] [data-name=official-name]");
    await desk.run("const field = document.querySelector('dialog[open] [data-name=official-name]'); field.value = arguments[0]; field.dispatchEvent(new Event('input', { bubbles: true }))", name);
    await desk.run("const choice = document.querySelector('dialog[open] [data-name=official-role]'); choice.value = 'referee'; choice.dispatchEvent(new Event('change', { bubbles: true }))");
    await desk.clickButton("official-save");
    await desk.closed();
    await desk.sees(new RegExp(name), "#referee-panel tbody");
  }
  await desk.becomes(["Zed Moor", "Ada Fenn"], names, "the officials as they were added");
  await desk.click("#referee-panel [data-sort=name]");
  await desk.becomes(["Ada Fenn", "Zed Moor"], names, "the officials by name");
  await desk.run("document.querySelector(\"#referee-panel tr[data-row='1'] td\").dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 300, clientY: 300 }))");
  await desk.record("tables-officials");
  await desk.click("[role=menu] [data-act=remove]");
  await desk.becomes(["Ada Fenn"], names, "the official who is left");
});
