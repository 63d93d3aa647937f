// One day of the referee, by keyboard and by mouse: two latecomers, a player who does not come and forfeits, a jigo ladder, an
// adjourned game that is resumed the next day, and a protest that is upheld after the round was confirmed. The command line then
// reads results, standings, journal and cases from the file, everything is undone step by step, and done again.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

const FOLDER = join(FILES, "referee-day");
const EVENT = join(FOLDER, "spring.drawmaster");
const cli = (...words) => execFileSync(process.env.DRAWMASTER_CLI, words, { encoding: "utf8", env: { ...process.env, DRAWMASTER_DATA: join(FOLDER, "data") } });
const json = (...words) => JSON.parse(cli(...words, "--json"));

/** The local time in so many minutes, as it is typed. */
const inMinutes = (minutes) => {
  const time = new Date(Date.now() + minutes * 60_000);
  const two = (number) => String(number).padStart(2, "0");
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())} ${two(time.getHours())}:${two(time.getMinutes())}`;
};
const day = (minutes) => inMinutes(minutes).slice(0, 10);
const CHILDREN = ["Alder", "Birch", "Cedar", "Dogwood"];
const ADULTS = ["Elm", "Fir", "Gorse", "Hazel", "Ivy", "Juniper", "Larch", "Maple"];

let desk;
let open = false;
/** The boards of round 1 by what happens there: their numbers. */
let at;
/** The numbers of all boards of round 1, the file before the day and after it, and how many steps the day had. */
let boards, begun, done, steps;

async function openDesk() {
  desk = await openWindow(EVENT);
  open = true;
  await desk.status(/Round/);
}

async function close() {
  if (open) await desk.close();
  open = false;
}

/** The number of the newest entry of the journal. */
const newest = () => Math.max(...json("log", EVENT).map(({ number }) => number));

/** What the command line reads from the file. Times of now are left out. */
function recorded() {
  const round = (number) => json("round", EVENT, "--round", String(number)).boards.map(({ board, black, white, passes, ladder }) => ({ board, black: black.name, white: white.name, result: passes.agreed, ladder }));
  const cases = json("referee", "case", "list", EVENT).cases.map(({ state, facts, steps: taken }) => ({ state, facts, taken: taken.map(({ step, words, outcome, correction }) => ({ step, words, outcome, correction })) }));
  const adjourned = json("referee", "adjourned", EVENT).games.map(({ board, move_number, resumed, result }) => ({ board, move_number, resumed, result }));
  const late = json("referee", "late", EVENT, "--round", "1").boards.map(({ board, black, white }) => ({ board, black: [black.presence, black.arrived], white: [white.presence, white.arrived] }));
  const standings = json("standings", EVENT);
  const second = (() => {
    try {
      return round(2);
    } catch {
      return []; // Round 2 is not paired.
    }
  })();
  return { first: round(1), second, cases, adjourned, late, standings };
}

const seat = (board, colour) => `#referee-panel tr[data-row="${boards.indexOf(board)}"] [data-seat=${colour}]`;
const current = (board) => `#referee-panel tr.current[data-row="${boards.indexOf(board)}"]`;

/** Selects a tab of the referee's desk by its key. */
async function tab(id) {
  await desk.go("referee");
  const key = await desk.until(`the tab ${id}`, () => desk.run("return document.querySelector(`[data-tab=${arguments[0]}] kbd`)?.innerText.trim()", id));
  await desk.press(key);
  await desk.shows(`[data-tab=${id}][aria-selected=true]`);
}

/** Selects a board of the list by the arrow keys. */
async function select(board) {
  await desk.press(...boards.map(() => "ArrowUp"), ...Array.from({ length: boards.indexOf(board) }, () => "ArrowDown"));
  await desk.shows(current(board));
}

/** Corrects when a player came, in the open dialog. */
async function came(colour, minutes) {
  const label = await desk.until("the field of the player", () => desk.run("return [...document.querySelectorAll('dialog[open] label')].find((l) => l.innerText.includes(arguments[0]))?.innerText.trim()", `(${colour})`));
  await desk.type(label, inMinutes(minutes));
  await desk.press("Enter");
  await desk.closed();
}

