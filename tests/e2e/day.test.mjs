// The sample event's first two rounds as a director plays them in the real window, by keyboard alone: 64 players
// registered, imported from a list or entered by hand, the register closed, three draws, results in two passes with
// a disagreement and a forfeit, a correction with its reason, a pink slip, a late entry, undo and redo.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

const [HEAD, ...PLAYERS] = readFileSync(new URL("../../assets/sample/players.csv", import.meta.url), "utf8")
  .trim()
  .split("\n");
/** The player who is not on the list and is entered by hand. */
const MANUAL = PLAYERS.find((line) => line.startsWith("Tündérkúti,"));

let desk;
before(async () => {
  // The only file that is chosen: the list that a director receives.
  writeFileSync(join(FILES, "entries.csv"), [HEAD, ...PLAYERS.filter((line) => line !== MANUAL)].join("\n"));
  desk = await openWindow();
});
after(() => desk.close());

const record = (name) => desk.record(`day-${name}`);
const appliedSlips = async () => (await desk.text("tbody")).match(/applied/g)?.length;
/** Presses Tab until the field with this label has the focus. */
const tabTo = (label) =>
  desk.until(`the focus on ${label}`, async () => {
    if (
      await desk.run(
        "const at = document.activeElement; return (at.labels?.[0]?.innerText ?? at.innerText)?.trim() === arguments[0]",
        label,
      )
    )
      return true;
    await desk.tab();
  });
const fill = async (fields) => {
  for (const [label, value] of fields) {
    await tabTo(label);
    await desk.press(...value);
  }
};

test("a new event takes 64 players: 63 imported from a list and registered one by one, and one entered by hand", async () => {
  await desk.sees(/New event/);
  await desk.press("n");
  await desk.sees(/Preview/, "dialog");
  await desk.focuses("dialog input");
  await desk.press(..."Danube Youth Stage");
  await record("new-event");
  await desk.press("Enter");
  await desk.sees(/No entries yet/);
  await desk.press("Alt+i");
  await desk.sees(/63 players can be imported/, "dialog");
  await tabTo("Pre-registered only, not checked in yet");
  await desk.press(" ", "Enter");
  await desk.closed();
  // Each player is registered when they come to the table.
  await desk.press("3");
  await desk.sees(/0 of 63 checked in/);
  await desk.press("/");
  await desk.focuses("input");
  for (let arrived = 1; arrived <= 63; arrived += 1) {
    await desk.press("Enter");
    await desk.sees(new RegExp(`\\b${arrived} of 63 checked in`));
  }
  await record("arrival");
  await desk.press("Tab", "1");
  await desk.status(/63 players registered/);
  await desk.shows("[data-name=entry-add]");
  const [family, given, rank, rating, country, club, born] = MANUAL.split(",");
  await desk.press("Alt+a");
  await desk.shows("dialog[open] input");
  await fill([
    ["Family name", family],
    ["Given name", given],
    ["Rank", rank],
    ["Rating", rating],
    ["Country", country],
    ["Club", club],
    ["Year of birth", born],
  ]);
  await desk.press("Enter");
  await desk.status(/64 players registered.*register open/);
  // The form waits for the next person.
  await desk.focuses("dialog [data-name=family]");
  await desk.press("Escape");
  await desk.closed();
  await record("register");
});

test("the register is closed and three tables are drawn", async () => {
  await desk.closeRegister();
  await desk.drawKnockouts();
  await record("knockouts");
});

test("a round is paired, released, played, entered twice with one disagreement, and confirmed", async () => {
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await record("draft");
  await desk.next(/Release round 1/);
  await desk.roundIs("released", 1);
  await desk.press("g");
  await desk.roundIs("playing", 1);
  // White of the last board did not come: Black wins by forfeit.
  const strokes = [...Array.from({ length: 31 }, (_, at) => (at % 3 ? "1" : "2")), "f", "1"];
  await desk.press(...strokes);
  await desk.sees(/Second pass/, "[data-name=pass]");
  const misread = strokes.with(4, strokes[4] === "1" ? "2" : "1");
  await desk.press(...misread.slice(0, 5));
  await desk.sees(/differ at board 5/, "[data-name=hint]");
  await record("disagreement");
  await desk.press("s", strokes[4], ...strokes.slice(5));
  await desk.status(/32 of 32 results/);
  await desk.sees(/1-0!/, "tbody");
  await desk.next(/Confirm round 1/);
  await desk.roundIs("confirmed", 1);
});

