// Columns of a table are chosen by the button in its corner and by a right click on a head, and remembered; several entries are
// marked and withdrawn together. Rows of every table are sorted, found by typing, marked, and copied for a spreadsheet.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow("--sample")));
after(() => desk.close());

const heads = () =>
  desk.run(
    "return [...document.querySelectorAll('main thead th')].filter((head) => head.checkVisibility()).map((head) => head.innerText.replace(/[▲▼]/g, '').trim())",
  );

test("a column is hidden from the corner of the table, stays hidden on other screens, and comes back by a right click on a head", async () => {
  // The start page has a table too, until the event is open.
  await desk.until("the register with the club", async () => (await heads()).includes("Club"));
  const all = await heads();
  await desk.click("main [data-name=columns]");
  await desk.shows("[role=menu] [role=menuitemcheckbox][aria-checked=true]");
  await desk.record("tables-columns");
  await desk.click("[role=menu] [data-act='column-club']");
  await desk.becomes(
    all.filter((head) => head !== "Club"),
    heads,
    "the heads without the club",
  );
  await desk.shows("[role=menu] [data-act='column-club'][aria-checked=false]");
  await desk.press("Escape");
  await desk.hides("[role=menu]");
  await desk.go("standings");
  await desk.until("the club in the standings", async () => (await heads()).includes("Club"));
  await desk.go("register");
  await desk.becomes(
    all.filter((head) => head !== "Club"),
    heads,
    "the heads without the club",
  );
  const visible = await desk.run(
    "return [...document.querySelectorAll(\"main tbody tr[data-row='0'] td\")].filter((cell) => cell.checkVisibility()).length",
  );
  assert.equal(visible, all.length - 1);
  await desk.run(
    "document.querySelector('main thead th').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 300, clientY: 300 }))",
  );
  await desk.click("[role=menu] [data-act='column-club']");
  await desk.becomes(all, heads, "all heads");
  await desk.press("Escape");
  await desk.hides("[role=menu]");
});

test("entries are marked with Ctrl and Shift, and withdrawn together", async () => {
  const click = (row, keys) =>
    desk.run(
      "document.querySelector(`main tr[data-row='${arguments[0]}'] td:nth-child(3)`).dispatchEvent(new MouseEvent('click', { bubbles: true, ...arguments[1] }))",
      row,
      keys,
    );
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
  await desk.run(
    "document.querySelector(\"main tr[data-row='3'] td\").dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 300, clientY: 300 }))",
  );
  await desk.sees(/Withdraw the marked: 3/, "[role=menu]");
  await desk.click("[role=menu] [data-act='withdraw-marked']");
  await desk.status(/61 players registered/);
  await desk.becomes(0, marked, "no marked row");
  await desk.press("Control+z");
  await desk.status(/62 players registered/);
});

test("the rounds that players miss are sorted by a head, the cursor keeps its player, and a column is hidden", async () => {
  const first = () => desk.run("return document.querySelector(\"main tr[data-row='0']\").cells[1].innerText");
  const current = () => desk.run("return document.querySelector('main tr.current').cells[1].innerText");
  await desk.press("2");
  await desk.shows("main td [aria-pressed]");
  const chosen = await current();
  await desk.press(" ");
  await desk.shows("main tr[data-row='0'] [aria-pressed=false]");
  await desk.click("main th [data-sort='1']");
  await desk.until("players who play the round first", async () => (await first()) !== chosen);
  assert.equal(await current(), chosen);
  await desk.click("main th [data-sort='1']");
  await desk.becomes(chosen, first, "the player who misses the round");
  await desk.click("main [data-name=columns]");
  await desk.click("[role=menu] [data-act='column-rank']");
  await desk.until("no rank", async () => !(await heads()).includes("Rank"));
  await desk.click("[role=menu] [data-act='column-rank']");
  await desk.press("Escape");
  await desk.hides("[role=menu]");
  await desk.press("Control+z");
  await desk.hides("main tr [aria-pressed=false]");
  await desk.press("1");
  await desk.shows("[data-name=entry-add]");
});

