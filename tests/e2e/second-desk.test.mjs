// A second desk: a copy on this computer follows the hall network of another one, by keyboard, and takes over when that one is lost, by
// mouse.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

/** The first desk, which is the command line here, has a folder of its own. */
const FIRST = join(FILES, "first-desk");
const EVENT = join(FIRST, "stage.drawmaster");
const drawmaster = (...words) => execFileSync(process.env.DRAWMASTER_CLI, words, { encoding: "utf8" });
const enter = (family) => drawmaster("entry", "add", EVENT, "--family", family, "--given", "Sam", "--rank", "5k");

let desk, service, address, code;
before(async () => {
  mkdirSync(FIRST, { recursive: true });
  drawmaster("new", EVENT, "--name", "Reed Stage", "--start", "2026-08-14");
  enter("Aspen");
  code = JSON.parse(
    drawmaster("helper", "add", EVENT, "--name", "Second", "--role", "second-desk", "--json"),
  ).code.toUpperCase();
  service = spawn(process.env.DRAWMASTER_CLI, [
    "serve",
    EVENT,
    "--address",
    "127.0.0.1:0",
    "--until-input-ends",
    "--json",
  ]);
  let output = "";
  service.stdout.on("data", (text) => (output += text));
  desk = await openWindow();
  await desk.until("the answer of serve", async () => output.includes("\n"));
  address = JSON.parse(output).address;
  await desk.sees(/Open the sample event/);
});
after(async () => {
  service?.kill("SIGKILL");
  await desk.close();
});

const record = (name) => desk.record(`second-desk-${name}`);
const has = (entry) =>
  desk.sees(new RegExp(`copy\\.drawmaster has entry ${entry} of ${entry} from`), "[data-name=follow-state]");
/** The history of an event, the newest entry first. */
const log = (file) => JSON.parse(drawmaster("log", file, "--json"));
/** The number of the last entry of the first desk. */
const last = () => log(EVENT)[0].number;

test("without a copy it says what is missing, and a wrong code is refused", async () => {
  await desk.press("d");
  await desk.focuses("[data-name=follow-address]");
  await desk.sees(/Choose where the copy is kept/, "dialog");
  assert.equal(await desk.run("return document.querySelector('[data-name=follow-start]').ariaDisabled"), "true");
  await record("empty");
  await desk.type("Address of the first desk", `http://${address}/`);
  await desk.type("Code", "apple river stone cloud table moon");
  await desk.clickButton("copy-new");
  await desk.sees(/copy\.drawmaster/, "[data-name=copy]");
  await desk.clickButton("follow-start");
  await desk.sees(/refuses this code/, "dialog [role=alert]");
});

test("by keyboard: it follows, and takes each change", async () => {
  await desk.type("Code", code);
  await desk.press("Enter");
  await has(last());
  await desk.seesNo(/refuses this code/, "dialog");
  enter("Birch");
  await has(last());
  await record("follows");
  await desk.press("Escape");
  await desk.closed();
  await desk.sees(/copy\.drawmaster has entry/, "[data-name=followed]");
  enter("Cedar");
  await desk.sees(new RegExp(`has entry ${last()} of`), "[data-name=followed]");
});

test("by mouse: it stops, and goes on with the same copy", async () => {
  await desk.clickButton("second-desk");
  await desk.clickButton("follow-stop");
  await desk.shows("[data-name=follow-start]");
  await desk.hides("[data-name=follow-state]");
  enter("Dogwood");
  await desk.type("Address of the first desk", address);
  await desk.type("Code", code);
  await desk.clickButton("copy-existing");
  await desk.clickButton("follow-start");
  await has(last());
});

test("by mouse: when the first desk is lost, it takes over", async () => {
  const before = last();
  service.kill("SIGKILL");
  await desk.sees(/does not answer.*Trying again/s, "[data-name=follow-state]");
  await desk.clickButton("take-over");
  await desk.sees(/Take over only if nobody/, "[data-name=take-over-about]");
  await record("take-over");
  await desk.clickButton("take-over-now");
  await desk.closed();
  await desk.status(/4 players registered/);
  await desk.go("history");
  await desk.sees(new RegExp(`^${before + 1}\\b.*promote the second desk`, "m"), "main tbody");
});