test("a confirmed result is corrected only with a reason, and the board shows who entered it", async () => {
  await desk.press("b", "3", "Enter", "s", "2");
  await desk.sees(/Correct board 3/, "dialog");
  await desk.focuses("dialog input");
  await desk.press(..."slip was turned round", "Enter");
  await desk.closed();
  await desk.sees(/Undo: result of board 3, round 1/, "[data-name=undo]");
  await desk.press("h");
  await desk.sees(/slip was turned round/, "dialog");
  await desk.press("Escape");
  await desk.closed();
});

test("undo and redo name what they change", async () => {
  await desk.sees(/Undo: result of board 3, round 1/, "[data-name=undo]");
  await desk.press("Control+z");
  await desk.sees(/Redo: result of board 3, round 1/, "[data-name=redo]");
  await desk.press("Control+y");
  await desk.sees(/Undo: result of board 3, round 1/, "[data-name=undo]");
});

test("a pink slip takes a player out of round 2, another brings a late entry, and both are applied", async () => {
  await desk.go("register");
  await desk.press("4");
  await desk.sees(/No pink slips yet/);
  await desk.press("n");
  await desk.sees(/number or name/, "dialog");
  await desk.focuses("dialog input");
  await desk.press(..."64", "Enter");
  await desk.sees(/^64 /m, "dialog");
  await tabTo("2");
  await desk.press(" ", "Enter");
  await desk.closed();
  await desk.status(/1 pink slip pending/);
  await record("slip");
  await desk.shows("[data-name=slip-apply]:not([aria-disabled=true])");
  await desk.press("a");
  await desk.becomes(1, appliedSlips, "one applied slip");
  await desk.press("n");
  await desk.sees(/number or name/, "dialog");
  await tabTo("Late entry");
  await desk.press("Enter");
  await fill([
    ["Family name", "Zorile"],
    ["Given name", "Codruța"],
    ["Rank", "16k"],
    ["Country", "RO"],
    ["Club", "Cluj"],
  ]);
  await tabTo("1");
  await desk.press(" ", "Enter");
  await desk.closed();
  await desk.status(/1 pink slip pending/);
  await desk.shows("[data-name=slip-apply]:not([aria-disabled=true])");
  await desk.press("a");
  await desk.becomes(2, appliedSlips, "two applied slips");
  await record("late-entry");
});

test("the second round is played, with the missing results listed for the referee", async () => {
  await desk.next(/Pair round 2/);
  await desk.roundIs("draft", 2);
  await desk.sees(/Zorile Codruța/, "tbody");
  await desk.next(/Release round 2/);
  await desk.roundIs("released", 2);
  const results = Array.from({ length: 32 }, (_, at) => (at % 2 ? "1" : "2"));
  await desk.press(...results, ...results.slice(0, 29));
  await desk.status(/29 of 32 results/);
  await desk.press("m");
  await desk.sees(/3 boards have no result yet/, "dialog");
  await record("missing");
  await desk.press("Escape");
  await desk.closed();
  await desk.press(...results.slice(29));
  await desk.status(/32 of 32 results/);
  await desk.next(/Confirm round 2/);
  await desk.status(/confirmed/);
});

test("settings are found by keyboard, and standings, points and history show the round", async () => {
  await desk.go("event");
  await desk.press("/");
  await desk.focuses("input");
  await desk.press(..."two passes");
  await desk.sees(/Results in two passes/, ".setting");
  await desk.go("standings");
  await desk.sees(/Standings after round 2/, "h1");
  await desk.becomes(65, () => desk.run("return document.querySelectorAll('tbody tr').length"), "65 lines");
  await record("standings");
  await desk.go("points");
  await desk.sees(/won against|Stage:/, "aside");
  await record("points");
  await desk.go("history");
  await desk.sees(/confirm round 2/, "tbody");
  await record("history");
  await desk.press("Control+k");
  await desk.focuses("dialog input");
  await desk.press(..."board 7", "ArrowDown");
  await desk.sees(/Board 7/, "dialog");
  await desk.press("Escape");
  await desk.closed();
});
