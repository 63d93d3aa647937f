// The sample of a whole stage in the real window: four competitions in one file before their first rounds, opened by key and by mouse,
// and played on in each of them.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { CUT, FILES, openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow()));
after(() => desk?.close());

const record = (name) => desk.record(`sample-stage-${name}`);
const chosen = () => desk.text("nav [aria-pressed=true] bdi");
/** The competitions in the rail, each with what is due in it. */
const rail = () =>
  desk.run(
    "return [...document.querySelectorAll('nav [data-competition]')].map((row) => [row.querySelector('bdi').innerText, row.querySelector('small').innerText])",
  );
const STAGE = [
  ["Open", "Close the register"],
  ["Future Stars", "Close the register"],
  ["Senior Youth", "Close the register"],
  ["Self-paired 9x9", "Add games"],
];
/** By how many pixels the list of competitions cuts its rows. */
const cut = () =>
  desk.run("const list = document.querySelector('nav [role=group]'); return list.scrollHeight - list.clientHeight");

test("a key opens the stage, and the rail has all its competitions", async () => {
  await desk.shows("[data-name=open-stage]");
  await record("start");
  await desk.press("w");
  await desk.status(/64 players registered/);
  await desk.becomes(STAGE, rail, "the competitions with what is due in them");
  assert.equal(await chosen(), "Open");
  assert.equal(await cut(), 0, "four rows fit");
  await record("rail");
  await desk.click("nav > button:last-of-type");
  await desk.shows("[data-name=open-stage]");
});

test("the mouse opens another one, and every competition has its players", async () => {
  await desk.clickButton("open-stage");
  await desk.becomes(STAGE, rail, "the competitions with what is due in them");
  for (const [name, players] of [
    ["Open", 64],
    ["Future Stars", 24],
    ["Senior Youth", 20],
    ["Self-paired 9x9", 30],
  ]) {
    await desk.becomes(name, chosen, `${name} is chosen`);
    await desk.status(new RegExp(`\\b${players} players registered`));
    await desk.press("Alt+c");
  }
  await desk.becomes("Open", chosen, "the first one comes after the last one");
});

test("a round of Senior Youth is paired, and a game of the side event is added", async () => {
  await desk.click("nav [data-competition='3']");
  await desk.becomes("Senior Youth", chosen);
  await desk.closeRegister();
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  assert.equal(await desk.run("return document.querySelectorAll('main tr[data-row]').length"), 10);
  await desk.click("nav [data-competition='4']");
  await desk.becomes("Self-paired 9x9", chosen);
  await desk.go("register");
  await desk.press("Alt+3");
  await desk.focuses("[data-name=games-black]");
  await desk.press("1", "Tab", "2", "Enter");
  await desk.sees(/1 game\b/, "[data-name=games-count]");
  await record("played-on");
});

test("twelve competitions are all in the rail, and no row is cut", async () => {
  await desk.close();
  desk = undefined;
  const folder = join(FILES, "twelve");
  mkdirSync(folder);
  const cli = (...words) => execFileSync(process.env.DRAWMASTER_CLI, words, { encoding: "utf8" });
  cli("demo", "--unplayed", folder);
  const event = join(folder, "sample.drawmaster");
  const more = [
    "Rapid",
    "Lightning",
    "Novices",
    "Women’s Cup",
    "Veterans",
    "Thirteen by thirteen",
    "Midnight",
    "Farewell",
  ];
  for (const name of more) cli("competition", "add", event, "--name", name, "--system", "swiss", "--rounds", "3");
  desk = await openWindow(event);
  const names = async () => (await rail()).map(([name]) => name);
  await desk.becomes([...STAGE.map(([name]) => name), ...more], names, "twelve competitions");
  assert.equal(await cut(), 0, "twelve rows fit");
  assert.deepEqual(await desk.run(CUT), [], "no text is cut");
  await record("twelve");
  await desk.click("nav [data-competition='12']");
  await desk.becomes("Farewell", chosen);
  await desk.sees(/Farewell\s+Register players/, "nav [aria-pressed=true]");
  await record("last-of-twelve");
});
