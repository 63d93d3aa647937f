// How sheets are printed: what the director chose last holds for all sheets, and for the next time.
import type { PrintSheet } from "../api/generated/PrintSheet";

/** What is printed, and about what. */
export interface Subject {
  what: string;
  round: number | null;
  category: number | null;
}

/** The choices, as the fields hold them; empty: the sheet's own. */
export interface Options {
  paper: "" | "a4" | "a3";
  /** `en`, or two with a comma between. */
  languages: string;
  hall: string;
  copies: number;
  landscape: boolean;
  /** A sign for each character that no font has, instead of a refusal. */
  replace: boolean;
  /** The pieces on a page by document; none: to be cut by hand. */
  formats: Record<string, string>;
}

/** The pieces that a document can be printed on. */
export const FORMATS: Record<string, string[]> = { labels: ["99x67", "99x38", "63x38", "85x54", "70x37"], slips: ["6", "4"] };

/** What holds before anything is chosen. */
export const DEFAULTS: Options = { paper: "", languages: "en", hall: "", copies: 1, landscape: false, replace: false, formats: {} };

/** So many copies go into one file. */
export const MOST_COPIES = 50;

/** The choices of languages: each alone, then each before English and behind it. */
export function languageChoices(languages: string[]): string[] {
  const others = languages.filter((code) => code !== "en");
  return [...languages, ...others.flatMap((code) => [`en,${code}`, `${code},en`])];
}

/** What the core is asked for this sheet. */
export function request(sheet: Subject, options: Options, file: number): PrintSheet {
  const copies = Math.min(Math.max(Math.trunc(options.copies) || 1, 1), MOST_COPIES);
  return {
    what: sheet.what,
    file,
    round: sheet.round,
    category: sheet.category,
    paper: options.paper || null,
    language: options.languages,
    copies,
    landscape: options.landscape,
    ...(options.replace ? { replace: true } : {}),
    ...(options.formats[sheet.what] ? { format: options.formats[sheet.what] } : {}),
    ...(options.hall ? { hall: options.hall } : {}),
  };
}
