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
  const parts = fold(typed).split(BETWEEN_WORDS).map(joined).filter(Boolean);
  return parts.every((part) => texts.some((text) => wordsOf(text).some((word) => word.startsWith(part))));
}

/** The words of texts that were searched, because each letter typed searches the same texts again. */
const kept = new Map<string, string[]>();
/** The most texts whose words are kept. */
const MOST_KEPT = 20_000;

/** Returns the words of a text. A word with an apostrophe is there whole, and from its second part on. */
function wordsOf(text: string): string[] {
  let words = kept.get(text);
  if (words) return words;
  words = fold(text)
    .split(BETWEEN_WORDS)
    .flatMap((word) => [joined(word), ...word.split(APOSTROPHE).slice(1)]);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, words);
  return words;
}

function joined(word: string): string {
  return word.split(APOSTROPHE).join("");
}
