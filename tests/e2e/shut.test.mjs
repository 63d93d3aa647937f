// What the page in the window cannot do, whatever is injected into it: read a file, reach a network, open a program, run text
// as code, navigate away, or call anything but the host's commands.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

let desk, server, port;
const CONNECTION = "a connection";
const arrived = [];

before(async () => {
  server = createServer((request, response) => {
    arrived.push(request.url);
    response
      .writeHead(200, { "access-control-allow-origin": "*", "content-type": "text/javascript" })
      .end("window.reached = true");
  });
  server.on("connection", () => arrived.push(CONNECTION));
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  port = server.address().port;
  desk = await openWindow("--sample");
  await desk.sees(/64 players registered/);
});
after(async () => {
  await desk.close();
  server.close();
});

/** The outcome of a promise in the page: "done: ..." or "refused: ...". */
async function outcome(script, ...args) {
  return desk.async(
    `const done = arguments[arguments.length - 1], args = [...arguments].slice(0, -1);
     (async () => { ${script} })().then((v) => done("done: " + JSON.stringify(v)), (e) => done("refused: " + (e?.message?.id ?? e?.message ?? JSON.stringify(e))));`,
    ...args,
  );
}

/** The outcome of an attempt that the web view may block without a word: one that has not settled after a while counts as refused. */
const attempt = (script, ...args) =>
  outcome(
    `const never = new Promise((yes, no) => setTimeout(() => no("it never settled"), 1500)); return Promise.race([never, (async () => { ${script} })()]);`,
    ...args,
  );

const invoke = (name, request) => outcome("return window.__TAURI_INTERNALS__.invoke(args[0], args[1])", name, request);

async function refused(name, request, pattern = /./) {
  const said = await invoke(name, request);
  assert.match(said, /^refused: /, `${name} was done: ${said}`);
  assert.match(said, pattern, name);
}

test("no network address can be reached in any way", async () => {
  const url = `http://127.0.0.1:${port}/`;
  assert.match(await attempt("return (await fetch(args[0])).text()", `${url}fetch`), /^refused/);
  assert.match(
    await attempt(
      "return (await fetch(args[0], { mode: 'no-cors', method: 'POST', body: 'names' })).type",
      `${url}post`,
    ),
    /^refused/,
  );
  const loads = {
    xhr: "return new Promise((yes, no) => { const x = new XMLHttpRequest(); x.onload = yes; x.onerror = () => no('blocked'); x.open('GET', args[0]); x.send(); })",
    socket:
      "return new Promise((yes, no) => { const s = new WebSocket(args[0].replace('http', 'ws')); s.onopen = yes; s.onerror = () => no('blocked'); })",
    events:
      "return new Promise((yes, no) => { const s = new EventSource(args[0]); s.onopen = yes; s.onerror = () => no('blocked'); })",
    script: "return load('script', 'src')",
    module: "return import(args[0])",
    image: "return load('img', 'src')",
    style: "return load('link', 'href', { rel: 'stylesheet' })",
    frame: "return load('iframe', 'src')",
    object: "return load('object', 'data')",
    video: "return load('video', 'src')",
    prefetch: "return load('link', 'href', { rel: 'prefetch' })",
    font: "const f = new FontFace('far', 'url(' + args[0] + ')'); return f.load()",
    worker: "return new Promise((yes, no) => { const w = new Worker(args[0]); w.onerror = () => no('blocked'); })",
  };
  const load = `const load = (tag, name, more) => new Promise((yes, no) => { const e = Object.assign(document.createElement(tag), more); e.onload = () => tag === "iframe" ? no("an empty frame") : yes(tag); e.onerror = () => no("blocked"); e[name] = args[0]; document.body.append(e); setTimeout(() => { e.remove(); no("blocked"); }, 400); });`;
  for (const [way, script] of Object.entries(loads)) {
    assert.match(await attempt(load + script, url + way), /^refused/, way);
  }
  await desk.run(
    `try { navigator.sendBeacon(arguments[0] + "beacon", "names") } catch {}
    const image = document.createElement("div"); image.style.backgroundImage = "url(" + arguments[0] + "background)"; document.body.append(image);
    const a = document.createElement("a"); a.href = arguments[0] + "ping"; a.ping = a.href; document.body.append(a);`,
    url,
  );
  await desk.frame();
  assert.deepEqual(arrived, [], "something arrived at the listening server");
});

