// A whole event in the window: 80 players, six rounds, three knock-out tables of 22, 11 and 6, with a walkover, a
// withdrawal, a semi-final that goes through the whole jigo ladder, and a quarter-final corrected after the semi-finals
// were set. The tables, stages and standings are then compared with what the results say, worked out here on its own.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

const EVENT = join(FILES, "knockouts.drawmaster");
const START = "2026-11-20";
const OLD = 1980;
const SIZES = { 20: 22, 16: 11, 12: 6 };
const PLAYERS = 80;
const ROUNDS = 6;

const cli = (...words) => JSON.parse(execFileSync(process.env.DRAWMASTER_CLI, [...words, "--json"], { encoding: "utf8" }));

/** Invented people, strongest first; half of them are young. */
const SYLLABLES = ["Ba", "Ce", "Di", "Fo", "Gu", "La", "Me", "Ni", "Ro"];
const family = (at) => SYLLABLES[Math.floor(at / 9)] + SYLLABLES[at % 9].toLowerCase() + "nar";
const BORN = { 20: 2008, 16: 2012, 12: 2016 };
const ofAge = (at) => ([3, 7].includes(at) ? "20" : Object.keys(SIZES).find((age, turn) => at % 4 === turn && Math.floor(at / 4) < SIZES[age]));
const people = Array.from({ length: PLAYERS }, (_, at) => ({
  name: `${family(at)} Ada`, strength: at, age: ofAge(at),
  line: `${family(at)},Ada,${at < 20 ? `${5 - Math.floor(at / 4)}d` : `${Math.floor((at - 20) / 4) + 1}k`},${2500 - 20 * at},RO,Club ${at % 11},${BORN[ofAge(at)] ?? OLD}`,
}));
const strength = new Map(people.map((p) => [p.name, p.strength]));
/** The player meant by a name of the table, "Ada BACENAR 3d (RO)". */
const onTable = (name) => people.find((p) => name.includes(` ${family(p.strength).toUpperCase()} `))?.name;
const better = (a, b) => (strength.get(a) < strength.get(b) ? a : b);
const worse = (a, b) => (better(a, b) === a ? b : a);

let desk;
before(async () => {
  cli("new", EVENT, "--name", "Three tables", "--start", START, "--rounds", String(ROUNDS));
  writeFileSync(join(FILES, "entries.csv"), ["family,given,rank,rating,country,club,birth_year", ...people.map((p) => p.line)].join("\n"));
  desk = await openWindow(EVENT);
});
after(() => desk.close());

const ready = (pattern) => desk.sees(pattern, "[data-name=next]:not([aria-disabled=true])");
const step = async (pattern) => (await ready(pattern), desk.press("Control+Enter"));
const shows = (screen) => desk.until(`the screen ${screen}`, () => desk.run("return document.querySelector(`[data-screen=${arguments[0]}][aria-current=page]`) !== null", screen));
const go = async (screen) => (await desk.run("document.querySelector(`[data-screen=${arguments[0]}]`).click()", screen), shows(screen));

/** The boards of the round on screen: names, and whose knock-out it is. */
const boards = () => desk.run(`return [...document.querySelectorAll("tbody tr[data-row]")].map((row) => {
  const [black, white] = [...row.querySelectorAll(".side .name")].map((name) => name.innerText.trim());
  return { board: Number(row.cells[0].innerText), black, white, ko: row.querySelector(".ko")?.innerText ?? "" };
})`);

/** The boxes of the table on screen from the top: who stands in them. */
const boxes = async () => (await desk.run(`return [...document.querySelectorAll('[data-spot^="0-"]')].map((box) => box.title)`)).map((name) => onTable(name) ?? null);

/** What was entered at each board. */
const played = [];
const wins = ({ black, white }) => (better(black, white) === black ? "1" : "2");
const upset = (board) => (wins(board) === "1" ? "2" : "1");
const meet = ({ black, white }, ...names) => names.every((name) => [black, white].includes(name));

/** Pairs and releases a round, and tells its boards. */
async function set(round) {
  await step(new RegExp(`Pair round ${round}`));
  await step(new RegExp(`Release round ${round}`));
  await ready(/Enter results/);
  return boards();
}

