// The phone of a helper: shows the boards, and keeps every entry until the desk has it.
"use strict";

const main = document.getElementById("main");
const texts = JSON.parse(main.dataset.texts);
const state = document.getElementById("state");
const form = document.getElementById("sign-in");
const workplace = document.getElementById("work");
const base = `/${main.dataset.language}/helper`;

/** What is kept on the phone: the code, the chosen pass, and the entries that the desk does not have yet. */
const store = {
  get: (name, otherwise) => JSON.parse(localStorage.getItem(name) ?? JSON.stringify(otherwise)),
  set: (name, value) => localStorage.setItem(name, JSON.stringify(value)),
};

let work = null;
let filter = "";
let sending = false;

/** Makes an element with a text or children. */
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== null && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children);
  return element;
}

/** Returns the text in small letters without accents, as a helper types it. */
function fold(text) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Asks the desk. Throws if it cannot be reached. */
async function ask(path, options = {}) {
  const headers = { Authorization: `Bearer ${store.get("code", "")}`, ...options.headers };
  const stop = AbortSignal.timeout(15000);
  const answer = await fetch(base + path, { ...options, headers, cache: "no-store", signal: stop });
  const value = (answer.headers.get("content-type") ?? "").includes("json") ? await answer.json() : {};
  return { status: answer.status, value };
}

/** A number that no other entry has. The context of a plain page on a local network has no randomUUID. */
function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keeps an entry and sends what is waiting. */
function enter(label, action) {
  store.set("queue", [...store.get("queue", []), { key: newKey(), label, action, refused: "" }]);
  show();
  send();
}

/** Sends the waiting entries in order. One that is refused stays until the helper discards it. */
async function send() {
  if (sending) return;
  sending = true;
  try {
    for (const entry of store.get("queue", []).filter((waiting) => !waiting.refused)) {
      const body = JSON.stringify({ key: entry.key, action: entry.action });
      const { status, value } = await ask("/entries", { method: "POST", body, headers: { "Content-Type": "application/json" } });
      if (status === 429 || status >= 500) break;
      const rest = store.get("queue", []).filter((other) => other.key !== entry.key);
      if (status === 401) return signOut(texts["code-refused"]);
      const refused = status === 200 ? null : (value.message ?? texts.refused);
      store.set("queue", refused ? [...rest, { ...entry, refused }] : rest);
    }
    await load();
  } catch {
    // The desk cannot be reached; the entries wait.
  } finally {
    sending = false;
    show();
  }
}

/** Loads what the desk has. */
async function load() {
  const { status, value } = await ask("/work");
  if (status === 401) return signOut(texts["code-refused"]);
  if (status === 200) work = value;
}

/** Returns the words of a link; empty if they cannot be read. */
function wordsOf(hash) {
  try {
    return decodeURIComponent(hash).replaceAll("-", " ");
  } catch {
    return "";
  }
}

/** Forgets the code. Entries that were not sent stay for the next code. */
function signOut(reason) {
  store.set("code", "");
  work = null;
  show();
  state.textContent = reason;
}

/** Returns the entry of a board that is not sent yet. */
function waitingFor(board) {
  return store.get("queue", []).find(({ action, refused }) => !refused && action.what === "result" && action.board === board.board && action.round === board.round && action.competition === board.competition);
}

/** The words of the results, by the names of the desk. */
const results = { "1-0": texts["slip-black-wins"], "0-1": texts["slip-white-wins"], "=": texts.jigo, "0-0": texts["lost-both"] };

/** Shows a board with the buttons for its result. */
function boardCard(board) {
  const pass = work.two_passes ? store.get("pass", "black") : null;
  const entered = pass === "white" ? board.second : board.first;
  const waiting = waitingFor(board);
  const title = `${texts.board} ${board.board}`;
  const line = (name, value) => make("p", {}, `${name}: `, make("b", {}, value ? (results[value] ?? value) : "–"));
  const card = make("section", { class: "seat", "aria-label": title, "data-board": board.board });
  card.append(make("h2", {}, title, make("small", {}, ` ${board.name}`)), make("p", {}, `● ${board.black}`), make("p", {}, `○ ${board.white}`));
  if (work.two_passes) card.append(line(texts["pass-one"], board.first), line(texts["pass-two"], board.second));
  else card.append(line(texts.entered, board.first));
  if (waiting) card.append(make("p", { class: "waiting" }, `${texts["not-sent"]}: ${results[waiting.action.result]}`));
  const choose = (result) => () => enter(`${title}: ${results[result]}`, { what: "result", competition: board.competition, round: board.round, board: board.board, pass, result, players: board.players });
  const buttons = Object.keys(results).map((result) => make("button", { type: "button", "data-result": result, onclick: choose(result), disabled: Boolean(entered || waiting) }, results[result]));
  card.append(make("div", { class: "row" }, ...buttons));
  return card;
}

