// A knock-out in the window: the ceremony of its draw, a walkover by key, a confirmed quarter-final corrected in the table after the
// semi-finals were paired, and a jigo that goes through its ladder. The tables themselves are tested on the command line.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

const EVENT = join(FILES, "knockouts.drawmaster");
const CATEGORY = "16";
const SIZE = 8;
const PLAYERS = 16;
/** With as many rounds as the table of eight needs, it starts in round 1. */
const ROUNDS = 3;

/** Invented people, strongest first; every other one is young. */
const FAMILIES = ["Ba", "Ce", "Di", "Fo", "Gu", "La", "Me", "Ni", "Ro", "Su", "Ta", "Va", "Wi", "Xe", "Yo", "Za"];
const people = FAMILIES.map((start, at) => ({
  family: `${start}nar`,
  line: `${start}nar,Ada,${at + 1}k,${1500 - 20 * at},RO,Club ${at % 5},${at % 2 ? 2012 : 1980}`,
}));
const strength = (name) => people.findIndex(({ family }) => name.toLowerCase().includes(family.toLowerCase()));
const better = (one, other) => (strength(one) < strength(other) ? one : other);
const worse = (one, other) => (better(one, other) === one ? other : one);

let desk;
before(async () => {
  const cli = (...words) => execFileSync(process.env.DRAWMASTER_CLI, words);
  cli("new", EVENT, "--name", "One table", "--start", "2026-11-20", "--rounds", String(ROUNDS));
  const list = join(FILES, "players.csv");
  writeFileSync(list, ["family,given,rank,rating,country,club,birth_year", ...people.map((p) => p.line)].join("\n"));
  cli("entry", "import", EVENT, list);
  cli("register", "close", EVENT);
  desk = await openWindow(EVENT);
  await desk.status(/16 players registered · register closed/);
});
after(() => desk?.close());

/** Opens the table on the screen of the knock-outs. */
async function openTable() {
  await desk.go("knockouts");
  await desk.click(`[data-category='${CATEGORY}']`);
  await desk.shows(`[data-category='${CATEGORY}'][aria-selected=true]`);
}

/** The family names in the boxes of the table, from the top. */
const boxes = async () =>
  (await desk.run(`return [...document.querySelectorAll('[data-spot^="0-"]')].map((box) => box.title)`))
    .filter((name) => strength(name) >= 0)
    .map((name) => people[strength(name)].family);

/** The boards of the round on screen: family names, and the game of the table. */
const boards = () =>
  desk.run(`return [...document.querySelectorAll("tbody tr[data-row]")].map((row) => {
  const [black, white] = [...row.querySelectorAll(".side .name")].map((name) => name.innerText.trim().split(" ")[0]);
  return { board: Number(row.cells[0].innerText), black, white, ko: row.querySelector(".ko")?.innerText ?? "" };
})`);

const wins = ({ black, white }) => (better(black, white) === black ? "1" : "2");
const upset = (board) => (wins(board) === "1" ? "2" : "1");
const meet = ({ black, white }, ...names) => names.every((name) => [black, white].includes(name));

/** Pairs and releases a round, and returns its boards. */
async function release(round) {
  await desk.next(new RegExp(`Pair round ${round}`));
  await desk.next(new RegExp(`Release round ${round}`));
  await desk.roundIs("released", round);
  let list;
  await desk.becomes(PLAYERS / 2, async () => (list = await boards()).length, `the boards of round ${round}`);
  return list;
}

/** Enters a round in both passes; the stronger player wins unless `special` gives the keys of a board. */
async function enter(list, special) {
  const keys = list.flatMap((board) => special(board) ?? [wins(board)]);
  await desk.press(...keys, ...keys);
}

/** The table's players from the top, the quarter-final that is entered wrong, and its board. */
let table, wrong, entered;

