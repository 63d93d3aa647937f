// The window is killed at random moments while results are typed: every result that its status line had shown is in the file,
// which opens and is sound. A release kills more windows than the usual checks do.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { CASES, desks, FILES, openWindow } from "./window.mjs";

const KILLS = 2 * CASES;
const FOLDER = join(FILES, "kills");
const PAIRED = join(FOLDER, "paired.drawmaster");
/** A window is killed within this many milliseconds once it has shown some results. */
const WITHIN = 250;
/** After how many results: the first windows get to work, later ones are killed at any moment. */
const SHOWN = [5, 2, 0, 7, 1, 3, 6, 4];

const drawmaster = (...words) =>
  execFileSync(process.env.DRAWMASTER_CLI, words, {
    encoding: "utf8",
    env: { ...process.env, DRAWMASTER_DATA: join(FOLDER, "data") },
  });

before(() => {
  mkdirSync(FOLDER, { recursive: true });
  drawmaster("new", PAIRED, "--name", "Killed Stage", "--start", "2026-08-14");
  drawmaster("entry", "import", PAIRED, "assets/sample/players.csv");
  drawmaster("register", "close", PAIRED);
  drawmaster("set", PAIRED, "event.two_passes", "false");
  drawmaster("pair", PAIRED, "--round", "1");
  drawmaster("release", PAIRED, "--round", "1");
});

/** Types results and kills the desk some time after its status line has shown `after` of them. Returns how many it had shown. */
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
    // Without a kill under way the desk crashed by itself.
    if (!killed) throw gone;
    await killed;
    return shown;
  }
}

test(
  `a window killed ${KILLS} times loses no result that it had shown`,
  { timeout: 60_000 + KILLS * 20_000 },
  async (t) => {
    let results = 0;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const file = join(FOLDER, `kill-${kill}.drawmaster`);
      copyFileSync(PAIRED, file);
      const desk = await openWindow(file);
      await desk.status(/0 of 32 results/);
      const [pid, ...others] = desks();
      assert.ok(pid !== undefined && others.length === 0, "one desk is running");
      const shown = await typeUntilKilled(desk, pid, SHOWN[(kill - 1) % SHOWN.length]);
      await desk.close().catch(() => undefined);
      const { boards } = JSON.parse(drawmaster("round", file, "--round", "1", "--json"));
      const kept = boards.filter((board) => board.passes.agreed).length;
      assert.ok(kept >= shown, `${shown} results were shown and ${kept} are in ${file}`);
      drawmaster("check", file);
      results += kept;
      if (kill % 50 === 0) t.diagnostic(`${kill} of ${KILLS}: nothing lost`);
    }
    assert.ok(results > KILLS, `only ${results} results in ${KILLS} windows: they were killed before any work`);
    const last = join(FOLDER, `kill-${KILLS}.drawmaster`);
    const desk = await openWindow(last);
    await desk.status(/of 32 results/);
    await desk.close();
  },
);
