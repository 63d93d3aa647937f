// Measures how fast the window responds and scrolls: `cargo xtask window speed`.
// Responses: an event of 1,000 players, from the key's time stamp to the second frame after the page shows the result.
// Scrolling: 2,000 players, the time between frames, and the part of it that the page's own work takes.
// Beside them: how long the web view alone takes for the same elements on this machine.
// Nothing here passes or fails, because measurements on a busy machine mean nothing.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { FILES, openWindow } from "./window.mjs";

const TIMES = Number(process.env.DRAWMASTER_REPEAT ?? 25);
const AIM = 100;
const FRAME = 50;

/** An event file with this many players after five rounds, and a sixth to be paired. */
function event(players) {
  const file = join(FILES, `${players}.drawmaster`);
  const cli = (...words) => execFileSync(process.env.DRAWMASTER_CLI, words, { stdio: "ignore" });
  cli("simulate", "--players", String(players), "--rounds", "5", "--seed", "1", file);
  cli("set", file, "competition.rounds", "6");
  return file;
}

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)];
const rounded = (value) => value.toFixed(value < 10 ? 1 : 0);

/** In the page: measures the time from a key's time stamp until `holds` is true and painted. */
const WATCH = `
  window.watch = (holds) => new Promise((done) => {
    let from = 0;
    addEventListener("keydown", (pressed) => (from = pressed.timeStamp), { capture: true, once: true });
    const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - from)));
    const seen = new MutationObserver(() => from && holds() && (seen.disconnect(), painted()));
    seen.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  window.list = () => (document.querySelector("dialog[open] [role=listbox]") ?? document.querySelector("main tbody"))?.textContent;
  window.rows = () => document.querySelectorAll("main tbody tr[data-row]").length;
  window.here = (screen) => document.querySelector("[data-screen=" + screen + "][aria-current=page]") !== null;
`;

/** The time from the last of these keys to the second frame after `holds` (an expression of the page's) became true. */
async function answer(desk, keys, holds) {
  const [last, ...before] = keys.toReversed();
  if (before.length > 0) await desk.press(...before.toReversed());
  await desk.run(
    `window.before = window.list(); window.measured = undefined; window.watch(() => ${holds}).then((time) => (window.measured = time))`,
  );
  await desk.press(last);
  return desk.until(`the answer to ${keys.join(" ")}`, () => desk.run("return window.measured"));
}

/** One line of the table of answers. */
async function line(desk, what, keys, holds, restore = async () => {}) {
  const times = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    times.push(
      await answer(
        desk,
        typeof keys === "function" ? keys(turn) : keys,
        typeof holds === "function" ? holds(turn) : holds,
      ),
    );
    await restore();
  }
  times.sort((a, b) => a - b);
  const p95 = at(times, 0.95);
  console.log(
    `| ${what} | ${rounded(times[0])} | ${rounded(at(times, 0.5))} | ${rounded(p95)} | ${rounded(times.at(-1))} |${p95 < AIM ? "" : " over the aim"}`,
  );
}

/** In the page: the time to the second frame after a copy of the screen's elements took their place. */
const MARKUP = `
  const [done] = arguments;
  const main = document.querySelector("main");
  const copy = main.cloneNode(true);
  const began = performance.now();
  main.style.display = "none";
  main.after(copy);
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const time = performance.now() - began;
    copy.remove();
    main.style.display = "";
    done([time, main.querySelectorAll("*").length]);
  }));
`;

/** Times of the web view alone: how long it takes to show the elements of the current screen, without any work of the program. */
async function markup(desk) {
  const times = [];
  let elements = 0;
  for (let turn = 0; turn < TIMES; turn += 1) {
    const [time, count] = await desk.async(MARKUP);
    times.push(time);
    elements = count;
    await desk.frame();
  }
  times.sort((a, b) => a - b);
  return `${elements} | ${[times[0], at(times, 0.5), at(times, 0.95), times.at(-1)].map(rounded).join(" | ")}`;
}

/** The key that leaves the screen that is measured next. */
const away = (screen) => (screen === 8 ? "Alt+0" : "Alt+8");

