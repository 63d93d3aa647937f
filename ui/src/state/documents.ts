// The sheets and files of the core, with their texts and keys.
import { say } from "../format/message";
import type { ExportFormat, SheetName, SheetsView, SheetView, StatusView } from "../api/generated";
import { text, textOr } from "../format/text";
import { PRINT_KEYS } from "./keyTables";
import type { KeyAction } from "./screenKeys.svelte";

interface Common {
  id: string;
  key: string;
  label: string;
  about: string;
  round: number | null;
  category: number | null;
  suggested: string;
  extension: string;
  disabled_reason: string | null;
  /** Lines that have changed since the sheet was printed. */
  changed: number;
}

/** The formats of files to send. "html" is the folder of web pages; a bundle has its own dialog. */
type FileFormat = Exclude<ExportFormat, "bundle"> | "html";

/** A sheet to print or a file to send. */
export type OneSheet = Common & ({ kind: "print"; what: SheetName } | { kind: "export"; what: FileFormat });

/** A sheet to print. */
export type PrintedSheet = Extract<OneSheet, { kind: "print" }>;

/** A sheet, a file, or the web site of the whole event. */
export type Sheet = OneSheet | (Common & { kind: "export"; what: "site" });

/** Returns the stroke of a sheet or a file; empty if it has none. */
function keyOf(name: string, at = 0): string {
  return Object.entries<KeyAction>(PRINT_KEYS).find(([action]) => action === name)?.[1].strokes[at] ?? "";
}

/** Returns all sheets and files of the event. */
export function documents(status: StatusView, view: SheetsView): Sheet[] {
  const round = status.progress?.round ?? null;
  return [...view.sheets.flatMap((sheet) => sheets(sheet, round)), ...files(round)];
}

/** Returns a document, or one for each of its age categories. */
function sheets(sheet: SheetView, round: number | null): Sheet[] {
  if (sheet.about !== "category" || sheet.categories.length === 0)
    return [printed(sheet, round, null, keyOf(sheet.name))];
  return sheet.categories.map((category, at) => printed(sheet, round, category, keyOf(sheet.name, at)));
}

function printed(sheet: SheetView, round: number | null, category: number | null, key: string): Sheet {
  // Without a round, standings are those of the last round with results.
  const ofRound = sheet.about === "round";
  const suffix = category ?? (ofRound ? round : null);
  const label = textOr(`sheet-${sheet.name}`, sheet.name);
  return {
    kind: "print",
    id: `${sheet.name}${category ?? ""}`,
    what: sheet.name,
    key,
    label:
      category === null
        ? label
        : category === 0
          ? `${label}, ${text("ko-name", { category })}`
          : text("sheet-of-category", { label, category }),
    about: textOr(`sheet-${sheet.name}-about`, ""),
    round: ofRound ? round : null,
    category,
    suggested: `${sheet.name}${suffix === null ? "" : `-${suffix}`}.pdf`,
    extension: "pdf",
    disabled_reason: say(sheet.disabled_reason),
    changed: sheet.changed,
  };
}

function files(round: number | null): Sheet[] {
  const file = <What extends FileFormat | "site">(
    what: What,
    extension: string,
    always = false,
  ): Common & { kind: "export"; what: What } => ({
    kind: "export",
    id: what,
    what,
    key: keyOf(what),
    label: text(`file-${what}`),
    about: text(`file-${what}-about`),
    round: null,
    category: null,
    suggested: extension ? `${what}.${extension}` : what === "site" ? "site" : "pages",
    extension,
    disabled_reason: round === null && !always ? text("print-no-round") : null,
    changed: 0,
  });
  return [
    file("h9", "h9"),
    file("tou", "tou"),
    file("aga", "txt"),
    file("opengotha", "xml"),
    file("macmahon", "xml"),
    file("pairgoth", "tour"),
    file("trf", "trf"),
    file("csv", "csv"),
    file("json", "json", true),
    file("entries", "csv", true),
    file("cases", "csv", true),
    file("fees", "csv", true),
    file("payments", "csv", true),
    file("html", "", true),
    file("site", "", true),
  ];
}