test("officials are sorted by a column, and removed from the menu of their row", async () => {
  const names = () =>
    desk.run(
      "return [...document.querySelectorAll('#referee-panel tbody tr[data-row] td:nth-child(3)')].map((cell) => cell.innerText.trim())",
    );
  await desk.go("referee");
  await desk.click("[data-tab=people]");
  for (const name of ["Zed Moor", "Ada Fenn"]) {
    await desk.clickButton("official-add");
    await desk.shows("dialog[open] [data-name=official-name]");
    await desk.run(
      "const field = document.querySelector('dialog[open] [data-name=official-name]'); field.value = arguments[0]; field.dispatchEvent(new Event('input', { bubbles: true }))",
      name,
    );
    await desk.run(
      "const choice = document.querySelector('dialog[open] [data-name=official-role]'); choice.value = 'referee'; choice.dispatchEvent(new Event('change', { bubbles: true }))",
    );
    await desk.clickButton("official-save");
    await desk.closed();
    await desk.sees(new RegExp(name), "#referee-panel tbody");
  }
  await desk.becomes(["Zed Moor", "Ada Fenn"], names, "the officials as they were added");
  await desk.run(
    "const field = document.querySelector('[data-name=find-officials]'); field.value = 'fen'; field.dispatchEvent(new Event('input', { bubbles: true }))",
  );
  await desk.becomes(["Ada Fenn"], names, "the official who was searched");
  await desk.sees(/1 of 2/, "[data-name=found-officials]");
  await desk.run(
    "const field = document.querySelector('[data-name=find-officials]'); field.value = ''; field.dispatchEvent(new Event('input', { bubbles: true }))",
  );
  await desk.becomes(["Zed Moor", "Ada Fenn"], names, "all officials");
  await desk.click("#referee-panel [data-sort=name]");
  await desk.becomes(["Ada Fenn", "Zed Moor"], names, "the officials by name");
  await desk.run(
    "document.querySelector(\"#referee-panel tr[data-row='1'] td\").dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 300, clientY: 300 }))",
  );
  await desk.record("tables-officials");
  await desk.click("[role=menu] [data-act=remove]");
  await desk.becomes(["Ada Fenn"], names, "the official who is left");
});

test("articles are found by typing; keys then act on the article that is seen; delays are sorted", async () => {
  const articles = () =>
    desk.run(
      "return [...document.querySelectorAll('#referee-panel tbody tr[data-row] td:first-child')].map((cell) => cell.innerText.trim())",
    );
  await desk.go("referee");
  await desk.click("[data-tab=articles]");
  await desk.until("the articles", async () => (await articles()).length > 5);
  const last = (await articles()).at(-1);
  await desk.click("#referee-panel [data-sort=article]");
  await desk.click("#referee-panel [data-sort=article]");
  await desk.until("the articles upside down", async () => (await articles())[0] === last);
  await desk.run(
    "const field = document.querySelector('[data-name=find-articles]'); field.value = 'xyzzy'; field.dispatchEvent(new Event('input', { bubbles: true }))",
  );
  await desk.becomes([], articles, "no article");
  await desk.run(
    "const field = document.querySelector('[data-name=find-articles]'); field.value = arguments[0]; field.dispatchEvent(new Event('input', { bubbles: true }))",
    last,
  );
  await desk.shows("#referee-panel tr[data-row='0'].current");
  await desk.record("tables-articles");
  await desk.clickButton("article-edit");
  await desk.sees(new RegExp(last.replaceAll(/[^A-Za-z0-9 ]/g, ".")), "dialog[open] h2");
  await desk.press("Escape");
  await desk.closed();
  await desk.click("[data-tab=delays]");
  const rounds = () =>
    desk.run(
      "return [...document.querySelectorAll('#referee-panel tbody tr[data-row] td:first-child')].map((cell) => Number(cell.innerText))",
    );
  await desk.until("the rounds", async () => (await rounds()).length > 2);
  const count = (await rounds()).length;
  await desk.click("#referee-panel [data-sort=round]");
  await desk.click("#referee-panel [data-sort=round]");
  await desk.until("the last round first", async () => (await rounds())[0] === count);
  await desk.record("tables-delays");
});

