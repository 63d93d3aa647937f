// The bar chooser: where its columns stand, and where the line goes.
import { describe, expect, it } from "vitest";
import { ABOVE, BELOW, columnAt, columnsOf, everyLabel, movedTo } from "./bar";

const ranks = [
  { rank: "3d", count: 1, at_or_above: 1 },
  { rank: "2d", count: 0, at_or_above: 1 },
  { rank: "1d", count: 4, at_or_above: 5 },
];

describe("the bar chooser", () => {
  it("gives every rank the same width and the most frequent one the whole height", () => {
    const columns = columnsOf(ranks, 300, ABOVE + BELOW + 100);
    expect(columns.map(({ x, width }) => [x, width])).toEqual([
      [0, 100],
      [100, 100],
      [200, 100],
    ]);
    expect(columns.map(({ top }) => top)).toEqual([ABOVE + 75, ABOVE + 100, ABOVE]);
  });

  it("puts the line at the nearest edge, and never beyond the ranks", () => {
    expect([-40, 0, 99, 149, 151, 290, 900].map((x) => columnAt(x, 300, 3))).toEqual([0, 0, 0, 0, 1, 2, 2]);
  });

  it("follows the arrows, and stops at the ends", () => {
    expect(movedTo("ArrowRight", 0, 3)).toBe(1);
    expect(movedTo("ArrowUp", 0, 3)).toBe(0);
    expect(movedTo("End", 0, 3)).toBe(2);
    expect(movedTo("Home", 2, 3)).toBe(0);
    expect(movedTo("a", 2, 3)).toBeNull();
  });

  it("writes fewer ranks where they would touch", () => {
    expect([everyLabel(100), everyLabel(30), everyLabel(12)]).toEqual([1, 1, 3]);
  });
});
