// Search by typing: case, diacritics, hyphens, apostrophes and the order of the words do not matter.

/** Latin letters that are not a plain letter with a mark. */
const LETTERS: Record<string, string> = {
  æ: "ae",
  ð: "d",
  đ: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ø: "o",
  œ: "oe",
  ß: "ss",
  þ: "th",
};
const BETWEEN_WORDS = /[\s,./_()‐–-]+/u;
const APOSTROPHE = /['’ʼ]/u;

/** Returns the text in lower case without diacritics. */
export function fold(words: string): string {
  const plain = words.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[æðđħıłøœßþ]/gu, (letter) => LETTERS[letter] ?? letter);
}

/** Returns whether every typed word is the beginning of a word of the texts. */
export function matching(typed: string, ...texts: string[]): boolean {
  const words = texts.flatMap(wordsOf);
  return fold(typed)
    .split(BETWEEN_WORDS)
    .map(joined)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** Returns the words of a text. A word with an apostrophe is there whole, and from its second part on. */
function wordsOf(text: string): string[] {
  return fold(text)
    .split(BETWEEN_WORDS)
    .flatMap((word) => [joined(word), ...word.split(APOSTROPHE).slice(1)]);
}

function joined(word: string): string {
  return word.split(APOSTROPHE).join("");
}
