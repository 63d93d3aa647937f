// The referee's clocks: two latecomers and a forfeit, a game that is adjourned and resumed the next day, a timetable that is moved.
// By keyboard and by mouse; undo, standings and the history are right, and players see only what was published.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

const FOLDER = join(FILES, "referee");
const EVENT = join(FOLDER, "autumn.drawmaster");
const cli = (...words) =>
  execFileSync(process.env.DRAWMASTER_CLI, words, {
    encoding: "utf8",
    env: { ...process.env, DRAWMASTER_DATA: join(FOLDER, "data") },
  });

/** The local time in so many minutes, as it is typed. */
const inMinutes = (minutes) => {
  const time = new Date(Date.now() + minutes * 60_000);
  const two = (number) => String(number).padStart(2, "0");
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())} ${two(time.getHours())}:${two(time.getMinutes())}`;
};
const day = (minutes) => inMinutes(minutes).slice(0, 10);
const NAMES = ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Gorse", "Hazel"];
const choose =
  "const choice = document.querySelector(arguments[0]); choice.value = arguments[1]; choice.dispatchEvent(new Event('change', { bubbles: true }))";
const seat = (board, colour) => `#referee-panel tr[data-row="${board - 1}"] [data-seat=${colour}]`;

/** Selects a tab by its key. */
const tab = async (id) => {
  const key = await desk.until(`the tab ${id}`, () =>
    desk.run("return document.querySelector(`[data-tab=${arguments[0]}] kbd`)?.innerText.trim()", id),
  );
  await desk.press(key);
  await desk.shows(`[data-tab=${id}][aria-selected=true]`);
};

let desk;
let open = true;
before(async () => {
  mkdirSync(FOLDER, { recursive: true });
  cli(
    "new",
    EVENT,
    "--name",
    "Autumn",
    "--start",
    day(-150),
    "--end",
    day(3000),
    "--template",
    "club-day",
    "--rounds",
    "4",
    "--minutes",
    "60",
    "--overtime",
    "none",
  );
  NAMES.forEach((name, at) => cli("entry", "add", EVENT, "--family", name, "--given", "Sam", "--rank", `${at + 1}k`));
  cli("register", "close", EVENT);
  cli("set", EVENT, "event.starts", `1 ${inMinutes(-150)}, 2 ${inMinutes(5)}`);
  cli("pair", EVENT, "--round", "1");
  cli("release", EVENT, "--round", "1");
  desk = await openWindow(EVENT);
  await desk.status(/Round 1/);
});
after(() => open && desk.close());

test("the start is corrected, a latecomer is marked by keyboard, and the clocks are worked out", async () => {
  await desk.go("referee");
  await tab("late");
  await desk.shows(seat(1, "white"));
  await desk.press("t");
  await desk.type("Black’s clocks were started at", inMinutes(-70));
  await desk.press("Enter");
  await desk.closed();
  await desk.press("w");
  await desk.shows(`${seat(1, "white")}[data-presence=missing]`);
  await desk.shows("[data-name=late-forfeit-1]");
  await desk.press("w");
  await desk.shows(`${seat(1, "white")}[data-presence=came]`);
  await desk.press("e");
  await desk.shows("dialog[open]");
  const label = await desk.run(
    "return [...document.querySelectorAll('dialog label')].find((l) => /White/.test(l.innerText)).innerText.trim()",
  );
  await desk.type(label, inMinutes(-55));
  await desk.press("Enter");
  await desk.closed();
  await desk.hides("[data-name=late-forfeit-1]");
  await desk.sees(/Set the clocks to the time used: Black 0 min, White 1[456] min/, "#referee-panel tr[data-row='0']");
});

test("the second latecomer is marked with the mouse; the forfeit waits for the referee and can be undone", async () => {
  await desk.click(`${seat(2, "black")} button`);
  await desk.shows(`${seat(2, "black")}[data-presence=missing]`);
  await desk.sees(/Enter 0-1!/, "[data-name=late-forfeit-2]");
  await desk.status(/0 of 4 results/);
  await desk.record("referee-late");
  await desk.clickButton("late-forfeit-2");
  await desk.status(/1 of 4 results/);
  await desk.press("Control+z");
  await desk.status(/0 of 4 results/);
  await desk.press("f");
  await desk.status(/1 of 4 results/);
  await desk.sees(/0-1!/, "#referee-panel tr[data-row='1']");
});

