// The desk asks before something is lost: frozen lists and plans of draws, players without a game, an open ladder, and the
// cost of a pairing that is no longer on screen.
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow("--sample")));
after(() => desk.close());

const record = (name) => desk.record(`warnings-${name}`);
const commitment = () => desk.text("[data-name=commitment]");
const category = (age) => desk.click(`[data-category='${age}']`);

test("a frozen list and a plan survive other screens, and Draw all asks and leaves the frozen list alone", async () => {
  await desk.closeRegister();
  await desk.go("knockouts");
  await category(12);
  await desk.clickButton("freeze");
  await desk.sees(/[0-9a-f]{8}/, "[data-name=commitment]");
  const announced = await commitment();
  await category(16);
  await desk.click("[data-size='8']");
  await desk.shows("[data-size='8'][aria-pressed=true]");
  await desk.go("standings");
  await desk.go("knockouts");
  await category(12);
  await desk.becomes(announced, commitment, "the announced commitment");
  await category(16);
  await desk.shows("[data-size='8'][aria-pressed=true]");
  await desk.clickButton("draw-all");
  await desk.sees(/KO12: The list is frozen[^]*KO16: Drawn with the settings/, "[data-name=draw-all-list]");
  await record("draw-all");
  await desk.clickButton("draw-all-now");
  await desk.closed();
  await desk.sees(/8 players/, "[data-category='16']");
  await category(12);
  await desk.becomes(announced, commitment, "the commitment after Draw all");
  await desk.type("Public input", "426135");
  await desk.clickButton("draw-now");
  await desk.seesNo(/not drawn/, "[role=tablist]");
});

test("the cost of a change by hand goes with undo and comes back with redo", async () => {
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await desk.press("u");
  await desk.sees(/Without a game/, "aside");
  await desk.press("p");
  await desk.sees(/\S/, "[data-name=price]");
  const price = await desk.text("[data-name=price]");
  await desk.press("Control+z");
  await desk.sees(/Without a game/, "aside");
  await desk.hides("[data-name=price]");
  await desk.press("Control+y");
  await desk.becomes(price, () => desk.text("[data-name=price]"), "the cost after redo");
  await desk.press("]");
  await desk.sees(/Round 2/, "h1");
  await desk.hides("[data-name=price]");
  await desk.press("[");
  await desk.roundIs("draft", 1);
});

test("a round with players left over is released only after a decision", async () => {
  await desk.press("u");
  await desk.sees(/Without a game/, "aside");
  await desk.next(/Release round 1/);
  await desk.sees(/2 players have neither a game nor the bye/, "dialog");
  await record("left-over");
  await desk.press("Escape");
  await desk.closed();
  await desk.roundIs("draft", 1);
  await desk.next(/Release round 1/);
  await desk.clickButton("release-pair");
  await desk.closed();
  await desk.status(/0 of 32 results/);
  await desk.roundIs("draft", 1);
  await desk.press("u");
  await desk.status(/0 of 31 results/);
  await desk.next(/Release round 1/);
  await desk.clickButton("release-anyway");
  await desk.roundIs("released", 1);
});

test("pairs further apart than the limit of the settings are pointed out", async () => {
  await desk.go("event");
  await desk.press("/");
  await desk.focuses("input");
  await desk.press(..."far apart");
  await desk.sees(/Far apart: ranks/, ".setting");
  await desk.sees(/Far apart: points/, "#app");
  await desk.type("Far apart: ranks", "0");
  await desk.press("Enter");
  await desk.go("rounds");
  await desk.shows("tbody [data-note=far_apart]");
  await record("far-apart");
});

test("a refused form keeps what was typed, and the refusal vanishes with the form", async () => {
  await desk.go("register");
  await desk.press("1");
  await desk.shows("[data-name=entry-add]");
  await desk.press("Alt+a");
  await desk.type("Family name", "Testova");
  await desk.type("Rank", "77q");
  await desk.press("Enter");
  await desk.sees(/"77q" is not a rank/, "dialog [role=alert]");
  await desk.becomes("Testova", () => desk.run("return document.querySelector('dialog input')?.value"), "the name");
  await desk.press("Escape");
  await desk.closed();
  await desk.hides("[role=alert]");
});

test("a refusal of the screen stays when a dialog over it is cancelled", async () => {
  await desk.go("register");
  await desk.press("1");
  await desk.shows("[data-name=entry-add]");
  // There is no rating list to import.
  await desk.press("Alt+l");
  await desk.shows("main [role=alert]");
  const refusal = await desk.text("main [role=alert]");
  await desk.press("Alt+a");
  await desk.shows("dialog[open]");
  await desk.hides("dialog [role=alert]");
  await desk.press("Escape");
  await desk.closed();
  await desk.becomes(refusal, () => desk.text("main [role=alert]"), "the refusal of the screen");
});
