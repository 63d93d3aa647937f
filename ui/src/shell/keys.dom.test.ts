// The list of shortcuts keeps its sections whole and in order, in columns of the smallest height. The book lists the same keys.
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { choose } from "../format/language";
import { reloadTexts, text } from "../format/text";
import { beginning, columns, lines, SHEET, type Part } from "./keys";

const height = (parts: Part[]): number => parts.reduce((sum, part) => sum + lines(part), 0);

it("distributes the sections in order over the lowest possible columns", () => {
  const dealt = columns(SHEET, 3);
  expect(dealt.flat()).toEqual(SHEET);
  expect(dealt.length).toBeLessThanOrEqual(3);
  const highest = Math.max(...dealt.map(height));
  for (let first = 0; first <= SHEET.length; first += 1) {
    for (let second = first; second <= SHEET.length; second += 1) {
      const other = [SHEET.slice(0, first), SHEET.slice(first, second), SHEET.slice(second)];
      expect(Math.max(...other.map(height))).toBeGreaterThanOrEqual(highest);
    }
  }
});

it("begins a column with the sections that are in sight", () => {
  const [first, second] = SHEET as [Part, Part];
  expect(beginning(SHEET, 1)).toEqual([first]);
  expect(beginning(SHEET, lines(first) + 1)).toEqual([first, second]);
  expect(beginning(SHEET, height(SHEET))).toEqual(SHEET);
});

const GUIDE = resolve(import.meta.dirname, "../../../docs/guide");
/** Each language of the book: its page of keys, the page's title and introduction, and the heads of its tables. */
const PAGES = [
  {
    language: "en",
    file: `${GUIDE}/keys.md`,
    start:
      "# Keys\n\nEvery button shows its key, and **?** lists all keys in the window. Keys with letters work while no field has the focus.\n",
    heads: "| key | does |\n|---|---|\n",
  },
  {
    language: "ro",
    file: `${GUIDE}/ro/keys.md`,
    start:
      "# Taste\n\nFiecare buton își arată tasta, iar **?** le arată pe toate în fereastră. Literele sunt comenzi atunci când cursorul nu este într-un câmp.\n",
    heads: "| tasta | ce face |\n|---|---|\n",
  },
];

// `npm test -- --update keys` writes the pages.
it.each(PAGES)("the book lists the keys of the window ($language)", async ({ language, file, start, heads }) => {
  choose(language);
  await reloadTexts();
  const part = ({ title, keys }: Part): string =>
    `\n## ${text(title)}\n\n${heads}${keys.map(([key, action]) => `| \`${key}\` | ${text(action)} |\n`).join("")}`;
  await expect(start + SHEET.map(part).join("")).toMatchFileSnapshot(file);
});
