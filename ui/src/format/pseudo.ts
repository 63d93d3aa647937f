// A made-up language for tests of the layout: English with accents, half as long again.

const ACCENTED: Record<string, string> = {
  a: "á",
  c: "ç",
  e: "é",
  i: "í",
  n: "ñ",
  o: "ö",
  s: "š",
  u: "ü",
  A: "Å",
  E: "É",
  O: "Ø",
  S: "Š",
  U: "Ú",
};

/** The letters of a made-up word. */
const WORD = 8;

/** Returns a text with accents and with more words at its end, as a long language has. */
export function lengthened(plain: string): string {
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  return (
    plain.replace(/[a-zA-Z]/g, (letter) => ACCENTED[letter] ?? letter) +
    "~".repeat(Math.ceil(letters / 2)).replace(new RegExp(`(~{${WORD}})(?=~)`, "g"), "$1 ")
  );
}
