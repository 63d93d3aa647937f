// The sample event's first two rounds as a drawmaster plays them in the real window, by keyboard alone: 64 players
// registered, announced by a list or entered by hand, the register closed, three draws, results in two passes with
// a disagreement and a forfeit, a correction with its reason, a pink slip, a late entry, undo and redo.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

const [HEAD, ...PLAYERS] = readFileSync(new URL("../../assets/sample/players.csv", import.meta.url), "utf8").trim().split("\n");
/** Who is not on the list and is registered by hand. */
const BY_HAND = PLAYERS.find((line) => line.startsWith("Tündérkúti,"));

let desk;
before(async () => {
  // The only file that is chosen: the list a director is sent.
  writeFileSync(join(FILES, "entries.csv"), [HEAD, ...PLAYERS.filter((line) => line !== BY_HAND)].join("\n"));
  desk = await openWindow();
});
after(() => desk.close());

const status = (pattern) => desk.sees(pattern, "[data-name=status]");
const ready = (label) => desk.sees(label, "[data-name=next]:not([aria-disabled=true])");
const next = async (label) => (await ready(label), desk.press("Control+Enter"));
const state = (name) => desk.until(`a round that is ${name}`, () => desk.run("return document.querySelector('[data-name=state]')?.dataset.state === arguments[0]", name));
const noDialog = () => desk.until("no dialog", async () => !(await desk.run("return document.querySelector('dialog[open]') !== null")));
const picture = async (name) => process.env.DRAWMASTER_SCREENS && writeFileSync(join(process.env.DRAWMASTER_SCREENS, `day-${name}.png`), await desk.picture());
/** Goes on with Tab until the field with this label has the focus. */
const tabTo = (label) => desk.until(`the focus on ${label}`, async () => {
  if (await desk.run("const at = document.activeElement; return (at.labels?.[0]?.innerText ?? at.innerText)?.trim() === arguments[0]", label)) return true;
  await desk.press("Tab");
});

test("a new event takes 64 players: 63 announced by a list and registered one by one, and one by hand", async () => {
  await desk.sees(/New event/);
  await desk.press("n");
  await desk.sees(/What follows/, "dialog");
  await desk.press(..."Danube Youth Stage");
  await picture("new-event");
  await desk.press("Enter");
  await desk.sees(/Nobody is entered yet/);
  await desk.press("i");
  await desk.sees(/63 players can be taken over/, "dialog");
  await tabTo("Only announced, not seen yet");
  await desk.press(" ", "Enter");
  await noDialog();
  // Each is registered as he comes to the table.
  await desk.press("3");
  await desk.sees(/0 of 63 have arrived/);
  await desk.press("/");
  for (let arrived = 1; arrived <= 63; arrived += 1) {
    await desk.press("Enter");
    await desk.sees(new RegExp(`\\b${arrived} of 63 have arrived`));
  }
  await picture("arrival");
  await desk.press("Tab", "1");
  await status(/63 players registered/);
  const [family, given, rank, rating, country, club, born] = BY_HAND.split(",");
  await desk.press("a");
  for (const [label, value] of [["Family name", family], ["Given name", given], ["Rank", rank], ["Rating", rating], ["Country", country], ["Club", club], ["Year of birth", born]]) {
    await tabTo(label);
    await desk.press(...value);
  }
  await desk.press("Enter");
  await noDialog();
  await status(/64 players registered.*register open/);
  await picture("register");
});

test("the register is closed and three tables are drawn", async () => {
  await next(/Close the register/);
  await desk.sees(/Before it is closed/);
  await next(/Close the register/);
  await status(/register closed/);
  await desk.press("Alt+2");
  await desk.sees(/not drawn/);
  await desk.press("d");
  await desk.until("three drawn tables", async () => !/not drawn/.test(await desk.text("[role=tablist]")));
  await picture("knockouts");
});

