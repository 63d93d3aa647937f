// The player card by keyboard and by mouse from every screen with players; tables are sorted, filtered, and have a menu of ours.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow("--sample")));
after(() => desk.close());

const record = (name) => desk.record(`card-${name}`);
const title = () => desk.text("dialog[open] h2");
/** Dispatches a mouse event to the first element that matches. Returns whether the page took it over. */
const mouse = (type, selector) =>
  desk.run(
    "return !document.querySelector(arguments[1]).dispatchEvent(new MouseEvent(arguments[0], { bubbles: true, cancelable: true, clientX: 300, clientY: 300 }))",
    type,
    selector,
  );
const column = (index) =>
  desk.run(
    "return [...document.querySelectorAll('main tbody tr[data-row]')].map((row) => row.children[arguments[0]].innerText.trim())",
    index,
  );
const sides = (row) =>
  desk.run(
    "return [...document.querySelectorAll(`main tr[data-row='${arguments[0]}'] .name`)].map((name) => name.innerText.trim())",
    row,
  );

test("in the register Enter opens the card, the focus stays inside, Escape closes it, and its button edits the entry", async () => {
  await desk.status(/64 players registered/);
  await desk.shows("main tr[data-row='0'].current");
  await desk.press("ArrowDown");
  await desk.shows("main tr[data-row='1'].current");
  const [, name] = await column(1);
  await desk.press("Enter");
  await desk.becomes(name, title, "the card of the second entry");
  await desk.sees(/No round is paired yet/, "dialog");
  for (let turn = 0; turn < 12; turn += 1) {
    await desk.press("Tab");
    await desk.until("the focus in the card", () =>
      desk.run("return document.querySelector('dialog[open]').contains(document.activeElement)"),
    );
  }
  await desk.press("Escape");
  await desk.closed();
  await mouse("dblclick", "main tr[data-row='1'] td");
  await desk.becomes(name, title, "the card after a double click");
  await desk.clickButton("card-edit");
  await desk.becomes(
    name.split(" ")[0],
    () => desk.run("return document.querySelector('dialog[open] input')?.value"),
    "the family name in the form",
  );
  await desk.press("Escape");
  await desk.closed();
});

test("a column head sorts by click and by keyboard, and says so", async () => {
  const usual = await column(1);
  await desk.click("[data-sort=name]");
  await desk.shows("th[aria-sort=ascending] [data-sort=name]");
  const sorted = await column(1);
  assert.notDeepEqual(sorted, usual);
  assert.deepEqual(
    sorted.toSorted((a, b) => a.localeCompare(b)),
    sorted,
  );
  await desk.run("document.querySelector('[data-sort=name]').focus()");
  await desk.press("Enter");
  await desk.shows("th[aria-sort=descending] [data-sort=name]");
  await desk.becomes(sorted.toReversed(), () => column(1), "the names downwards");
  await desk.press("Enter");
  await desk.hides("th[aria-sort]");
  await desk.becomes(usual, () => column(1), "the usual order");
  await desk.run("document.activeElement.blur()");
});

test("at a board Enter opens Black's card and Shift+Enter White's, and opponents lead to each other", async () => {
  await desk.closeRegister();
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await desk.next(/Release round 1/);
  await desk.roundIs("released", 1);
  await desk.press("1");
  await desk.sees(/1-0/, "tbody tr[data-row='0'] td.result");
  await desk.press("ArrowUp");
  await desk.shows("main tr[data-row='0'].current");
  const [black, white] = await sides(0);
  await desk.press("Enter");
  await desk.becomes(black, title, "Black's card");
  await desk.sees(/result of board 1/, "dialog");
  await desk.click("dialog .opponent");
  await desk.becomes(white, title, "the opponent's card");
  await record("rounds");
  await desk.press("Escape");
  await desk.closed();
  await desk.press("Shift+Enter");
  await desk.becomes(white, title, "White's card");
  await desk.press("Enter");
  await desk.closed();
});

test("a double click beside a name opens the card and enters no result", async () => {
  const [, white] = await sides(3);
  await mouse("dblclick", "main tr[data-row='3'] td[data-player] ~ td[data-player]");
  await desk.becomes(white, title, "White's card");
  await desk.press("Escape");
  await desk.closed();
  await desk.status(/0 of 32 results/);
});

test("while the boards are filtered, keys enter results only at the boards shown", async () => {
  const [black] = await sides(9);
  await desk.press("/");
  await desk.focuses("input.find");
  await desk.press(...black.split(" ")[0]);
  await desk.becomes(
    true,
    async () => (await column(0)).every((board, _, all) => all.length < 5 && board !== "1"),
    "few boards",
  );
  const [board] = await column(0);
  await desk.press("Enter", "2");
  await desk.sees(/0-1/, "main tr[data-row='0'] td.result");
  await record("filter");
  await desk.press("/");
  await desk.focuses("input.find");
  await desk.press("Escape");
  await desk.becomes(32, async () => (await column(0)).length, "all boards");
  await desk.becomes(
    2,
    () =>
      desk.run(
        "return [...document.querySelectorAll('main td.result')].filter((cell) => /[01]-[01]/.test(cell.innerText)).length",
      ),
    "two results in the first pass",
  );
  await desk.sees(/0-1/, `main tr[data-row='${Number(board) - 1}'] td.result`);
});

test("a right click on a row opens our menu, elsewhere none, and the menu key does the same", async () => {
  assert.ok(await mouse("contextmenu", "main h1"), "the menu of the web view is stopped");
  const [black] = await sides(2);
  assert.ok(await mouse("contextmenu", "main tr[data-row='2'] td"));
  await desk.shows("[role=menu] [data-act=card-black]");
  await record("menu");
  await desk.press("Enter");
  await desk.becomes(black, title, "the card from the menu");
  await desk.press("Escape");
  await desk.closed();
  await desk.hides("[role=menu]");
  await desk.press("Shift+F10");
  await desk.shows("[role=menu] [data-act=past]");
  await desk.press("Escape");
  await desk.hides("[role=menu]");
});

test("the standings sort by a tie-break, open the card, and so does a box of a knock-out", async () => {
  await desk.go("standings");
  await desk.shows("[data-sort='0']");
  await desk.click("[data-sort='0']");
  await desk.shows("th[aria-sort=descending] [data-sort='0']");
  await record("standings");
  const [name] = await column(1);
  await desk.press("Enter");
  await desk.becomes(name, title, "the card of the first line");
  await record("standings-card");
  await desk.press("Escape");
  await desk.closed();
  await desk.go("knockouts");
  await desk.clickButton("draw-all");
  await desk.seesNo(/not drawn/, "[role=tablist]");
  await desk.shows("[data-spot='0-0']");
  await mouse("dblclick", "[data-spot='0-0']");
  await desk.shows("dialog[open] [data-name=card-about]");
  await desk.sees(/KO\d+/, "dialog");
  await record("knockout");
  await desk.press("Escape");
  await desk.closed();
});
