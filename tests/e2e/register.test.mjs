// A newcomer registers ten people without a manual: three from the rating list, one by hand, six pasted from a spreadsheet with
// a wrong cell that is corrected in place and a line that is left out. By keyboard and by mouse.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

/** Invented people in the fixed columns of the rating list. */
const PLAYERS = [
  ["11110001", "Chora Illia", "UA", "Lviv", "3k", "1812"],
  ["11110002", "Papadoulis Dimitris", "GR", "Pire", "1d", "2104"],
  ["11110003", "Nisladze Chabuka", "GE", "Tbil", "2k", "1950"],
];
const line = ([pin, name, country, club, rank, rating]) =>
  ` ${pin}  ${name.padEnd(38)}${country}  ${club.padEnd(4)}   ${rank.padStart(3)}   --   ${rating.padStart(4)}     2  T171118A\n`;

let desk;
before(async () => {
  desk = await openWindow();
  writeFileSync(join(FILES, "allworld_lp.html"), `<html>\n(22 Feb 2026)\n<pre>\n${PLAYERS.map(line).join("")}</pre>\n`);
});
after(() => desk.close());

const record = (name) => desk.record(`register-${name}`);
const value = (label) =>
  desk.run(
    "return [...document.querySelectorAll('dialog[open] label')].find((l) => l.innerText.trim() === arguments[0])?.control?.value",
    label,
  );

test("a new event has an empty register, and the rating list is imported", async () => {
  await desk.sees(/Open the sample event/);
  await desk.press("n");
  await desk.type("Name", "Reed Cup");
  await desk.press("Enter");
  await desk.status(/0 players registered/);
  await desk.shows("#register-panel [data-name=list-import]");
  await desk.press("Alt+l");
  await desk.sees(/3 players/, "main");
});

test("the name field of a new entry finds people of the rating list, and the form stays for the next person", async () => {
  await desk.press("Alt+a");
  await desk.focuses("dialog [data-name=family]");
  // By keyboard: an arrow and Enter take the person, the year of birth is asked next.
  await desk.press(..."chor");
  await desk.sees(/Chora Illia/, "[data-name=rated]");
  await record("rated");
  await desk.press("ArrowDown");
  await desk.shows("[data-name=rated] [aria-selected=true]");
  await desk.press("Enter");
  await desk.focuses("dialog [data-name=birth]");
  assert.deepEqual(
    [
      await value("Family name"),
      await value("Given name"),
      await value("Rank"),
      await value("Country"),
      await value("EGD PIN"),
    ],
    ["Chora", "Illia", "3k", "UA", "11110001"],
  );
  await desk.press(..."2012", "Enter");
  await desk.sees(/Chora Illia is registered/, "[data-name=added]");
  await desk.focuses("dialog [data-name=family]");
  // By mouse.
  for (const [typed, pin, born, added] of [
    ["papad", "11110002", "2009", /2 people so far/],
    ["nis", "11110003", "2010", /3 people so far/],
  ]) {
    await desk.type("Family name", typed);
    await desk.click(`[data-pin='${pin}']`);
    await desk.type("Year of birth", born);
    await desk.clickButton("save-entry");
    await desk.sees(added, "[data-name=added]");
  }
  // Someone who is not in the list.
  await desk.type("Family name", "Wrapila");
  await desk.type("Given name", "Kim");
  await desk.type("Rank", "12k");
  await desk.press("Enter");
  await desk.sees(/4 people so far/, "[data-name=added]");
  await record("next-person");
  await desk.clickButton("close-entry");
  await desk.closed();
  await desk.status(/4 players registered/);
});

test("rows of a spreadsheet are pasted, a wrong cell is corrected in place, and the rest is left out", async () => {
  const rows = [
    "Nume\tPrenume\tGrad\tȚara",
    "Aspen\tLee\t5k\tRO",
    "Birch\tLou\t6x\tRO",
    "Cedar\tMay\t7k\tRO",
    "Dogwood\tNia\t8k\tRO",
    "Elder\tPaz\t9k\tRO",
    "Fir\tRay\t10k\tRO",
    "Gorse\tSky\t77q\tRO",
  ];
  await desk.run(
    "const data = new DataTransfer(); data.setData('text/plain', arguments[0]); document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))",
    rows.join("\r\n"),
  );
  await desk.sees(/Correct 2 lines/, "dialog");
  await record("pasted");
  await desk.type("Line 3, Rank", "6k");
  await desk.press("Tab");
  await desk.sees(/Correct one line/, "dialog");
  await desk.hides("tr.bad[data-line='3']");
  await desk.clickButton("list-leave-rest");
  await desk.sees(/6 players can be imported/, "dialog");
  await record("corrected");
  await desk.clickButton("list-take");
  await desk.closed();
  await desk.status(/10 players registered/);
  await desk.sees(/Birch Lou\s+6k/, "tbody");
  await desk.seesNo(/Gorse/, "tbody");
});

test("the key opens an empty paste, and the meanings of columns are remembered by their headings", async () => {
  const paste = async (rows) => {
    await desk.press("Alt+v");
    await desk.focuses("dialog [data-name=list-pasted]");
    await desk.run(
      "const field = document.activeElement; field.value = arguments[0]; field.dispatchEvent(new Event('input', { bubbles: true }))",
      rows.join("\n"),
    );
  };
  await paste(["Nume\tPrenume\tGrad\tEchipa", "Hazel\tKai\t11k\tCluj"]);
  await desk.shows("[data-name=column-4]");
  const means = () => desk.run("return document.querySelector('[data-name=column-4]')?.value");
  await desk.run(
    "const choice = document.querySelector('[data-name=column-4]'); choice.value = 'town'; choice.dispatchEvent(new Event('change', { bubbles: true }))",
  );
  await desk.becomes("town", means, "the chosen meaning");
  await desk.clickButton("list-take");
  await desk.closed();
  await desk.status(/11 players registered/);
  await paste(["Nume\tPrenume\tGrad\tEchipa", "Ivy\tJo\t12k\tBrad"]);
  await desk.becomes("town", means, "the meaning of last time");
  await desk.press("Escape");
  await desk.closed();
});

test("a letter typed after a search never shows what that search found", async () => {
  await desk.press("/", ..."aspen");
  const rows = () => desk.run("return [...document.querySelectorAll('main tbody tr')].map((row) => row.innerText)");
  await desk.until("one row", async () => (await rows()).length === 1);
  await desk.press(...Array(5).fill("Backspace"));
  await desk.until("all rows", async () => (await rows()).length === 11);
  // Every change of the table, with what is in the search field at that moment.
  await desk.run(`
    window.changes = [];
    const field = document.activeElement;
    const names = () => [...document.querySelectorAll("main tbody tr")].map((row) => row.textContent);
    const seen = new MutationObserver(() => window.changes.push([field.value, names()]));
    seen.observe(document.querySelector("main tbody"), { subtree: true, childList: true, characterData: true });
  `);
  await desk.press(..."hazel");
  await desk.until("the other row", async () => /Hazel/.test((await rows()).join()) && (await rows()).length === 1);
  const changes = await desk.run("return window.changes");
  assert.ok(changes.length > 0);
  for (const [typed, names] of changes)
    assert.ok(
      names.length === 11 || !names.some((name) => /Aspen/.test(name)),
      `"${typed}" shows ${names.join(" | ")}`,
    );
  await desk.press("Escape");
});