const choose = (name, value) =>
  desk.run("const choice = document.querySelector(`dialog[open] [data-name='${arguments[0]}']`); choice.value = arguments[1]; choice.dispatchEvent(new Event('change', { bubbles: true }))", name, value);
const write = (name, words) =>
  desk.run("const field = document.querySelector(`dialog[open] [data-name='${arguments[0]}']`); field.value = arguments[1]; field.dispatchEvent(new Event('input', { bubbles: true }))", name, words);

/** Goes to a board of the round by its number and presses keys. */
const onBoard = (board, ...keys) => desk.press("b", ...String(board), "Enter", ...keys);

/** What undo and redo would do now. */
const stacks = () => desk.run("return ['undo', 'redo'].map((name) => document.querySelector(`[data-name=${name}]`)?.title ?? '').join(' | ')");

/** Takes steps of undo or redo by a key, each once the one before is done, until `name` has nothing left. Returns the stacks that it passed. */
async function steppedThrough(key, count) {
  for (let step = 0; step < count; step += 1) {
    const before = await stacks();
    await desk.press(key);
    await desk.until(`step ${step + 1} of ${key}`, async () => (await stacks()) !== before);
  }
}

before(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  cli("new", EVENT, "--name", "Spring", "--start", day(-150), "--end", day(3000), "--template", "seygo-open", "--rounds", "2", "--minutes", "60", "--overtime", "none");
  const born = String(new Date().getFullYear() - 10);
  const add = (name, rank, ...more) => cli("entry", "add", EVENT, "--family", name, "--given", "Sam", "--rank", rank, ...more);
  CHILDREN.forEach((name, place) => add(name, `${place + 1}k`, "--birth-year", born));
  ADULTS.forEach((name, place) => add(name, `${place + 5}k`));
  cli("set", EVENT, "event.two_passes", "false");
  cli("register", "close", EVENT);
  cli("ko", "draw", EVENT, "--category", "12", "--size", "4", "--entropy", "6 1 4 4 2");
  cli("set", EVENT, "event.starts", `1 ${inMinutes(-150)}, 2 ${inMinutes(5)}`);
  cli("pair", EVENT, "--round", "1");
  cli("release", EVENT, "--round", "1");
  const paired = json("round", EVENT, "--round", "1").boards;
  const isChild = ({ black }) => CHILDREN.some((name) => black.name.includes(name));
  const numbers = (wanted) => paired.filter(wanted).map(({ board }) => board);
  const [ladder, table] = numbers(isChild);
  const [late, absent, protested, adjourned] = numbers((board) => !isChild(board));
  at = { ladder, table, late, absent, protested, adjourned };
  boards = paired.map(({ board }) => board);
  assert.equal(boards.length, 6);
  begun = { ...recorded(), entries: newest() };
});
after(close);

test("two players come late, marked by keyboard and by mouse; one does not come and forfeits", async () => {
  await openDesk();
  await tab("late");
  await desk.shows(seat(at.late, "white"));
  await desk.press("t");
  await desk.type("Black’s clocks were started at", inMinutes(-70));
  await desk.press("Enter");
  await desk.closed();
  await select(at.late);
  await desk.press("w");
  await desk.shows(`${seat(at.late, "white")}[data-presence=missing]`);
  await desk.press("w");
  await desk.shows(`${seat(at.late, "white")}[data-presence=came]`);
  await desk.press("e");
  await came("White", -55);
  await desk.sees(/Set the clocks to the time used: Black 0 min, White 1[456] min/, current(at.late));
  await desk.click(`${seat(at.protested, "black")} button`);
  await desk.shows(`${seat(at.protested, "black")}[data-presence=missing]`);
  await desk.click(`${seat(at.protested, "black")} button`);
  await desk.shows(`${seat(at.protested, "black")}[data-presence=came]`);
  await desk.run("document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))", seat(at.protested, "black"));
  await came("Black", -40);
  await desk.sees(/Black (29|30|31) min, White 0 min/, `#referee-panel tr[data-row="${boards.indexOf(at.protested)}"]`);
  await select(at.absent);
  await desk.press("b");
  await desk.shows(`${seat(at.absent, "black")}[data-presence=missing]`);
  await desk.sees(/Black was not here by \d\d:\d\d: lost by lateness/, current(at.absent));
  await desk.status(/0 of 6 results/);
  await desk.record("referee-day-late");
  await desk.press("f");
  await desk.status(/1 of 6 results/);
  await desk.press("p");
  await desk.until("the list", () => existsSync(join(FILES, "late-1.pdf")));
});

