// The words behind "#" of a link to the page of helpers: the page's script with as much of a browser as it needs, without one.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

const SCRIPT = readFileSync(new URL("../../crates/server/src/assets/helper.js", import.meta.url), "utf8");

/** An element that takes whatever the script does with it. */
function element() {
  const at = { dataset: { texts: "{}", language: "en" }, childElementCount: 0, hidden: false };
  for (const name of ["addEventListener", "setAttribute", "append", "replaceChildren", "focus"])
    at[name] = () => undefined;
  return at;
}

/** Opens the page on a phone that has a code. Returns the code that it has then, the questions, the address that is left, and the codes sent. */
async function open(hash, known, answers) {
  const stored = new Map(known ? [["code", JSON.stringify(known)]] : []);
  const [asked, left, sent] = [[], [], []];
  const context = vm.createContext({
    document: { getElementById: element, createElement: element, body: element(), activeElement: null },
    localStorage: { getItem: (name) => stored.get(name) ?? null, setItem: (name, value) => stored.set(name, value) },
    location: { hash, pathname: "/en/helper" },
    history: { replaceState: (_state, _title, path) => left.push(path) },
    confirm: (text) => asked.push(text) && answers,
    fetch: async (_path, { headers }) => {
      sent.push(headers.Authorization);
      throw new Error("no network");
    },
    EventSource: class {
      addEventListener() {}
    },
    AbortSignal,
    setInterval: () => 0,
    setTimeout: () => 0,
    crypto,
  });
  vm.runInContext(SCRIPT, context);
  await new Promise((done) => setImmediate(done));
  return { code: JSON.parse(stored.get("code") ?? '""'), asked: asked.length, left, sent };
}

const OWN = "apple river stone cloud table moon";
const OTHER = "other river stone cloud table moon";

test("a link gives a code to a phone that has none, and leaves no words in the address", async () => {
  const phone = await open("#apple-river-stone-cloud-table-moon", "", false);
  assert.deepEqual(phone, { code: OWN, asked: 0, left: ["/en/helper"], sent: [`Bearer ${OWN}`] });
});

test("a link with other words replaces the code of a phone only if its owner agrees", async () => {
  for (const agrees of [false, true]) {
    const phone = await open(`#${OTHER.replaceAll(" ", "-")}`, OWN, agrees);
    const code = agrees ? OTHER : OWN;
    assert.deepEqual(phone, { code, asked: 1, left: ["/en/helper"], sent: [`Bearer ${code}`] });
  }
  assert.equal((await open(`#${OWN.replaceAll(" ", "-")}`, OWN, false)).asked, 0, "it is the same code");
});

test("a link that cannot be read stops nothing", async () => {
  for (const hash of ["#%", "#%E0%A4%A", "#", ""]) {
    const phone = await open(hash, OWN, true);
    assert.deepEqual([phone.code, phone.asked, phone.sent], [OWN, 0, [`Bearer ${OWN}`]], hash);
  }
});
