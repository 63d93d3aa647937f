// Where a list comes from: a file or pasted lines; and the meanings of its columns, which are remembered by their headings.
import type { FileHandle, ListColumnView, ListForm } from "../api/generated";
import { remember, remembered } from "../platform/preferences";
import type { Picked } from "../platform";

/** A list before its import. `file` is null for pasted lines. */
export interface ListSource {
  file: Picked | null;
  pasted: string[];
}

/** The list in a request. */
export const sourceOf = (source: ListSource): { file: FileHandle | null; pasted: string[] } => ({
  file: source.file?.handle ?? null,
  pasted: source.pasted,
});

/** Returns a form that leaves everything to the list. */
export const newForm = (): ListForm => ({
  encoding: "",
  sheet: "",
  separator: null,
  headed: null,
  columns: [],
  take_good: false,
  edits: [],
  left_out: [],
});

/** Returns the lines of a pasted text. */
export function linesOf(text: string): string[] {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  while (lines.at(-1)?.trim() === "") lines.pop();
  return lines;
}

/** Returns whether a text is a part of a spreadsheet rather than a word or a name. */
export const isTable = (text: string): boolean => text.trim().includes("\n") || text.includes("\t");

/** The most lists whose columns are remembered. */
const MOST = 20;

type Known = [headings: string, meanings: string[]][];

function known(): Known {
  try {
    const read: unknown = JSON.parse(remembered("columns") || "[]");
    return Array.isArray(read) ? (read as Known) : [];
  } catch {
    return [];
  }
}

const headingsOf = (columns: ListColumnView[]): string =>
  columns.map((column) => column.heading.trim().toLowerCase()).join("|");

/** Returns the meanings that columns with these headings had last time; null if the list is new or has no headings. */
export function rememberedMeanings(columns: ListColumnView[]): string[] | null {
  const headings = headingsOf(columns);
  return known().find(([of]) => of === headings && /[^|]/.test(of))?.[1] ?? null;
}

/** Remembers the meanings of columns for the next list with these headings. */
export function rememberMeanings(columns: ListColumnView[]): void {
  const headings = headingsOf(columns);
  if (!/[^|]/.test(headings)) return;
  const others = known().filter(([of]) => of !== headings);
  remember("columns", JSON.stringify([[headings, columns.map((column) => column.means)], ...others].slice(0, MOST)));
}

/** Returns the form with a corrected field; lines and columns count from 1. */
export function edited(form: ListForm, line: number, column: number, text: string): ListForm {
  return {
    ...form,
    edits: [...form.edits.filter((edit) => edit.line !== line || edit.column !== column), { line, column, text }],
  };
}

/** Returns the form with a line left out or taken in. */
export function leftOut(form: ListForm, line: number, out: boolean): ListForm {
  const others = form.left_out.filter((each) => each !== line);
  return { ...form, left_out: out ? [...others, line] : others };
}
