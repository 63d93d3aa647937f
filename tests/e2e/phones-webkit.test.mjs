// The pages of the hall network in WebKit, the engine of iPhones, 320 pixels wide and in three languages: nothing is cut off or too
// wide, and axe finds nothing wrong. A helper signs in with the QR code of a slip, and finds a board.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { createServer, request } from "node:http";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { until } from "./phones.mjs";
import { CUT, FILES, openBrowser } from "./window.mjs";

const FOLDER = join(FILES, "phones-webkit");
const EVENT = join(FOLDER, "stage.drawmaster");
const ENVIRONMENT = { ...process.env, DRAWMASTER_DATA: join(FOLDER, "data") };
const AXE = readFileSync(new URL("../../ui/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const PAGES = {
  home: "",
  find: "find?q=a",
  timetable: "timetable",
  pairings: "c/1/pairings",
  names: "c/1/pairings-by-name",
  standings: "c/1/standings",
  report: "report",
  helper: "helper",
};
const drawmaster = (...words) =>
  execFileSync(process.env.DRAWMASTER_CLI, words, { cwd: FOLDER, encoding: "utf8", env: ENVIRONMENT });

let browser, service, address, code, screen;

/** Serves the pages at an address of its own, where `/framed?PAGE` shows a page on a screen 320 pixels wide: no window is as narrow, and
 * the pages themselves may not be framed. */
async function startScreen() {
  const server = createServer((asked, answer) => {
    const framed = /^\/framed\?(.*)$/.exec(asked.url)?.[1];
    if (framed !== undefined) {
      answer.setHeader("Content-Type", "text/html");
      answer.end(
        `<!doctype html><iframe style="border: 0; width: 320px; height: 640px" src="${decodeURIComponent(framed)}"></iframe>`,
      );
      return;
    }
    const { method, url: path } = asked;
    const [host, port] = address.split(":");
    const passed = request({ host, port, path, method, headers: { ...asked.headers, host: address } }, (reply) => {
      const { "content-security-policy": _, "x-frame-options": __, ...headers } = reply.headers;
      answer.writeHead(reply.statusCode, headers);
      reply.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return server;
}

/** Shows a page on the narrow screen. */
async function show(path) {
  await browser.load(`http://127.0.0.1:${screen.address().port}/framed?${encodeURIComponent(path)}`);
  await browser.enterFrame();
  await browser.until("the page", () => browser.run("return document.readyState === 'complete'"));
}

before(async () => {
  mkdirSync(FOLDER, { recursive: true });
  drawmaster("new", EVENT, "--name", "Spring Stage", "--start", "2026-08-14");
  const people = Array.from({ length: 12 }, (_, n) => `Höhenwartburg${"abcdefghijkl"[n]},Maximiliane,${n + 1}k`);
  writeFileSync(join(FOLDER, "players.csv"), ["family,given,rank", ...people].join("\n"));
  drawmaster("entry", "import", EVENT, "players.csv");
  drawmaster("register", "close", EVENT);
  drawmaster("set", EVENT, "event.player_reports", "true");
  drawmaster("pair", EVENT, "--round", "1");
  drawmaster("release", EVENT, "--round", "1");
  code = JSON.parse(drawmaster("helper", "add", EVENT, "--name", "Ada Reed", "--role", "results", "--json")).code;
  service = spawn(
    process.env.DRAWMASTER_CLI,
    ["serve", EVENT, "--address", "127.0.0.1:0", "--until-input-ends", "--json"],
    { env: ENVIRONMENT },
  );
  let output = "";
  service.stdout.on("data", (text) => (output += text));
  await until("the answer of serve", () => output.includes("\n"));
  address = JSON.parse(output).address;
  screen = await startScreen();
  browser = await openBrowser();
});

after(async () => {
  await browser?.close();
  screen?.closeAllConnections();
  screen?.close();
  service?.kill("SIGKILL");
});

/** What is wrong with the page that is shown. */
async function faults() {
  await browser.run(AXE.replace('"object"==typeof module&&module.exports', "false") + "; window.axe = axe;");
  return [...(await browser.run(CUT)), ...(await browser.findings())];
}

for (const language of ["en", "ro", "de"]) {
  test(`every page fits a phone in ${language}, and axe finds nothing wrong`, async () => {
    for (const [name, path] of Object.entries(PAGES)) {
      await show(`/${language}/${path}`);
      assert.deepEqual(await browser.run("return [document.documentElement.lang, innerWidth]"), [language, 320]);
      assert.deepEqual(await faults(), [], name);
      await browser.record(`webkit-${name}-${language}`);
    }
  });
}

test("the QR code of a slip signs a helper in, and the code is not left in the address", async () => {
  await show(`/helper#${code.replaceAll(" ", "-")}`);
  await browser.sees(/Everything is sent/, "#state");
  assert.doesNotMatch(await browser.run("return location.href"), /#/);
  await browser.shows("[data-board='1'] [data-result]");
  assert.deepEqual(await faults(), []);
  await browser.record("webkit-signed-in");
});

test("a helper finds a board without the accents of a name", async () => {
  const boards = () => browser.run("return document.querySelectorAll('[data-board]').length");
  assert.equal(await boards(), 6);
  await browser.run(
    "const field = document.querySelector('#filter'); field.value = 'hohenwartburgc'; field.dispatchEvent(new Event('input'))",
  );
  await browser.becomes(1, boards, "the boards of the typed name");
  await browser.sees(/Höhenwartburgc/, "[data-board]");
});
