// A volunteer enters a round by mouse alone: the winner's name in both passes, other results from the menu of the result, a
// disagreement settled, a confirmed result corrected, and a game of a knock-out from its table.
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

const BOARDS = 32;
let desk;
before(async () => (desk = await openWindow("--sample")));
after(() => desk.close());

const record = (name) => desk.record(`mouse-${name}`);
const row = (board) => `tbody tr[data-row='${board - 1}']`;
/** Moves the mouse onto the name of the player of this colour and clicks it. */
const wins = (board, colour) => desk.point(`${row(board)} [data-wins=${colour}]`);
/** Chooses a result from the menu that a button opens. */
async function choose(button, result) {
  await desk.click(button);
  await desk.click(`[role=menu] [data-result='${result}']`);
  await desk.hides("[role=menu]");
}
const inTable = (board, pattern) => desk.sees(pattern, `${row(board)} td.result`);

test("one click per board and pass enters a round, and the second pass begins by itself", async () => {
  await desk.closeRegister();
  await desk.clickButton("next");
  await desk.roundIs("draft", 1);
  await desk.nextIs(/Release round 1/);
  await desk.clickButton("next");
  await desk.roundIs("released", 1);
  await desk.shows("[data-pass=black]");
  for (let board = 1; board <= BOARDS; board += 1) {
    await wins(board, board % 3 ? "black" : "white");
    if (board < BOARDS) await inTable(board, board % 3 ? /1-0/ : /0-1/);
    if (board === 3) await record("first-pass");
  }
  await desk.shows("[data-pass=white]");
  await desk.sees(/Pass 1: 32 of 32 · Pass 2: 0/, "[data-name=pass]");
  // Board 5 is misread.
  for (let board = 1; board <= 5; board += 1)
    await wins(board, (board === 5 ? 1 : board % 3) ? (board === 5 ? "white" : "black") : "white");
  await desk.sees(/differ at board 5/, "[data-name=hint]");
  await record("disagreement");
  await choose("[data-name=settle]", "1-0");
  await inTable(5, /1-0/);
  for (let board = 6; board < BOARDS; board += 1) await wins(board, board % 3 ? "black" : "white");
  await desk.status(/31 of 32 results/);
});

test("the passes are switched by a button, and the menu of a result offers what a click on a name cannot say", async () => {
  await desk.clickButton("other-pass");
  await desk.shows("[data-pass=black]");
  await desk.click(`${row(BOARDS)} td.result button`);
  await desk.sees(/1-0!\s*Black won by forfeit/, "[role=menu]");
  await record("menu");
  await desk.press("Escape");
  await desk.hides("[role=menu]");
  await choose(`${row(BOARDS)} td.result button`, "0-1!");
  await desk.shows("[data-pass=white]");
  await choose(`${row(BOARDS)} td.result button`, "0-1!");
  await desk.status(/32 of 32 results/);
  await choose(`${row(BOARDS)} td.result button`, "clear");
  await desk.status(/31 of 32 results/);
  await choose(`${row(BOARDS)} td.result button`, "0-1!");
  await desk.status(/32 of 32 results/);
});

test("a correction names the players, the old and the new result and the consequences, and a cancelled one changes nothing", async () => {
  await desk.clickButton("next");
  await desk.roundIs("confirmed", 1);
  const name = await desk.text(`${row(4)} .name`);
  await wins(4, "white");
  await desk.closed();
  await choose("[data-name=settle]", "0-1");
  await desk.sees(/Correct board 4 of round 1/, "dialog");
  const [black, white] = name.split("\n");
  await desk.sees(
    new RegExp(`${black}[^]*${white}[^]*1-0 \\(Black won\\) becomes 0-1 \\(White won\\)[^]*standings after round 1`),
    "[data-name=correction-facts]",
  );
  await record("correction");
  await desk.clickButton("correction-none");
  await desk.closed();
  await inTable(4, /1-0/);
  await choose(`${row(4)} td.result button`, "0-1");
  await desk.type("Reason", "slip turned round");
  await desk.clickButton("correct");
  await desk.closed();
  await inTable(4, /0-1/);
});

test("a game of a knock-out is entered from its table, and its open ladder is named before the round is confirmed", async () => {
  await desk.go("knockouts");
  await desk.clickButton("draw-all");
  await desk.seesNo(/not drawn/, "[role=tablist]");
  await desk.nextIs(/Pair round 2/);
  await desk.clickButton("next");
  await desk.roundIs("draft", 2);
  await desk.nextIs(/Release round 2/);
  await desk.clickButton("next");
  await desk.roundIs("released", 2);
  await desk.shows("tbody .ko");
  const category = await desk.run("return document.querySelector('tbody .ko').innerText.match(/KO(\\d+)/)[1]");
  await desk.go("knockouts");
  await desk.click(`[data-category='${category}']`);
  await desk.shows("[data-name=game] [data-wins=black]");
  await desk.shows("[data-pass=black]");
  const game = await desk.text("[data-name=game]");
  await desk.click("[data-name=game] [data-wins=black]");
  await desk.until("the next game", async () => (await desk.text("[data-name=game]")) !== game);
  await choose("[data-name=result-menu]", "=");
  await desk.clickButton("other-pass");
  await desk.shows("[data-pass=white]");
  const read = await desk.text("[data-name=game]");
  await desk.click("[data-name=game] [data-wins=black]");
  await desk.status(/1 of 32 results/);
  await desk.until("the next game", async () => (await desk.text("[data-name=game]")) !== read);
  await record("table");
  await choose("[data-name=result-menu]", "=");
  await desk.status(/2 of 32 results/);
  await desk.go("rounds");
  const empty = (board) =>
    desk.run("return document.querySelector(arguments[0]).innerText.trim() === '–'", `${row(board)} td.result`);
  for (const pass of ["black", "white"]) {
    await desk.shows(`[data-pass=${pass}]`);
    for (let board = 1; board <= BOARDS; board += 1) if (await empty(board)) await wins(board, "black");
  }
  await desk.status(/32 of 32 results/);
  await desk.nextIs(/Confirm round 2/);
  await desk.clickButton("next");
  await desk.sees(/jigo that still needs its ladder/, "main [role=alert]");
  await record("ladder-open");
  await desk.clickButton("anyway");
  await desk.roundIs("confirmed", 2);
});

test("for a touch screen, rows and buttons are 40 px high on demand", async () => {
  await desk.go("event");
  await desk.tick(/touch screen/);
  await desk.go("rounds");
  const low =
    "return [...document.querySelectorAll('tbody .player, tbody td.result button, .toolbar button')].filter((e) => e.getBoundingClientRect().height < 40).length";
  await desk.shows("tbody .player");
  await desk.becomes(0, () => desk.run(low), "buttons lower than 40 px");
  await record("touch");
});
