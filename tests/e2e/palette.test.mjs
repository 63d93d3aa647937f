// The palette finds buttons, settings, sheets, help pages, players, boards and copies; help, keys and the palette work on the start
// page; the keys that people know from other programs do what they expect; recent events say where they stand.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow()));
after(() => desk.close());

const record = (name) => desk.record(`palette-${name}`);
/** Opens the palette, types, waits for the line, and takes it by keyboard. */
async function take(typed, line) {
  await desk.press("Control+k");
  await desk.focuses("dialog [role=combobox]");
  await desk.press(...typed);
  await desk.sees(line, "dialog [role=option][aria-selected=true]");
  await desk.press("Enter");
  await desk.hides("dialog [role=combobox]");
}

test("help, keys and the palette work without an event", async () => {
  await desk.shows("[data-name=open-sample]");
  await desk.press("F1");
  await desk.sees(/The first event/, "dialog article h1");
  await desk.clickButton("book-short");
  await desk.sees(/Open the sample to try everything/, "aside");
  await record("start-help");
  await desk.press("F1");
  await desk.hides("aside");
  await desk.press("?");
  await desk.sees(/Keyboard shortcuts/, "dialog[open]");
  await desk.press("Escape");
  await desk.closed();
  await take("new ev", /New event/);
  await desk.sees(/New event/, "dialog[open]");
  await desk.press("Escape");
  await desk.closed();
  await take("sampl", /Open the sample/);
  await desk.status(/64 players registered/);
});

test("the palette finds buttons, settings, sheets, help, players and copies", async () => {
  await desk.shows("[data-name=ratings-import]");
  await take("rating list", /Import rating list/);
  await desk.shows("main [role=alert]");
  await desk.press("Escape");
  await take("komi", /Komi/);
  await desk.focuses("[data-setting$=komi] input");
  await take("help: rounds", /Help: Rounds/);
  await desk.sees(/A round has four states/, "aside");
  await desk.press("F1");
  await desk.go("register");
  await desk.press("Control+k");
  await desk.press(..."wall chart");
  await desk.sees(/Wall chart[^]*sheet|No matches/i, "dialog");
  await record("sheets");
  await desk.press("Escape");
  await desk.closed();
  await take("larksp", /Larkspurn/);
  await desk.sees(/Larkspurn/, "tbody tr.current");
});

test("boards, copies and a clicked line", async () => {
  await desk.closeRegister();
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await desk.next(/Release round 1/);
  await desk.roundIs("released", 1);
  await take("board 12", /Board 12/);
  await desk.sees(/^12/, "tbody tr.current");
  await desk.press("Control+k");
  await desk.press(..."copy of");
  await desk.sees(/Copy of/, "dialog");
  await record("copies");
  await desk.click("dialog [role=option]:last-child");
  await desk.shows("[data-name=close-copies]");
  await desk.clickButton("close-copies");
  await desk.closed();
});

test("Ctrl+F, Ctrl+S, F2, Ctrl+N and Ctrl+O do what people expect", async () => {
  await desk.go("rounds");
  await desk.press("Control+f");
  await desk.focuses("main input[type=search]");
  await desk.press("Escape");
  await desk.press("Control+s");
  await desk.sees(/Already saved at .*sample-\d+\.drawmaster/, "[data-name=notice]");
  await record("saved");
  await desk.press("F2");
  await desk.sees(/Black won by forfeit/, "[role=menu]");
  await desk.press("Escape");
  await desk.hides("[role=menu]");
  await desk.press("Control+n");
  await desk.sees(/New event/, "dialog[open]");
  await desk.press("Escape");
  await desk.closed();
  const other = join(FILES, "other.drawmaster");
  execFileSync(process.env.DRAWMASTER_CLI, ["new", other, "--name", "Willow Cup", "--start", "2026-11-20"]);
  await desk.press("Control+o");
  await desk.sees(/Willow Cup/, "nav .event");
  await desk.status(/0 players registered/);
});

test("recent events are listed with their days, their folder, and where they stand", async () => {
  await desk.run("[...document.querySelectorAll('nav button')].at(-1).click()");
  await desk.sees(
    /Willow Cup\s+20 November 2026 · 0 players registered · register open\s+other\.drawmaster · .*files · /,
    "li",
  );
  await desk.sees(/Danube Youth Stage\s+.* · Round 1 of 6 · 0 of 32 results/, "li");
  await record("recent");
  await take("other", /other\.drawmaster/);
  await desk.status(/0 players registered/);
});

test("a recent event is seen at a glance without opening it, and a damaged file says so in a sentence", async () => {
  writeFileSync(join(FILES, "other.drawmaster"), "not an event");
  await desk.run("[...document.querySelectorAll('nav button')].at(-1).click()");
  await desk.shows("li .wrong");
  await desk.sees(/not an event file/, "li:has(.wrong)");
  await desk.seesNo(/At a glance/, "li:has(.wrong)");
  await desk.shows("li [data-name^=glance-]");
  await desk.run(
    "[...document.querySelectorAll('li')].find((line) => line.textContent.includes('Danube Youth Stage')).querySelector('[data-name^=glance-]').click()",
  );
  await desk.sees(/At a glance: .*Danube Youth Stage/, "dialog h2");
  await desk.shows("dialog [data-picture=rounds] svg[aria-label*='games: 32']");
  await desk.run("document.querySelector('dialog [data-picture=rounds] summary').click()");
  await desk.shows("dialog [data-picture=rounds] details[open] table");
  await record("glance");
  await desk.press("n");
  await desk.press("Escape");
  await desk.closed();
});
