// A volunteer enters 40 boards in two passes by mouse alone, with real clicks: one per board and pass, and one to confirm.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

const GAMES = 40;
const SYLLABLES = ["Ba", "Ce", "Di", "Fo", "Gu", "La", "Me", "Ni", "Ro"];
let desk;
before(async () => {
  const people = Array.from(
    { length: 2 * GAMES },
    (_, at) =>
      `${SYLLABLES[Math.floor(at / 9)]}${SYLLABLES[at % 9].toLowerCase()}nar,Ada,${Math.floor(at / 4) + 1}k,RO,Club ${at % 11}`,
  );
  writeFileSync(join(FILES, "entries.csv"), ["family,given,rank,country,club", ...people].join("\n"));
  desk = await openWindow();
});
after(() => desk.close());

test("40 boards in two passes take 80 clicks, and one more confirms the round", async () => {
  await desk.sees(/New event/);
  await desk.press("n");
  await desk.focuses("dialog input");
  await desk.press(..."By mouse", "Enter");
  await desk.sees(/No entries yet/);
  await desk.press("Alt+i");
  await desk.sees(/80 players can be imported/, "dialog");
  await desk.press("Enter");
  await desk.status(/80 players registered/);
  await desk.closed();
  await desk.closeRegister();
  await desk.next(/Pair round 1/);
  await desk.next(/Release round 1/);
  await desk.sees(/First pass/, "[data-name=pass]");

  let clicks = 0;
  /** Moves the mouse onto an element and clicks it. */
  const click = async (selector) => {
    const middle = () =>
      desk.run(
        "const at = document.querySelector(arguments[0]); if (!at || at.getAttribute('aria-disabled') === 'true') return null; at.scrollIntoView({ block: 'center' }); const box = at.getBoundingClientRect(); const [x, y] = [Math.round(box.x + Math.min(box.width / 2, 40)), Math.round(box.y + box.height / 2)]; return at.contains(document.elementFromPoint(x, y)) ? [x, y] : null",
        selector,
      );
    const [x, y] = await desk.until(`${selector} under the mouse`, middle);
    await desk.pointer(
      { type: "pointerMove", x, y, duration: 0, origin: "viewport" },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    );
    clicks += 1;
  };
  for (const [pass, first] of [
    ["black", true],
    ["white", false],
  ]) {
    await desk.shows(`[data-pass=${pass}]`);
    for (let board = 1; board <= GAMES; board += 1) {
      const row = `tbody tr[data-row='${board - 1}']`;
      const wins = board % 3 ? "black" : "white";
      await desk.run("document.querySelector('main .region').scrollTop = arguments[0] * 29 - 200", board);
      await click(`${row} [data-wins=${wins}]`);
      if (first && board < GAMES) await desk.sees(wins === "black" ? /1-0/ : /0-1/, `${row} td.result`);
      else if (!first) await desk.status(new RegExp(`\\b${board} of 40 results`));
    }
  }
  await desk.nextIs(/Confirm round 1/);
  await click("[data-name=next]");
  await desk.roundIs("confirmed", 1);
  assert.equal(clicks, 2 * GAMES + 1);
});
