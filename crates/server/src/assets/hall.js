// Loads the page again when the event changes, and shows the time until the next round.
"use strict";

const news = document.getElementById("news");
let version = null;
let offset = 0;

/** Shows a text in the line of news. */
function say(text) {
  if (news && news.textContent !== text) news.textContent = text;
}

/** Replaces the content by that of the newest page, unless someone is typing. */
async function reload() {
  const active = document.activeElement;
  if (active && active.tagName === "INPUT" && active.value !== "") return;
  const answer = await fetch(location.href, { cache: "no-cache" });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [main, next] = [document.querySelector("main"), page.querySelector("main")];
  if (!next || next.innerHTML === main.innerHTML) return;
  main.replaceWith(next);
  countDown();
  say(news ? news.dataset.updated : "");
  setTimeout(() => say(""), 4000);
}

/** Shows the next round and the minutes until its start. */
function countDown() {
  const line = document.getElementById("countdown");
  if (!line) return;
  const now = Date.now() + offset;
  const starts = line.dataset.starts.split("\n").filter(Boolean).map((text) => text.split("|"));
  const next = starts.find(([start]) => Date.parse(start) > now);
  line.hidden = !next;
  if (!next) return;
  const minutes = Math.ceil((Date.parse(next[0]) - now) / 60000);
  const soon = minutes <= 180 ? ` (${minutes} ${line.dataset.minutes})` : "";
  line.textContent = `${line.dataset.next} ${next[1]}${soon}`;
}

const source = new EventSource("/events");
source.addEventListener("changed", (event) => {
  const [number, now] = event.data.split(" ");
  offset = Date.parse(now) - Date.now();
  countDown();
  // Phones do not all ask at the same moment.
  if (version !== null && version !== number) setTimeout(() => reload().catch(() => {}), Math.random() * 600);
  version = number;
  say("");
});
source.onerror = () => say(news ? news.dataset.offline : "");
setInterval(countDown, 10000);
