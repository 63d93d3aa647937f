// The screens of the systems that the other tests do not open, with rounds behind them: the draft of the next round, the standings and
// their pictures, and the knock-out table where there is one.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, before, test } from "node:test";
import { CUT, FILES, openWindow } from "./window.mjs";

const FOLDER = join(FILES, "systems");
const LIST = join(FOLDER, "players.csv");
const [HEAD, ...PLAYERS] = readFileSync(new URL("../../assets/sample/players.csv", import.meta.url), "utf8")
  .trim()
  .split("\n");
const drawmaster = (...words) =>
  execFileSync(process.env.DRAWMASTER_CLI, words, {
    encoding: "utf8",
    env: { ...process.env, DRAWMASTER_DATA: join(FOLDER, "data") },
  });

let desk;
before(() => {
  mkdirSync(FOLDER, { recursive: true });
});
afterEach(async () => {
  await desk?.close();
  desk = undefined;
});

/** Pairs, plays and confirms rounds of an event: of two players the smaller number wins, but not on every third board. */
function play(event, rounds) {
  for (const round of rounds) {
    const { boards } = JSON.parse(drawmaster("pair", event, "--round", String(round), "--yes", "--json"));
    for (const { board, black, white, ko } of boards) {
      const result = black < white === (ko !== null || board % 3 !== 0) ? "1-0" : "0-1";
      drawmaster("result", event, "--round", String(round), "--board", String(board), result);
    }
    drawmaster("confirm", event, "--round", String(round));
  }
}

/** Makes an event of this system whose register is closed, with some rounds played, and opens it. */
async function open(system, players, rounds, played, drawn = []) {
  const event = join(FOLDER, `${system}.drawmaster`);
  writeFileSync(LIST, [HEAD, ...PLAYERS.slice(0, players), ""].join("\n"));
  drawmaster("new", event, "--name", "Cup", "--start", "2026-05-01", "--rounds", String(rounds), "--system", system);
  drawmaster("entry", "import", event, LIST);
  drawmaster("register", "close", event);
  play(event, played);
  if (drawn.length > 0) {
    drawmaster("ko", "draw", event, "--entropy", "6 1 4");
    play(event, drawn);
  }
  desk = await openWindow(event);
  await desk.status(/confirmed/);
  const seen = async (name) => {
    await desk.record(`systems-${system}-${name}`);
    assert.deepEqual(await desk.run(CUT), [], `${system}, ${name}: cut texts`);
  };
  return { next: played.length + drawn.length + 1, seen };
}

/** Pairs the next round and looks at its draft. */
async function draft({ next, seen }) {
  await desk.next(new RegExp(`Pair round ${next}`));
  // A small zone has to repeat a game, which the director is asked about.
  const asks = "return Boolean(document.querySelector('[data-name=anyway]'))";
  const isPaired = "return Boolean(document.querySelector('main tr[data-row]'))";
  await desk.until("a pairing or a question", async () => (await desk.run(asks)) || (await desk.run(isPaired)));
  if (await desk.run(asks)) await desk.clickButton("anyway");
  await desk.roundIs("draft", next);
  await desk.shows("main tr[data-row]");
  await seen("draft");
}

/** Looks at the standings and their crosstable. */
async function standings({ seen }) {
  await desk.go("standings");
  await desk.shows("main tbody tr[data-row]");
  await seen("standings");
  const heads = await desk.run(
    "return [...document.querySelectorAll('main thead th')].map((th) => th.innerText.trim())",
  );
  await desk.press("v");
  await desk.shows("[data-name=view-crosstable][aria-pressed=true]");
  await seen("crosstable");
  await desk.press("v", "v");
  return heads;
}

/** Returns the signs of notes in a draft. */
const notes = () =>
  desk.run(
    "return [...document.querySelectorAll('main tr[data-row] td:last-child [title]')].map((sign) => sign.title)",
  );

/** Looks at the screen of the knock-outs. */
async function knockouts({ seen }) {
  await desk.press("Alt+2");
  await desk.shows("[data-screen=knockouts][aria-current=page]");
  await desk.hides("main[aria-busy=true]");
  await seen("knockouts");
}

test("a round robin", async () => {
  const shown = await open("round-robin", 8, 7, [1, 2, 3]);
  await draft(shown);
  assert.deepEqual(
    (await notes()).filter((note) => /float|far apart/i.test(note)),
    [],
    "the circle fixes the games, so nobody floats",
  );
  const heads = await standings(shown);
  assert.ok(heads.includes("DC") && heads.includes("SODOSW"), `${heads}`);
  await knockouts(shown);
  await desk.sees(/A round robin has no room for a knock-out/, "[data-name=no-knockouts]");
  await desk.hides("[data-name=draw-all]");
});

test("score pairing", async () => {
  const shown = await open("score-pairing", 16, 5, [1, 2, 3]);
  await draft(shown);
  const heads = await standings(shown);
  assert.ok(heads.includes("SOSR1"), `${heads}`);
  await knockouts(shown);
});

test("a generalised knock-out", async () => {
  const shown = await open("generalised-knock-out", 16, 4, [1, 2, 3]);
  await draft(shown);
  const heads = await standings(shown);
  assert.ok(heads.includes("SEQ"), `${heads}`);
  await knockouts(shown);
});

test("a zoned Swiss", async () => {
  const shown = await open("zoned-swiss", 20, 5, [1, 2, 3]);
  await draft(shown);
  const heads = await standings(shown);
  assert.ok(heads.includes("CAT"), `${heads}`);
  await knockouts(shown);
});

test("a Swiss knock-out", async () => {
  const shown = await open("swiss-knock-out", 16, 6, [1, 2, 3], [4]);
  await draft(shown);
  await desk.sees(/KO Semi-finals/, "main tr[data-row]");
  const heads = await standings(shown);
  assert.ok(heads.includes("KO"), `${heads}`);
  await knockouts(shown);
  await desk.sees(/Quarter-finals[^]*Semi-finals[^]*Final/, "main");
});

test("zones and their play-off", async () => {
  const shown = await open("zones", 16, 9, [1, 2, 3], [4]);
  await draft(shown);
  await desk.sees(/KO Final/, "main tr[data-row]");
  await standings(shown);
  await knockouts(shown);
  await desk.sees(/Semi-finals[^]*Final/, "main");
  // The zones have one table, so no key turns to another.
  await desk.seesNo(/\[ \]/, "main");
});
