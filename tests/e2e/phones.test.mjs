// The hall network on phones: four helpers enter a whole round on headless browsers while the director pairs another competition
// and the service is stopped and started again; every page fits a screen 320 pixels wide, and axe finds nothing wrong.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { MISSING, startDriver, until } from "./phones.mjs";

const FOLDER = join(process.env.DRAWMASTER_PICK_FOLDER, "phones");
const EVENT = join(FOLDER, "stage.drawmaster");
const ENVIRONMENT = { ...process.env, DRAWMASTER_DATA: join(FOLDER, "data") };
const AXE = readFileSync(new URL("../../ui/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const drawmaster = (...words) =>
  execFileSync(process.env.DRAWMASTER_CLI, words, { cwd: FOLDER, encoding: "utf8", env: ENVIRONMENT });
const BOARDS = 8;

let driver, service, address;

/** Serves the event, at the earlier address if there was one, so that the phones find it again. */
async function serve() {
  const process_ = spawn(
    process.env.DRAWMASTER_CLI,
    ["serve", EVENT, "--address", address ?? "127.0.0.1:0", "--until-input-ends", "--json"],
    { env: ENVIRONMENT },
  );
  let output = "";
  process_.stdout.on("data", (text) => (output += text));
  await until("the answer of serve", () => output.includes("\n"));
  address = JSON.parse(output).address;
  service = process_;
}

async function stop() {
  const ended = new Promise((done) => service.once("exit", done));
  service.kill("SIGKILL");
  await ended;
}

const helper = (name, role) =>
  JSON.parse(drawmaster("helper", "add", EVENT, "--name", name, "--role", role, "--json")).code;

/** A phone on which the helper with this code is signed in. */
async function phoneOf(code) {
  const phone = await driver.phone();
  await phone.load(`http://${address}/en/helper`);
  await phone.run(
    "document.getElementById('code').value = arguments[0]; document.querySelector('#sign-in button').click()",
    code,
  );
  await phone.sees(/Everything is sent|Not sent yet/);
  assert.equal(
    await phone.run("const field = document.getElementById('code'); return field.value + field.checkVisibility()"),
    "false",
    "the code can be read on the screen",
  );
  return phone;
}

/** What is wrong with the page on this screen: wider than it, or against axe. */
async function faults(phone) {
  const wide = await phone.run(
    "return document.documentElement.scrollWidth > innerWidth ? ['the page is ' + document.documentElement.scrollWidth + ' wide'] : []",
  );
  await phone.run(AXE.replace('"object"==typeof module&&module.exports', "false") + "; window.axe = axe;");
  const script = `const done = arguments[arguments.length - 1];
    axe.run().then((r) => done(r.violations.map((v) => v.id + ": " + v.nodes.map((n) => n.target.join(" ")).slice(0, 3).join(", "))), (e) => done(["axe: " + e]));`;
  return [...wide, ...(await phone.async(script))];
}

before(async () => {
  if (MISSING) return;
  mkdirSync(FOLDER, { recursive: true });
  drawmaster("new", EVENT, "--name", "Spring Stage", "--start", "2026-08-14");
  const people = Array.from({ length: 2 * BOARDS }, (_, n) => `Reed${"abcdefghijklmnop"[n]},Ada,${n + 1}k`);
  writeFileSync(join(FOLDER, "players.csv"), ["family,given,rank", ...people].join("\n"));
  drawmaster("entry", "import", EVENT, "players.csv");
  drawmaster("register", "close", EVENT);
  drawmaster("pair", EVENT, "--round", "1");
  drawmaster("release", EVENT, "--round", "1");
  drawmaster("competition", "add", EVENT, "--name", "Rapid");
  drawmaster("competition", "enter", EVENT, "1", "2", "3", "4", "5", "6", "--competition", "Rapid");
  await serve();
  driver = await startDriver();
});

after(async () => {
  await driver?.end();
  service?.kill("SIGKILL");
});

test("four helpers enter a round while the director pairs another competition", { skip: MISSING }, async () => {
  const names = ["Ada Reed", "Ben Marsh", "Cleo Fenn", "Dan Moss"];
  const codes = names.map((name) => helper(name, "results"));
  const phones = await Promise.all(codes.map(phoneOf));
  await phones[0].record("phone-results");
  assert.deepEqual(await faults(phones[0]), []);
  // Two helpers enter the first pass, two the second one, each half of the boards.
  const enter = async (phone, at, boards) => {
    await phone.tap(`[data-pass=${at < 2 ? "black" : "white"}]`);
    for (const board of boards) {
      await phone.tap(`[data-board="${board}"] [data-result="${board % 2 ? "1-0" : "0-1"}"]`);
      // The buttons are locked as soon as the entry waits or is entered.
      await until(`board ${board} to be taken`, () =>
        phone.run(
          "return document.querySelector(arguments[0]).disabled",
          `[data-board="${board}"] [data-result="1-0"]`,
        ),
      );
    }
  };
  const half = (at, from) => Array.from({ length: BOARDS / 4 }, (_, n) => (at % 2) * (BOARDS / 2) + from + n);
  await Promise.all(phones.map((phone, at) => enter(phone, at, half(at, 1))));
  await stop();
  await Promise.all(phones.map((phone, at) => enter(phone, at, half(at, 1 + BOARDS / 4))));
  await phones[1].sees(/Not sent yet/);
  await phones[1].record("phone-not-sent");
  await serve();
  drawmaster("register", "close", EVENT, "--competition", "Rapid");
  drawmaster("pair", EVENT, "--round", "1", "--competition", "Rapid");
  for (const phone of phones) await phone.sees(/Everything is sent/);
  const log = JSON.parse(drawmaster("log", EVENT, "--json")).filter(
    (line) => line.operation === "enter_result" && names.includes(line.who),
  );
  assert.deepEqual(
    log.map((line) => line.board).toSorted((one, other) => one - other),
    Array.from({ length: 2 * BOARDS }, (_, n) => 1 + Math.floor(n / 2)),
    "each board has each pass once",
  );
  drawmaster("confirm", EVENT, "--round", "1");
});

test("a revoked code signs the phone out", { skip: MISSING }, async () => {
  const added = JSON.parse(drawmaster("helper", "add", EVENT, "--name", "Eve Hill", "--role", "notes", "--json"));
  const phone = await phoneOf(added.code);
  await phone.sees(/Note for the referee/);
  await phone.record("phone-note");
  assert.deepEqual(await faults(phone), []);
  drawmaster("helper", "revoke", EVENT, String(added.helper));
  await phone.sees(/not valid any more/);
});

test("every page fits a phone and axe finds nothing wrong", { skip: MISSING }, async () => {
  const phone = await driver.phone();
  for (const [name, path] of Object.entries({
    home: "",
    find: "find?q=a",
    timetable: "timetable",
    pairings: "c/1/pairings",
    standings: "c/1/standings",
    helper: "helper",
  })) {
    await phone.load(`http://${address}/en/${path}`);
    await phone.sees(/\w/);
    await phone.record(`phone-${name}`);
    assert.deepEqual(await faults(phone), [], name);
  }
});