async function answers() {
  const desk = await openWindow(event(1000));
  await desk.sees(/Pair round 6/);
  await desk.run(WATCH);
  console.log(
    `\n1,000 players, five rounds played, ${TIMES} times each, milliseconds\n\n| view | least | median | p95 | most |\n|---|---|---|---|---|`,
  );
  const screens = [
    [0, "event", ".setting"],
    [1, "register", "main tbody tr"],
    [2, "knockouts", "main tbody tr"],
    [3, "rounds", "main tbody tr, [data-name=pair]"],
    [4, "standings", "main tbody tr"],
    [5, "points", "main tbody tr"],
    [6, "hall", "main button"],
    [7, "print", "main [data-name^=show-]"],
    [7, "print", "main canvas[data-painted]", ", with the page"],
    [8, "history", "main tbody tr"],
  ];
  const alone = [];
  for (const [digit, screen, shown, also = ""] of screens) {
    const back = async () => (
      await desk.press(away(digit)),
      await desk.until("the other screen", () => desk.run(`return here("${digit === 8 ? "event" : "history"}")`)),
      await desk.frame()
    );
    await back();
    const here = `here("${screen}") && document.querySelector("${shown}")`;
    await line(desk, `screen ${screen}${also}`, [`Alt+${digit}`], here, back);
    if (also) continue;
    await desk.press(`Alt+${digit}`);
    await desk.until(screen, () => desk.run(`return ${here} ? true : false`));
    await desk.hides("main[aria-busy=true]");
    alone.push(`| ${screen} | ${await markup(desk)} |`);
  }
  console.log(`\nThe web view alone: the same elements without the program, ${TIMES} times each, milliseconds\n`);
  console.log(`| screen | elements | least | median | p95 | most |\n|---|---|---|---|---|---|\n${alone.join("\n")}`);
  console.log("\n| view | least | median | p95 | most |\n|---|---|---|---|---|");
  await register(desk);
  await standings(desk);
  await rounds(desk);
  await over(desk);
  await desk.close();
}

async function register(desk) {
  await desk.press("Alt+1", "1");
  await desk.until("the register", () => desk.run("return rows() > 10"));
  const panels = [
    [2, "participation", "rows() > 10"],
    [3, "arrival", "document.querySelectorAll('.people button').length > 10"],
    [4, "pink slips", "document.querySelector('[data-name=slip-add]')"],
    [5, "closing", "document.querySelector('main .sides li')"],
  ];
  const back = async () => (
    await desk.press("1"),
    await desk.until("the entries", () =>
      desk.run("return document.querySelector('[data-name=list-import]') !== null && rows() > 10"),
    )
  );
  for (const [digit, name, holds] of panels) await line(desk, `register, panel ${name}`, [String(digit)], holds, back);
  await line(
    desk,
    "register, cursor down",
    ["ArrowDown"],
    (turn) => `document.querySelector("tr.current")?.dataset.row === "${turn + 1}"`,
  );
  await desk.press("/", "a");
  await desk.press("Backspace");
  const all = await desk.until("the first row", () =>
    desk.run("return document.querySelector('main tbody tr[data-row=\"0\"]')?.textContent"),
  );
  const cleared = async () => (
    await desk.press("Backspace"),
    await desk.until("all rows", () =>
      desk.run("return document.activeElement.value === '' && list().startsWith(arguments[0])", all),
    )
  );
  await line(
    desk,
    "register, a letter typed to find",
    (turn) => ["abcdefghijklmnoprstuvz"[turn % 22]],
    "list() !== before",
    cleared,
  );
  await desk.run("document.activeElement.blur()");
  await line(
    desk,
    "register, form of an entry",
    ["F2"],
    "document.querySelector('dialog[open] input')",
    async () => (await desk.press("Escape"), await closed(desk)),
  );
}

const closed = (desk) =>
  desk.until("no dialog", () => desk.run("return document.querySelector('dialog[open]') === null"));

async function standings(desk) {
  await desk.press("Alt+4");
  await desk.until("the standings", () => desk.run("return here('standings') && rows() > 10"));
  await line(
    desk,
    "standings, another round",
    (turn) => [turn % 2 ? "]" : "["],
    (turn) => `document.querySelector("h1").innerText.endsWith("${turn % 2 ? 5 : 4}")`,
  );
  await line(
    desk,
    "standings, cursor down",
    ["ArrowDown"],
    (turn) => `document.querySelector("tr.current")?.dataset.row === "${turn + 1}"`,
  );
}

async function rounds(desk) {
  await desk.press("Control+Enter");
  await desk.sees(/Release round 6/, "[data-name=next]:not([aria-disabled=true])");
  const letGo = async () => (
    await desk.press("k"),
    await desk.until("no verdicts", () => desk.run("return document.querySelector('[data-sign]') === null"))
  );
  await line(
    desk,
    "draft, verdicts of all other places for a player",
    ["k"],
    "document.querySelector('[data-sign]')",
    letGo,
  );
  await desk.press("Control+Enter");
  await desk.sees(/First pass/, "[data-name=pass]");
  await line(
    desk,
    "rounds, a result, cursor and status line",
    ["1"],
    (turn) =>
      `document.querySelector("tr.current")?.dataset.row === "${turn + 1}" && document.querySelector("tr[data-row='${turn}'] .result").innerText.trim() === "1-0"`,
  );
  await line(
    desk,
    "rounds, undo of a result",
    ["Control+z"],
    (turn) => `document.querySelector("tr[data-row='${TIMES - 1 - turn}'] .result")?.innerText.trim() === "–"`,
    // Rows far from the cursor are not in the page.
    () => desk.press("ArrowUp"),
  );
  await line(
    desk,
    "rounds, another round",
    (turn) => [turn % 2 ? "]" : "["],
    (turn) => `document.querySelector("h1").innerText.endsWith("${turn % 2 ? 6 : 5}")`,
  );
}