/** Enters a round in both passes; the stronger wins unless `special` gives the keys of a board. */
async function enter(round, list, special = () => null) {
  const keys = list.map((b) => special(b) ?? [wins(b)]);
  list.forEach((b, at) => played.push({ round, ...b, keys: keys[at].join("") }));
  await desk.press(...keys.flat(), ...keys.flat());
}

const tables = {};
let gone, walked, corrected, ladder;

/** A table's rounds as they must come out: by strength, but for what happened to four games. */
function rounds(category, until = 9) {
  const all = [tables[category]];
  while (all.at(-1).length > 1 && all.length <= until) {
    const next = [];
    for (let at = 0; at < all.at(-1).length; at += 2) next.push(winner(all.at(-1)[at], all.at(-1)[at + 1]));
    all.push(next);
  }
  return all;
}

function winner(a, b) {
  if (a === null || b === null) return a ?? b;
  if ([a, b].includes(gone)) return a === gone ? b : a;
  return ladder && [a, b].includes(ladder[0]) && [a, b].includes(ladder[1]) ? worse(a, b) : better(a, b);
}

test("a list is imported, the register closed, and three tables are drawn box by box", async () => {
  await desk.sees(/Import a list/);
  await desk.run("document.querySelector('[data-name=list-import]').click()");
  await desk.sees(/80 players can be taken over/, "dialog");
  await desk.press("Enter");
  await desk.sees(/80 players registered/, "[data-name=status]");
  await step(/Close the register/);
  await desk.sees(/Before it is closed/);
  await step(/Close the register/);
  await desk.sees(/register closed/, "[data-name=status]");
  await go("knockouts");
  for (const [category, size] of Object.entries(SIZES)) {
    await desk.sees(new RegExp(`Draw KO${category}`));
    if (category === "16") await desk.run("[...document.querySelectorAll('label')].find((l) => /third place/.test(l.innerText)).click()");
    await desk.press("f");
    await desk.sees(/The list is frozen/);
    await desk.type("Called in the hall", "4 2 6 1 3 5");
    await desk.press("Enter");
    await desk.sees(new RegExp(`0 of ${size}`), "dialog");
    await desk.press(" ", "End");
    await desk.sees(new RegExp(`${size} of ${size}`), "dialog");
    await desk.press("Escape");
    await desk.sees(new RegExp(`${size} players, beginning`));
    tables[category] = await boxes();
    assert.equal(tables[category].filter(Boolean).length, size);
    await desk.press("]");
  }
});

test("three rounds are played; a player of the table leaves after the second, and his opponent walks over", async () => {
  for (const number of [1, 2]) {
    await enter(number, await set(number));
    await step(new RegExp(`Confirm round ${number}`));
  }
  const second = rounds("20", 1)[1];
  gone = better(second.at(-2), second.at(-1));
  await go("register");
  await desk.press("1");
  await desk.press("/", ...gone.split(" ")[0], "Enter");
  await desk.sees(new RegExp(gone.split(" ")[0]), "tbody");
  await desk.press("w");
  await desk.sees(/withdrawn/, "tbody");
  const third = await set(3);
  assert.ok(!third.some((b) => meet(b, gone)));
  await enter(3, third);
  await step(/Confirm round 3/);
});

test("round four has a walkover and a quarter-final that is taken down wrong", async () => {
  const quarters = rounds("20", 2)[2];
  walked = quarters.slice(0, 2);
  corrected = quarters.slice(4, 6);
  const list = await set(4);
  const special = (b) => (meet(b, ...walked) ? ["w", wins(b)] : meet(b, ...corrected) ? [upset(b)] : null);
  assert.equal(list.filter((b) => special(b)).length, 2);
  await enter(4, list, special);
  await step(/Confirm round 4/);
});

test("the quarter-final is corrected in the table after the semi-finals were set, and the correction carries through", async () => {
  const before = await set(5);
  const wrong = worse(...corrected);
  assert.ok(before.some((b) => /Semi-finals/.test(b.ko) && meet(b, wrong)), "the wrong player is in the semi-final");
  await go("knockouts");
  await desk.press("[");
  await desk.sees(/22 players, beginning/);
  await desk.press("Home", "ArrowLeft", "ArrowDown", "ArrowDown");
  await desk.sees(/Quarter-finals, game 3/, "[data-name=game]");
  const board = played.find((b) => b.round === 4 && meet(b, ...corrected));
  await desk.press("s", wins(board));
  await desk.sees(/were set on this result/, "dialog");
  await desk.sees(/plays in place of/, "dialog");
  await desk.press("y");
  await desk.sees(/kept with the correction/, "dialog");
  await desk.type("Reason", "taken down wrong");
  await desk.press("Enter");
  await desk.until("the closed dialog", () => desk.run("return !document.querySelector('dialog')"));
  board.keys = wins(board);
});

