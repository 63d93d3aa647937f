// Finding by typing: diacritics and case do not matter, words may come in any order.

/** Lower case without diacritics. */
export function fold(words: string): string {
  return words.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Whether every typed word begins a word of any of the texts. */
export function matching(typed: string, ...texts: string[]): boolean {
  if (typed.trim() === "") return true;
  const words = texts.flatMap((t) => fold(t).split(/[\s,.'-]+/u));
  return fold(typed).split(/\s+/u).filter(Boolean).every((part) => words.some((word) => word.startsWith(part)));
}
