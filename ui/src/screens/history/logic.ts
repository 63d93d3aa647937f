// The journal as text, and its search.
import type { AuditLine } from "../../api/generated/AuditLine";
import type { HistoryLine } from "../../api/generated/HistoryLine";
import type { OperationName } from "../../api/generated/OperationName";
import { operationText } from "../../format/operation";
import { fold, matching } from "../../format/search";
import { text } from "../../format/text";

/** What to search for; empty strings and nulls match everything. */
export interface Filter {
  typed: string;
  operation: OperationName | "";
  round: number | null;
  board: number | null;
  /** The day and, optionally, the beginning of the time: `2026-11-20 14`. */
  since: string;
}

/** Lines shown at first: more would make a long history slow to open. */
export const FIRST = 500;

/** The width of the details column in characters. */
const COLUMN = 120;

export const EVERYTHING: Filter = { typed: "", operation: "", round: null, board: null, since: "" };

/** Returns an entry as text: "undone: result of board 7". */
export function entryText(line: HistoryLine): string {
  const what = operationText(line);
  return line.kind === "do" ? what : text(`history-${line.kind}`, { what });
}

/** Returns the request as text, such as "pass black, result 1-0": without braces, quotes, empty values and what the operation's name says. */
export function details(line: HistoryLine): string {
  const named = ["file", "round", "board", "id", "path", "first", "second", "category"];
  const fields = Object.entries((JSON.parse(line.input || "{}") ?? {}) as Record<string, unknown>);
  return fields
    .filter(([name]) => !named.includes(name))
    .map(([name, value]) => ({ name: name.replaceAll("_", " "), value: shown(value) }))
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => `${name} ${value}`)
    .join(", ");
}

/** Returns the beginning of the details, slightly more than a column shows: laying out hundreds of hidden results takes half a frame. */
export function detailsStart(line: HistoryLine): string {
  const all = details(line);
  return all.length > COLUMN ? `${all.slice(0, COLUMN)}…` : all;
}

/** Returns a value as text; empty for nulls. */
function shown(value: unknown): string {
  if (value === null || value === "" || value === false) return "";
  if (Array.isArray(value)) return value.flat().map(shown).filter(Boolean).join(" ");
  if (typeof value === "object") return Object.values(value).map(shown).filter(Boolean).join(" ");
  return String(value);
}

/** Returns the matching lines in their order. */
export function search(lines: HistoryLine[], filter: Filter): HistoryLine[] {
  const since = fold(filter.since).trim();
  return lines.filter(
    (line) =>
      (filter.operation === "" || line.operation === filter.operation) &&
      (filter.round === null || line.round === filter.round) &&
      (filter.board === null || boards(line).includes(filter.board)) &&
      (since === "" || line.at >= since) &&
      (filter.typed.trim() === "" || matching(filter.typed, entryText(line), line.player, line.who, details(line), line.at)),
  );
}

/** Returns the boards of an entry: one, or those of a group of results. */
function boards(line: HistoryLine): number[] {
  if (line.board !== null) return [line.board];
  const { results } = (JSON.parse(line.input || "{}") ?? {}) as { results?: [number, string][] };
  return (results ?? []).map(([board]) => board);
}

/** Returns the operations in the journal. */
export function operations(lines: HistoryLine[]): OperationName[] {
  return [...new Set(lines.map((line) => line.operation))].sort();
}

/** Returns the entries that matter to a reader of a sheet: no entries, results and settings. */
export function acts(lines: AuditLine[]): AuditLine[] {
  return lines.filter((line) => line.act !== "other");
}
