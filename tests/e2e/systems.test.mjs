// Systems beside the Open of one event, by mouse and keyboard: a knock-out of its own, a club ladder, novices.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow("--sample")));
after(() => desk.close());

const record = (name) => desk.record(`systems-${name}`);

test("every system can be chosen, with a sentence on it", async () => {
  await desk.status(/64 players registered/);
  await desk.go("event");
  await desk.clickButton("competition-add");
  await desk.shows("dialog[open] select option[value=future-stars]");
  const kinds = await desk.run(
    "return [...document.querySelectorAll('dialog[open] select option')].map((option) => option.innerText)",
  );
  for (const name of [
    "Future Stars",
    "Knock-out",
    "Swiss knock-out",
    "Zones and play-off",
    "Generalised knock-out",
    "Zoned Swiss",
    "Club ladder",
    "League",
    "Novices",
  ]) {
    assert.ok(kinds.includes(name), `${name} is not among ${kinds}`);
  }
  await desk.run(
    "const choice = document.querySelector('dialog[open] select'); choice.value = 'knock-out'; choice.dispatchEvent(new Event('change', { bubbles: true }))",
  );
  await desk.sees(/The loser is out/, "dialog[open]");
  await record("choice");
  await desk.clickButton("competition-create");
  await desk.closed();
  await desk.becomes(
    "Knock-out",
    () => desk.text("nav [aria-pressed=true] bdi"),
    "the competition is named after its system",
  );
  await desk.status(/0 players registered/);
});

test("the table of everyone is drawn, and only its games are paired", async () => {
  await desk.go("register");
  await desk.shows("#register-panel [data-name=people-enter]");
  await desk.press("Alt+o");
  await desk.shows("dialog[open] li input");
  await desk.run("[...document.querySelectorAll('dialog[open] li input')].slice(0, 6).forEach((box) => box.click())");
  await desk.clickButton("people-enter-these");
  await desk.sees(/due twice/, "dialog[open] [data-name=conflict]");
  await desk.clickButton("people-close");
  await desk.closed();
  await desk.status(/6 players registered/);
  await desk.closeRegister();
  await desk.next(/Draw/);
  await desk.sees(/^KO\s/, "[role=tablist] [role=tab]");
  await record("list");
  await desk.clickButton("draw-all");
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await record("round");
  const boards = await desk.run("return document.querySelectorAll('main tr[data-row]').length");
  assert.equal(boards, 2, "two games, and the first two of the list rest");
  await desk.go("knockouts");
  await desk.sees(/KO/, "h1, [role=tab]");
  await record("table");
});

/** Adds a competition of a system and enters the first people of the Open in it, who may be due twice then. */
async function addWithPeople(system, people, dueTwice = false) {
  await desk.go("event");
  await desk.clickButton("competition-add");
  await desk.shows(`dialog[open] select option[value=${system}]`);
  await desk.run(
    "const choice = document.querySelector('dialog[open] select'); choice.value = arguments[0]; choice.dispatchEvent(new Event('change', { bubbles: true }))",
    system,
  );
  await desk.clickButton("competition-create");
  await desk.closed();
  await desk.status(/0 players registered/);
  await desk.go("register");
  await desk.click("main [role=tab]");
  await desk.shows("#register-panel [data-name=people-enter]");
  await desk.press("Alt+o");
  await desk.shows("dialog[open] li input");
  await desk.run(
    "[...document.querySelectorAll('dialog[open] li input')].slice(0, arguments[0]).forEach((box) => box.click())",
    people,
  );
  await desk.clickButton("people-enter-these");
  if (dueTwice) await desk.clickButton("people-close");
  await desk.closed();
  await desk.status(new RegExp(`${people} players registered`));
}

test("a double elimination shows where a loss leads, and pairs the losers in the next round", async () => {
  await addWithPeople("double-elimination", 4, true);
  await desk.closeRegister();
  await desk.next(/Draw/);
  await desk.clickButton("draw-all");
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await desk.go("knockouts");
  await desk.sees(/Losers’ table[^]*loser of Semi-finals 1[^]*loser of Winners’ final/, "main .linked");
  await record("double");
  await desk.press("ArrowRight");
  await desk.press("ArrowRight");
  await desk.press("ArrowRight");
  await desk.sees(/Losers’ table/, "[data-name=game]");
});

