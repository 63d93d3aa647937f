// Search by typing: case, diacritics and the order of the words do not matter.

/** Returns the text in lower case without diacritics. */
export function fold(words: string): string {
  return words.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Returns whether every typed word is the beginning of a word of the texts. */
export function matching(typed: string, ...texts: string[]): boolean {
  if (typed.trim() === "") return true;
  const words = texts.flatMap((t) => fold(t).split(/[\s,.'-]+/u));
  return fold(typed)
    .split(/\s+/u)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}
