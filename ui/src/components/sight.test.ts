// Whatever is scrolled to is made, and the made rows with their stand-ins are as high as the whole table.
import { describe, expect, it } from "vitest";
import { rowsInSight } from "./sight";

describe("rows in sight", () => {
  it("are all rows of a short table", () => {
    expect(rowsInSight(64, 900, 500, 29)).toEqual({ first: 0, last: 64, above: 0, below: 0, whole: true });
  });
  it("cover the region wherever it is scrolled to, and keep the table's height", () => {
    const [count, height, tall] = [2000, 640, 29];
    for (let top = 0; top <= count * tall - height; top += 97) {
      const sight = rowsInSight(count, top, height, tall);
      expect(sight.above).toBeLessThanOrEqual(top);
      expect(sight.last * tall).toBeGreaterThanOrEqual(Math.min(top + height, count * tall));
      expect(sight.above + (sight.last - sight.first) * tall + sight.below).toBe(count * tall);
      expect(sight.last - sight.first).toBeLessThan(80);
    }
  });
  it("survive a table that has just become shorter than it was scrolled to", () => {
    const sight = rowsInSight(200, 50000, 640, 29);
    expect(sight.first).toBeLessThan(sight.last);
    expect(sight.last).toBe(200);
  });
});