/** Shows a player who has not arrived. */
function playerCard(player) {
  const waiting = store.get("queue", []).some(({ action, refused }) => !refused && action.entry === player.entry);
  const arrived = () => enter(player.name, { what: "check-in", entry: player.entry, person: player.person, name: player.name });
  return make("section", { class: "seat", "aria-label": player.name }, make("h2", {}, player.name, make("small", {}, ` ${player.competition}`)), make("button", { type: "button", onclick: arrived, disabled: waiting }, waiting ? texts["not-sent"] : texts.arrived));
}

/** Shows the form of a note. */
function noteForm() {
  const text = make("textarea", { id: "note", rows: 4, maxlength: 2000 });
  // While somebody types, the form stays and the boards may change: the note is about the one that it shows.
  const { boards, competitions } = work;
  const alone = competitions.map(({ competition, name }) => ({ competition, label: competitions.length > 1 ? `${name} –` : "–" }));
  const about = [...alone, ...boards.map((b) => ({ ...b, label: `${b.name} ${texts.board} ${b.board}` }))];
  const board = make("select", { id: "note-board" }, ...about.map(({ label }, at) => make("option", { value: at }, label)));
  const submit = (event) => {
    event.preventDefault();
    if (!text.value.trim()) return;
    const { competition, round = null, board: number = null, players = null } = about[board.value];
    enter(text.value.slice(0, 40), { what: "note", competition, round, board: number, text: text.value, players });
  };
  return make("form", { onsubmit: submit }, make("label", { for: "note-board" }, texts.board), board, make("label", { for: "note" }, texts.note), text, make("button", { type: "submit" }, texts["note-send"]));
}

/** Shows the entries that the desk refused. */
function refusedList() {
  const entries = store.get("queue", []).filter((entry) => entry.refused);
  const discard = (key) => () => {
    store.set("queue", store.get("queue", []).filter((entry) => entry.key !== key));
    show();
  };
  return entries.map((entry) => make("section", { class: "seat refused" }, make("p", {}, make("b", {}, entry.label)), make("p", {}, entry.refused), make("button", { type: "button", onclick: discard(entry.key) }, texts.discard)));
}

/** Shows the choice of the pass. */
function passChoice() {
  const choose = (pass) => () => {
    store.set("pass", pass);
    show();
  };
  const button = (pass, name) => make("button", { type: "button", "data-pass": pass, "aria-pressed": String(store.get("pass", "black") === pass), onclick: choose(pass) }, name);
  return make("div", { class: "row", role: "group", "aria-label": texts.pass }, button("black", texts["pass-one"]), button("white", texts["pass-two"]));
}

/** Shows everything again. */
function show() {
  const waiting = store.get("queue", []).filter((entry) => !entry.refused).length;
  document.body.dataset.waiting = waiting;
  form.hidden = Boolean(store.get("code", ""));
  workplace.hidden = !work;
  if (store.get("code", "")) state.textContent = waiting ? `${texts["not-sent"]}: ${waiting}` : work ? texts["all-sent"] : "…";
  if (!work) return workplace.replaceChildren();
  const typed = document.activeElement && ["filter", "note"].includes(document.activeElement.id);
  if (typed && workplace.childElementCount && document.activeElement.id === "note") return;
  const match = (name) => fold(name).includes(fold(filter));
  const search = make("input", { id: "filter", type: "search", value: filter, autocomplete: "off", oninput: (event) => { filter = event.target.value; show(); } });
  const parts = [make("p", {}, work.helper), ...refusedList()];
  if (work.role === "results" && work.two_passes) parts.push(passChoice());
  if (work.role === "notes") parts.push(noteForm());
  else parts.push(make("form", { role: "search", onsubmit: (event) => event.preventDefault() }, make("label", { for: "filter" }, texts.filter), search));
  if (work.role === "results") parts.push(...work.boards.filter((b) => String(b.board) === filter || match(`${b.black} ${b.white} ${b.board}`)).map(boardCard));
  if (work.role === "check-in") parts.push(...work.players.filter((player) => match(player.name)).map(playerCard));
  if (work.role !== "notes" && !work.boards.length && !work.players.length) parts.push(make("p", {}, texts.nothing));
  parts.push(make("button", { type: "button", id: "sign-out", onclick: () => signOut("") }, texts["sign-out"]));
  workplace.replaceChildren(...parts);
  if (typed) {
    document.getElementById("filter")?.focus();
    document.getElementById("filter")?.setSelectionRange(filter.length, filter.length);
  }
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = document.getElementById("code");
  store.set("code", field.value.trim());
  // Nobody should read the code from the screen.
  field.value = "";
  send();
});

// The code of a QR code is behind "#", which browsers send to nobody.
if (location.hash.length > 1) {
  const known = store.get("code", "");
  const words = wordsOf(location.hash.slice(1));
  history.replaceState(null, "", location.pathname);
  // A link from somebody else must not take the phone over unasked.
  if (words && words !== known && (!known || confirm(texts["code-replace"]))) store.set("code", words);
}
const source = new EventSource("/events");
source.addEventListener("changed", () => store.get("code", "") && setTimeout(send, Math.random() * 400));
setInterval(() => store.get("code", "") && send(), 5000);
show();
if (store.get("code", "")) send();
