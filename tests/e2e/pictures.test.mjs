// The pictures of an event: the bar as a line over the ranks, the boards by state, the crosstable, the places by round, the
// overview of a knock-out, and the event at a glance. Each has a sentence and a table, and axe finds nothing wrong in both themes.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

const AXE = readFileSync(new URL("../../ui/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const BOARDS = 32;
let desk;
before(async () => {
  desk = await openWindow("--sample");
  await desk.run(AXE.replace('"object"==typeof module&&module.exports', "false") + "; window.axe = axe;");
  await desk.status(/64 players registered/);
});
after(() => desk.close());

const results = (round) => Array.from({ length: BOARDS }, (_, at) => ((at * 7 + round) % 5 < 2 ? "2" : "1"));

/** Checks a picture: its sentence, its table behind a disclosure, and both themes with axe. */
async function looks(name, sentence) {
  const picture = `[data-picture=${name}]`;
  await desk.shows(`${picture} svg[role=img] *`);
  assert.match(
    await desk.run(
      "return document.querySelector(arguments[0]).getAttribute('aria-label')",
      `${picture} svg[role=img]`,
    ),
    sentence,
  );
  await desk.run("document.querySelector(arguments[0]).open = true", `${picture} details`);
  await desk.until("rows of the table", () =>
    desk.run("return document.querySelectorAll(arguments[0]).length > 0", `${picture} table tr`),
  );
  await desk.run("document.querySelector(arguments[0]).open = false", `${picture} details`);
  for (const theme of ["light", "dark", "contrast-light"]) {
    await desk.run("document.documentElement.dataset.theme = arguments[0]; document.activeElement.blur()", theme);
    await desk.until("nothing moves", () =>
      desk.run("return document.getAnimations().every((moving) => moving.playState !== 'running')"),
    );
    await desk.record(`picture-${name}-${theme}`);
    assert.deepEqual(await desk.findings(), [], `${name}, ${theme}`);
  }
  await desk.run("delete document.documentElement.dataset.theme");
}

async function play(round) {
  await desk.next(new RegExp(`Pair round ${round}`));
  await desk.roundIs("draft", round);
  await desk.next(/Release/);
  await desk.roundIs("released", round);
  await desk.press(...results(round), ...results(round));
  await desk.status(/32 of 32 results/);
  await desk.next(/Confirm/);
  await desk.roundIs("confirmed", round);
}

test("the bar is dragged and moved by arrows over the ranks, with live counts, and undone", async () => {
  await desk.press("5");
  await desk.shows("[data-name=bar-line]");
  await looks("bar", /64 registered players by rank/);
  const value = () => desk.text("[data-name=bar-value] strong");
  const bar = () => desk.run("return document.querySelector('[data-name=bar-line]').getAttribute('aria-valuenow')");
  const before = await value();
  const undo = () => desk.text("[data-name=undo]");
  const nothing = await undo();
  const start = Number(await bar());
  await desk.run("document.querySelector('[data-name=bar-line]').focus()");
  await desk.press("ArrowRight");
  await desk.becomes(String(start + 1), bar, "the line one rank weaker");
  await desk.until("other counts", async () => (await value()) !== before);
  await desk.press("Escape");
  await desk.becomes(before, value, "the bar as it was");
  await desk.press("ArrowRight", "ArrowRight", "Enter");
  await desk.sees(/The bar is at/, "[data-name=toast], [role=status]");
  await desk.becomes(String(start + 2), bar, "the bar two ranks weaker");
  await desk.press("Control+z");
  await desk.becomes(before, value, "the bar before");
  await desk.becomes(nothing, undo, "the step before the bar");
  // The line is dropped in the middle of the ranks.
  await desk.drag("[data-name=bar-line]", "[data-picture=bar] svg");
  await desk.until(
    "the bar in the middle",
    async () =>
      Math.abs(
        Number(await bar()) -
          Number(
            await desk.run("return document.querySelector('[data-name=bar-line]').getAttribute('aria-valuemax')"),
          ) /
            2,
      ) <= 1,
  );
  await desk.until("the drop as a step to undo", async () => (await undo()) !== nothing);
  await desk.press("Control+z");
  await desk.becomes(before, value, "the bar before the drag");
});

test("boards are shown by state without their results, and a click chooses one", async () => {
  await desk.closeRegister();
  await desk.drawKnockouts();
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await desk.next(/Release/);
  await desk.roundIs("released", 1);
  await desk.press("x");
  await desk.shows("[data-name=board-grid]");
  const states = (state) =>
    desk.run("return document.querySelectorAll(`[data-board-state=${arguments[0]}]`).length", state);
  await desk.becomes(BOARDS, () => states("open"), "open boards");
  await desk.press(...results(1));
  await desk.becomes(BOARDS, () => states("once"), "boards of the first pass");
  await desk.press(...results(1).slice(0, 4), results(1)[4] === "1" ? "2" : "1");
  await desk.becomes(
    [4, 1],
    async () => [await states("complete"), await states("differ")],
    "complete boards and one that differs",
  );
  await looks("boards", /32 boards\. Complete: 4, entered once: 27, differ: 1, open: 0/);
  await desk.run(
    "const over = document.querySelector('[data-name=grid-boards]'); const box = over.getBoundingClientRect(); over.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: box.x + 50, clientY: box.y + 50 }))",
  );
  await desk.shows("tbody tr[data-row='6'].current");
  await desk.press("x");
  await desk.hides("[data-name=board-grid]");
});

test("the crosstable lights up the games of a player, and the places are lines over the rounds", async () => {
  await desk.press("b", "0", "5", "Enter");
  await desk.shows("tbody tr[data-row='4'].current");
  await desk.press("s", results(1)[4], ...results(1).slice(5));
  await desk.status(/32 of 32 results/);
  await desk.next(/Confirm/);
  await desk.roundIs("confirmed", 1);
  for (const round of [2, 3]) await play(round);
  await desk.go("standings");
  await desk.press("v");
  await desk.shows("[data-picture=crosstable]");
  await looks("crosstable", /64 players, 96 games/);
  const lit = () => desk.text("[data-name=lit]");
  await desk.until("the games of the first player", async () => /\((won|lost|jigo)\).*,.*,/.test(await lit()));
  const first = await lit();
  await desk.run(
    "const over = document.querySelector('[data-picture=crosstable] .over'); const box = over.getBoundingClientRect(); over.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: box.x + 20, clientY: box.y + 105 }))",
  );
  await desk.until("the games of another player", async () => (await lit()) !== first);
  await desk.run(
    "document.querySelector('[data-picture=crosstable] .over').dispatchEvent(new PointerEvent('pointerleave'))",
  );
  await desk.press("v");
  await looks("places", /Players: 64, rounds: 3/);
  await desk.run(
    "document.querySelectorAll('[data-picture=places] [data-line]')[2].dispatchEvent(new MouseEvent('click', { bubbles: true }))",
  );
  await desk.shows("[data-picture=places] [data-strong]");
  await desk.press("v");
  await desk.shows("main tbody tr[data-row]");
});

test("the overview of a knock-out strikes out losers, and the table is saved as a picture", async () => {
  await desk.go("knockouts");
  await desk.shows("[data-name=overview]");
  await desk.press("o");
  await looks("overview", /Knock-out table with \d+ lines/);
  await desk.until("losers struck out", () =>
    desk.run(
      "return [...document.querySelectorAll('[data-picture=overview] text')].some((text) => getComputedStyle(text).textDecorationLine === 'line-through')",
    ),
  );
  await desk.clickButton("ko-picture");
  await desk.sees(/Saved ko-\d+\.svg/);
  const name = (await desk.sees(/ko-\d+\.svg/))[0];
  assert.ok(existsSync(join(FILES, name)));
  assert.match(readFileSync(join(FILES, name), "utf8"), /^<svg [^]*<\/svg>\s*$/);
  await desk.press("o");
  await desk.hides("[data-picture=overview]");
  await desk.until("losers struck out in the table", () =>
    desk.run("return document.querySelectorAll('main .tree .out').length > 0"),
  );
});

test("the event at a glance counts rounds, colours, ranks and handicaps", async () => {
  await desk.go("event");
  await desk.press("g");
  await desk.shows("dialog [data-picture=rounds]");
  await looks("rounds", /Rounds: 3, games: 96/);
  await looks("floats", /Floats in 3 rounds: \d+/);
  await looks("colours", /\d+ of 64 players/);
  await looks("gaps", /stronger player won \d+ of \d+ games/);
  await desk.press("Escape");
  await desk.closed();
});
