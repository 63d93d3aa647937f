// A whole event in the window: 80 players, six rounds, three knock-out tables of 22, 11 and 6, with a walkover, a
// withdrawal, a semi-final that goes through the whole jigo ladder, and a quarter-final corrected after the semi-finals
// were paired. The tables, stages and standings are then compared with what this file works out from the results.
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

const cli = (...words) =>
  JSON.parse(execFileSync(process.env.DRAWMASTER_CLI, [...words, "--json"], { encoding: "utf8" }));

/** Invented people, strongest first; half of them are young. */
const SYLLABLES = ["Ba", "Ce", "Di", "Fo", "Gu", "La", "Me", "Ni", "Ro"];
const family = (at) => SYLLABLES[Math.floor(at / 9)] + SYLLABLES[at % 9].toLowerCase() + "nar";
const BORN = { 20: 2008, 16: 2012, 12: 2016 };
const ofAge = (at) =>
  [3, 7].includes(at)
    ? "20"
    : Object.keys(SIZES).find((age, turn) => at % 4 === turn && Math.floor(at / 4) < SIZES[age]);
const people = Array.from({ length: PLAYERS }, (_, at) => ({
  name: `${family(at)} Ada`,
  strength: at,
  age: ofAge(at),
  line: `${family(at)},Ada,${at < 20 ? `${5 - Math.floor(at / 4)}d` : `${Math.floor((at - 20) / 4) + 1}k`},${2500 - 20 * at},RO,Club ${at % 11},${BORN[ofAge(at)] ?? OLD}`,
}));
const strength = new Map(people.map((p) => [p.name, p.strength]));
/** The player behind a name of the table, "Ada BACENAR 3d (RO)". */
const onTable = (name) => people.find((p) => name.includes(` ${family(p.strength).toUpperCase()} `))?.name;
const better = (a, b) => (strength.get(a) < strength.get(b) ? a : b);
const worse = (a, b) => (better(a, b) === a ? b : a);

let desk;
before(async () => {
  cli("new", EVENT, "--name", "Three tables", "--start", START, "--rounds", String(ROUNDS));
  writeFileSync(
    join(FILES, "entries.csv"),
    ["family,given,rank,rating,country,club,birth_year", ...people.map((p) => p.line)].join("\n"),
  );
  desk = await openWindow(EVENT);
});
after(() => desk.close());

/** Opens the table of a category on the screen of the knock-outs. */
async function openTable(category) {
  await desk.click(`[data-category='${category}']`);
  await desk.sees(new RegExp(`KO${category}`), `[data-category='${category}'][aria-selected=true]`);
}

/** The boards of the round on screen: names, and the knock-out they belong to. */
const boards = () =>
  desk.run(`return [...document.querySelectorAll("tbody tr[data-row]")].map((row) => {
  const [black, white] = [...row.querySelectorAll(".side .name")].map((name) => name.innerText.trim());
  return { board: Number(row.cells[0].innerText), black, white, ko: row.querySelector(".ko")?.innerText ?? "" };
})`);

/** The players in the boxes of the table on screen, from the top. */
const boxes = async () =>
  (await desk.run(`return [...document.querySelectorAll('[data-spot^="0-"]')].map((box) => box.title)`)).map(
    (name) => onTable(name) ?? null,
  );

/** The results entered, board by board. */
const played = [];
const wins = ({ black, white }) => (better(black, white) === black ? "1" : "2");
const upset = (board) => (wins(board) === "1" ? "2" : "1");
const meet = ({ black, white }, ...names) => names.every((name) => [black, white].includes(name));

/** Pairs and releases a round, and returns its boards once each of them is shown. */
async function release(round) {
  await desk.next(new RegExp(`Pair round ${round}`));
  await desk.next(new RegExp(`Release round ${round}`));
  await desk.roundIs("released", round);
  await desk.nextIs(/Enter results/);
  const [, games] = await desk.status(/0 of (\d+) results/);
  let list;
  await desk.becomes(Number(games), async () => (list = await boards()).length, `the boards of round ${round}`);
  return list;
}

/** Enters a round in both passes; the stronger player wins unless `special` gives the keys of a board. */
async function enter(round, list, special = () => null) {
  const keys = list.map((b) => special(b) ?? [wins(b)]);
  list.forEach((b, at) => played.push({ round, ...b, keys: keys[at].join("") }));
  await desk.press(...keys.flat(), ...keys.flat());
}
const confirm = (round) => desk.next(new RegExp(`Confirm round ${round}`));

const tables = {};
let gone, walked, corrected, ladder;

/** A table's rounds as they must come out: by strength, apart from the four special games. */
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
  await desk.sees(/Import list/);
  await desk.clickButton("list-import");
  await desk.sees(/80 players can be imported/, "dialog");
  await desk.press("Enter");
  await desk.status(/80 players registered/);
  await desk.closed();
  await desk.closeRegister();
  await desk.go("knockouts");
  for (const [category, size] of Object.entries(SIZES)) {
    await openTable(category);
    await desk.sees(new RegExp(`Draw KO${category}`));
    await desk.shows("[data-name=effect]");
    if (category === "16") await desk.tick(/third place/);
    await desk.press("f");
    await desk.sees(/The list is frozen/);
    await desk.type("Public input", "4 2 6 1 3 5");
    await desk.press("Enter");
    await desk.sees(new RegExp(`0 of ${size}`), "dialog");
    await desk.press(" ", "End");
    await desk.sees(new RegExp(`${size} of ${size}`), "dialog");
    await desk.press("Escape");
    await desk.closed();
    await desk.sees(new RegExp(`${size} players, starting in round`));
    await desk.becomes(
      size,
      async () => (tables[category] = await boxes()).filter(Boolean).length,
      `${size} players in KO${category}`,
    );
  }
});

