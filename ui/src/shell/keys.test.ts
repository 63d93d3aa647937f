// The list of shortcuts keeps its sections whole and in order, in columns of the smallest height.
import { expect, it } from "vitest";
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