test("the window goes nowhere else and opens no other", async () => {
  const here = await desk.run("return location.href");
  const url = `http://127.0.0.1:${port}/`;
  const ways = [
    "location.href = arguments[0]",
    "location.replace(arguments[0])",
    "window.open(arguments[0])",
    "window.open(arguments[0], '_self')",
    "const f = document.createElement('form'); f.action = arguments[0]; document.body.append(f); f.submit()",
    "const a = Object.assign(document.createElement('a'), { href: arguments[0], target: '_blank' }); document.body.append(a); a.click()",
    "const a = Object.assign(document.createElement('a'), { href: arguments[0] }); document.body.append(a); a.click()",
    "const m = document.createElement('meta'); m.httpEquiv = 'refresh'; m.content = '0;url=' + arguments[0]; document.head.append(m)",
  ];
  for (const target of [
    `${url}gone`,
    "file:///etc/hostname",
    "data:text/html,<p>gone",
    "javascript:void(document.title='gone')",
  ]) {
    for (const way of ways) {
      await desk.run(`try { ${way} } catch {}`, target);
      await desk.frame();
    }
  }
  // No event tells that a navigation was refused, so the page is given a moment. A slow machine can only hide a fault here.
  await outcome("return new Promise((yes) => setTimeout(yes, 300))");
  assert.equal(await desk.run("return location.href"), here);
  assert.match(await desk.text(), /players registered/);
  assert.equal((await desk.windows()).length, 1, "another window is open");
  // The web view may open a connection ahead of a link that it is then not allowed to follow; nothing may be sent on it.
  assert.deepEqual(
    arrived.filter((what) => what !== CONNECTION),
    [],
    "a request arrived at the listening server",
  );
});

test("no file can be read, under any address", async () => {
  for (const url of [
    "file:///etc/hostname",
    "asset://localhost/etc/hostname",
    "http://asset.localhost/etc/hostname",
    "tauri://localhost/../../etc/hostname",
    "/../../../../etc/hostname",
    "tauri://localhost/%2e%2e/%2e%2e/etc/hostname",
  ]) {
    const said = await attempt(
      "const r = await fetch(args[0]); return r.ok && !(r.headers.get('content-type') ?? '').includes('text/html') ? r.text() : Promise.reject('not there')",
      url,
    );
    assert.match(said, /^refused/, url);
  }
});

test("text never runs as code", async () => {
  for (const script of [
    "return eval('1 + 1')",
    "return new Function('return 2')()",
    "return new (async () => {}).constructor('return 2')()",
  ]) {
    assert.match(await outcome(script), /^refused/, script);
  }
  await desk.run(`window.ran = [];
    setTimeout("window.ran.push('timeout')", 0);
    const s = document.createElement("script"); s.textContent = "window.ran.push('inline')"; document.body.append(s);
    const d = document.createElement("div"); d.innerHTML = "<img src=x onerror=\\"window.ran.push('handler')\\">"; document.body.append(d);
    const a = document.createElement("a"); a.href = "javascript:window.ran.push('link')"; document.body.append(a); a.click();
    // Functions may run where texts may not: once they have, the texts would have run too.
    window.passed = [];
    d.firstChild.addEventListener("error", () => window.passed.push("handler"));
    setTimeout(() => window.passed.push("timeout"), 0);`);
  await desk.becomes(
    ["handler", "timeout"],
    () => desk.run("return [...window.passed].sort()"),
    "the functions that may run",
  );
  await desk.frame();
  assert.deepEqual(await desk.run("return window.ran"), []);
  assert.equal(await desk.run("return Object.isFrozen(Object.prototype)"), true);
});

test("the host refuses every command that is not its own", async () => {
  const strange = [
    "read_file",
    "plugin:fs|read_text_file",
    "plugin:fs|read_file",
    "plugin:shell|execute",
    "plugin:shell|open",
    "plugin:process|exit",
    "plugin:http|fetch",
    "plugin:opener|open_path",
    "plugin:opener|open_url",
    "plugin:opener|reveal_item_in_dir",
    "plugin:dialog|open",
    "plugin:dialog|save",
    "plugin:dialog|message",
    "plugin:window|create",
    "plugin:webview|create_webview_window",
    "plugin:webview|internal_toggle_devtools",
    "plugin:path|resolve_directory",
    "plugin:app|version",
    "plugin:event|emit",
    "plugin:resources|close",
    "plugin:menu|new",
    "plugin:image|from_path",
  ];
  for (const name of strange)
    await refused(name, {
      path: "/etc/hostname",
      url: "http://127.0.0.1/",
      options: {},
      event: "event-changed",
      payload: 1,
    });
  // Only the hall's window has this one.
  await refused("look", { name: "status", request: {} }, /not allowed|look/);
});