test("a table is drawn box by box", async () => {
  await openTable();
  await desk.sees(new RegExp(`Draw KO${CATEGORY}`));
  await desk.shows("[data-name=effect]");
  await desk.press("f");
  await desk.sees(/The list is frozen/);
  await desk.type("Public input", "4 2 6 1 3 5");
  await desk.press("Enter");
  await desk.sees(new RegExp(`0 of ${SIZE}`), "dialog");
  await desk.press(" ", "End");
  await desk.sees(new RegExp(`${SIZE} of ${SIZE}`), "dialog");
  await desk.press("Escape");
  await desk.closed();
  await desk.sees(new RegExp(`${SIZE} players, starting in round 1`));
  await desk.becomes(SIZE, async () => (table = await boxes()).length, "eight players in the boxes");
});

test("a quarter-final is a walkover, and another one is entered wrong", async () => {
  wrong = table.slice(4, 6);
  const list = await release(1);
  const special = (board) =>
    meet(board, table[0], table[1]) ? ["w", wins(board)] : meet(board, ...wrong) ? [upset(board)] : null;
  assert.equal(list.filter((board) => special(board)).length, 2);
  entered = list.find((board) => meet(board, ...wrong));
  await enter(list, special);
  await desk.next(/Confirm round 1/);
});

test("the quarter-final is corrected in the table after the semi-finals were paired", async () => {
  const paired = await release(2);
  assert.ok(
    paired.some((board) => /Semi-finals/.test(board.ko) && meet(board, worse(...wrong))),
    "the wrong player is in the semi-final",
  );
  await openTable();
  // The cursor starts at the first open game.
  await desk.sees(/Semi-finals, game 1/, "[data-name=game]");
  await desk.press("Home", "ArrowLeft", "ArrowDown", "ArrowDown");
  await desk.sees(/Quarter-finals, game 3/, "[data-name=game]");
  await desk.sees(/This round is confirmed/, "[data-name=hint]");
  await desk.press("s", wins(entered));
  await desk.sees(/depend on this result/, "dialog");
  await desk.sees(/plays instead of/, "dialog");
  await desk.press("y");
  await desk.sees(/kept with the correction/, "dialog");
  await desk.type("Reason", "taken down wrong");
  await desk.press("Enter");
  await desk.closed();
});

test("a semi-final is jigo and goes through the whole ladder to nigiri", async () => {
  await desk.go("rounds");
  await desk.roundIs("released", 2);
  let list;
  await desk.until("the right player in the semi-final", async () =>
    (list = await boards()).some((board) => /Semi-finals/.test(board.ko) && meet(board, better(...wrong))),
  );
  const jigo = list.find((board) => /Semi-finals/.test(board.ko) && !meet(board, better(...wrong)));
  await enter(list, (board) => (board === jigo ? ["="] : null));
  await desk.press("b", ...String(jigo.board), "Enter");
  await desk.sees(/9×9/, "[data-name=ladder]");
  await desk.type("Jigo accepted at", "10:00");
  await desk.clickButton("ladder-start");
  await desk.sees(/starts 10:15 to 10:20/, "[data-name=ladder]");
  /** Enters a game of the ladder: when it ended, and the key of its result. */
  const ladderGame = async (ended, key) => {
    await desk.type("Ended at", ended);
    await desk.run("document.querySelector('[data-name=ladder]').focus()");
    await desk.press(key);
  };
  for (const [ended, next] of [
    ["10:30", /starts 10:35/],
    ["10:40", /starts 10:45/],
    ["10:50", /Nigiri/],
  ]) {
    await ladderGame(ended, "=");
    await desk.sees(next, "[data-name=ladder]");
    await desk.becomes(
      "",
      () => desk.run("return [...document.querySelectorAll('[data-name=ladder] input')].at(-1).value"),
      "an empty field",
    );
  }
  await ladderGame("10:56", "2");
  await desk.sees(new RegExp(`${jigo.white}.* advances`), "[data-name=ladder]");
  await desk.next(/Confirm round 2/);
  await desk.roundIs("confirmed", 2);
  const last = await release(3);
  assert.ok(
    last.some((board) => /Final/.test(board.ko) && meet(board, jigo.white)),
    "the winner of the ladder plays the final",
  );
});
