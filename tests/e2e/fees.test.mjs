// The cash desk in the window: a price, the exact sum with one key, another amount, a refund, undo, the filter and the report.
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow("--sample")));
after(() => desk.close());

const record = (name) => desk.record(`fees-${name}`);
const sum = (words) => desk.sees(words, "[data-name=fees-sum]");

test("a price is owed by everyone", async () => {
  await desk.status(/64 players registered/);
  await desk.go("register");
  await desk.press("6");
  await desk.shows("#register-panel [data-name=fees-sum]");
  await desk.press("t");
  await desk.shows("dialog[open] [data-name=price-name]");
  await desk.type("Name", "Entry");
  await desk.type("Amount", "20");
  await desk.clickButton("price-set");
  await desk.sees(/Entry/, "dialog[open] tbody");
  await record("prices");
  await desk.press("Escape");
  await desk.closed();
  await sum(/Owed 1280\.00, paid 0\.00, open 1280\.00; 64 people/);
});

test("one key takes the exact sum, and undo takes it back", async () => {
  await desk.press("x");
  await sum(/paid 20\.00, open 1260\.00; 63 people/);
  await desk.press("Control+z");
  await sum(/paid 0\.00/);
  await desk.press("x");
  await sum(/paid 20\.00/);
  await record("paid");
});

test("the list shows who has not paid, and takes another amount and a refund", async () => {
  await desk.press("f");
  await desk.press("p");
  await desk.shows("dialog[open] [data-name=fees-amount]");
  await desk.type("Amount", "5,50");
  await desk.clickButton("fees-save");
  await desk.closed();
  await sum(/paid 25\.50, open 1254\.50; 63 people/);
  await desk.press("r");
  await desk.shows("dialog[open] [data-name=fees-amount]");
  await desk.type("Amount", "6");
  await desk.type("Reason", "mistake");
  await desk.clickButton("fees-save");
  await desk.sees(/is more than .* paid/, "dialog[open]");
  await desk.type("Amount", "0.50");
  await desk.clickButton("fees-save");
  await desk.closed();
  await sum(/paid 25\.00/);
});

test("the cash report adds up", async () => {
  await desk.press("c");
  await desk.sees(/Entry\s*1280\.00\s*25\.00/, "dialog[open] [data-name=fees-totals]");
  await record("report");
  await desk.press("Escape");
  await desk.closed();
});
