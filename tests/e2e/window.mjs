// The desk window as tests drive it: the few WebDriver calls they need, over fetch, and waits for what the page shows.
// Every wait is for a state of the page. A key or a click only starts work whose result appears later, so nothing is
// read once after an action: `sees`, `shows`, `becomes` and `until` read again until the page is as expected.
import assert from "node:assert/strict";
import { readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";

const KEYS = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  Backspace: "\uE003",
  Delete: "\uE017",
  Control: "\uE009",
  Alt: "\uE00A",
  Shift: "\uE008",
  ArrowUp: "\uE013",
  ArrowDown: "\uE015",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  Home: "\uE011",
  End: "\uE010",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  F1: "\uE031",
  F2: "\uE032",
  F10: "\uE03A",
};

/** What the driver calls a key: a character of its own for each key that writes none. */
function keyOf(name) {
  const key = KEYS[name] ?? name;
  if ([...key].length !== 1) throw new Error(`no key is called ${name}`);
  return key;
}

/** The folder where the window finds or writes every file it asks for, under the suggested name. */
export const FILES = process.env.DRAWMASTER_PICK_FOLDER;

/** How many times more cases than usual a test of random cases runs. */
export const CASES = Number(process.env.DRAWMASTER_CASES ?? 1);

/** The screens with the key that selects them with Alt, and an element that is there only once the screen's data has arrived. */
export const SCREENS = {
  event: [0, ".setting"],
  register: [1, "#register-panel"],
  knockouts: [2, "[data-category]"],
  rounds: [3, "main h1"],
  referee: ["d", "#referee-panel"],
  standings: [4, "main h1"],
  points: [5, "main h1"],
  hall: [6, "[data-content]"],
  print: [7, "main [data-name^=show-]"],
  history: [8, "main tbody tr[data-row]"],
};

/** A script that returns the texts that are cut off or run out of their element, and the page itself if it is wider than the window. */
export const CUT = `
  const hidden = (at) => at.clientWidth <= 1 || !at.checkVisibility() || at.matches(".visually-hidden");
  const scrolls = (style) => ["auto", "scroll"].includes(style.overflowX);
  const shortened = (at, style) => style.textOverflow === "ellipsis" && (at.title || at.closest("[title]"));
  const holdsText = (at) => [...at.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== "");
  const cut = [...document.querySelectorAll("body *")].filter((at) => {
    if (!holdsText(at) || hidden(at) || at.scrollWidth <= at.clientWidth + 1) return false;
    const style = getComputedStyle(at);
    return !scrolls(style) && !shortened(at, style);
  });
  const words = cut.map((at) => at.tagName + " " + (at.dataset.name ?? at.className) + ": " + at.innerText.slice(0, 60) + " (" + at.scrollWidth + " > " + at.clientWidth + ")");
  if (document.documentElement.scrollWidth > innerWidth) words.push("the page is " + document.documentElement.scrollWidth + " wide");
  return [...new Set(words)];`;

/** A script that returns what a failure tells of the page: the element with the focus, what the fields hold, and the text. */
const CONTENTS = `
  const named = (at) => at.tagName + " " + (at.dataset.name ?? at.labels?.[0]?.innerText ?? at.className);
  const fields = [...document.querySelectorAll("input, select, textarea")].filter((at) => at.checkVisibility() && at.value);
  return [
    "focus: " + named(document.activeElement ?? document.body),
    ...fields.map((at) => named(at) + ": " + at.value),
    document.body.innerText,
  ].join("\\n")`;

/** Milliseconds until a wait fails. A pass does not depend on it: a slow machine only waits longer. */
const DEADLINE = 60_000;
/** Milliseconds between two looks at the page. */
const BETWEEN = 25;

/** Opens the window. */
export async function openWindow(...args) {
  const window = await start({ binary: process.env.DRAWMASTER_DESK, args });
  // The introduction to a first start would cover the window.
  await window.run("localStorage.setItem('drawmaster-tour', 'seen')");
  await window.shows("#app > *");
  return window;
}

/** Opens the browser of WebKitGTK, with options such as `--dark-mode`. */
export function openBrowser(...options) {
  return start({ args: ["--automation", ...options] });
}

async function start(browserOptions) {
  const { sessionId } = await send("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": browserOptions } },
  });
  return new Window(`/session/${sessionId}`);
}

/** The ids of the running desks of this test run, which share its folder of files. */
export function desks() {
  return processes().filter((pid) => {
    try {
      return (
        readlinkSync(`/proc/${pid}/exe`) === process.env.DRAWMASTER_DESK &&
        readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(`DRAWMASTER_PICK_FOLDER=${FILES}`)
      );
    } catch {
      return false; // It has ended, or belongs to another user.
    }
  });
}

