// One day of the referee, played once by keyboard and once by mouse: two latecomers, a player who does not come and forfeits, a jigo
// ladder, an adjourned game that is resumed the next day, and a protest that is upheld after the round was confirmed. The command
// line then reads results, standings, journal and cases from the file, everything is undone step by step, and done again.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow, SCREENS } from "./window.mjs";

const FOLDER = join(FILES, "referee-day");
const BEGUN = join(FOLDER, "begun.drawmaster");
/** The event as it is played by keyboard, or by mouse. */
let EVENT = BEGUN;
/** Whether the mouse does what either can do. */
let mouse;
const cli = (...words) =>
  execFileSync(process.env.DRAWMASTER_CLI, words, {
    encoding: "utf8",
    env: { ...process.env, DRAWMASTER_DATA: join(FOLDER, "data") },
  });
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
/** The numbers of all boards of round 1, and what is recorded before the day and after it, by each way. */
let boards, begun;
const done = {};

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
  const round = (number) =>
    json("round", EVENT, "--round", String(number)).boards.map(({ board, black, white, passes, ladder }) => ({
      board,
      black: black.name,
      white: white.name,
      result: passes.agreed,
      ladder,
    }));
  const cases = json("referee", "case", "list", EVENT).cases.map(({ state, facts, steps: taken }) => ({
    state,
    facts,
    taken: taken.map(({ step, words, outcome, correction }) => ({ step, words, outcome, correction })),
  }));
  const adjourned = json("referee", "adjourned", EVENT).games.map(({ board, move_number, result, resumed }) => ({
    board,
    move_number,
    result,
    resumed,
  }));
  const late = json("referee", "late", EVENT, "--round", "1").boards.map(({ board, black, white }) => ({
    board,
    black: black.presence,
    white: white.presence,
  }));
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
const line = (board) => `#referee-panel tr[data-row="${boards.indexOf(board)}"]`;

/** Uses a button that can be used: its key, or a click on it. */
async function use(name, key) {
  await desk.shows(`[data-name="${name}"]:not([aria-disabled=true])`);
  await (mouse ? desk.clickButton(name) : desk.press(key));
}

/** Saves the open dialog and waits until it is closed. */
async function save(name, key = "Enter") {
  await use(name, key);
  await desk.closed();
}

/** Takes the next step once it has this label. */
async function next(label) {
  await desk.nextIs(label);
  await (mouse ? desk.clickButton("next") : desk.press("Control+Enter"));
}

/** Goes to a screen. */
async function go(screen) {
  if (!mouse) return desk.go(screen);
  await desk.click(`[data-screen=${screen}]`);
  await desk.shows(`[data-screen=${screen}][aria-current=page]`);
  await desk.shows(SCREENS[screen][1]);
}

/** Selects a tab of the referee's desk. */
async function tab(id) {
  await go("referee");
  const key = await desk.until(`the tab ${id}`, () =>
    desk.run("return document.querySelector(`[data-tab=${arguments[0]}] kbd`)?.innerText.trim()", id),
  );
  await (mouse ? desk.click(`[data-tab=${id}]`) : desk.press(key));
  await desk.shows(`[data-tab=${id}][aria-selected=true]`);
}

/** Selects a board of the list of late players. */
async function select(board) {
  await desk.shows(line(board));
  if (mouse) await desk.click(`${line(board)} td.number`);
  else
    await desk.press(
      ...boards.map(() => "ArrowUp"),
      ...Array.from({ length: boards.indexOf(board) }, () => "ArrowDown"),
    );
  await desk.shows(`${line(board)}.current`);
}

/** Marks a player: first as not here yet, then as come. */
async function mark(board, colour, presence) {
  await select(board);
  await (mouse ? desk.click(`${seat(board, colour)} button`) : desk.press(colour[0]));
  await desk.shows(`${seat(board, colour)}[data-presence=${presence}]`);
}

/** Corrects when a player came. */
async function came(board, colour, minutes) {
  if (mouse)
    await desk.run(
      "document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))",
      seat(board, colour.toLowerCase()),
    );
  else await desk.press("e");
  const label = await desk.until("the field of the player", () =>
    desk.run(
      "return [...document.querySelectorAll('dialog[open] label')].find((l) => l.innerText.includes(arguments[0]))?.innerText.trim()",
      `(${colour})`,
    ),
  );
  await desk.type(label, inMinutes(minutes));
  await save("arrivals-save");
}