test("a game is adjourned until the next day", async () => {
  await tab("adjourned");
  await desk.press("n");
  await desk.shows("dialog[open] select");
  await desk.run("const choice = document.querySelector('dialog[open] select'); choice.value = arguments[0]; choice.dispatchEvent(new Event('change', { bubbles: true }))", String(at.adjourned));
  await desk.type("Number of the sealed move", "124");
  await desk.type("Black’s remaining time", "12:30");
  await desk.type("White’s remaining time", "1:05:00");
  await desk.type("Resumption", `${day(1440)} 09:00`);
  await desk.clickButton("adjourn-save");
  await desk.closed();
  await desk.sees(/Black, move 124/, "#referee-panel tbody");
  await desk.status(/1 game adjourned/);
});

test("the other games are entered, one of them a jigo with its ladder, and the round is confirmed", async () => {
  await desk.go("rounds");
  await desk.roundIs("playing", 1);
  await onBoard(at.table, "1");
  await desk.status(/2 of 6 results/);
  await onBoard(at.late, "1");
  await desk.status(/3 of 6 results/);
  await onBoard(at.protested, "1");
  await desk.status(/4 of 6 results/);
  await onBoard(at.ladder, "=");
  await desk.status(/5 of 6 results/);
  await onBoard(at.ladder);
  await desk.sees(/9×9/, "[data-name=ladder]");
  await desk.press("g");
  await desk.focuses("[data-name=ladder]");
  await desk.type("Jigo accepted at", "10:00");
  await desk.clickButton("ladder-start");
  await desk.sees(/starts 10:15 to 10:20/, "[data-name=ladder]");
  await desk.type("Ended at", "10:30");
  await desk.run("document.querySelector('[data-name=ladder]').focus()");
  await desk.press("2");
  await desk.sees(/advances/, "[data-name=ladder]");
  await desk.record("referee-day-ladder");
  await desk.next(/Confirm round 1/);
  await desk.roundIs("confirmed", 1);
});

test("a protest upheld after confirmation corrects the result", async () => {
  await tab("cases");
  await desk.press("n");
  await desk.shows("dialog[open] [data-name=case-facts]");
  await desk.type("Round", "1");
  await desk.type("Board", String(at.protested));
  await desk.type("What happened", "The score was miscounted.");
  await desk.type("Articles of the EGF rules", "5j");
  await desk.clickButton("case-save");
  await desk.closed();
  await desk.shows("[data-case='1']");
  await desk.press("p");
  await desk.shows("dialog[open] [data-name=case-words]");
  await write("case-words", "White won by one point.");
  await desk.run("const choice = document.querySelector('dialog[open] [data-name=case-who]'); choice.selectedIndex = 1; choice.dispatchEvent(new Event('change', { bubbles: true }))");
  await desk.clickButton("case-act-save");
  await desk.closed();
  await desk.shows("[data-case='1'] [data-step=protested]");
  await desk.clickButton("case-rule");
  await desk.shows("dialog[open] [data-name=case-words]");
  await write("case-words", "The count was wrong: White won.");
  await choose("case-outcome", "upheld");
  await choose("case-result", "0-1");
  await desk.clickButton("case-act-save");
  await desk.closed();
  await desk.sees(/1-0 → 0-1/, "[data-case='1'] [data-correction]");
  await desk.record("referee-day-ruled");
});

