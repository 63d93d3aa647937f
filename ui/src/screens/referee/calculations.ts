// What is typed into the calculators, as the core reads it.

export type OvertimeKind = "none" | "byoyomi" | "canadian" | "fischer";

/** Returns overtime as the core reads it: `3x30`, `15/300`, `+20` or `none`. Null while a number is missing. */
export function overtimeText(kind: OvertimeKind, count: string, seconds: string): string | null {
  if (kind === "none") return "none";
  const [some, length] = [whole(count), whole(seconds)];
  if (length === null) return null;
  if (kind === "fischer") return `+${length}`;
  if (some === null) return null;
  return kind === "byoyomi" ? `${some}x${length}` : `${some}/${length}`;
}

/** Returns the parts of overtime as the core writes it; the kind `none` for another text. */
export function overtimeParts(overtime: string): { kind: OvertimeKind; count: string; seconds: string } {
  const found = /^(?:(\d+)([x/])|\+)(\d+)$/.exec(overtime);
  if (!found) return { kind: "none", count: "", seconds: "" };
  const [, count = "", sign, seconds = ""] = found;
  return { kind: sign === "x" ? "byoyomi" : sign === "/" ? "canadian" : "fischer", count, seconds };
}

/** Returns a whole number that is not negative; null for anything else. */
export function whole(typed: string | number | null | undefined): number | null {
  const text = String(typed ?? "").trim();
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Returns typed whole numbers; null if one is missing. */
export function allWhole(...typed: string[]): number[] | null {
  const numbers = typed.map(whole);
  return numbers.every((number) => number !== null) ? numbers : null;
}