test("a helper is revoked from the menu of their row", async () => {
  await desk.go("hall");
  await desk.shows("[data-name=helper-name]");
  for (const name of ["Ash", "Beech"]) {
    await desk.run(
      "const field = document.querySelector('[data-name=helper-name]'); field.value = arguments[0]; field.dispatchEvent(new Event('input', { bubbles: true }))",
      name,
    );
    await desk.clickButton("helper-add");
    await desk.sees(new RegExp(name), "[data-name=helper-code]");
  }
  const names = () =>
    desk.run(
      "return [...document.querySelector('[data-name=find-helpers]').closest('.sorted').querySelectorAll('tbody tr[data-row] td:first-child')].map((cell) => cell.innerText.trim())",
    );
  await desk.run(
    "const field = document.querySelector('[data-name=find-helpers]'); field.value = 'bee'; field.dispatchEvent(new Event('input', { bubbles: true }))",
  );
  await desk.becomes(["Beech"], names, "the helper who was searched");
  await desk.run(
    "document.querySelector('[data-name=find-helpers]').closest('.sorted').querySelector('tbody td').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 300, clientY: 300 }))",
  );
  await desk.click("[role=menu] [data-act=revoke]");
  await desk.sees(/Revoked/i, ".sorted tbody tr");
  await desk.record("tables-helpers");
});

test("the history is sorted by a column, with all its lines", async () => {
  await desk.go("history");
  const numbers = () =>
    desk.run(
      "return [...document.querySelectorAll('main tbody tr[data-row] td:first-child')].map((cell) => Number(cell.innerText))",
    );
  await desk.until("the newest line first", async () => (await numbers())[0] > 5);
  await desk.click("main [data-sort=number]");
  await desk.until("the oldest line first", async () => (await numbers())[0] === 1);
});

test("rows of any table are marked and copied with the columns that are shown", async () => {
  await desk.go("standings");
  await desk.shows("main tr[data-row='2']");
  // The clipboard of the test's machine is not ours: the page says what it gives to it.
  await desk.run(
    "const copy = document.execCommand.bind(document); document.execCommand = (name) => { window.copied = document.activeElement.value; return (window.done = copy(name)); }",
  );
  for (const row of [0, 2])
    await desk.run(
      "document.querySelector(`main tr[data-row='${arguments[0]}'] td:nth-child(2)`).dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }))",
      row,
    );
  await desk.becomes(2, () => desk.run("return document.querySelectorAll('main tr.marked').length"), "two marked rows");
  const first = await desk.run(
    "return document.querySelector(\"main tr[data-row='0'] td:nth-child(2)\").innerText.trim()",
  );
  await desk.run(
    "document.querySelector(\"main tr[data-row='2'] td\").dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 300, clientY: 300 }))",
  );
  await desk.sees(/Copy 2 rows/, "[role=menu]");
  await desk.press("Escape");
  await desk.hides("[role=menu]");
  // The system gives its clipboard only to a key or a click of a person.
  await desk.run("document.querySelector('main [role=grid]').focus()");
  await desk.press("Control+c");
  await desk.sees(/2 rows are on the clipboard/, "main .region > [aria-live]");
  assert.equal(await desk.run("return window.done"), true, "the system's clipboard");
  assert.equal(
    await desk.run("return document.scrollingElement.scrollHeight <= innerHeight"),
    true,
    "the page is not longer than the window",
  );
  const lines = (await desk.run("return window.copied")).split("\n");
  assert.equal(lines.length, 3);
  assert.match(lines[0], /^Place\tName\t/);
  assert.equal(lines[1].split("\t")[1], first);
});

test("a double click in the list of a knock-out opens the player card", async () => {
  await desk.go("register");
  await desk.go("knockouts");
  await desk.shows("[role=grid] tr.current");
  await desk.run(
    "const row = document.querySelector('[role=grid] tr[data-row=\"1\"] td'); row.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))",
  );
  await desk.shows("dialog[open] [data-name=card-about]");
  await desk.press("Escape");
  await desk.closed();
});