test("a round goes from draft to the wall, is played, read twice with one disagreement, and confirmed", async () => {
  await next(/Pair round 1/);
  await state("draft");
  await picture("draft");
  await next(/Release round 1/);
  await state("released");
  await desk.press("g");
  await state("playing");
  // The last board's White did not come: Black has the game by forfeit.
  const strokes = [...Array.from({ length: 31 }, (_, at) => (at % 3 ? "1" : "2")), "f", "1"];
  await desk.press(...strokes);
  await desk.sees(/Second pass/, "[data-name=pass]");
  const misread = strokes.with(4, strokes[4] === "1" ? "2" : "1");
  await desk.press(...misread.slice(0, 5));
  await desk.sees(/differ at board 5/, "[data-name=hint]");
  await picture("disagreement");
  await desk.press("s", strokes[4], ...strokes.slice(5));
  await status(/32 of 32 results/);
  await desk.sees(/1-0!/, "tbody");
  await next(/Confirm round 1/);
  await state("confirmed");
});

test("a confirmed result is corrected with a reason alone, and the board tells who entered it", async () => {
  await desk.press("b", "3", "Enter", "s", "2");
  await desk.sees(/Correct board 3/, "dialog");
  await desk.press(..."slip was turned round", "Enter");
  await noDialog();
  await desk.press("h");
  await desk.sees(/slip was turned round/, "dialog");
  await desk.press("Escape");
});

test("undo and redo name what they take back", async () => {
  await desk.sees(/Undo: result of board 3, round 1/, "[data-name=undo]");
  await desk.press("Control+z");
  await desk.sees(/Redo: result of board 3, round 1/, "[data-name=redo]");
  await desk.press("Control+y");
  await desk.sees(/Undo: result of board 3, round 1/, "[data-name=undo]");
});

test("a pink slip takes a player out of round 2, a late entry comes in, and both are applied", async () => {
  await desk.press("Alt+1", "4");
  await desk.sees(/No slip was handed in/);
  await desk.press("n");
  await desk.sees(/number or name/, "dialog");
  await desk.press(..."64", "Enter");
  await desk.sees(/^64 /m, "dialog");
  await tabTo("2");
  await desk.press(" ", "Enter");
  await noDialog();
  await status(/1 pink slip pending/);
  await picture("slip");
  await desk.press("a");
  await desk.sees(/applied/, "tbody");
  await desk.press("n");
  await desk.sees(/number or name/, "dialog");
  await tabTo("Late entry");
  await desk.press("Enter");
  for (const [label, value] of [["Family name", "Zorile"], ["Given name", "Codruța"], ["Rank", "16k"], ["Country", "RO"], ["Club", "Cluj"]]) {
    await tabTo(label);
    await desk.press(...value);
  }
  await tabTo("1");
  await desk.press(" ", "Enter");
  await noDialog();
  await status(/1 pink slip pending/);
  await desk.press("a");
  await desk.until("two applied slips", async () => (await desk.text("tbody")).match(/applied/g)?.length === 2);
  await picture("late-entry");
});

test("the second round, with the missing results listed for the referee", async () => {
  await next(/Pair round 2/);
  await desk.sees(/Zorile Codruța/, "tbody");
  await next(/Release round 2/);
  await ready(/Enter results/);
  const results = Array.from({ length: 32 }, (_, at) => (at % 2 ? "1" : "2"));
  await desk.press(...results, ...results.slice(0, 29));
  await status(/29 of 32 results/);
  await desk.press("m");
  await desk.sees(/3 boards have no result yet/, "dialog");
  await picture("missing");
  await desk.press("Escape", ...results.slice(29));
  await status(/32 of 32 results/);
  await next(/Confirm round 2/);
  await status(/confirmed/);
});

test("settings are found and changed by keyboard, and standings, points and history follow", async () => {
  await desk.press("Alt+0", "/");
  await desk.press(..."two passes");
  await desk.sees(/Results in two passes/, ".setting");
  await desk.press("Alt+4");
  await desk.sees(/Standings after round 2/, "h1");
  assert.equal(await desk.run("return document.querySelectorAll('tbody tr').length"), 65);
  await picture("standings");
  await desk.press("Alt+5");
  await desk.sees(/won against|Stage:/, "aside");
  await picture("points");
  await desk.press("Alt+8");
  await desk.sees(/confirm round 2/, "tbody");
  await picture("history");
  await desk.press("Control+k", ..."board 7", "ArrowDown");
  await desk.sees(/Board 7/, "dialog");
  await desk.press("Escape");
});
