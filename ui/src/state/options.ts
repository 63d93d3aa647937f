// Print options. The last choice applies to all sheets until it is changed.
import type { FileHandle, LanguageChoice, LanguageCode, PieceFormat, PrintSheet, SheetName } from "../api/generated";

/** A document with its round and category. */
export interface Subject {
  what: SheetName;
  round: number | null;
  category: number | null;
}

/** The options as the fields have them; empty for the default of the sheet. */
export interface Options {
  paper: "" | "a4" | "a3";
  languages: LanguageChoice;
  hall: string;
  copies: number;
  landscape: boolean;
  /** Print a replacement for characters that no font has, instead of failing. */
  replace: boolean;
  /** The day of the daily report, `2026-08-14`; empty for today. */
  day: string;
  /** The label format by document; missing or empty for pages to cut. */
  formats: Partial<Record<SheetName, PieceFormat | "">>;
}

/** The label formats of each document. */
export const FORMATS: Partial<Record<SheetName, PieceFormat[]>> = {
  labels: ["99x67", "99x38", "63x38", "85x54", "70x37"],
  slips: ["6", "4"],
};

/** The options at first. */
export const DEFAULTS: Options = {
  paper: "",
  languages: "en",
  hall: "",
  copies: 1,
  landscape: false,
  replace: false,
  day: "",
  formats: {},
};

/** The largest number of copies in one file. */
export const MOST_COPIES = 50;

/** Returns the choice of a first language and perhaps a second one. */
export function languageChoice(first: LanguageCode, second: LanguageCode | ""): LanguageChoice {
  return second === "" || second === first ? first : `${first},${second}`;
}

/** Returns the request for a sheet. The dialog that picked the file has asked whether it may be replaced. */
export function request(sheet: Subject, options: Options, file: FileHandle): PrintSheet {
  return { ...requestWithoutFile(sheet, options), file, overwrite: true };
}

/** Returns the request for a preview of a sheet. */
export function requestWithoutFile(sheet: Subject, options: Options): Omit<PrintSheet, "file"> {
  const copies = Math.min(Math.max(Math.trunc(options.copies) || 1, 1), MOST_COPIES);
  const format = options.formats[sheet.what];
  return {
    what: sheet.what,
    round: sheet.round,
    category: sheet.category,
    paper: options.paper || null,
    language: options.languages,
    copies,
    landscape: options.landscape,
    ...(options.replace ? { replace: true } : {}),
    ...(format ? { format } : {}),
    ...(options.day && sheet.what === "daily-report" ? { day: options.day } : {}),
    ...(options.hall ? { hall: options.hall } : {}),
  };
}