async function over(desk) {
  const back = async () => (await desk.press("Escape"), await closed(desk));
  await line(desk, "palette", ["Control+k"], "document.querySelector('dialog[open] [role=option]')", back);
  await desk.press("Control+k");
  await desk.until("the palette", () =>
    desk.run("return document.querySelector('dialog[open] [role=option]') !== null"),
  );
  const all = await desk.run("return list()");
  const cleared = async () => (
    await desk.press("Backspace"),
    await desk.until("all choices", () => desk.run("return list() === arguments[0]", all))
  );
  await line(desk, "palette, a letter typed", (turn) => ["abcdefghij"[turn % 10]], "list() !== before", cleared);
  await back();
  await line(desk, "sheet of keys", ["?"], "document.querySelector('dialog[open] dl')", back);
}

/** In the page: scrolls the last table by `step` pixels a frame; the times between frames and of the page's work in each. */
const SCROLL = `
  const [step, frames, done] = arguments;
  const region = [...document.querySelectorAll("main .region")].at(-1);
  region.scrollTop = 0;
  const [gaps, scripts] = [[], []];
  let [last, began, down] = [0, 0, 1];
  addEventListener("scroll", () => (began = performance.now()), true);
  const frame = () => {
    const now = performance.now();
    // Scroll events are handled just before the frame's callbacks.
    if (began) scripts.push(now - began);
    began = 0;
    if (last) gaps.push(now - last);
    last = now;
    if (gaps.length === frames) return done({ gaps: gaps.slice(2), scripts });
    if (region.scrollTop + region.clientHeight >= region.scrollHeight - 1) down = -1;
    else if (region.scrollTop <= 0) down = 1;
    region.scrollTop += down * step;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
`;

/** In the page: a copy of the table takes its place, with 200 rows that stay as they are, so that no work of the program is left. */
const STILL = `
  const region = document.querySelector("main .region");
  const still = region.cloneNode(true);
  for (const space of still.querySelectorAll("tr.space")) space.remove();
  const rows = [...still.querySelectorAll("tr[data-row]")];
  for (let row = rows.length; row < 200; row += 1) rows[0].parentNode.append(rows[row % rows.length].cloneNode(true));
  region.after(still);
  region.style.display = "none";
`;

/** The frames of one run, which must not take longer than the driver lets a script run. */
const FRAMES = 400;

/** The lines of one table in the table of scrolling. */
async function scroll(desk, name) {
  const lines = [];
  for (const step of [30, 120, 600]) {
    const [gaps, scripts] = [[], []];
    for (let turn = 0; turn < TIMES; turn += 25) {
      const measured = await desk.async(SCROLL, step, FRAMES);
      gaps.push(...measured.gaps);
      scripts.push(...measured.scripts);
    }
    gaps.sort((a, b) => a - b);
    scripts.sort((a, b) => a - b);
    lines.push(
      `| ${name} | ${step} | ${gaps.length} | ${rounded(at(gaps, 0.5))} | ${rounded(at(gaps, 0.95))} | ${rounded(gaps.at(-1))} | ${gaps.filter((gap) => gap > FRAME).length} | ${rounded(at(scripts, 0.95))} | ${rounded(scripts.at(-1))} |`,
    );
  }
  return lines;
}

async function scrolling() {
  const desk = await openWindow(event(2000));
  await desk.sees(/Pair round 6/);
  const head = `| table | pixels a frame | frames | median | p95 | most | over ${FRAME} | the page's own work, p95 | most |\n|---|---|---|---|---|---|---|---|---|`;
  const [lines, alone] = [[], []];
  for (const [digit, name] of [
    [1, "register"],
    [4, "standings"],
  ]) {
    await desk.press(`Alt+${digit}`);
    await desk.until(name, () => desk.run("return document.querySelectorAll('main tbody tr[data-row]').length > 20"));
    lines.push(...(await scroll(desk, name)));
    await desk.run(STILL);
    await desk.frame();
    alone.push(...(await scroll(desk, name)));
  }
  console.log(`\n2,000 players, milliseconds between frames while scrolling\n\n${head}\n${lines.join("\n")}`);
  console.log(`\nThe web view alone: 200 rows of the same tables without the program\n\n${head}\n${alone.join("\n")}`);
  await desk.close();
}

await answers();
await scrolling();
