// Results of helpers and players that contradict each other: the window lists both values and who read them, and one click settles.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

const FOLDER = join(FILES, "hall-conflicts");
const EVENT = join(FOLDER, "stage.drawmaster");
const ENVIRONMENT = { ...process.env, DRAWMASTER_DATA: join(FOLDER, "data") };
const drawmaster = (...words) =>
  execFileSync(process.env.DRAWMASTER_CLI, words, { cwd: FOLDER, encoding: "utf8", env: ENVIRONMENT });

let desk, url, codes, seats;

before(async () => {
  mkdirSync(FOLDER, { recursive: true });
  drawmaster("new", EVENT, "--name", "Spring Stage", "--start", "2026-08-14");
  writeFileSync(
    join(FOLDER, "players.csv"),
    ["family,given,rank", ...Array.from({ length: 12 }, (_, n) => `Reed${"abcdefghijkl"[n]},Ada,${n + 1}k`)].join("\n"),
  );
  drawmaster("entry", "import", EVENT, "players.csv");
  drawmaster("register", "close", EVENT);
  drawmaster("pair", EVENT, "--round", "1");
  drawmaster("release", EVENT, "--round", "1");
  drawmaster("set", EVENT, "event.player_reports", "true");
  codes = ["Ada Reed", "Ben Marsh"].map(
    (name) => JSON.parse(drawmaster("helper", "add", EVENT, "--name", name, "--role", "results", "--json")).code,
  );
  seats = JSON.parse(drawmaster("player-report", "codes", EVENT, "--json"));
  desk = await openWindow(EVENT);
  await desk.roundIs("released", 1);
  await desk.go("hall");
  await desk.shows("[data-name=network-address] option[value='127.0.0.1']");
  await desk.run(
    "const at = document.querySelector('[data-name=network-address]'); at.value = '127.0.0.1'; at.dispatchEvent(new Event('change', { bubbles: true }))",
  );
  await desk.type("Port", "0");
  await desk.clickButton("network-start");
  url = (await desk.sees(/http:\/\/127\.0\.0\.1:\d+\//, "[data-name=network-url]"))[0];
});
after(() => desk.close());

let sent = 0;

/** Sends a result as a helper's phone does, and returns the status of the answer. */
async function send(helper, number, pass, result) {
  const { players } = await board(number);
  const action = { what: "result", competition: 1, round: 1, board: number, pass, result, players };
  const headers = { Authorization: `Bearer ${codes[helper]}`, "Content-Type": "application/json" };
  return (
    await fetch(`${url}en/helper/entries`, {
      method: "POST",
      headers,
      body: JSON.stringify({ key: `key-0000${(sent += 1)}`, action }),
    })
  ).status;
}

/** Reports a result as a player's phone does. */
async function report(board, colour, result) {
  const code = seats.find((seat) => seat.board === board)[colour];
  return (await fetch(`${url}en/report`, { method: "POST", body: new URLSearchParams({ code, result }) })).status;
}

const board = async (number) =>
  JSON.parse(
    await (await fetch(`${url}en/helper/work`, { headers: { Authorization: `Bearer ${codes[0]}` } })).text(),
  ).boards.find((each) => each.board === number);

test("two passes that differ and a helper who contradicts are listed with both values and who", async () => {
  assert.deepEqual([await send(0, 1, "black", "1-0"), await send(1, 1, "white", "0-1")], [200, 200]);
  assert.deepEqual([await send(0, 2, "black", "1-0"), await send(1, 2, "black", "=")], [200, 409]);
  await desk.sees(
    /1 · 1.*1-0\s+Ada Reed, first pass \(Black\), entered\s+0-1\s+Ben Marsh, second pass \(White\), entered/s,
    "[data-name=conflicts]",
  );
  await desk.sees(
    /1 · 2.*1-0\s+Ada Reed, first pass \(Black\), entered\s+=\s+Ben Marsh, first pass \(Black\)/s,
    "[data-name=conflicts]",
  );
  await desk.sees(/1 contradicting result/, "[data-name=status]");
  await desk.sees(/^1\s*1 contradicting result$/, "nav [data-screen=hall] [data-name=rail-conflicts]");
  await desk.sees(/Undo: a helper’s contradicting result, board 2 \(by Ben Marsh\)/, "[data-name=undo]");
  await desk.run("document.querySelector('[data-name=conflicts]').scrollIntoView()");
  await desk.record("hall-conflicts");
});

test("one click settles a board, and undo brings it back", async () => {
  await desk.clickButton("conflict-1-0-1");
  await desk.seesNo(/1 · 1/, "[data-name=conflicts]");
  await desk.until(
    "the phones to have the result",
    async () => (await board(1)).first === "0-1" && (await board(1)).second === "0-1",
  );
  await desk.clickButton("undo");
  await desk.sees(/1 · 1/, "[data-name=conflicts]");
  await desk.clickButton("conflict-1-1-0");
  await desk.seesNo(/1 · 1/, "[data-name=conflicts]");
  await desk.clickButton("conflict-2-1-0");
  await desk.hides("[data-name=conflicts]");
  await desk.hides("[data-name=rail-conflicts]");
  assert.deepEqual([(await board(2)).first, (await board(2)).second], ["1-0", null], "what was entered stays");
});

test("by keyboard: a conflict is settled with Enter", async () => {
  await send(0, 3, "black", "1-0");
  assert.equal(await send(1, 3, "black", "0-1"), 409);
  await desk.shows("[data-name='conflict-3-0-1']");
  await desk.run("document.querySelector(`[data-name='conflict-3-0-1']`).focus()");
  await desk.press("Enter");
  await desk.hides("[data-name=conflicts]");
  assert.equal((await board(3)).first, "0-1");
});

test("players' reports wait at the desk, are accepted and dismissed", async () => {
  await desk.sees(/No report waits/, "main");
  assert.equal(await report(4, "black", "black"), 200);
  assert.equal(await report(5, "black", "black"), 200);
  await report(5, "white", "white");
  await desk.sees(/1 · 4.*1-0.*Black\s+waits/s, "main");
  await desk.sees(/1 · 5.*the players differ/s, "main");
  // The reports are sorted and searched like every table.
  const boards = () =>
    desk.run(
      "return [...document.querySelector('.sorted:has([data-name=find-reports]) tbody').rows].map((row) => row.cells[0].innerText)",
    );
  await desk.click("main th [data-sort=state]");
  await desk.click("main th [data-sort=state]");
  await desk.becomes(["1 · 4", "1 · 5", "1 · 5"], boards, "those that wait first");
  await desk.run(
    "const field = document.querySelector('[data-name=find-reports]'); field.value = 'differ'; field.dispatchEvent(new Event('input', { bubbles: true }))",
  );
  await desk.becomes(["1 · 5", "1 · 5"], boards, "those that differ");
  await desk.run(
    "const field = document.querySelector('[data-name=find-reports]'); field.value = ''; field.dispatchEvent(new Event('input', { bubbles: true }))",
  );
  await desk.click("[data-name=report-codes] summary");
  await desk.run("document.getElementById('reports-title').scrollIntoView()");
  await desk.record("hall-reports");
  await desk.clickButton("report-accept-4");
  await desk.seesNo(/1 · 4.*waits/, "main");
  assert.equal((await board(4)).first, "1-0");
  await desk.clickButton("report-dismiss-5");
  await desk.sees(/No report waits/, "main");
  assert.equal((await board(5)).first, null);
});