test("the host connects only to a desk of the hall, with a code, for a copy that was picked", async () => {
  const code = "apple river stone cloud table moon";
  const near = `127.0.0.1:${port}`;
  const dialog = { save: true, title: "", suggested: "copy.drawmaster", extensions: [] };
  const { handle } = JSON.parse((await invoke("pick", { request: dialog })).replace("done: ", ""));
  const before = arrived.length;
  await refused("follow_start", { file: 999, address: near, code }, /file-not-picked/);
  await refused("follow_start", { file: "/tmp/copy.drawmaster", address: near, code });
  await refused("follow_start", { file: handle, address: "240.0.0.1:80", code }, /follow-not-local/);
  await refused("follow_start", { file: handle, address: `${near}/names`, code }, /follow-address/);
  await refused("follow_start", { file: handle, address: near, code: "Ada Reed, 10 years" }, /follow-code/);
  assert.equal(arrived.length, before, "something arrived at the listening server");
});

test("the host checks a request before it acts on it", async () => {
  const before = await invoke("call", { name: "status", request: {} });
  assert.match(before, /^done/);
  for (const request of [undefined, null, 5, "x", [], { name: 5, request: {} }, { name: "status" }, { request: {} }])
    await refused("call", request);
  await refused("call", { name: "no_such", request: {} }, /api-no-command/);
  for (const request of [null, 5, "x", [1], { round: "first" }, { round: -1 }, { round: 1e99 }, { rounds: 1 }])
    await refused("call", { name: "pair_round", request }, /request-invalid|round/i);
  await refused(
    "call",
    { name: "add_entry", request: { family: "x".repeat(100_000), given: "", rank: "1d" } },
    /api-text-too-long|request-invalid/,
  );
  const deep =
    "let deep = []; for (let i = 0; i < 2000; i += 1) deep = [deep]; return window.__TAURI_INTERNALS__.invoke('call', { name: 'add_entry', request: deep })";
  assert.match(await outcome(deep), /^refused/, "2,000 nested lists");
  for (const file of ["/etc/hostname", "../../etc/hostname", -1, 1.5, 99_999, {}, [0]])
    await refused("call", { name: "open_event", request: { file } }, /file-not-picked/);
  await refused("call", { name: "export", request: { format: "csv", file: "/tmp/out.csv" } }, /file-not-picked/);
  await refused(
    "call",
    { name: "restore_copy", request: { folder: 0, name: "../../x.drawmaster", file: 0 } },
    /copy|copies|file-not-picked/,
  );
  await refused("pick", { request: 5 });
  await refused("show", { file: "/etc/hostname" });
  await refused("show", { file: -1 });
  assert.equal(await invoke("call", { name: "status", request: {} }), before, "a refused request changed something");
});

test("each window has only the commands of its capability file, and the page has a strict content policy", async () => {
  const read = async (path) => JSON.parse(await readFile(new URL(`../../${path}`, import.meta.url), "utf8"));
  const files = (await readdir(new URL("../../src-tauri/capabilities/", import.meta.url))).sort();
  assert.deepEqual(files, ["desk.json", "hall.json"]);
  for (const name of files) {
    const { windows, permissions, remote } = await read(`src-tauri/capabilities/${name}`);
    assert.deepEqual(windows, [name.replace(".json", "")]);
    assert.equal(remote, undefined, `${name} admits remote pages`);
    for (const permission of permissions)
      assert.match(
        permission,
        /^(allow-[a-z-]+|core:event:allow-(un)?listen|core:webview:allow-set-webview-zoom)$/,
        name,
      );
  }
  const hall = await read("src-tauri/capabilities/hall.json");
  assert.deepEqual(hall.permissions.filter((p) => p.startsWith("allow-")).sort(), ["allow-hall-shown", "allow-look"]);
  const { security, withGlobalTauri } = (await read("tauri.conf.json")).app;
  assert.equal(withGlobalTauri, false);
  assert.deepEqual(
    [
      security.freezePrototype,
      security.assetProtocol?.enable ?? false,
      security.dangerousDisableAssetCspModification ?? false,
    ],
    [true, false, false],
  );
  assert.match(security.csp, /default-src 'none'/);
  assert.doesNotMatch(security.csp, /https:|unsafe-eval|script-src[^;]*unsafe-inline|connect-src[^;]*\*/);
});
