// A newcomer follows the first chapter of the book word by word, from the start page to a printed round. The steps are read from the
// page: bold words are pressed, if they are keys, or clicked, if they are buttons; words in italics must then be seen.
import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

const CHAPTER = readFileSync(new URL("../../docs/guide/first-event.md", import.meta.url), "utf8");
const KEY = /^(.|F\d+|(Ctrl|Alt|Shift)\+\S+|Enter|Escape|Tab|Backspace|Delete)$/;

let desk;
before(async () => {
  desk = await openWindow();
  await desk.shows("[data-name=open-sample]");
  // A newcomer sees the introduction.
  await desk.run("localStorage.removeItem('drawmaster-tour')");
});
after(() => desk.close());

/** The numbered steps under a heading, each as its marked words in order: `{ act }` or `{ see }`. */
function steps(heading) {
  const [, section] = CHAPTER.split(`## ${heading}\n`);
  assert.ok(section, `the chapter has no part "${heading}"`);
  const text = section.split("\n## ")[0];
  const numbered = text
    .split(/\n(?=\d+\. )/)
    .filter((part) => /^\d+\. /.test(part))
    .map((part) => part.split("\n\n")[0].replaceAll(/\s+/g, " "));
  return numbered.map((step) =>
    [...step.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*/g)].map(([, act, see]) => (act ? { act } : { see })),
  );
}

/** Clicks the visible button with this label, in the dialog if one is open. */
function clickLabel(label) {
  const script = `const within = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    const found = [...within.querySelectorAll("button")].find((b) => b.checkVisibility() && b.getAttribute("aria-disabled") !== "true" && (b.querySelector("span")?.innerText ?? b.innerText).trim().startsWith(arguments[0]));
    found?.click();
    return found !== undefined`;
  return desk.until(`a button ${label}`, () => desk.run(script, label));
}

/** The next step in each state of the round. The line of a round always shows the words of all states. */
const NEXT = { draft: /Release round 1/, released: /Enter results/ };

/** Does what a marked word asks for. */
async function follow({ act, see }) {
  if (NEXT[see]) {
    await desk.roundIs(see, 1);
    await desk.nextIs(NEXT[see]);
  } else if (see) await desk.sees(new RegExp(see.replaceAll(/[.*+?^\${}()|[\]\\]/g, "\\$&"), "i"));
  else if (KEY.test(act)) await desk.press(act.length === 1 ? act.toLowerCase() : act.replace("Ctrl+", "Control+"));
  else await clickLabel(act);
}

/** Every file below the folder where the window saves. */
function files(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

test("the sample, step by step, ends with a printed round", async () => {
  const all = steps("The sample, step by step");
  assert.equal(all.length, 10);
  for (const [number, step] of all.entries()) {
    // Step 1 names the button of its key, and the last step the button for those who have a printer.
    const marked = number === 0 || number === all.length - 1 ? step.filter((word, at) => at === 0 || word.see) : step;
    for (const word of marked) await follow(word);
    await desk.record(`first-event-${number + 1}`);
  }
  await desk.closed();
  const sheets = await desk.until("the sheets of the round", () => {
    const found = files(FILES).filter((path) => path.endsWith(".pdf"));
    return found.length > 0 && found;
  });
  for (const sheet of sheets) assert.equal(readFileSync(sheet).subarray(0, 5).toString(), "%PDF-", sheet);
  assert.ok(
    sheets.some((path) => /pairings/.test(path)),
    `no pairings among ${sheets}`,
  );
});

test("the first results, their undo, the palette and the keys", async () => {
  const all = steps("The first results");
  await follow(all[0][0]);
  await follow(all[0][1]);
  await desk.sees(/Undo: result of board 2, round 1/, "[data-name=undo]");
  await follow(all[2][0]);
  await desk.sees(/Undo: result of board 1, round 1/, "[data-name=undo]");
  await follow(all[3][0]);
  await desk.focuses("dialog [role=combobox]");
  await follow(all[3][1]);
  await desk.closed();
  await follow(all[4][0]);
  await desk.sees(/Everywhere/, "dialog");
  await desk.press("Escape");
  await desk.closed();
  await follow(all[4][1]);
  await desk.shows("dialog article h1");
  await desk.press("Escape");
  await desk.closed();
});
