// The window as a test drives it: WebDriver's few calls that are needed, over fetch.
import { setTimeout as pause } from "node:timers/promises";

const KEYS = { Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004", Backspace: "\uE003", Control: "\uE009", Alt: "\uE00A", Shift: "\uE008", ArrowUp: "\uE013", ArrowDown: "\uE015", ArrowLeft: "\uE012", ArrowRight: "\uE014", Home: "\uE011", End: "\uE010", PageUp: "\uE00E", PageDown: "\uE00F", F1: "\uE031", F2: "\uE032" };

/** Where every file the window asks for is found or written, by its suggested name. */
export const FILES = process.env.DRAWMASTER_PICK_FOLDER;

/** Opens the window. */
export async function openWindow(...args) {
  const capabilities = { alwaysMatch: { "tauri:options": { application: process.env.DRAWMASTER_DESK, args } } };
  const { sessionId } = await send("POST", "/session", { capabilities });
  const window = new Window(`/session/${sessionId}`);
  // Whoever tests the window has seen its first steps.
  await window.run("localStorage.setItem('drawmaster-tour', 'seen')");
  return window;
}

async function send(method, path, body) {
  const answer = await fetch(process.env.DRAWMASTER_DRIVER_URL + path, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

class Window {
  constructor(path) {
    this.path = path;
  }
  /** Runs a function's body in the page; `args` are its arguments. */
  run(script, ...args) {
    return send("POST", `${this.path}/execute/sync`, { script, args });
  }
  /** Runs a function's body that ends by calling its last argument with the answer. */
  async(script, ...args) {
    return send("POST", `${this.path}/execute/async`, { script, args });
  }
  /** The handles of all windows. */
  windows() {
    return send("GET", `${this.path}/window/handles`);
  }
  /** Presses keys one after the other: "r", "Enter", "Control+z". */
  async press(...strokes) {
    const actions = strokes.flatMap((stroke) => {
      const keys = stroke.length > 1 ? stroke.split("+").map((name) => KEYS[name] ?? name) : [stroke];
      return [...keys.map((value) => ({ type: "keyDown", value })), ...keys.toReversed().map((value) => ({ type: "keyUp", value }))];
    });
    await send("POST", `${this.path}/actions`, { actions: [{ type: "key", id: "keyboard", actions }] });
  }
  /** Types into the field with this label. */
  async type(label, text) {
    await this.run(FIELD + "field.focus(); field.select?.();", label);
    await this.press("Backspace", ...text);
  }
  /** Waits until the page's text matches; fails with what it showed instead. */
  async sees(pattern, where = "body") {
    return this.until(`the text ${pattern}`, async () => pattern.exec(await this.text(where)));
  }
  text(where = "body") {
    return this.run("return [...document.querySelectorAll(arguments[0])].map((e) => e.innerText).join('\\n')", where);
  }
  async until(what, holds) {
    for (let tries = 0; tries < 200; tries += 1) {
      const found = await holds();
      if (found) return found;
      await pause(25);
    }
    throw new Error(`The window never showed ${what}; it shows:\n${await this.text()}`);
  }
  /** Waits until the frame that is due has been painted. */
  frame() {
    return this.async("requestAnimationFrame(() => requestAnimationFrame(() => arguments[arguments.length - 1]()))");
  }
  /** A picture of the page, as PNG bytes. */
  async picture() {
    await this.frame();
    return Buffer.from(await send("GET", `${this.path}/screenshot`), "base64");
  }
  /** What axe, which must have been loaded, finds wrong with the page. */
  async findings() {
    const script = `const done = arguments[arguments.length - 1];
      axe.run().then((r) => done(r.violations.map((v) => v.id + ": " + v.nodes.map((n) => n.target.join(" ")).slice(0, 3).join(", "))), (e) => done(["axe: " + e]));`;
    return this.async(script);
  }
  /** The names of this window and of the other one, once there is another. */
  async other() {
    const own = await send("GET", `${this.path}/window`);
    const other = await this.until("a second window", async () => (await send("GET", `${this.path}/window/handles`)).find((name) => name !== own));
    return { own, other };
  }
  switchTo(handle) {
    return send("POST", `${this.path}/window`, { handle });
  }
  resize(width, height) {
    return send("POST", `${this.path}/window/rect`, { x: 0, y: 0, width, height });
  }
  close() {
    return send("DELETE", this.path);
  }
}

const FIELD = `const field = [...document.querySelectorAll("label")].find((l) => l.innerText.trim() === arguments[0])?.control
  ?? document.querySelector('[aria-label="' + arguments[0] + '"]');
if (!field) throw new Error("There is no field " + arguments[0]);`;
