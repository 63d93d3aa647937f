// Opens files with the installed program as a double click does: `cargo xtask package-test`.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { desks, openWindow } from "./window.mjs";

const {
  DRAWMASTER_EVENT: EVENT,
  DRAWMASTER_OTHER_EVENT: OTHER,
  DRAWMASTER_TOUR_BOOK: BOOK,
  DRAWMASTER_VERSION: VERSION,
} = process.env;
const DEADLINE = 240_000;

/** Waits until `condition` returns something true, and returns it. */
async function until(what, condition) {
  for (const start = Date.now(); Date.now() - start < DEADLINE; await pause(50)) {
    const found = await condition();
    if (found) return found;
  }
  throw new Error(`never: ${what}`);
}

/** Opens a file as a file manager does, and returns the process of the new window. */
async function doubleClick(file) {
  const before = desks();
  spawn("xdg-open", [file], { stdio: "ignore", detached: true });
  return until(`a window for ${file}`, () => desks().find((pid) => !before.includes(pid)));
}

/** Opens a window beside the one of a double click, which stays open when it is closed. */
async function openBeside(file) {
  const desk = await openWindow(file);
  desk.processes = desk.processes.filter((pid) => pid !== first);
  return desk;
}

/** Returns the process that has an event open, from the file beside it; undefined if none has. */
function ownerOf(event) {
  const owner = `${event}.owner`;
  return existsSync(owner) ? readFileSync(owner, "utf8").split("\n")[2] : undefined;
}

const first = await doubleClick(EVENT);
try {
  // A window that opened the event before the first one would keep it from the first one.
  await until("the event open in the first window", () => ownerOf(EVENT) === String(first));
  const second = await openBeside(EVENT);
  await second.sees(/is open in another window/);
  await second.record("package-second");
  await second.close();
  console.log("ok: a double click opens the event, and a second one says that it is open");
  const other = await openBeside(OTHER);
  await other.status(/Round 2/);
  await other.record("package-other");
  await other.close();
  console.log("ok: another event opens in a second window");
} finally {
  process.kill(first);
}
await until("an ended window", () => !desks().includes(first));

const desk = await openWindow(BOOK);
await desk.sees(/SEYGO Tour/);
await desk.record("package-tour");
await desk.close();
console.log("ok: a tour book opens");

const start = await openWindow();
await start.shows("[data-name=open-sample]");
await start.press("Control+k");
await start.focuses("dialog [role=combobox]");
await start.press(..."About");
await start.sees(/About Drawmaster/, "dialog [role=option][aria-selected=true]");
await start.press("Enter");
await start.sees(new RegExp(VERSION.replaceAll(".", "\\.")), "dialog");
await start.record("package-about");
await start.clickButton("licences");
await start.sees(/MIT License/, "dialog");
await start.close();
console.log("ok: About names the version and shows the licences");
