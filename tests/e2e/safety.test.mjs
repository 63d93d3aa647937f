// Slips at the keyboard do no harm: help opens everywhere, a screen that fails shows the way back, held keys act once, and
// letters typed in the register search.
import { after, before, test } from "node:test";
import { openWindow, SCREENS } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow("--sample")));
after(() => desk.close());

const record = (name) => desk.record(`safety-${name}`);
/** Presses a key and holds it: the first event is the press, the others are repeats of the held key. */
const hold = (key, repeats, modifiers = {}) =>
  desk.run(
    `for (let at = 0; at <= arguments[1]; at += 1) {
      const pressed = new KeyboardEvent("keydown", { key: arguments[0], repeat: at > 0, bubbles: true, cancelable: true, ...arguments[2] });
      document.activeElement.dispatchEvent(pressed);
    }`,
    key,
    repeats,
    modifiers,
  );
const dialogTitle = () => desk.run("return document.querySelector('dialog[open]')?.getAttribute('aria-label') ?? null");

/** Opens the help, the list of keys and the palette on a screen, and closes them. */
async function opensHelp(screen) {
  await desk.press("F1");
  await desk.shows("dialog article h1");
  await desk.clickButton("book-short");
  await desk.sees(/\S/, "aside[aria-label=Help] dl");
  await desk.press("F1");
  await desk.hides("aside[aria-label=Help]");
  await desk.press("?");
  await desk.becomes("Keyboard shortcuts", dialogTitle, `the keys on ${screen}`);
  await desk.sees(/Everywhere/, "dialog");
  await desk.press("Escape");
  await desk.closed();
  await desk.press("Control+k");
  await desk.focuses("dialog[open] input");
  await desk.sees(/Undo|Go to/, "dialog");
  await desk.press("Escape");
  await desk.closed();
  await desk.shows(SCREENS[screen][1]);
  await desk.hides("[data-name=failed]");
}

test("F1, ? and Ctrl+K open on every screen", async () => {
  await desk.status(/64 players registered/);
  for (const screen of Object.keys(SCREENS)) {
    await desk.go(screen);
    await opensHelp(screen);
  }
});

test("a part that cannot be shown says so, and the director tries again or goes back", async () => {
  await desk.go("register");
  await desk.run("window.kept = Intl.Collator; Intl.Collator = function () { throw new Error('broken by the test') }");
  await desk.press("3");
  await desk.sees(/cannot be shown[^]*broken by the test/, "main [data-name=failed]");
  await desk.status(/64 players registered/);
  await record("failed");
  await desk.clickButton("leave");
  await desk.shows(SCREENS.event[1]);
  await desk.go("register");
  await desk.press("3");
  await desk.shows("main [data-name=failed]");
  await desk.run("Intl.Collator = window.kept");
  await desk.clickButton("try-again");
  await desk.sees(/64 of 64 checked in/);
  await desk.press("1");
  await desk.shows("#register-panel [data-name=entry-add]");
});

test("letters in the register search, and Enter on an unknown name keeps the focus and adds it with the name filled in", async () => {
  await desk.run("document.activeElement.blur()");
  await desk.press(..."Wrapil");
  await desk.becomes(
    "Wrapil",
    () => desk.run("return document.querySelector('input[type=search]').value"),
    "the typed name",
  );
  await desk.sees(/No match for “Wrapil”/, "[data-name=no-match]");
  await desk.press("Enter", "a");
  await desk.sees(/No match for “Wrapila”/, "[data-name=no-match]");
  await desk.focuses("input[type=search]");
  await record("no-match");
  await desk.press("Alt+a");
  await desk.becomes(
    "Wrapila",
    () => desk.run("return document.querySelector('dialog[open] input')?.value"),
    "the name in the form",
  );
  await desk.press("Escape");
  await desk.closed();
  await desk.status(/64 players registered/);
});

test("Delete withdraws the chosen player, and the toast undoes it", async () => {
  await desk.run(
    "const find = document.querySelector('input[type=search]'); find.value = ''; find.dispatchEvent(new Event('input')); find.blur()",
  );
  await desk.becomes(
    true,
    () => desk.run("return document.querySelectorAll('tbody tr[data-row]').length > 5"),
    "all entries",
  );
  await desk.press("ArrowDown", "ArrowDown", "Delete");
  await desk.sees(/is withdrawn/, "[data-name=toast]");
  await desk.status(/63 players registered/);
  await record("toast");
  await desk.clickButton("toast-undo");
  await desk.status(/64 players registered/);
  await desk.hides("[data-name=toast] p");
});

test("Ctrl+Enter held pairs a round and does not release it, and a held result key enters one result", async () => {
  await desk.closeRegister();
  await desk.nextIs(/Pair round 1/);
  await hold("Enter", 40, { ctrlKey: true });
  await desk.roundIs("draft", 1);
  await desk.nextIs(/Release round 1/);
  // The key is still held while the next step is another one.
  await desk.run(
    "for (let at = 0; at < 20; at += 1) document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, repeat: true, bubbles: true, cancelable: true }))",
  );
  // Neither does the second click of a double click release it.
  await desk.run(
    "document.querySelector('[data-name=next]').dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }))",
  );
  await desk.press("ArrowDown");
  await desk.shows("tbody tr.current[data-row='1']");
  await desk.roundIs("draft", 1);
  await desk.next(/Release round 1/);
  await desk.roundIs("released", 1);
  await desk.sees(/First pass/, "[data-name=pass]");
  await hold("1", 30);
  await desk.sees(/\b1 of 32/, "[data-name=pass]");
  await desk.shows("tbody tr.current[data-row='1']");
  await desk.press("2");
  await desk.sees(/\b2 of 32/, "[data-name=pass]");
});