test("three rounds are played; a player of the table leaves after the second, and the opponent advances by walkover", async () => {
  for (const number of [1, 2]) {
    await enter(number, await release(number));
    await confirm(number);
  }
  const second = rounds("20", 1)[1];
  gone = better(second.at(-2), second.at(-1));
  await desk.go("register");
  await desk.press("1");
  await desk.shows("[data-name=entry-add]");
  const [name] = gone.split(" ");
  await desk.press("/", ...name);
  await desk.sees(new RegExp(name), "tbody tr.current");
  // An arrow leaves the search field, so that Delete withdraws.
  await desk.press("ArrowUp", "Delete");
  await desk.sees(new RegExp(`${name}.*withdrawn`, "s"), "tbody");
  const third = await release(3);
  assert.ok(!third.some((b) => meet(b, gone)));
  await enter(3, third);
  await confirm(3);
});

test("round four has a walkover and a quarter-final entered wrong", async () => {
  const quarters = rounds("20", 2)[2];
  walked = quarters.slice(0, 2);
  corrected = quarters.slice(4, 6);
  const list = await release(4);
  const special = (b) => (meet(b, ...walked) ? ["w", wins(b)] : meet(b, ...corrected) ? [upset(b)] : null);
  assert.equal(list.filter((b) => special(b)).length, 2);
  await enter(4, list, special);
  await confirm(4);
});

test("the quarter-final is corrected in the table after the semi-finals were paired, and the correction carries through", async () => {
  const before = await release(5);
  const wrong = worse(...corrected);
  assert.ok(
    before.some((b) => /Semi-finals/.test(b.ko) && meet(b, wrong)),
    "the wrong player is in the semi-final",
  );
  await desk.go("knockouts");
  await openTable("20");
  await desk.sees(/22 players, starting in round/);
  // The cursor starts at the first open game, a semi-final.
  await desk.sees(/Semi-finals, game 1/, "[data-name=game]");
  await desk.press("Home", "ArrowLeft", "ArrowDown", "ArrowDown");
  await desk.sees(/Quarter-finals, game 3/, "[data-name=game]");
  await desk.sees(/This round is confirmed/, "[data-name=hint]");
  const board = played.find((b) => b.round === 4 && meet(b, ...corrected));
  await desk.press("s", wins(board));
  await desk.sees(/depend on this result/, "dialog");
  await desk.sees(/plays instead of/, "dialog");
  await desk.press("y");
  await desk.sees(/kept with the correction/, "dialog");
  await desk.type("Reason", "taken down wrong");
  await desk.press("Enter");
  await desk.closed();
  board.keys = wins(board);
});

test("a semi-final is jigo and goes through the whole ladder to nigiri", async () => {
  const semis = rounds("16", 2)[2];
  ladder = semis.slice(0, 2);
  await desk.go("rounds");
  await desk.roundIs("released", 5);
  let list;
  await desk.until("the right player in the semi-final", async () =>
    (list = await boards()).some((b) => /KO20 Semi-finals/.test(b.ko) && meet(b, better(...corrected))),
  );
  const jigo = (b) => (meet(b, ...ladder) ? ["="] : null);
  assert.equal(list.filter(jigo).length, 1);
  await enter(5, list, jigo);
  const { board, black } = list.find(jigo);
  await desk.press("b", ...String(board), "Enter");
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
  await ladderGame("10:56", black === worse(...ladder) ? "1" : "2");
  await desk.sees(new RegExp(`${worse(...ladder)} advances`), "[data-name=ladder]");
  await confirm(5);
});

test("after the last round tables, stages and standings follow from the results", async () => {
  await enter(6, await release(6));
  await confirm(6);
  await desk.status(/confirmed/);
  await desk.go("knockouts");
  for (const category of Object.keys(SIZES)) {
    await openTable(category);
    const [winner] = rounds(category).at(-1);
    await desk.until(
      `${winner} as the winner of KO${category}`,
      async () => onTable(/Winner: (.*)/.exec(await desk.text("main"))?.[1] ?? "") === winner,
    );
    const stages = rounds(category).slice(0, -1);
    const names = ["Winner", "Finalist", "Semi-finals", "Quarter-finals", "Round of 16", "Round of 32"];
    const reached = (player) =>
      names[player === winner ? 0 : stages.length - stages.findLastIndex((r) => r.includes(player))];
    const ranking = () =>
      desk.run(
        "const part = document.querySelector('.records details'); if (!part) return []; part.open = true; return [...part.querySelectorAll('tbody tr')].map((row) => [...row.cells].map((cell) => cell.innerText))",
      );
    const differences = async () => {
      const shown = (await ranking()).map(([, name, stage]) => [onTable(name), stage]);
      return shown.length === SIZES[category]
        ? shown.filter(([player, stage]) => stage !== reached(player))
        : `${shown.length} players`;
    };
    await desk.becomes([], differences, `the ranking of KO${category}`);
  }
  await desk.click("nav button:last-of-type");
  await desk.sees(/Open the sample event/);
  for (const category of Object.keys(SIZES))
    assert.equal(cli("ko", "verify", EVENT, "--category", category).boxes, tables[category].length);
  const initial = new Map(cli("entries", EVENT).map((e) => [`${e.family} ${e.given}`, Number(e.initial)]));
  for (const line of cli("standings", EVENT)) {
    const games = played.filter((b) => meet(b, line.name) && !b.keys.startsWith("w"));
    const won = games.filter((b) => (b.keys === "1" ? b.black : b.white) === line.name && b.keys !== "=").length;
    const jigo = games.filter((b) => b.keys === "=").length;
    if (games.length === ROUNDS)
      assert.equal(Number(line.criteria.MMS), initial.get(line.name) + won + jigo / 2, line.name);
  }
});
