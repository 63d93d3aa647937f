// Wrong input is refused with a sentence that says what to write, and nothing is lost.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow("--sample")));
after(() => desk.close());

test("a wrong rank is refused, the form keeps what was typed, and the right one is taken", async () => {
  await desk.sees(/64 players registered/);
  await desk.press("a");
  await desk.type("Family name", "Testova");
  await desk.type("Rank", "77q");
  await desk.press("Enter");
  await desk.sees(/"77q" is not a rank/, "dialog [role=alert]");
  assert.equal(await desk.run("return document.querySelector('dialog input').value"), "Testova");
  await desk.type("Rank", "7k");
  await desk.press("Enter");
  await desk.until("the closed form", () => desk.run("return !document.querySelector('dialog')"));
  await desk.sees(/Testova/, "tbody");
});

test("a walkover outside a knock-out is refused, and a forfeit is taken", async () => {
  await desk.press("Control+Enter", "Control+Enter");
  await desk.sees(/register closed/, "[data-name=status]");
  await desk.press("Alt+3");
  await desk.sees(/Round 1/, "h1");
  await desk.run("document.querySelector('[data-name=pair]').click()");
  await desk.sees(/Release round 1/, "[data-name=next]");
  await desk.press("Control+Enter");
  await desk.sees(/First pass/, "[data-name=pass]");
  await desk.press("w", "1");
  await desk.sees(/no knock-out game: enter a forfeit/, "main [role=alert]");
  await desk.press("f", "1");
  await desk.sees(/1-0!/, "tbody");
});