/** Chooses from a list of the open dialog. Lists open outside the page, where no test reaches them. */
const choose = (name, value) =>
  desk.run(
    "const choice = document.querySelector(`dialog[open] ${arguments[0]}`); choice.focus(); choice.value = arguments[1] ?? choice.options[1].value; choice.dispatchEvent(new Event('change', { bubbles: true }))",
    name,
    value ?? null,
  );

/** Enters the result of a board of the round on screen: by its key, or by a click on the winner or in the menu of results. */
async function enter(board, result, key) {
  const row = `main tr[data-row="${boards.indexOf(board)}"]`;
  await desk.shows(row);
  if (!mouse) await desk.press("b", ...String(board), "Enter", key);
  else if (result === "1-0") await desk.click(`${row} [data-wins=black]`);
  else {
    await desk.click(`${row} td.result button`);
    await desk.click(`[role=menu] [data-result='${result}']`);
    await desk.hides("[role=menu]");
  }
}

/** Uses a button of the jigo ladder. Its keys count while the focus is on its panel. */
async function ladder(name, key) {
  if (!mouse) {
    await desk.run("document.querySelector('[data-name=ladder]').focus()");
    await desk.focuses("[data-name=ladder]");
  }
  await use(name, key);
}

/** What undo and redo would do now. */
const stacks = () =>
  desk.run(
    "return ['undo', 'redo'].map((name) => document.querySelector(`[data-name=${name}]`)?.title ?? '').join(' | ')",
  );
const nothingTo = (name) => desk.shows(`[data-name=${name}][aria-disabled=true]`);

/** Takes `count` steps of undo or redo, each once the one before is done. */
async function steppedThrough(name, key, count) {
  for (let step = 0; step < count; step += 1) {
    const before = await stacks();
    await use(name, key);
    await desk.until(`step ${step + 1} of ${name}`, async () => (await stacks()) !== before);
  }
}

before(() => {
  mkdirSync(FOLDER, { recursive: true });
  cli(
    "new",
    BEGUN,
    "--name",
    "Spring",
    "--start",
    day(-150),
    "--end",
    day(3000),
    "--template",
    "seygo-open",
    "--rounds",
    "2",
    "--minutes",
    "60",
    "--overtime",
    "none",
  );
  const born = String(new Date().getFullYear() - 10);
  const add = (name, rank, ...more) =>
    cli("entry", "add", BEGUN, "--family", name, "--given", "Sam", "--rank", rank, ...more);
  CHILDREN.forEach((name, place) => add(name, `${place + 1}k`, "--birth-year", born));
  ADULTS.forEach((name, place) => add(name, `${place + 5}k`));
  cli("set", BEGUN, "event.two_passes", "false");
  cli("register", "close", BEGUN);
  cli("ko", "draw", BEGUN, "--category", "12", "--size", "4", "--entropy", "6 1 4 4 2");
  cli("set", BEGUN, "event.starts", `1 ${inMinutes(-150)}, 2 ${inMinutes(5)}`);
  cli("pair", BEGUN, "--round", "1");
  cli("release", BEGUN, "--round", "1");
  const paired = json("round", BEGUN, "--round", "1").boards;
  const isChild = ({ black }) => CHILDREN.some((name) => black.name.includes(name));
  const numbers = (wanted) => paired.filter(wanted).map(({ board }) => board);
  const [ladder, table] = numbers(isChild);
  const [late, absent, protested, adjourned] = numbers((board) => !isChild(board));
  at = { ladder, table, late, absent, protested, adjourned };
  boards = paired.map(({ board }) => board);
  assert.equal(boards.length, 6);
  begun = recorded();
});
after(close);

