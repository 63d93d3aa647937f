// The hall network in the window: started and stopped by key and by mouse, with its address and QR code, and ended with the event.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, desks, openWindow } from "./window.mjs";

let desk, listenedBefore;
before(async () => {
  desk = await openWindow("--sample");
  await desk.sees(/64 players registered/);
  listenedBefore = listened();
});
after(() => desk.close());

/** The addresses of TCP at which the window listens. The web view under test has some of its own. */
function listened() {
  const sockets = desks().flatMap((pid) =>
    readdirSync(`/proc/${pid}/fd`).flatMap((file) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${file}`))?.[1] ?? [];
      } catch {
        return []; // It has been closed.
      }
    }),
  );
  const LISTENS = "0A";
  const lines = ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((list) =>
    readFileSync(list, "utf8").trim().split("\n").slice(1),
  );
  const fields = lines.map((line) => line.trim().split(/\s+/));
  return fields
    .filter((field) => field[3] === LISTENS && sockets.includes(field[9]))
    .map((field) => field[1])
    .sort();
}

/** Fails unless no more addresses are listened at than before the network was first started. */
const silent = () => desk.becomes(listenedBefore, () => Promise.resolve(listened()), "no socket of the hall network");

const address = async () => (await desk.sees(/http:\/\/127\.0\.0\.1:\d+\//, "[data-name=network-url]"))[0];

/** Chooses this computer's own address and a free port. */
async function choose() {
  await desk.shows("[data-name=network-address] option[value='127.0.0.1']");
  await desk.run(
    "const at = document.querySelector('[data-name=network-address]'); at.value = '127.0.0.1'; at.dispatchEvent(new Event('change', { bubbles: true }))",
  );
  await desk.type("Port", "0");
  await desk.run("document.activeElement.blur()");
}

test("the hall network is off, and nothing listens", async () => {
  await desk.go("hall");
  await desk.sees(/The hall network is off/, "[data-name=network-state]");
  assert.deepEqual(listened(), listenedBefore);
  await desk.record("network-off");
});

test("by key: it starts at the chosen address, and phones see the event", async () => {
  await choose();
  await desk.press("n");
  const url = await address();
  assert.equal(listened().length, listenedBefore.length + 1);
  assert.match(await (await fetch(`${url}en/`)).text(), /Spring Stage|Find your board/);
  await desk.sees(/The hall network is on\. \d+ device/, "[data-name=network-state]");
  await desk.until("the picture of the QR code", () =>
    desk.run(
      "const at = document.querySelector('[data-name=network] img'); at?.scrollIntoView({ block: 'center' }); return at?.complete && at.naturalWidth > 100",
    ),
  );
  await desk.record("network-on");
  await desk.press("n");
  await desk.sees(/The hall network is off/, "[data-name=network-state]");
  await silent();
  await assert.rejects(fetch(url), "the service still answers");
});

test("by mouse: it starts, shows each change at once, and stops", async () => {
  await choose();
  await desk.clickButton("network-start");
  const url = await address();
  await desk.go("register");
  await desk.closeRegister();
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  assert.doesNotMatch(await (await fetch(`${url}en/`)).text(), /pairings/, "a draft is on the phones");
  await desk.next(/Release round 1/);
  await desk.roundIs("released", 1);
  await desk.until("the round on the phones", async () => /pairings/.test(await (await fetch(`${url}en/`)).text()));
  await desk.go("hall");
  assert.equal(await address(), url, "the screen does not know that it runs");
  await desk.clickButton("network-stop");
  await desk.sees(/The hall network is off/, "[data-name=network-state]");
  await silent();
});

test("the poster and the slips with new codes are saved, and a second desk is shown with what it has", async () => {
  const [poster, codes, copy] = ["poster.pdf", "codes.pdf", "copy.drawmaster"].map((name) => join(FILES, name));
  await choose();
  await desk.clickButton("network-start");
  const url = await address();
  await desk.sees(/No second desk follows this event/, "[data-name=second-desks]");
  await desk.clickButton("network-poster");
  await desk.sees(/Saved poster\.pdf/);
  assert.ok(existsSync(poster));
  await desk.run(
    "const role = document.querySelector('[data-name=helper-role]'); role.value = 'second-desk'; role.dispatchEvent(new Event('change', { bubbles: true }))",
  );
  await desk.type("Name", "Ben Marsh");
  await desk.clickButton("helper-add");
  const [, code] = await desk.sees(
    /Code of Ben Marsh, shown only now:\s+((?:[a-z]+ ){5}[a-z]+)/,
    "[data-name=helper-code]",
  );
  await desk.clickButton("helper-codes-save");
  await desk.sees(/Saved codes\.pdf/);
  assert.ok(existsSync(codes));
  execFileSync(process.env.DRAWMASTER_CLI, ["follow", url, copy, "--code", code, "--once"]);
  await desk.sees(/Ben Marsh \(127\.0\.0\.1\) has entry (\d+) of \1, seen at/, "[data-name=second-desks]");
  await desk.run("document.querySelector('[data-name=second-desks]').scrollIntoView({ block: 'center' })");
  await desk.record("network-second-desk");
  await desk.clickButton("network-stop");
  await desk.sees(/The hall network is off/, "[data-name=network-state]");
});

test("an address that is in use is refused, and a wrong port cannot be started", async () => {
  await choose();
  await desk.type("Port", "99999");
  await desk.shows("[data-name=network-start][aria-disabled=true]");
  await desk.type("Port", "0");
  await desk.clickButton("network-start");
  const port = new URL(await address()).port;
  const taken = await desk.async(
    "window.__TAURI_INTERNALS__.invoke('network_start', { address: '0.0.0.0', port: Number(arguments[0]) }).then(() => 'done', (e) => e.message.id).then(arguments[1])",
    port,
  );
  assert.equal(taken, "hall-choose-address", "it listens at all addresses");
  await desk.sees(/The hall network is off/, "[data-name=network-state]");
});

test("it ends with the event", async () => {
  await choose();
  await desk.clickButton("network-start");
  const url = await address();
  await desk.async(
    "window.__TAURI_INTERNALS__.invoke('call', { name: 'close_event', request: {} }).then(arguments[0])",
  );
  await silent();
  await assert.rejects(fetch(url), "the service still answers");
});
