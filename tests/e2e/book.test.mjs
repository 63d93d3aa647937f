// The user's book inside the program: F1 opens the page of every screen, the search finds, links and the keyboard lead through the
// pages, pictures are shown, axe finds nothing wrong, and Escape returns the focus.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { openWindow, SCREENS } from "./window.mjs";

const AXE = readFileSync(new URL("../../ui/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
/** The page of each screen. */
const PAGES = {
  event: "before",
  register: "register",
  knockouts: "knock-outs",
  rounds: "rounds",
  referee: "referee",
  standings: "standings",
  points: "points",
  hall: "display",
  print: "printing",
  history: "history",
};

let desk;
before(async () => (desk = await openWindow()));
after(() => desk.close());

const page = (name) => desk.shows(`dialog article[data-page="${name}"] h1`);

async function close() {
  await desk.press("Escape");
  await desk.closed();
}

test("F1 opens the first chapter on the start page, and its picture is shown", async () => {
  await desk.shows("[data-name=open-sample]");
  await desk.press("F1");
  await page("first-event");
  await desk.until("the picture", () =>
    desk.run(
      "const shown = document.querySelector('dialog article img'); return shown?.complete && shown.naturalWidth > 0",
    ),
  );
  await desk.record("book-start");
  await desk.press("F1");
  await desk.closed();
});

test("F1 opens the page of the tour book", async () => {
  await desk.press("t");
  await desk.clickButton("create-tour");
  await desk.clickButton("tour-help");
  await page("tour");
  await close();
  await desk.press("F1");
  await page("tour");
  await close();
  await desk.clickButton("close-tour");
  await desk.shows("[data-name=open-sample]");
});

test("F1 opens the page of every screen, and Escape returns the focus", async () => {
  await desk.press("s");
  await desk.status(/64 players registered/);
  for (const screen of Object.keys(SCREENS)) {
    await desk.go(screen);
    await desk.run("window.focusBefore = document.activeElement");
    await desk.press("F1");
    await page(PAGES[screen]);
    await desk.focuses("dialog article");
    await close();
    await desk.until(`the focus of ${screen}`, () => desk.run("return document.activeElement === window.focusBefore"));
  }
});

test("the search finds a section by words, and Enter opens it", async () => {
  await desk.go("rounds");
  await desk.press("F1");
  await page("rounds");
  await desk.press("/");
  await desk.focuses("dialog input[type=search]");
  await desk.press(..."prize giving wrong");
  await desk.sees(/A wrong result after the prize giving/, "[data-name=book-hits] li:first-child");
  await desk.sees(/\d sections? found/, "dialog [role=status]");
  await desk.record("book-search");
  await desk.press("Enter");
  await page("troubleshooting");
  await desk.focuses("#book-a-wrong-result-after-the-prize-giving");
});

test("links lead to other pages and headings, and Alt and the left arrow leads back", async () => {
  await desk.click("dialog article a[data-page=referee][data-anchor=cases]");
  await page("referee");
  await desk.focuses("#book-cases");
  await desk.press("Alt+ArrowLeft");
  await page("troubleshooting");
  await desk.run("document.querySelector('dialog article a[data-page=display]').focus()");
  await desk.press("Enter");
  await page("display");
  await desk.click("[data-name=book-back]");
  await page("troubleshooting");
});

test("the contents lead to every page, and nothing on them is wrong for axe", async () => {
  await desk.run(AXE.replace('"object"==typeof module&&module.exports', "false") + "; window.axe = axe;");
  await desk.run(
    "const find = document.querySelector('dialog input[type=search]'); find.value = ''; find.dispatchEvent(new Event('input', { bubbles: true }))",
  );
  await desk.shows("[data-name=book-contents] button");
  const count = await desk.run("return document.querySelectorAll('[data-name=book-contents] button').length");
  assert.ok(count > 20, `${count} pages`);
  for (let at = 0; at < count; at += 1) {
    const title = await desk.run(
      "const all = document.querySelectorAll('[data-name=book-contents] button'); all[arguments[0]].click(); return all[arguments[0]].innerText",
      at,
    );
    await desk.until(`${title} in the contents`, () =>
      desk.run(
        "return document.querySelectorAll('[data-name=book-contents] button')[arguments[0]].getAttribute('aria-current') === 'page'",
        at,
      ),
    );
    await desk.until(`the text of ${title}`, () =>
      desk.run("return document.querySelector('dialog article h1')?.innerText.length > 0"),
    );
  }
  await desk.click("[data-name=book-contents] li:nth-child(3) button");
  await page("first-event");
  for (const theme of ["light", "dark"]) {
    await desk.run("document.documentElement.dataset.theme = arguments[0]", theme);
    assert.deepEqual(await desk.findings(), [], theme);
  }
  await close();
});
