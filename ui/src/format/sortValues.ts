// What tables are sorted by: ranks by strength, and numbers as they are printed.

const FRACTIONS: Record<string, number> = { "¼": 0.25, "½": 0.5, "¾": 0.75 };

/** Returns the strength of a rank, so that 1k is just below 1d and 1d far below 1p; null if the text is not a rank. */
export function strength(rank: string): number | null {
  const found = /^(\d+)([kdp])$/i.exec(rank.trim());
  if (!found) return null;
  const grade = Number(found[1]);
  const letter = (found[2] ?? "").toLowerCase();
  return letter === "k" ? 1 - grade : letter === "d" ? grade : grade + 100;
}

/** Returns a printed number such as `35½`; the text itself if it is not a number. */
export function amount(printed: string): number | string {
  const found = /^(-|−)?(\d*)([¼½¾]?)$/.exec(printed.trim());
  if (!found || (found[2] === "" && found[3] === "")) return printed;
  const size = Number(found[2] || "0") + (FRACTIONS[found[3] ?? ""] ?? 0);
  return found[1] ? -size : size;
}
