// The journal as text, and its search.
import type { AuditLine, HistoryLine, OperationName } from "../../api/generated";
import { details, entryText } from "../../format/journal";
import { fold, matching } from "../../format/search";

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

/** Returns the beginning of the details, slightly more than a column shows: laying out hundreds of hidden results takes half a frame. */
export function detailsStart(line: HistoryLine): string {
  const all = details(line);
  return all.length > COLUMN ? `${all.slice(0, COLUMN)}…` : all;
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
      (filter.typed.trim() === "" ||
        matching(filter.typed, entryText(line), line.competition, line.player, line.who, details(line), line.at)),
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
