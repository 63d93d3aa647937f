// Wrong input is refused with a sentence that says what to write, and nothing typed is lost.
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow("--sample")));
after(() => desk.close());

test("a wrong rank is refused, the form keeps what was typed, and the right rank is accepted", async () => {
  await desk.status(/64 players registered/);
  await desk.go("register");
  await desk.press("Alt+a");
  await desk.type("Family name", "Testova");
  await desk.type("Rank", "77q");
  await desk.press("Enter");
  await desk.sees(/"77q" is not a rank/, "dialog [role=alert]");
  await desk.becomes(
    "Testova",
    () => desk.run("return document.querySelector('dialog input')?.value"),
    "the typed name",
  );
  await desk.type("Rank", "7k");
  await desk.press("Enter");
  await desk.sees(/Testova/, "tbody");
  // The form waits for the next person.
  await desk.focuses("dialog [data-name=family]");
  await desk.press("Escape");
  await desk.closed();
});

test("a walkover outside a knock-out is refused, and a forfeit is accepted", async () => {
  await desk.closeRegister();
  await desk.go("rounds");
  await desk.sees(/Round 1/, "h1");
  await desk.clickButton("pair");
  await desk.next(/Release round 1/);
  await desk.sees(/First pass/, "[data-name=pass]");
  await desk.press("w", "1");
  await desk.sees(/not a knock-out game\. Enter a forfeit/, "main [role=alert]");
  await desk.press("f", "1");
  await desk.sees(/1-0!/, "tbody");
});
