// Stages in the real window: a final of eight after a Swiss, its picture, filling it, and the final list of all stages.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

const FOLDER = join(FILES, "stages");
const EVENT = join(FOLDER, "cup.drawmaster");
const drawmaster = (...words) =>
  execFileSync(process.env.DRAWMASTER_CLI, words, {
    encoding: "utf8",
    env: { ...process.env, DRAWMASTER_DATA: join(FOLDER, "data") },
  });

let desk;
before(async () => {
  mkdirSync(FOLDER, { recursive: true });
  drawmaster("simulate", "--players", "16", "--rounds", "4", "--seed", "5", "--system", "swiss", EVENT);
  desk = await openWindow(EVENT);
});
after(() => desk?.close());

const record = (name) => desk.record(`stages-${name}`);

test("a template adds a final, and its picture shows who goes on", async () => {
  await desk.status(/confirmed/);
  await desk.go("event");
  await desk.clickButton("stage-add");
  await desk.shows("dialog[open] select[name=stage-template]");
  await desk.sees(/What they bring along/, "dialog[open]");
  await record("form");
  await desk.run(
    "const choice = document.querySelector('dialog[open] select[name=stage-template]'); choice.value = 'final-8'; choice.dispatchEvent(new Event('change', { bubbles: true }))",
  );
  await desk.sees(/The first eight play a knock-out/, "dialog[open]");
  await desk.clickButton("stage-create");
  await desk.closed();
  await desk.shows("[data-name=stage-flow] svg .waiting");
  const drawn = await desk.run(
    "return [...document.querySelectorAll('[data-name=stage-flow] svg text')].map((label) => label.textContent)",
  );
  assert.ok(drawn.includes("Final") && drawn.includes("places 1–8"), `${drawn}`);
  await desk.sees(/Final\s+.*places 1–8\s+Nothing\s+0/s, "[data-section=stages] tbody");
  await record("picture");
});

test("filling the stage takes eight players, and the final list shows everyone once", async () => {
  await desk.clickButton("stage-fill");
  const asked =
    "return document.querySelector('[data-name=stage-fill-tied]') !== null || document.querySelector('[data-name=stage-flow] .waiting') === null";
  await desk.until("the filled stage, or the question about a tie", () => desk.run(asked));
  if (await desk.run("return document.querySelector('[data-name=stage-fill-tied]') !== null")) {
    const seats = Number((await desk.sees(/Choose (\d+|one) player/, "dialog[open]"))[1].replace("one", "1"));
    await record("tie");
    await desk.run(
      "[...document.querySelectorAll('dialog[open] li input')].slice(0, arguments[0]).forEach((box) => box.click())",
      seats,
    );
    await desk.clickButton("stage-fill-tied");
    await desk.closed();
  }
  await desk.status(/8 players registered/);
  await desk.hides("[data-name=stage-flow] .waiting");
  await desk.becomes("Final", () => desk.text("nav [aria-pressed=true] bdi"), "the stage is the chosen competition");
  await desk.clickButton("stage-overall");
  await desk.shows("dialog[open] [data-name=overall] tbody tr");
  const names = await desk.run(
    "return [...document.querySelectorAll('[data-name=overall] tbody tr td:nth-child(2)')].map((cell) => cell.innerText)",
  );
  assert.equal(new Set(names).size, 16);
  await desk.sees(/Interim list of all stages/, "dialog[open] h2");
  await record("overall");
  await desk.press("Escape");
  await desk.closed();
  await desk.press("Control+z");
  await desk.shows("[data-name=stage-flow] svg .waiting");
});
