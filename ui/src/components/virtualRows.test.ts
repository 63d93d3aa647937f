// Every scroll position shows its rows, and the table keeps its full height.
import { describe, expect, it } from "vitest";
import { visibleRows } from "./virtualRows";

describe("visible rows", () => {
  it("include all rows of a short table", () => {
    expect(visibleRows(64, 900, 500, 29)).toEqual({ first: 0, last: 64, above: 0, below: 0, whole: true });
  });
  it("are those in sight alone without a margin, also in a short table", () => {
    expect(visibleRows(64, 0, 290, 29, 0)).toEqual({ first: 0, last: 11, above: 0, below: 53 * 29, whole: false });
    expect(visibleRows(7, 0, 290, 29, 0)).toEqual({ first: 0, last: 7, above: 0, below: 0, whole: false });
  });
  it("cover the region at every scroll position and keep the height", () => {
    const [count, height, tall] = [2000, 640, 29];
    const most = visibleRows(count, 0, height, tall).last;
    for (let top = 0; top <= count * tall - height; top += 97) {
      const sight = visibleRows(count, top, height, tall, 0);
      const visible = visibleRows(count, top, height, tall);
      expect(sight.above).toBeLessThanOrEqual(top);
      expect(sight.last * tall).toBeGreaterThanOrEqual(top + height);
      expect(visible.last - visible.first).toBeGreaterThan(sight.last - sight.first);
      expect(visible.above).toBeLessThanOrEqual(top);
      expect(visible.last * tall).toBeGreaterThanOrEqual(Math.min(top + height, count * tall));
      expect(visible.above + (visible.last - visible.first) * tall + visible.below).toBe(count * tall);
      expect(visible.last - visible.first).toBeLessThan(80);
      if (visible.last < count) expect(visible.last - visible.first).toBe(most);
    }
  });
  it("stay in range when the table becomes shorter than the scroll position", () => {
    const visible = visibleRows(200, 50000, 640, 29);
    expect(visible.first).toBeLessThan(visible.last);
    expect(visible.last).toBe(200);
  });
});
