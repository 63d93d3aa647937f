// Every line is on exactly one page, pages turn, and the countdown ends at zero.
import { describe, expect, it } from "vitest";
import { FIRST, inHall, moment, pageNow, pages, remaining, rowsFitting, shownFrom } from "./shown";

describe("the hall window", () => {
  it("puts every line on one page", () => {
    for (const count of [0, 1, 13, 14, 200, 1000]) {
      const rows = Array.from({ length: count }, (_, i) => i);
      for (const columns of [1, 2]) expect(pages(rows, rowsFitting(4.6), columns).flat(2)).toEqual(rows);
    }
  });
  it("shows fewer lines with larger text", () => {
    expect(rowsFitting(3)).toBeGreaterThan(rowsFitting(4.6));
    expect(rowsFitting(4.6) * 4.6 * 1.36 + 3.4 * 4.6).toBeLessThanOrEqual(100);
  });
  it("turns pages by the clock, or holds one", () => {
    expect([0, 9_999, 10_000, 29_000, 30_000].map((now) => pageNow(FIRST, 3, now))).toEqual([0, 0, 1, 2, 0]);
    expect([1, 2, 3, -1].map((page) => pageNow({ ...FIRST, held: true, page }, 3, 12_345))).toEqual([1, 2, 0, 2]);
  });
  it("shows only its own boards", () => {
    const hall = { ...FIRST, from: 10, to: 12 };
    expect([9, 10, 12, 13].map((board) => inHall(hall, board))).toEqual([false, true, true, false]);
    expect(inHall(FIRST, 900)).toBe(true);
  });
  it("counts down to the typed time", () => {
    const now = new Date(2026, 10, 20, 13, 50, 0);
    expect(remaining(moment("14:00", now)!, now.getTime())).toBe("10:00");
    expect(remaining(moment("75", now)!, now.getTime())).toBe("1:15:00");
    expect(remaining(0, now.getTime())).toBe("0:00");
    expect(moment("25:00", now)).toBeNull();
    expect(moment("soon", now)).toBeNull();
  });
  it("restores what the host has kept", () => {
    expect(shownFrom(null)).toEqual(FIRST);
    expect(shownFrom({ content: "names" }).size).toBe(FIRST.size);
  });
});
