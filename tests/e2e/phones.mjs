// Phones as tests drive them: headless Chromium with a screen 320 pixels wide, through its WebDriver. Each has its own storage.
import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const PLACES = ["/usr/bin", "/usr/local/bin", "/usr/lib/chromium"];
const found = (name) => PLACES.map((place) => join(place, name)).find(existsSync);

/** Milliseconds until a wait fails. */
const DEADLINE = 60_000;

/** Why phones cannot be driven here; false if they can. */
export const MISSING =
  found("chromedriver") && found("chromium") ? false : "chromium and chromedriver are not installed";

/** Starts the driver on a free port, and returns how to open phones and how to end. */
export async function startDriver() {
  const driver = spawn(found("chromedriver"), ["--port=0"], { stdio: ["ignore", "pipe", "ignore"] });
  let output = "";
  driver.stdout.on("data", (text) => (output += text));
  const port = await until("the port of chromedriver", () => /started successfully on port (\d+)/.exec(output)?.[1]);
  const phones = [];
  return {
    async phone() {
      phones.push(await Phone.open(`http://127.0.0.1:${port}`));
      return phones.at(-1);
    },
    async end() {
      await Promise.all(phones.map((phone) => phone.close().catch(() => undefined)));
      driver.kill();
    },
  };
}

/** Asks again and again until the answer is true, and returns it. */
export async function until(what, condition) {
  for (const start = Date.now(); ; await pause(50)) {
    const answer = await condition();
    if (answer) return answer;
    if (Date.now() - start > DEADLINE) throw new Error(`never: ${what}`);
  }
}

class Phone {
  static async open(driver) {
    const options = {
      binary: found("chromium"),
      args: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--lang=en"],
      mobileEmulation: { deviceMetrics: { width: 320, height: 640, pixelRatio: 2, touch: true } },
    };
    const phone = new Phone(driver);
    const { sessionId } = await phone.send("POST", "/session", {
      capabilities: { alwaysMatch: { browserName: "chrome", "goog:chromeOptions": options } },
    });
    phone.path = `/session/${sessionId}`;
    return phone;
  }
  constructor(driver) {
    this.driver = driver;
  }
  async send(method, path, body) {
    const answer = await fetch(this.driver + path, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  load(url) {
    return this.send("POST", `${this.path}/url`, { url });
  }
  /** Runs the body of a function in the page; `args` are its arguments. */
  run(script, ...args) {
    return this.send("POST", `${this.path}/execute/sync`, { script, args });
  }
  /** Runs the body of a function that calls its last argument with the answer. */
  async(script, ...args) {
    return this.send("POST", `${this.path}/execute/async`, { script, args });
  }
  text() {
    return this.run("return document.body.innerText");
  }
  /** Waits until the page's text matches. */
  async sees(pattern) {
    await until(`the text ${pattern}`, async () => pattern.test(await this.text())).catch(async (failure) => {
      throw new Error(`${failure.message}; the phone shows:\n${await this.text()}`);
    });
  }
  /** Waits for an element that can be used, and clicks it. */
  tap(selector) {
    return until(`${selector} to tap`, () =>
      this.run(
        "const at = document.querySelector(arguments[0]); if (!at || at.disabled) return false; at.click(); return true",
        selector,
      ),
    );
  }
  /** Saves a picture of the whole page. */
  async record(name) {
    const folder = process.env.DRAWMASTER_SCREENS;
    if (folder)
      writeFileSync(
        join(folder, `${name}.png`),
        Buffer.from(await this.send("GET", `${this.path}/screenshot`), "base64"),
      );
  }
  close() {
    return this.send("DELETE", this.path);
  }
}