test("the list of late players is saved", async () => {
  await desk.press("p");
  await desk.until("the list", () => existsSync(join(FILES, "late-1.pdf")));
});

test("a game is adjourned with its form, and the round goes on without it", async () => {
  await tab("adjourned");
  await desk.sees(/No game is adjourned/);
  await desk.press("n");
  await desk.shows("dialog[open] select");
  await desk.run(choose, "dialog[open] select", "3");
  await desk.type("Number of the sealed move", "124");
  await desk.type("Black’s remaining time", "12:30");
  await desk.type("White’s remaining time", "1:05:00");
  await desk.type("Resumption", `${day(1440)} 09:00`);
  await desk.record("referee-form");
  await desk.clickButton("adjourn-save");
  await desk.closed();
  await desk.sees(/Black, move 124/, "#referee-panel tbody");
  await desk.sees(/as if it were a jigo/, "[data-name=adjourned-effect]");
  await desk.status(/1 game adjourned/);
  await desk.record("referee-adjourned");
  await desk.press("p");
  await desk.until("the form", () => existsSync(join(FILES, "sealed-move-1-3.pdf")));
  await desk.press("Control+z");
  await desk.sees(/No game is adjourned/);
  await desk.press("Control+y");
  await desk.sees(/Black, move 124/, "#referee-panel tbody");
});

test("late rounds are moved, and shown to players only when that is published", async () => {
  await tab("delays");
  await desk.sees(/Still playing/);
  await desk.sees(/\d\d:\d\d/, "#referee-panel tr[data-row='1'] [data-name=proposed]");
  await desk.record("referee-delays");
  await desk.hides("[data-name=moved]");
  await desk.press("p");
  // With its day, where the move crosses midnight.
  await desk.sees(/was (\d+-\d\d-\d\d )?\d\d:\d\d/, "#referee-panel tr[data-row='1'] [data-name=moved]");
  await desk.press("Control+z");
  await desk.hides("[data-name=moved]");
  await desk.clickButton("delay-publish");
  await desk.shows("[data-name=moved]");
});

test("the next round is paired as if the game were a jigo, and its report says so", async () => {
  await desk.go("rounds");
  await desk.press("1");
  await desk.status(/2 of 4 results/);
  await desk.press("b", "4", "Enter", "1");
  await desk.status(/3 of 4 results/);
  await desk.next(/Confirm round 1/);
  await desk.status(/confirmed/);
  await desk.next(/Pair round 2/);
  await desk.roundIs("draft", 2);
  await desk.press("o");
  await desk.sees(/Round 1, board 3.*unfinished.*jigo/, "dialog[open] [data-name=unfinished]");
  await desk.record("referee-report");
  await desk.press("Escape");
  await desk.closed();
});

test("the game is resumed the next day, and its result counts in its own round", async () => {
  await desk.go("referee");
  await tab("adjourned");
  await desk.shows("[data-name=adjourned-effect]");
  await desk.press("r");
  await desk.sees(/resumed/, "[data-name=adjourned-state]");
  await desk.clickButton("adjourn-to-round");
  await desk.shows("main tr.current");
  await desk.press("2");
  await desk.sees(/0-1/, "main tr.current td.result");
  await desk.go("referee");
  await tab("adjourned");
  await desk.sees(/decided/, "[data-name=adjourned-state]");
  await desk.go("standings");
  await desk.shows("main tbody tr");
  await desk.record("referee-standings");
  await desk.go("history");
  for (const text of [
    /adjournment of board 3/,
    /resumption of board 3/,
    /late player at board 2/,
    /new starts of rounds/,
  ])
    await desk.sees(text, "main tbody");
});

test("the file is whole, the forfeit and the late result count, and the timetable has moved", async () => {
  await desk.close();
  open = false;
  cli("check", EVENT);
  const round = JSON.parse(cli("round", EVENT, "--round", "1", "--json"));
  const results = round.boards.map((board) => board.passes.agreed);
  assert.deepEqual([...results].sort(), ["0-1", "0-1!", "1-0", "1-0"].sort());
  assert.match(cli("referee", "delays", EVENT), /^2 /m);
  assert.doesNotMatch(cli("print", EVENT, "all", join(FOLDER, "wall"), "--round", "1", "--json"), /late/);
});
