// The sheet of keys: its parts stay whole and in order, and no other way to cut them into three columns is lower.
import { expect, it } from "vitest";
import { columns, lines, SHEET, type Part } from "./keys";

const height = (parts: Part[]): number => parts.reduce((sum, part) => sum + lines(part), 0);

it("deals the parts in order to columns as low as can be", () => {
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