test("a semi-final is jigo and goes through the whole ladder to nigiri", async () => {
  const semis = rounds("16", 2)[2];
  ladder = semis.slice(0, 2);
  await go("rounds");
  const list = await boards();
  assert.ok(list.some((b) => /KO20 Semi-finals/.test(b.ko) && meet(b, better(...corrected))), "the right player is in the semi-final");
  const jigo = (b) => (meet(b, ...ladder) ? ["="] : null);
  assert.equal(list.filter(jigo).length, 1);
  await enter(5, list, jigo);
  const { board, black } = list.find(jigo);
  await desk.press("b", ...String(board), "Enter");
  await desk.sees(/9×9/, "[data-name=ladder]");
  await desk.type("Jigo accepted at", "10:00");
  await desk.run("document.querySelector('[data-name=ladder-start]').click()");
  await desk.sees(/starts 10:15 to 10:20/, "[data-name=ladder]");
  for (const [ended, next] of [["10:30", /starts 10:35/], ["10:40", /starts 10:45/], ["10:50", /Nigiri/]]) {
    await desk.type("Ended at", ended);
    await desk.run("document.querySelector('[data-name=ladder]').focus()");
    await desk.press("=");
    await desk.sees(next, "[data-name=ladder]");
  }
  await desk.type("Ended at", "10:56");
  await desk.run("document.querySelector('[data-name=ladder]').focus()");
  await desk.press(black === worse(...ladder) ? "1" : "2");
  await desk.sees(new RegExp(`${worse(...ladder)} advances`), "[data-name=ladder]");
  await step(/Confirm round 5/);
});

test("after the last round tables, stages and standings are what the results say", async () => {
  await enter(6, await set(6));
  await step(/Confirm round 6/);
  await go("knockouts");
  for (const category of Object.keys(SIZES)) {
    await desk.until(`the tab of KO${category}`, () => desk.run("const tab = document.querySelector(`[data-category='${arguments[0]}']`); tab?.click(); return tab !== null", category));
    const [winner] = rounds(category).at(-1);
    await desk.until(`${winner} as the winner of KO${category}`, async () => onTable(/Winner: (.*)/.exec(await desk.text("main"))?.[1] ?? "") === winner);
    const stages = rounds(category).slice(0, -1);
    const shown = await desk.run("document.querySelector('.records details').open = true; return [...document.querySelectorAll('.records tbody tr')].map((row) => [...row.cells].map((cell) => cell.innerText))");
    assert.equal(shown.length, SIZES[category]);
    const names = ["Winner", "Finalist", "Semi-finals", "Quarter-finals", "Round of 16", "Round of 32"];
    for (const [, name, stage] of shown) {
      const reached = onTable(name) === winner ? 0 : stages.length - stages.findLastIndex((r) => r.includes(onTable(name)));
      assert.equal(stage, names[reached], name);
    }
  }
  await desk.run("[...document.querySelectorAll('nav button')].at(-1).click()");
  await desk.sees(/Open the sample event/);
  for (const category of Object.keys(SIZES)) assert.equal(cli("ko", "verify", EVENT, "--category", category).boxes, tables[category].length);
  const initial = new Map(cli("entries", EVENT).map((e) => [`${e.family} ${e.given}`, Number(e.initial)]));
  for (const line of cli("standings", EVENT)) {
    const games = played.filter((b) => meet(b, line.name) && !b.keys.startsWith("w"));
    const won = games.filter((b) => (b.keys === "1" ? b.black : b.white) === line.name && b.keys !== "=").length;
    const jigo = games.filter((b) => b.keys === "=").length;
    if (games.length === ROUNDS) assert.equal(Number(line.criteria.MMS), initial.get(line.name) + won + jigo / 2, line.name);
  }
});
