// The pictures of the user's book, taken from the real window with the sample event (`cargo xtask pictures`): DRAWMASTER_LANGUAGE is the
// language of the window, DRAWMASTER_BOOK the folder for the pictures.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { small } from "./small-png.mjs";
import { openWindow } from "./window.mjs";

const [LANGUAGE, FOLDER] = [process.env.DRAWMASTER_LANGUAGE, process.env.DRAWMASTER_BOOK];
/** Wide enough for every screen, and still legible where the book shows it smaller. */
const [WIDTH, HEIGHT] = [1240, 720];
const ROUNDS = 4;

const desk = await openWindow();

async function picture(name) {
  await desk.until("nothing moves", () =>
    desk.run("return document.getAnimations().every((moving) => moving.playState !== 'running')"),
  );
  writeFileSync(join(FOLDER, `${name}.png`), small(await desk.picture()));
}

/** Takes the next step once it is this one. */
async function step(name) {
  await desk.shows(`[data-name=next][data-step=${name}]:not([aria-disabled=true])`);
  await desk.press("Control+Enter");
}

const results = (round) => Array.from({ length: 32 }, (_, at) => ((at * 7 + round) % 5 < 2 ? "2" : "1"));

async function release() {
  await step("pair");
  await desk.shows("[data-state=draft]");
  await step("release");
  await desk.shows("[data-state=released]");
}

async function play(round) {
  await release();
  await desk.press(...results(round), ...results(round));
  await step("confirm_round");
  await desk.shows("[data-state=confirmed]");
}

async function start() {
  await desk.shows("[data-name=open-sample]");
  await desk.run(
    "localStorage.setItem('drawmaster-language', arguments[0]); localStorage.setItem('drawmaster-theme', 'light'); location.reload()",
    LANGUAGE,
  );
  await desk.shows(`html[lang|=${LANGUAGE}] [data-name=open-sample]`);
  await desk.resize(WIDTH, HEIGHT);
  await picture("start");
}

async function beforeTheRounds() {
  await desk.press("s");
  await desk.shows("[data-name=list-import]");
  await picture("register");
  await step("close_register");
  await desk.shows("[data-name=close-register]");
  await step("close_register");
  await desk.shows("[data-name=next][data-step=pair]");
  await desk.go("knockouts");
  await desk.shows("[data-name=effect]");
  await desk.press("d");
  await desk.shows(".records");
}

async function rounds() {
  await desk.go("rounds");
  for (let round = 1; round < ROUNDS; round += 1) await play(round);
  await step("pair");
  await desk.shows("[data-state=draft]");
  await desk.shows("tr.current");
  await desk.press(...Array.from({ length: 15 }, () => "ArrowDown"));
  await desk.press("u");
  await desk.shows("[data-name=pair-two]");
  await picture("round-draft");
  await desk.press("p");
  await desk.shows("[data-name=price]");
  await step("release");
  await desk.shows("[data-state=released]");
  await desk.press("Control+p");
  await desk.shows("[data-name=print-list] [data-tick=pairings]");
  await picture("print-dialog");
  await desk.press("Escape");
  await desk.closed();
  await desk.press(...results(ROUNDS).slice(0, 9));
  await desk.until("the cursor at board 10", () =>
    desk.run("return document.querySelector('tr.current td')?.innerText.trim() === '10'"),
  );
  await picture("results");
}

async function knockouts() {
  await desk.go("knockouts");
  await desk.shows(".records");
  await desk.click("[data-category='20']");
  await desk.shows("[data-category='20'][aria-selected=true]");
  await picture("knockout");
  await desk.press("v");
  await desk.shows("dialog .ceremony");
  await desk.press(...Array.from({ length: 9 }, () => " "));
  await desk.shows("dialog [data-name=drawn]");
  await picture("ceremony");
  await desk.press("Escape");
  await desk.closed();
}

/** The screens that need no more than to be opened. */
const SCREENS = [
  ["event", ".setting"],
  ["standings", "tbody tr"],
  ["points", "aside"],
  ["hall", "[data-content]"],
  ["print", "canvas[data-painted]"],
  ["history", "tbody tr"],
];

try {
  await start();
  await beforeTheRounds();
  await rounds();
  await knockouts();
  for (const [name, shown] of SCREENS) {
    await desk.go(name);
    await desk.shows(shown);
    await picture(name);
  }
  await desk.go("referee");
  await desk.click("[data-tab=late]");
  await desk.shows("[data-tab=late][aria-selected=true]");
  await desk.shows("#referee-panel tbody tr");
  await picture("referee");
} finally {
  await desk.close();
}
