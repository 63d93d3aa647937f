// A whole stage of the tour in one file, through the real window: 64 players in the Open with three knock-outs, 24 in Future
// Stars over twelve rounds, 20 in Senior Youth, and a self-paired side event (R1, R4, R69). By keyboard alone after the setup.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

const LIST = join(FILES, "entries.csv");
const sample = (name) => readFileSync(new URL(`../../assets/sample/${name}.csv`, import.meta.url), "utf8");

const events = () => readdirSync(FILES).filter((name) => name.endsWith(".drawmaster"));

let desk;
let event;
before(async () => {
  const others = events();
  desk = await openWindow();
  await desk.press("s");
  await desk.status(/64 players registered/);
  event = join(
    FILES,
    events().find((name) => !others.includes(name)),
  );
});
after(async () => {
  rmSync(LIST, { force: true });
  await desk?.close();
});

const record = (name) => desk.record(`whole-stage-${name}`);
const boards = () => desk.run("return document.querySelectorAll('main tr[data-row]').length");
const step = (name) => `[data-name=next][data-step=${name}]:not([aria-disabled=true])`;
const take = async (name) => {
  await desk.shows(step(name));
  await desk.press("Control+Enter");
};

/** Pairs, releases, enters and confirms a round: Black wins two games of three. The results are typed until no pass is left. */
async function play(round) {
  await take("pair");
  await desk.roundIs("draft", round);
  await take("release");
  await desk.roundIs("released", round);
  const results = Array.from({ length: await boards() }, (_, at) => ((at + round) % 3 === 0 ? "2" : "1"));
  await desk.press(...results);
  const second = () =>
    desk.run("return /Second pass/.test(document.querySelector('[data-name=pass]')?.innerText ?? '')");
  const done = () => desk.run("return document.querySelector(arguments[0]) !== null", step("confirm_round"));
  await desk.until("the second pass or its end", async () => (await done()) || (await second()));
  if (!(await done())) await desk.press(...results);
  await take("confirm_round");
  await desk.roundIs("confirmed", round);
}

/** Adds a competition and returns once it is chosen. */
async function add(kind, name, rounds) {
  await desk.go("event");
  await desk.clickButton("competition-add");
  await desk.shows(`dialog[open] select option[value=${kind}]`);
  await desk.run(
    "const choice = document.querySelector('dialog[open] select'); choice.value = arguments[0]; choice.dispatchEvent(new Event('change', { bubbles: true }))",
    kind,
  );
  await desk.type("Name", name);
  if (rounds) await desk.type("Rounds", String(rounds));
  await desk.clickButton("competition-create");
  await desk.closed();
  await desk.becomes(name, () => desk.text("nav [aria-pressed=true] bdi"), `${name} is chosen`);
}

/** Imports a list into the chosen competition and closes its register. */
async function register(name, players) {
  writeFileSync(LIST, sample(name));
  await desk.go("register");
  await desk.shows("#register-panel [data-name=list-import]");
  await desk.press("Alt+i");
  await desk.sees(new RegExp(`${players} players can be imported`), "dialog");
  await desk.press("Enter");
  await desk.closed();
  await desk.status(new RegExp(`${players} players registered`));
  await desk.closeRegister();
}

test("the Open with three knock-outs is played over six rounds", async () => {
  await desk.closeRegister();
  await desk.drawKnockouts();
  for (let round = 1; round <= 6; round += 1) await play(round);
  await record("open");
});

test("Future Stars is played over twelve rounds", async () => {
  await add("future-stars", "Future Stars", 12);
  await register("future-stars", 24);
  for (let round = 1; round <= 12; round += 1) await play(round);
  await record("future-stars");
});

test("Senior Youth is played over six rounds", async () => {
  await add("mcmahon", "Senior Youth", 6);
  await register("senior-youth", 20);
  for (let round = 1; round <= 6; round += 1) await play(round);
  await record("senior-youth");
});

test("thirty players of the Open play each other on small boards as they like", async () => {
  await add("self-paired", "Self-paired 9x9");
  await desk.go("register");
  await desk.shows("#register-panel [data-name=people-enter]");
  await desk.press("Alt+o");
  await desk.shows("dialog[open] li input");
  await desk.run("[...document.querySelectorAll('dialog[open] li input')].slice(0, 30).forEach((box) => box.click())");
  await desk.clickButton("people-enter-these");
  await desk.closed();
  await desk.status(/30 players registered/);
  await desk.press("Alt+3");
  for (let game = 1; game <= 12; game += 1) {
    await desk.focuses("[data-name=games-black]");
    await desk.press(...String(game), "Tab", ...String(game + 12), "Enter");
    await desk.sees(new RegExp(`\\b${game} games?`), "[data-name=games-count]");
  }
  await record("self-paired");
});

test("one file holds the whole stage, and its check finds nothing", async () => {
  await desk.close();
  desk = undefined;
  const answer = (...words) =>
    JSON.parse(execFileSync(process.env.DRAWMASTER_CLI, [...words, "--json"], { encoding: "utf8" }));
  const names = answer("competition", "list", event).map((competition) => [competition.name, competition.entries]);
  assert.deepEqual(names, [
    ["Open", 64],
    ["Future Stars", 24],
    ["Senior Youth", 20],
    ["Self-paired 9x9", 30],
  ]);
  for (const [name, players] of names) {
    assert.equal(answer("standings", event, "--competition", name).length, players, name);
  }
  execFileSync(process.env.DRAWMASTER_CLI, ["check", event]);
});
