// The window is killed at moments drawn by lot while results are typed: whatever its status line had shown is in the file, which
// opens and is sound. DRAWMASTER_KILLS says how often; a release does it more often than every run of the checks.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { FILES, openWindow } from "./window.mjs";

const KILLS = Number(process.env.DRAWMASTER_KILLS ?? 10);
const FOLDER = join(FILES, "kills");
const PAIRED = join(FOLDER, "paired.drawmaster");
/** Milliseconds within which a window is killed, once it has shown as many results as the lot says. */
const WITHIN = 250;
const MOST_SHOWN = 8;

const drawmaster = (...words) => execFileSync(process.env.DRAWMASTER_CLI, words, { encoding: "utf8", env: { ...process.env, DRAWMASTER_DATA: join(FOLDER, "data") } });

before(() => {
  mkdirSync(FOLDER, { recursive: true });
  drawmaster("new", PAIRED, "--name", "Killed Stage", "--start", "2026-08-14");
  drawmaster("entry", "import", PAIRED, "assets/sample/players.csv");
  drawmaster("register", "close", PAIRED);
  drawmaster("set", PAIRED, "event.two_passes", "false");
  drawmaster("pair", PAIRED, "--round", "1");
  drawmaster("release", PAIRED, "--round", "1");
});

/** The desk's process that was started with this file; nobody else's has its path among its words. */
function deskOf(file) {
  const own = readdirSync("/proc").filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const words = readFileSync(`/proc/${name}/cmdline`, "utf8").split("\0");
      return words.includes(file) && readlinkSync(`/proc/${name}/exe`) === process.env.DRAWMASTER_DESK;
    } catch {
      return false; // It ended meanwhile, or is another user's.
    }
  });
  assert.equal(own.length, 1, "one desk has the file");
  return Number(own[0]);
}

/** Types results, and kills the desk some time after its status line has shown `after` of them; the answer is how many it had shown. */
async function typeUntilKilled(desk, pid, after) {
  let shown = 0;
  let killed = null;
  const kill = () => pause(Math.random() * WITHIN).then(() => process.kill(pid, "SIGKILL"));
  try {
    for (;;) {
      if (shown >= after) killed ??= kill();
      await desk.press("1", "2");
      shown = Number(/(\d+) of 32 results/.exec(await desk.text("[data-name=status]"))?.[1] ?? shown);
    }
  } catch (gone) {
    // Without a kill under way the desk went by itself, which is no proof of anything.
    if (!killed) throw gone;
    await killed;
    return shown;
  }
}

test(`a window killed ${KILLS} times loses nothing that it had shown`, { timeout: 60_000 + KILLS * 20_000 }, async (t) => {
  let results = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const file = join(FOLDER, `kill-${kill}.drawmaster`);
    copyFileSync(PAIRED, file);
    const desk = await openWindow(file);
    await desk.sees(/0 of 32 results/, "[data-name=status]");
    const pid = deskOf(file);
    const shown = await typeUntilKilled(desk, pid, Math.floor(Math.random() * MOST_SHOWN));
    await desk.close().catch(() => undefined);
    const { boards } = JSON.parse(drawmaster("round", file, "--round", "1", "--json"));
    const kept = boards.filter((board) => board.passes.agreed).length;
    assert.ok(kept >= shown, `${shown} results were shown and ${kept} are in ${file}`);
    drawmaster("check", file);
    results += kept;
    if (kill % 50 === 0) t.diagnostic(`${kill} of ${KILLS}: nothing lost`);
  }
  assert.ok(results > KILLS, `only ${results} results were entered in ${KILLS} windows: they were killed before any work`);
  const last = join(FOLDER, `kill-${KILLS}.drawmaster`);
  const desk = await openWindow(last);
  await desk.sees(/of 32 results/, "[data-name=status]");
  await desk.close();
});
