// What was only on the command line: the tour's seed list at the venue, SP in the form of an entry, a board moved by hand, a
// decision on who advances, the second folder of copies, and the tour book's championships and members.
import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

const FOLDER = join(FILES, "venue");
const EVENT = join(FOLDER, "stage.drawmaster");
const drawmaster = (...words) =>
  execFileSync(process.env.DRAWMASTER_CLI, words, {
    cwd: FOLDER,
    encoding: "utf8",
    env: { ...process.env, DRAWMASTER_DATA: join(FOLDER, "data") },
  });

let desk;
before(() => {
  mkdirSync(FOLDER, { recursive: true });
  drawmaster("simulate", "--players", "8", "--rounds", "2", "--seed", "6", EVENT);
  drawmaster("export", EVENT, "--as", "bundle", "bundle.zip");
  renameSync(join(FOLDER, "bundle.zip"), join(FILES, "bundle.zip"));
});
after(async () => {
  await desk?.close().catch(() => undefined);
});

const record = (name) => desk.record(`venue-${name}`);

test("a championship is renamed, a member is confirmed, and the seed list is written", async () => {
  desk = await openWindow();
  await desk.sees(/Tour book/);
  await desk.press("t");
  await desk.clickButton("create-tour");
  await desk.sees(/No edition yet/);
  await desk.press("a");
  await desk.sees(/an unknown key/, "dialog");
  await desk.type("Organiser", "Hill Club");
  await desk.clickButton("trust-key");
  await desk.clickButton("take-bundle");
  await desk.sees(/is in the book/, "[role=status]");
  await desk.clickButton("rename-championship");
  await desk.type("New name", "Reed Cup");
  await record("championship");
  await desk.press("Enter");
  await desk.closed();
  await desk.sees(/Reed Cup has one edition/, "[role=status]");
  await desk.sees(/Reed Cup/, "tbody");
  await desk.press("2");
  await desk.click("[role=tabpanel] tbody tr[data-row] td");
  await desk.clickButton("confirm-player");
  await desk.sees(/is confirmed for 20\d\d/, "[role=status]");
  await desk.press("s");
  await desk.sees(/seed list/i, "dialog");
  await desk.click("dialog footer .next");
  await desk.closed();
  await desk.clickButton("close-tour");
  await desk.close();
});

test("the seed list is imported at the venue, and SP are typed in the form", async () => {
  desk = await openWindow("--sample");
  await desk.status(/64 players registered/);
  await desk.press("Alt+s");
  await desk.sees(/seedlist\.json/, "dialog");
  await desk.press("Enter");
  await desk.sees(/SP of .* filled in, \d+ not on the list/, "[data-name=seeds-done]");
  await record("seeds");
  await desk.type("Key of the tour", "00");
  await desk.clickButton("seeds-fill");
  await desk.shows("dialog [role=alert]");
  await desk.clickButton("seeds-close");
  await desk.closed();
  await desk.press("ArrowDown", "F2");
  await desk.type("SP, category 20", "4321");
  await desk.clickButton("save-entry");
  await desk.closed();
  await desk.press("F2");
  await desk.becomes(
    "4321",
    () =>
      desk.run(
        "return [...document.querySelectorAll('dialog[open] label')].find((l) => l.innerText.trim() === 'SP, category 20')?.control?.value",
      ),
    "the stored SP",
  );
  await record("sp");
  await desk.press("Escape");
  await desk.closed();
});

test("a board is moved by key and by mouse, and a decision lets a player advance", async () => {
  await desk.closeRegister();
  await desk.drawKnockouts();
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  const first = () => desk.text("tbody tr[data-row='0'] [data-player] .name");
  await desk.shows("tbody tr[data-row='0']");
  const before = await first();
  await desk.press("t");
  await desk.type("To board", "3");
  await record("move");
  await desk.press("Enter");
  await desk.closed();
  await desk.until("other players at board 1", async () => (await first()) !== before);
  await desk.clickButton("undo");
  await desk.becomes(before, first, "the old board");
  await desk.clickButton("move-board");
  await desk.shows("dialog[open]");
  await desk.press("Escape");
  await desk.closed();
  await desk.go("knockouts");
  // From the boxes to the games of the first round, and there to one with two players.
  await desk.shows("[role=tablist] [data-category]");
  await desk.press("ArrowRight");
  await desk.shows("[data-name=game] [data-name=ko-decide]");
  const advances = "dialog [data-name^=decide-]:not([data-name^=decide-back])";
  for (let game = 0; game < 16; game += 1) {
    await desk.clickButton("ko-decide");
    await desk.type("Reason", "The opponent left");
    if ((await desk.run("return document.querySelectorAll(arguments[0]).length", advances)) === 2) break;
    await desk.press("Escape");
    await desk.closed();
    await desk.press("ArrowDown");
  }
  await record("decide");
  await desk.click(advances);
  await desk.closed();
  await desk.sees(/Undo: .*(advances|decision|decide)/i, "[data-name=undo]");
});

test("a second folder of copies is chosen and given up", async () => {
  await desk.go("history");
  await desk.clickButton("copies");
  mkdirSync(join(FILES, "drawmaster-copies"), { recursive: true });
  await desk.clickButton("second-folder");
  await desk.sees(/drawmaster-copies/, "dialog");
  await record("second");
  await desk.clickButton("no-second-folder");
  await desk.seesNo(/drawmaster-copies/, "dialog");
});
