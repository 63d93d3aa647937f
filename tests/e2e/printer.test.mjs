// Printing on paper: every screen ticks its own sheets, the sheets go to the printer with their copies, a printer that refuses and a
// computer without a printer are one sentence, and the same sheets are saved as PDF beside it.
import assert from "node:assert/strict";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

/** The folder of programs that the window finds first. */
const PROGRAMS = join(dirname(FILES), "programs");
const JOBS = join(PROGRAMS, "jobs.txt");
let desk;

/** Writes a program of the print service. */
function program(name, lines) {
  mkdirSync(PROGRAMS, { recursive: true });
  writeFileSync(join(PROGRAMS, name), `#!/bin/sh\n${lines}\n`);
  chmodSync(join(PROGRAMS, name), 0o755);
}

before(async () => {
  program("lpstat", 'case "$1" in -e) echo Attic; echo Office;; -d) echo "system default destination: Office";; esac');
  program(
    "lp",
    `case "$*" in *Attic*) cat > /dev/null; echo "lp: Attic is switched off." >&2; exit 1;; esac\nprintf '%s\\n' "$*" >> "${JOBS}"\ncat > "${PROGRAMS}/last.pdf"`,
  );
  desk = await openWindow("--sample");
  await desk.closeRegister();
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await desk.next(/Release round 1/);
  await desk.roundIs("released", 1);
});
after(() => desk?.close());

const ticked = () =>
  desk.run("return [...document.querySelectorAll('[data-tick]:checked')].map((box) => box.dataset.tick)");
const jobs = () => (existsSync(JOBS) ? readFileSync(JOBS, "utf8").trim().split("\n") : []);

test("Ctrl+P on Rounds ticks the sheets of a round, and one button prints them with their copies", async () => {
  await desk.press("Control+p");
  await desk.shows("[data-name=print-list] [data-tick=pairings]");
  await desk.becomes(
    "Office",
    () => desk.run("return document.querySelector('[data-name=printer]')?.value"),
    "the default printer",
  );
  const own = await ticked();
  for (const sheet of ["pairings", "pairings-by-name", "slips", "wall-chart", "standings"])
    assert.ok(own.includes(sheet), `${sheet} is not among ${own}`);
  await desk.record("print-dialog");
  for (const sheet of own.filter((name) => !["pairings", "slips"].includes(name)))
    await desk.click(`[data-tick='${sheet}']`);
  await desk.becomes(["pairings", "slips"], ticked, "two sheets");
  await desk.type("Copies of Result slips", "2");
  await desk.clickButton("print-send");
  await desk.sees(/2 sheets were sent to Office/, "[data-name=notice]");
  await desk.closed();
  assert.deepEqual(jobs(), ["-n 1 -t pairings-1 -d Office", "-n 2 -t slips-1 -d Office"]);
  assert.equal(readFileSync(join(PROGRAMS, "last.pdf")).subarray(0, 5).toString(), "%PDF-");
});

test("every screen ticks its own sheets", async () => {
  for (const [screen, sheet] of [
    ["standings", "standings"],
    ["register", "register"],
    ["event", "rules"],
    ["history", "incidents"],
  ]) {
    await desk.go(screen);
    await desk.clickButton("print-round");
    await desk.shows("[data-name=print-list] [data-tick]");
    await desk.until(`${sheet} ticked`, async () => (await ticked()).includes(sheet));
    await desk.press("Escape");
    await desk.closed();
  }
});

test("a printer that refuses is named with its reason, and the dialog stays", async () => {
  await desk.go("standings");
  await desk.press("Control+p");
  await desk.shows("[data-name=printer]");
  await desk.run(
    "const choice = document.querySelector('[data-name=printer]'); choice.value = 'Attic'; choice.dispatchEvent(new Event('change', { bubbles: true }))",
  );
  await desk.clickButton("print-send");
  await desk.sees(/Attic did not take the sheet: lp: Attic is switched off\./, "dialog [role=alert]");
  await desk.record("print-refused");
  await desk.press("Escape");
  await desk.closed();
});

test("without a printer the reason is shown, and the sheets are saved as PDF", async () => {
  program("lpstat", "exit 1");
  await desk.go("rounds");
  await desk.press("Control+p");
  await desk.sees(/No printer is set up on this computer/, "[data-name=no-printer]");
  assert.equal(
    await desk.run("return document.querySelector('[data-name=print-send]').getAttribute('aria-disabled')"),
    "true",
  );
  await desk.record("print-no-printer");
  await desk.clickButton("print-save");
  await desk.sees(/sheets contains/, "[data-name=notice]");
  await desk.closed();
  const saved = readdirSync(join(FILES, "sheets"));
  for (const name of ["pairings-1.pdf", "slips-1.pdf", "wall-chart-1.pdf"])
    assert.ok(saved.includes(name), `${name} is not among ${saved}`);
});

test("the sheets of a round are a setting of the event", async () => {
  await desk.go("event");
  await desk.click("[data-setting='event.round_sheets'] label:nth-of-type(2) input");
  await desk.becomes(
    false,
    () =>
      desk.run(
        "return document.querySelector(\"[data-setting='event.round_sheets'] label:nth-of-type(2) input\").checked",
      ),
    "no pairings by name",
  );
  await desk.record("print-setting");
  await desk.go("rounds");
  await desk.press("Control+p");
  await desk.shows("[data-name=print-list] [data-tick=pairings]:checked");
  await desk.becomes(false, async () => (await ticked()).includes("pairings-by-name"), "no pairings by name");
  await desk.press("Escape");
  await desk.closed();
});