test("self-paired games are added by keyboard and by mouse, a third meeting is refused, and a wrong game is removed", async () => {
  await addWithPeople("self-pairing", 4);
  await desk.press("Alt+3");
  await desk.shows("[data-name=games-black]");
  const totals = () =>
    desk.run(
      "return Object.fromEntries([...document.querySelectorAll('main tbody tr[data-row]')].map((row) => [row.cells[0].innerText, row.cells[row.cells.length - 1].innerText]))",
    );
  // The form has the focus wherever it was before: on a button of the rail, or on another part of the screen.
  for (const before of ["[data-screen=standings]", "[data-competition]", "main [role=grid]"]) {
    await desk.run("document.querySelector(arguments[0]).focus()", before);
    await desk.press("Alt+3");
    await desk.focuses("[data-name=games-black]");
  }
  // By keyboard: the numbers, the result as it is, Enter.
  await desk.focuses("[data-name=games-black]");
  await desk.press("1", "Tab", "2", "Enter");
  await desk.sees(/1 game/, "[data-name=games-count]");
  await desk.focuses("[data-name=games-black]");
  await desk.becomes({ 1: "1", 2: "0", 3: "0", 4: "0" }, totals, "Black has won");
  // By mouse: the winner from the list, and the button.
  await desk.type("Black no.", "1");
  await desk.type("White no.", "2");
  await desk.run(
    "const choice = document.querySelector('[data-name=games-result]'); choice.value = '0-1'; choice.dispatchEvent(new Event('change', { bubbles: true }))",
  );
  await desk.clickButton("games-add");
  await desk.sees(/2 games/, "[data-name=games-count]");
  await desk.becomes({ 1: "1", 2: "1", 3: "0", 4: "0" }, totals, "White has won the second game");
  await record("self-paired");
  await desk.type("Black no.", "2");
  await desk.type("White no.", "1");
  await desk.press("Enter");
  await desk.shows("main [role=alert]");
  await desk.sees(/2 games/, "[data-name=games-count]");
  await record("self-paired-refused");
  await desk.press("Escape");
  await desk.run(
    "document.querySelector('main tbody tr[data-row]').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 400, clientY: 300 }))",
  );
  await desk.click("[role=menu] [data-act^=remove-]");
  await desk.sees(/1 game/, "[data-name=games-count]");
  await desk.clickButton("undo");
  await desk.sees(/2 games/, "[data-name=games-count]");
});

test("a club ladder shows stones and komi before a game, and moves both players after it", async () => {
  await addWithPeople("club-ladder", 6);
  await desk.press("Alt+3");
  await desk.shows("[data-name=games-black]");
  const rungs = () =>
    desk.run(
      "return Object.fromEntries([...document.querySelectorAll('main tbody tr')].map((row) => [row.cells[0].innerText, row.cells[4].innerText]))",
    );
  const before = await rungs();
  assert.deepEqual(Object.keys(before).sort(), ["1", "2", "3", "4", "5", "6"]);
  await desk.type("Black no.", "1");
  await desk.type("White no.", "2");
  const conditions = await desk.sees(/has Black against .*komi/, "[data-name=games-conditions]");
  assert.ok(conditions);
  await record("ladder-conditions");
  await desk.click("[data-name=games-add]");
  await desk.sees(/1 game/, "[data-name=games-count]");
  await desk.until("both players on other rungs", async () => {
    const now = await rungs();
    return now["1"] !== before["1"] && now["2"] !== before["2"] && now["3"] === before["3"];
  });
  await record("ladder");
});

test("novices play on boards of their size", async () => {
  await addWithPeople("novices", 8, true);
  await desk.closeRegister();
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await desk.sees(/13x13|9x9/, "main tr[data-row]");
  await record("novices");
});

test("the next season of a league has the people of the last one", async () => {
  await addWithPeople("league", 6);
  await desk.go("event");
  const row = "[data-listed]:last-of-type";
  await desk.click(`${row} [data-name=competition-next-season]`);
  await desk.sees(/Next season of League/, "dialog[open]");
  await record("next-season");
  await desk.clickButton("competition-create");
  await desk.sees(/has no name/, "dialog[open]");
  await desk.type("Name", "Autumn");
  await desk.clickButton("competition-create");
  await desk.closed();
  await desk.becomes("Autumn", () => desk.text("nav [aria-pressed=true] bdi"), "the next season is chosen");
  await desk.status(/6 players registered/);
  await desk.press("Alt+3");
  await desk.sees(/To play/, "main thead");
  await record("league");
});
