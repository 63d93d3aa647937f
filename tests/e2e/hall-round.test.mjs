// A whole round on four phones: helpers enter both passes of every board while the director, in the window that serves them, pairs
// another competition by keys. Nothing is lost or entered twice.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { MISSING, startDriver, until } from "./phones.mjs";
import { FILES, openWindow } from "./window.mjs";

const FOLDER = join(FILES, "hall-round");
const EVENT = join(FOLDER, "stage.drawmaster");
const ENVIRONMENT = { ...process.env, DRAWMASTER_DATA: join(FOLDER, "data") };
const drawmaster = (...words) =>
  execFileSync(process.env.DRAWMASTER_CLI, words, { cwd: FOLDER, encoding: "utf8", env: ENVIRONMENT });
const BOARDS = 16;
const NAMES = ["Ada Reed", "Ben Marsh", "Cleo Fenn", "Dan Moss"];

let desk, driver, url, phones;
const codes = [];

before(async () => {
  if (MISSING) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  drawmaster("new", EVENT, "--name", "Spring Stage", "--start", "2026-08-14");
  const people = Array.from(
    { length: 2 * BOARDS },
    (_, n) => `Reed${String.fromCharCode(97 + Math.floor(n / 6), 97 + (n % 6))},Ada,${(n % 20) + 1}k`,
  );
  writeFileSync(join(FOLDER, "players.csv"), ["family,given,rank", ...people].join("\n"));
  drawmaster("entry", "import", EVENT, "players.csv");
  drawmaster("register", "close", EVENT);
  drawmaster("pair", EVENT, "--round", "1");
  drawmaster("release", EVENT, "--round", "1");
  drawmaster("competition", "add", EVENT, "--name", "Rapid");
  drawmaster("competition", "enter", EVENT, "1", "2", "3", "4", "5", "6", "7", "8", "--competition", "Rapid");
  desk = await openWindow(EVENT);
  driver = await startDriver();
});

after(async () => {
  await driver?.end();
  await desk?.close();
});

const chosen = () => desk.text("nav [aria-pressed=true] bdi");

test("the director starts the hall network by key and adds four helpers", { skip: MISSING }, async () => {
  await desk.shows("nav [data-competition='2']");
  await desk.go("hall");
  await desk.shows("[data-name=network-address] option[value='127.0.0.1']");
  await desk.run(
    "const at = document.querySelector('[data-name=network-address]'); at.value = '127.0.0.1'; at.dispatchEvent(new Event('change', { bubbles: true }))",
  );
  await desk.type("Port", "0");
  await desk.run("document.activeElement.blur()");
  await desk.press("n");
  url = (await desk.sees(/http:\/\/127\.0\.0\.1:\d+\//, "[data-name=network-url]"))[0];
  for (const name of NAMES) {
    await desk.type("Name", name);
    await desk.press("Enter");
    const [, code] = await desk.sees(
      new RegExp(`Code of ${name}, shown only now:\\s+((?:[a-z]+ ){5}[a-z]+)`),
      "[data-name=helper-code]",
    );
    codes.push(code);
  }
  await desk.run("document.activeElement.blur()");
  phones = await Promise.all(
    codes.map(async (code) => {
      const phone = await driver.phone();
      await phone.load(`${url}en/helper`);
      await phone.run(
        "document.getElementById('code').value = arguments[0]; document.querySelector('#sign-in button').click()",
        code,
      );
      await phone.sees(/Everything is sent/);
      return phone;
    }),
  );
});

/** A helper enters a pass of these boards. */
async function enter(phone, pass, boards) {
  await phone.tap(`[data-pass=${pass}]`);
  for (const board of boards) {
    const result = board % 2 ? "1-0" : "0-1";
    await phone.tap(`[data-board="${board}"] [data-result="${result}"]`);
    await until(`board ${board} to be taken`, () =>
      phone.run(
        "return document.querySelector(arguments[0]).disabled",
        `[data-board="${board}"] [data-result="${result}"]`,
      ),
    );
  }
}

/** The director turns to the other competition, closes its register, pairs and releases its round, enters results and confirms it. */
async function direct() {
  if ((await chosen()) !== "Rapid") await desk.press("Alt+c");
  await desk.becomes("Rapid", chosen, "the other competition");
  await desk.closeRegister();
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await desk.record("hall-round-director");
  await desk.next(/Release round 1/);
  await desk.roundIs("released", 1);
}

test("four helpers enter a round while the director pairs the other competition", { skip: MISSING }, async () => {
  const half = (at) => Array.from({ length: BOARDS / 2 }, (_, n) => (at % 2) * (BOARDS / 2) + n + 1);
  await Promise.all([direct(), ...phones.map((phone, at) => enter(phone, at < 2 ? "black" : "white", half(at)))]);
  for (const phone of phones) await phone.sees(/Everything is sent/);
  await phones[0].record("hall-round-phone");
});

test("the window shows what the phones entered, and the round is confirmed", { skip: MISSING }, async () => {
  await desk.press("Alt+c");
  await desk.becomes("Open", chosen, "the first competition");
  await desk.go("rounds");
  await desk.record("hall-round-entered");
  await desk.next(/Confirm round 1/);
  await desk.roundIs("confirmed", 1);
  await desk.close();
  desk = null;
  const lines = JSON.parse(drawmaster("log", EVENT, "--json")).filter((line) => line.operation === "enter_result");
  assert.deepEqual(
    lines.map((line) => line.board).toSorted((one, other) => one - other),
    Array.from({ length: 2 * BOARDS }, (_, n) => 1 + Math.floor(n / 2)),
    "each board has each pass once",
  );
  for (const [at, name] of NAMES.entries())
    assert.equal(lines.filter((line) => line.who === name).length, BOARDS / 2, `${name}, phone ${at}`);
  const boards = JSON.parse(drawmaster("boards", EVENT, "--round", "1", "--json")).boards;
  assert.deepEqual(
    boards.map((board) => board.passes.black),
    boards.map(({ board }) => (board % 2 ? "1-0" : "0-1")),
  );
  drawmaster("check", EVENT);
});