for (const way of ["keyboard", "mouse"]) {
  let before, steps;

  test(`by ${way}: two players come late; one does not come and forfeits`, async () => {
    mouse = way === "mouse";
    EVENT = join(FOLDER, `${way}.drawmaster`);
    copyFileSync(BEGUN, EVENT);
    before = newest();
    rmSync(join(FILES, "late-1.pdf"), { force: true });
    await openDesk();
    await tab("late");
    await desk.shows(seat(at.late, "white"));
    await use("late-times", "t");
    await desk.type("Black’s clocks were started at", inMinutes(-70));
    await save("times-save");
    await mark(at.late, "white", "missing");
    await mark(at.late, "white", "came");
    await came(at.late, "White", -55);
    await desk.sees(/Set the clocks to the time used: Black 0 min, White 1[456] min/, line(at.late));
    await mark(at.protested, "black", "missing");
    await mark(at.protested, "black", "came");
    await came(at.protested, "Black", -40);
    await desk.sees(/Black (29|30|31) min, White 0 min/, line(at.protested));
    await mark(at.absent, "black", "missing");
    await desk.sees(/Black was not here by \d\d:\d\d: lost by lateness/, line(at.absent));
    await desk.status(/0 of 6 results/);
    await desk.record(`referee-day-late-${way}`);
    await use(`late-forfeit-${at.absent}`, "f");
    await desk.status(/1 of 6 results/);
    await use("late-print", "p");
    await desk.until("the list", () => existsSync(join(FILES, "late-1.pdf")));
  });

  test(`by ${way}: a game is adjourned until the next day`, async () => {
    await tab("adjourned");
    await use("adjourn-new", "n");
    await desk.shows("dialog[open] select");
    await choose("select", String(at.adjourned));
    await desk.type("Number of the sealed move", "124");
    await desk.type("Black’s remaining time", "12:30");
    await desk.type("White’s remaining time", "1:05:00");
    await desk.type("Resumption", `${day(1440)} 09:00`);
    await save("adjourn-save");
    await desk.sees(/Black, move 124/, "#referee-panel tbody");
    await desk.status(/1 game adjourned/);
  });

  test(`by ${way}: the other games are entered, one of them a jigo with its ladder, and the round is confirmed`, async () => {
    await go("rounds");
    await desk.roundIs("playing", 1);
    await enter(at.table, "1-0", "1");
    await desk.status(/2 of 6 results/);
    await enter(at.late, "1-0", "1");
    await desk.status(/3 of 6 results/);
    await enter(at.protested, "1-0", "1");
    await desk.status(/4 of 6 results/);
    await enter(at.ladder, "=", "=");
    await desk.status(/5 of 6 results/);
    if (mouse) await desk.click(`main tr[data-row="${boards.indexOf(at.ladder)}"] td.number`);
    else await desk.press("b", ...String(at.ladder), "Enter");
    await desk.sees(/9×9/, "[data-name=ladder]");
    if (!mouse) await desk.press("g");
    if (!mouse) await desk.focuses("[data-name=ladder]");
    await desk.type("Jigo accepted at", "10:00");
    await ladder("ladder-start", "s");
    await desk.sees(/starts 10:15 to 10:20/, "[data-name=ladder]");
    await desk.type("Ended at", "10:30");
    await ladder("ladder-white", "2");
    await desk.sees(/advances/, "[data-name=ladder]");
    await desk.record(`referee-day-ladder-${way}`);
    await next(/Confirm round 1/);
    await desk.roundIs("confirmed", 1);
  });

  test(`by ${way}: a protest upheld after confirmation corrects the result`, async () => {
    await tab("cases");
    await use("case-add", "n");
    await desk.shows("dialog[open] [data-name=case-facts]");
    await desk.type("Round", "1");
    await desk.type("Board", String(at.protested));
    await desk.type("Articles of the EGF rules", "5j");
    await desk.type("What happened", "The score was miscounted.");
    await save("case-save", "Control+Enter");
    await desk.shows("[data-case='1']");
    await use("case-protest", "p");
    await desk.shows("dialog[open] [data-name=case-words]");
    await choose("[data-name=case-who]");
    await desk.type("What the player says", "White won by one point.");
    await save("case-act-save", "Control+Enter");
    await desk.shows("[data-case='1'] [data-step=protested]");
    await use("case-rule", "r");
    await desk.shows("dialog[open] [data-name=case-words]");
    await choose("[data-name=case-outcome]", "upheld");
    await choose("[data-name=case-result]", "0-1");
    await desk.type("The ruling", "The count was wrong: White won.");
    await save("case-act-save", "Control+Enter");
    await desk.sees(/1-0 → 0-1/, "[data-case='1'] [data-correction]");
    await desk.record(`referee-day-ruled-${way}`);
  });

  test(`by ${way}: the next round is paired and announced, and the adjourned game is resumed and decided`, async () => {
    await go("rounds");
    await next(/Pair round 2/);
    await desk.roundIs("draft", 2);
    await next(/Release round 2/);
    await desk.roundIs("released", 2);
    await tab("adjourned");
    await use("adjourn-resume", "r");
    await desk.sees(/resumed/, "[data-name=adjourned-state]");
    await use("adjourn-resume-time", "t");
    await desk.type("Play was resumed at", `${day(1440)} 09:04`);
    await save("resume-save");
    await desk.sees(/resumed.*09:04/, "[data-name=adjourned-state]");
    if (mouse) await desk.clickButton("adjourn-to-round");
    else {
      await go("rounds");
      await desk.press("[");
    }
    await desk.roundIs("confirmed", 1);
    await enter(at.adjourned, "0-1", "2");
    await desk.sees(/0-1/, `main tr[data-row="${boards.indexOf(at.adjourned)}"] td.result`);
    await tab("adjourned");
    await desk.sees(/decided/, "[data-name=adjourned-state]");
    await go("standings");
    await desk.shows("main tbody tr");
    await desk.record(`referee-day-standings-${way}`);
    await close();
  });

  test(`by ${way}: results, standings, journal and cases are right in the file`, () => {
    cli("check", EVENT);
    const found = (done[way] = recorded());
    const result = (board) => found.first.find((line) => line.board === board);
    assert.deepEqual(Object.fromEntries(Object.entries(at).map(([what, board]) => [what, result(board).result])), {
      ladder: "=",
      table: "1-0",
      late: "1-0",
      absent: "0-1!",
      protested: "0-1",
      adjourned: "0-1",
    });
    assert.equal(result(at.ladder).ladder, "white");
    const [protest] = found.cases;
    assert.deepEqual(
      protest.taken.map(({ step }) => step),
      ["protested", "ruled"],
    );
    assert.deepEqual(
      [protest.taken[1].correction.before, protest.taken[1].correction.after, protest.taken[1].correction.confirmed],
      ["1-0", "0-1", true],
    );
    assert.deepEqual(found.adjourned, [
      { board: at.adjourned, move_number: 124, result: "0-1", resumed: `${day(1440)}T09:04` },
    ]);
    const final = found.second.filter(({ black, white }) =>
      [black, white].some((name) => CHILDREN.some((child) => name.includes(child))),
    );
    assert.ok(
      final.some(
        ({ black, white }) =>
          [black, white].includes(result(at.ladder).white) && [black, white].includes(result(at.table).black),
      ),
      "the winner of the ladder plays the final",
    );
    // A win is a point more than the score that a player began with.
    const score = (standings, name) => Number(standings.find((line) => line.name === name).criteria.MMS);
    const gained = ({ black, white }) =>
      [black, white].map((name) => score(found.standings, name) - score(begun.standings, name));
    assert.deepEqual(
      ["late", "absent", "protested", "adjourned"].map((what) => gained(result(at[what]))),
      [
        [1, 0],
        [0, 1],
        [0, 1],
        [0, 1],
      ],
    );
    const journal = json("log", EVENT).filter(({ number }) => number > before);
    const operations = journal.map(({ operation }) => operation);
    for (const operation of [
      "set_round_clock",
      "mark_late",
      "mark_arrived",
      "enter_result",
      "adjourn_game",
      "start_ladder",
      "record_ladder_game",
      "confirm_round",
      "add_case",
      "protest_case",
      "rule_case",
      "pair_round",
      "release_round",
      "resume_game",
    ]) {
      assert.ok(operations.includes(operation), `${operation} is in the journal: ${operations}`);
    }
    steps = journal.length;
  });

  test(`by ${way}: everything is undone step by step, and done again`, async () => {
    await openDesk();
    await steppedThrough("undo", "Control+z", steps);
    await close();
    assert.deepEqual(recorded(), begun, "nothing of the day is left but its journal");
    cli("check", EVENT);
    await openDesk();
    await steppedThrough("redo", "Control+y", steps);
    await nothingTo("redo");
    await close();
    assert.deepEqual(recorded(), done[way]);
    cli("check", EVENT);
  });
}

test("keyboard and mouse led to the same event", () => {
  assert.deepEqual(done.mouse, done.keyboard);
});

test("all sheets are printed, and none of the referee's own is among those for the wall", () => {
  cli("print", EVENT, "all", join(FOLDER, "round"), "--round", "1");
  cli("print", EVENT, "all", join(FOLDER, "event"));
  const own = {
    officials: [],
    cases: [],
    case: ["--case", "1"],
    "daily-report": [],
    late: ["--round", "1"],
    "sealed-move": ["--round", "1", "--board", String(at.adjourned)],
    timetable: [],
  };
  for (const [sheet, words] of Object.entries(own)) cli("print", EVENT, sheet, join(FOLDER, `${sheet}.pdf`), ...words);
  assert.ok(readdirSync(join(FOLDER, "round")).length > 3);
  assert.doesNotMatch(
    readdirSync(join(FOLDER, "round"))
      .concat(readdirSync(join(FOLDER, "event")))
      .join(" "),
    /late|cases|daily-report/,
  );
});
