// Entries of the journal as text.
import type { HistoryLine } from "../api/generated";
import { operationText } from "./operation";
import { text } from "./text";

/** Returns an entry as text: "undone: result of board 7". */
export function entryText(line: HistoryLine): string {
  const what = operationText(line);
  return line.kind === "do" ? what : text(`history-${line.kind}`, { what });
}

const known = new WeakMap<HistoryLine, string>();

/** Returns the request as text, such as "pass black, result 1-0": without braces, quotes, empty values and what the operation's name says. */
export function details(line: HistoryLine): string {
  const found = known.get(line) ?? requestText(line);
  known.set(line, found);
  return found;
}

function requestText(line: HistoryLine): string {
  const named = ["file", "round", "board", "id", "path", "first", "second", "category"];
  const fields = Object.entries((JSON.parse(line.input || "{}") ?? {}) as Record<string, unknown>);
  return fields
    .filter(([name]) => !named.includes(name))
    .map(([name, value]) => ({ name: name.replaceAll("_", " "), value: shown(value) }))
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => `${name} ${value}`)
    .join(", ");
}

/** Returns a value as text; empty for nulls. */
function shown(value: unknown): string {
  if (value === null || value === "" || value === false) return "";
  if (Array.isArray(value)) return value.flat().map(shown).filter(Boolean).join(" ");
  if (typeof value === "object") return Object.values(value).map(shown).filter(Boolean).join(" ");
  return String(value);
}
