// How sheets are printed: what the director chose last holds for all sheets, and for the next time.
import type { PrintSheet } from "../../api/generated/PrintSheet";
import type { Sheet } from "./documents";

/** The choices, as the fields hold them; empty: the sheet's own. */
export interface Options {
  paper: "" | "a4" | "a3";
  /** `en`, or two with a comma between. */
  languages: string;
  hall: string;
  copies: number;
  landscape: boolean;
}

/** What holds before anything is chosen. */
export const DEFAULTS: Options = { paper: "", languages: "en", hall: "", copies: 1, landscape: false };

/** So many copies go into one file. */
export const MOST_COPIES = 50;

/** The choices of languages: each alone, then each before English and behind it. */
export function languageChoices(languages: string[]): string[] {
  const others = languages.filter((code) => code !== "en");
  return [...languages, ...others.flatMap((code) => [`en,${code}`, `${code},en`])];
}

/** What the core is asked for this sheet. */
export function request(sheet: Pick<Sheet, "what" | "round" | "category">, options: Options, file: number): PrintSheet {
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
    ...(options.hall ? { hall: options.hall } : {}),
  };
}