/**
 * Whether a process has ended, and with it every lock on its files. A process that is ending has no program any more before
 * its files are closed, so that desks() misses it too early; and its first thread may end before the others, which still
 * hold the files.
 */
function ended(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).every((thread) => threadEnded(`/proc/${pid}/task/${thread}/stat`));
  } catch {
    return true;
  }
}

function threadEnded(stat) {
  try {
    return /^[XZ]/.test(readFileSync(stat, "utf8").split(") ").at(-1));
  } catch {
    return true;
  }
}

function processes() {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return []; // A system without /proc.
  }
}

async function send(method, path, body) {
  const answer = await fetch(process.env.DRAWMASTER_DRIVER_URL + path, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Asks again and again until the answer is true, and returns it. */
async function wait(condition, failure) {
  for (const start = Date.now(); ; await pause(BETWEEN)) {
    const found = await condition();
    if (found) return found;
    if (Date.now() - start > DEADLINE) throw new Error(await failure());
  }
}

class Window {
  constructor(path) {
    this.path = path;
    this.processes = desks();
  }
  /** Runs the body of a function in the page; `args` are its arguments. */
  run(script, ...args) {
    return send("POST", `${this.path}/execute/sync`, { script, args });
  }
  /** Runs the body of a function that calls its last argument with the answer. */
  async(script, ...args) {
    return send("POST", `${this.path}/execute/async`, { script, args });
  }
  /** The handles of all windows. */
  windows() {
    return send("GET", `${this.path}/window/handles`);
  }
  /** The page's text. */
  text(where = "body") {
    return this.run("return [...document.querySelectorAll(arguments[0])].map((e) => e.innerText).join('\\n')", where);
  }

  /** Waits until `condition` is true and returns what it returned; `what` describes it in the failure. */
  async until(what, condition) {
    return wait(condition, async () => `The window never showed ${what}; it shows:\n${await this.run(CONTENTS)}`);
  }
  /** Waits until `read` returns `expected`; fails with the difference. */
  async becomes(expected, read, message) {
    let actual;
    const equal = async () => isDeepStrictEqual((actual = await read()), expected);
    await this.until(message ?? "the expected value", equal).catch(() => assert.deepEqual(actual, expected, message));
  }
  /** Waits until the text matches, and returns the match. */
  sees(pattern, where = "body") {
    return this.until(`the text ${pattern} in ${where}`, async () => pattern.exec(await this.text(where)));
  }
  /** Waits until no text matches. */
  seesNo(pattern, where = "body") {
    return this.until(`no text ${pattern} in ${where}`, async () => !pattern.test(await this.text(where)));
  }
  /** Waits until an element matches. */
  shows(selector) {
    return this.until(selector, () => this.run("return document.querySelector(arguments[0]) !== null", selector));
  }
  /** Waits until no element matches. */
  hides(selector) {
    return this.until(`no ${selector}`, () =>
      this.run("return document.querySelector(arguments[0]) === null", selector),
    );
  }
  /** Waits until an element that matches has the focus. */
  focuses(selector) {
    return this.until(`the focus on ${selector}`, () =>
      this.run("return document.activeElement.matches(arguments[0])", selector),
    );
  }
  /** Waits until no dialog is open. */
  closed() {
    return this.hides("dialog[open]");
  }
  /** Waits until the status line matches. */
  status(pattern) {
    return this.sees(pattern, "[data-name=status]");
  }
  /** Waits until the round on screen is in this state: draft, released, playing or confirmed. */
  roundIs(state, round) {
    const holds =
      "return document.querySelector('[data-name=state]')?.dataset.state === arguments[0] && (arguments[1] === null || document.querySelector('main h1')?.innerText.trim() === `Round ${arguments[1]}`)";
    return this.until(`round ${round ?? ""} ${state}`, () => this.run(holds, state, round ?? null));
  }

  /** Waits until the screen has its first data, and presses keys one after the other: "r", "Enter", "Control+z". */
  async press(...strokes) {
    await this.hides("main[aria-busy=true]");
    const actions = strokes.flatMap((stroke) => {
      const keys = stroke.length > 1 ? stroke.split("+").map(keyOf) : [stroke];
      return [
        ...keys.map((value) => ({ type: "keyDown", value })),
        ...keys.toReversed().map((value) => ({ type: "keyUp", value })),
      ];
    });
    await send("POST", `${this.path}/actions`, { actions: [{ type: "key", id: "keyboard", actions }] });
  }
  /** Presses Tab and waits until the focus has moved. */
  async tab() {
    await this.run("window.focusBefore = document.activeElement");
    await this.press("Tab");
    await this.until("a moved focus", () => this.run("return document.activeElement !== window.focusBefore"));
  }
  /** Waits for the field with this label and types into it, in place of what it holds. */
  async type(label, text) {
    await this.until(`a field ${label}`, () =>
      this.run(
        `${FIELD} field?.focus(); field?.select?.(); return field !== undefined && document.activeElement === field`,
        label,
      ),
    );
    await this.press("Backspace", ...text);
    await this.becomes(text, () => this.run(`${FIELD} return field?.value`, label), `the field ${label}`);
  }
  /** Waits for an element that can be used, and clicks it. */
  click(selector) {
    const script =
      "const at = document.querySelector(arguments[0]); if (!at || at.getAttribute('aria-disabled') === 'true') return false; at.click(); return true";
    return this.until(`${selector} to click`, () => this.run(script, selector));
  }
  /** Waits for an element that can be used and is not covered, moves the mouse onto it, and clicks it. */
  async point(selector) {
    const place = () =>
      this.run(
        "const at = document.querySelector(arguments[0]); if (!at || at.getAttribute('aria-disabled') === 'true') return null; at.scrollIntoView({ block: 'center' }); const box = at.getBoundingClientRect(); const [x, y] = [Math.round(box.x + Math.min(box.width / 2, 40)), Math.round(box.y + box.height / 2)]; return at.contains(document.elementFromPoint(x, y)) ? [x, y] : null",
        selector,
      );
    const [x, y] = await this.until(`${selector} under the mouse`, place);
    await this.pointer(
      { type: "pointerMove", x, y, duration: 0, origin: "viewport" },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    );
  }
  /** Drags an element with the mouse onto the middle of another one, in steps, and drops it there. */
  async drag(from, to) {
    await this.hold(from, to);
    await this.release();
  }
  /** Drags an element with the mouse onto the middle of another one, in steps, and holds it there. */
  async hold(from, to) {
    const middle = (selector) =>
      this.until(`${selector} to drag`, () =>
        this.run(
          "const at = document.querySelector(arguments[0]); if (!at) return null; at.scrollIntoView({ block: 'nearest' }); const box = at.getBoundingClientRect(); return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]",
          selector,
        ),
      );
    const [start, end] = [await middle(from), await middle(to)];
    const move = ([x, y]) => ({ type: "pointerMove", x, y, duration: 30, origin: "viewport" });
    const between = [1, 2, 3].map((step) => start.map((at, axis) => Math.round(at + ((end[axis] - at) * step) / 4)));
    await this.pointer(move(start), { type: "pointerDown", button: 0 }, ...between.map(move), move(end));
  }
  /** Releases the mouse. */
  release() {
    return this.pointer({ type: "pointerUp", button: 0 });
  }
  /** Performs actions of the mouse. */
  pointer(...actions) {
    return send("POST", `${this.path}/actions`, {
      actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
    });
  }
  /** Waits for the check box whose label matches, clicks it, and waits until it is checked. */
  async tick(label) {
    const box =
      "const box = [...document.querySelectorAll('label')].find((l) => new RegExp(arguments[0]).test(l.innerText))?.control;";
    await this.until(`a check box ${label}`, () =>
      this.run(
        `${box} if (!box || box.disabled) return false; if (!box.checked) box.click(); return true`,
        label.source,
      ),
    );
    await this.until(`the check box ${label} checked`, () =>
      this.run(`${box} return box?.checked === true`, label.source),
    );
  }
  /** Waits for a named button that can be used, and clicks it. */
  clickButton(name) {
    return this.click(`[data-name="${name}"]`);
  }
  /** Chooses a language in the dialog of languages and colours. */
  async chooseLanguage(language) {
    await this.clickButton("open-looks");
    await this.shows("dialog[open] [data-name=looks] [data-name=language]");
    await this.run(
      "const choice = document.querySelector('[data-name=looks] [data-name=language]'); choice.value = arguments[0]; choice.dispatchEvent(new Event('change', { bubbles: true }))",
      language,
    );
    await this.shows(`html[lang|=${language}] [data-name=open-looks]`);
    await this.run("document.querySelector('dialog[open]')?.close()");
    await this.closed();
  }
  /** Goes to a screen by its key and waits until its data has arrived. */
  async go(screen) {
    const [key, loaded] = SCREENS[screen];
    await this.press(`Alt+${key}`);
    await this.shows(`[data-screen=${screen}][aria-current=page]`);
    await this.shows(loaded);
    await this.frame();
  }
  /** Waits until the next step has this label and can be taken. */
  nextIs(label) {
    return this.sees(label, "[data-name=next]:not([aria-disabled=true])");
  }
  /** Takes the next step once it has this label. */
  async next(label) {
    await this.nextIs(label);
    await this.press("Control+Enter");
  }
  /** Closes the register in its two steps: the checklist, unless it is shown already, then the act. */
  async closeRegister() {
    await this.nextIs(/Close the register/);
    if (!/Before you close the register/.test(await this.text())) await this.next(/Close the register/);
    await this.sees(/Before you close the register/);
    await this.next(/Close the register/);
    await this.status(/register closed/);
  }
  /** Draws every knock-out with one key, and waits until all tables are there. */
  async drawKnockouts() {
    await this.go("knockouts");
    await this.sees(/not drawn/);
    await this.press("d");
    await this.seesNo(/not drawn/, "[role=tablist]");
  }

  /** Waits until the next frame has been painted. */
  frame() {
    return this.async("requestAnimationFrame(() => requestAnimationFrame(() => arguments[arguments.length - 1]()))");
  }
  /** A picture of the page, as PNG bytes. */
  async picture() {
    await this.frame();
    return Buffer.from(await send("GET", `${this.path}/screenshot`), "base64");
  }
  /** Saves a picture of the page, where pictures are wanted. */
  async record(name) {
    if (process.env.DRAWMASTER_SCREENS)
      writeFileSync(join(process.env.DRAWMASTER_SCREENS, `${name}.png`), await this.picture());
  }
  /**
   * What a screen reader meets in a part of the page, one line each: the role and the name that the web view computes, without
   * what is hidden from it.
   */
  async spoken(where) {
    const found = await this.run(
      "return [...document.querySelectorAll(arguments[0])].flatMap((part) => [...part.querySelectorAll('h1, h2, h3, button, a[href], input, select, textarea, summary, [role], table, th, section[aria-labelledby], section[aria-label], aside, nav')]).filter((e) => e.checkVisibility() && !e.closest('[aria-hidden=true], [inert]'))",
      where,
    );
    const lines = [];
    for (const element of found) {
      const id = Object.values(element)[0];
      const [role, name] = [
        await send("GET", `${this.path}/element/${id}/computedrole`),
        await send("GET", `${this.path}/element/${id}/computedlabel`),
      ];
      lines.push(`${role}: ${name.replace(/\s+/g, " ").trim()}`);
    }
    return lines;
  }
  /** What axe finds wrong with the page. Load axe into it first. */
  async findings() {
    const script = `const done = arguments[arguments.length - 1];
      axe.run().then((r) => done(r.violations.map((v) => v.id + ": " + v.nodes.map((n) => n.target.join(" ")).slice(0, 3).join(", "))), (e) => done(["axe: " + e]));`;
    return this.async(script);
  }
  /** The handles of this window and of the second one, once it is there. */
  async other() {
    const own = await send("GET", `${this.path}/window`);
    const other = await this.until("a second window", async () => (await this.windows()).find((name) => name !== own));
    return { own, other };
  }
  switchTo(handle) {
    return send("POST", `${this.path}/window`, { handle });
  }
  /** Loads a page into a browser. */
  load(url) {
    return send("POST", `${this.path}/url`, { url });
  }
  /** Shows the page of a browser in a frame of this width, which may be narrower than the browser can be, and enters it. */
  async narrow(width) {
    await this.run(
      `const frame = document.createElement("iframe");
      frame.srcdoc = document.documentElement.outerHTML;
      frame.setAttribute("style", "position: fixed; inset: 0 auto auto 0; height: 100%; border: 0; width: " + arguments[0] + "px");
      document.body.replaceChildren(frame);`,
      width,
    );
    await this.until("the framed page", () =>
      this.run(
        "const inside = document.querySelector('iframe').contentDocument; return inside.readyState === 'complete' && inside.URL === 'about:srcdoc'",
      ),
    );
    await this.enterFrame();
  }
  /** Enters the frame of the page; loading another page leaves it. */
  async enterFrame() {
    await send("POST", `${this.path}/frame`, {
      id: await send("POST", `${this.path}/element`, { using: "css selector", value: "iframe" }),
    });
  }
  /** Resizes the window and waits until the page is that wide. */
  async resize(width, height) {
    await send("POST", `${this.path}/window/rect`, { x: 0, y: 0, width, height });
    await this.until(`a window ${width} wide`, () => this.run("return innerWidth === arguments[0]", width));
  }
  /** Closes the window and waits until its process has ended, and with it every lock on its files. */
  async close() {
    await send("DELETE", this.path).finally(() =>
      wait(
        () => this.processes.every(ended),
        () => `The window's process never ended: ${this.processes}`,
      ),
    );
  }
}

const FIELD = `const field = [...document.querySelectorAll("label")].find((l) => l.innerText.trim() === arguments[0])?.control
  ?? document.querySelector('[aria-label="' + arguments[0] + '"]') ?? undefined;`;