test("the next round is paired and announced, and the adjourned game is resumed and decided", async () => {
  await desk.go("rounds");
  await desk.next(/Pair round 2/);
  await desk.roundIs("draft", 2);
  await desk.next(/Release round 2/);
  await desk.roundIs("released", 2);
  await tab("adjourned");
  await desk.press("r");
  await desk.sees(/resumed/, "[data-name=adjourned-state]");
  await desk.clickButton("adjourn-to-round");
  await desk.shows("main tr.current");
  await desk.press("2");
  await desk.sees(/0-1/, "main tr.current td.result");
  await tab("adjourned");
  await desk.sees(/decided/, "[data-name=adjourned-state]");
  await desk.go("standings");
  await desk.shows("main tbody tr");
  await desk.record("referee-day-standings");
  await close();
});

test("results, standings, journal and cases are right in the file", () => {
  cli("check", EVENT);
  done = recorded();
  const result = (board) => done.first.find((line) => line.board === board);
  assert.deepEqual(
    Object.fromEntries(Object.entries(at).map(([what, board]) => [what, result(board).result])),
    { ladder: "=", table: "1-0", late: "1-0", absent: "0-1!", protested: "0-1", adjourned: "0-1" },
  );
  assert.equal(result(at.ladder).ladder, "white");
  const [found] = done.cases;
  assert.deepEqual(found.taken.map(({ step }) => step), ["protested", "ruled"]);
  assert.deepEqual([found.taken[1].correction.before, found.taken[1].correction.after, found.taken[1].correction.confirmed], ["1-0", "0-1", true]);
  assert.deepEqual(done.adjourned.map(({ board, result: entered }) => [board, entered]), [[at.adjourned, "0-1"]]);
  const final = done.second.filter(({ black, white }) => [black, white].some((name) => CHILDREN.some((child) => name.includes(child))));
  assert.ok(final.some(({ black, white }) => [black, white].includes(result(at.ladder).white) && [black, white].includes(result(at.table).black)), "the winner of the ladder plays the final");
  // A win is a point more than the score that a player began with.
  const score = (standings, name) => Number(standings.find((line) => line.name === name).criteria.MMS);
  const gained = ({ black, white }) => [black, white].map((name) => score(done.standings, name) - score(begun.standings, name));
  assert.deepEqual(["late", "absent", "protested", "adjourned"].map((what) => gained(result(at[what]))), [[1, 0], [0, 1], [0, 1], [0, 1]]);
  const journal = json("log", EVENT).filter(({ number }) => number > begun.entries);
  const operations = journal.map(({ operation }) => operation);
  for (const operation of ["set_round_clock", "mark_late", "mark_arrived", "enter_result", "adjourn_game", "start_ladder", "record_ladder_game", "confirm_round", "add_case", "protest_case", "rule_case", "pair_round", "release_round", "resume_game"]) {
    assert.ok(operations.includes(operation), `${operation} is in the journal: ${operations}`);
  }
  steps = journal.length;
});

test("all sheets are printed", () => {
  cli("print", EVENT, "all", join(FOLDER, "round"), "--round", "1");
  cli("print", EVENT, "all", join(FOLDER, "event"));
  const own = { officials: [], cases: [], case: ["--case", "1"], "daily-report": [], late: ["--round", "1"], "sealed-move": ["--round", "1", "--board", String(at.adjourned)], timetable: [] };
  for (const [sheet, words] of Object.entries(own)) cli("print", EVENT, sheet, join(FOLDER, `${sheet}.pdf`), ...words);
  assert.ok(readdirSync(join(FOLDER, "round")).length > 3);
  assert.doesNotMatch(readdirSync(join(FOLDER, "round")).concat(readdirSync(join(FOLDER, "event"))).join(" "), /late|cases|daily-report/);
});

test("everything is undone step by step, and done again", async () => {
  await openDesk();
  await steppedThrough("Control+z", steps);
  await close();
  assert.deepEqual({ ...recorded(), entries: begun.entries }, begun, "nothing of the day is left but its journal");
  cli("check", EVENT);
  await openDesk();
  await steppedThrough("Control+y", steps);
  await close();
  assert.deepEqual(recorded(), done);
  cli("check", EVENT);
});
