// Every line is on exactly one page, pages turn, and the countdown ends at zero.
import { describe, expect, it } from "vitest";
import { FIRST, inHall, moment, nextToday, pageNow, pages, remaining, rowsFitting, shownFrom, shownNow } from "./shown";

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
  it("shows the parts of a playlist in turn, without those that are empty", () => {
    const now = new Date(2026, 10, 20, 9, 0, 0).getTime();
    const start = Math.ceil(now / 50_000) * 50_000;
    const playlist = [
      { content: "boards" as const, seconds: 20, on: true },
      { content: "countdown" as const, seconds: 60, on: true },
      { content: "names" as const, seconds: 99, on: false },
      { content: "standings" as const, seconds: 30, on: true },
      { content: "timetable" as const, seconds: 10, on: true },
    ];
    const shown = { ...FIRST, playing: true, playlist };
    const at = (second: number): string => shownNow(shown, start + second * 1000).content;
    expect([0, 19, 20, 49, 50].map(at)).toEqual(["boards", "boards", "standings", "standings", "boards"]);
    expect(shownNow({ ...shown, playing: false }, start + 20_000).content).toBe("boards");
    expect(shownNow({ ...shown, playlist: [] }, start).content).toBe("boards");
  });
  it("finds the next round of today in the timetable", () => {
    const day = (date: number, hour: number): number => new Date(2026, 10, date, hour).getTime();
    const shown = {
      ...FIRST,
      timetable: [
        { at: day(20, 9), label: "Round 1" },
        { at: day(20, 14), label: "Round 2" },
        { at: day(21, 9), label: "Round 3" },
      ],
    };
    expect(nextToday(shown, new Date(2026, 10, 20, 10))).toBe(day(20, 14));
    expect(nextToday(shown, new Date(2026, 10, 20, 15))).toBeNull();
  });
  it("restores what the host has kept", () => {
    expect(shownFrom(null)).toEqual(FIRST);
    expect(shownFrom({ content: "names" }).size).toBe(FIRST.size);
  });
});
