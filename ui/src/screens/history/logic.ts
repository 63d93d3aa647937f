// The journal as people read and search it.
import type { HistoryLine } from "../../api/generated/HistoryLine";
import { operationText } from "../../format/operation";
import { fold, matching } from "../../format/search";
import { text } from "../../format/text";

/** What is looked for; empty words and nulls let everything through. */
export interface Filter {
  typed: string;
  operation: string;
  round: number | null;
  board: number | null;
  /** The day and, if wanted, the beginning of the time: `2026-11-20 14`. */
  since: string;
}

/** So many lines are shown at first: more would make a long day's history slow to open. */
export const FIRST = 500;

/** So many characters fill the column of details. */
const COLUMN = 120;

export const EVERYTHING: Filter = { typed: "", operation: "", round: null, board: null, since: "" };

/** What happened, in words: "taken back: result of board 7". */
export function told(line: HistoryLine): string {
  const what = operationText(line);
  return line.kind === "do" ? what : text(`history-${line.kind}`, { what });
}

/** What was asked, as "pass black, result 1-0": without braces, quotes, what was left open and what the name says already. */
export function details(line: HistoryLine): string {
  const said = ["file", "round", "board", "id", "path", "first", "second", "category"];
  const fields = Object.entries((JSON.parse(line.input || "{}") ?? {}) as Record<string, unknown>);
  return fields
    .filter(([name]) => !said.includes(name))
    .map(([name, value]) => ({ name: name.replaceAll("_", " "), value: shown(value) }))
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => `${name} ${value}`)
    .join(", ");
}

/** The beginning of what was asked, more than a column shows: laying out hundreds of results to hide them costs half a frame. */
export function beginning(line: HistoryLine): string {
  const all = details(line);
  return all.length > COLUMN ? `${all.slice(0, COLUMN)}…` : all;
}

/** A value in words; nothing for what was left open. */
function shown(value: unknown): string {
  if (value === null || value === "" || value === false) return "";
  if (Array.isArray(value)) return value.flat().map(shown).filter(Boolean).join(" ");
  if (typeof value === "object") return Object.values(value).map(shown).filter(Boolean).join(" ");
  return String(value);
}

/** The lines that fit, in their order. */
export function sought(lines: HistoryLine[], filter: Filter): HistoryLine[] {
  const since = fold(filter.since).trim();
  return lines.filter(
    (line) =>
      (filter.operation === "" || line.operation === filter.operation) &&
      (filter.round === null || line.round === filter.round) &&
      (filter.board === null || boards(line).includes(filter.board)) &&
      (since === "" || line.at >= since) &&
      (filter.typed.trim() === "" || matching(filter.typed, told(line), line.player, line.who, details(line), line.at)),
  );
}

/** The boards a line is about: one, or those of a group of results. */
function boards(line: HistoryLine): number[] {
  if (line.board !== null) return [line.board];
  const { results } = (JSON.parse(line.input || "{}") ?? {}) as { results?: [number, string][] };
  return (results ?? []).map(([board]) => board);
}

/** The operations there are, for choosing one. */
export function operations(lines: HistoryLine[]): string[] {
  return [...new Set(lines.map((line) => line.operation))].sort();
}
