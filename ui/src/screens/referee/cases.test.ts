// How the case book writes deadlines and reads articles.
import { expect, it } from "vitest";
import { articlesOf, deadlineText, minutesBetween, placeText } from "./cases";

it("counts the minutes over midnight", () => {
  expect(minutesBetween("2026-08-14T23:50", "2026-08-15T00:10")).toBe(20);
  expect(minutesBetween("2026-08-15T00:10", "2026-08-14T23:50")).toBe(0);
});

it("says how long a protest is possible", () => {
  const deadline = { at: "2026-08-15T08:30", basis: "one-day", is_over: false, minutes_left: 0 } as const;
  expect(deadlineText(deadline, "2026-08-14T09:15")).toContain("23 h 15 min");
  expect(deadlineText(deadline, "2026-08-15T08:31")).toContain("2026-08-15 08:30");
});

it("reads articles with commas or blanks between them", () => {
  expect(articlesOf(" 5e, 9c;8g.3 ")).toEqual(["5e", "9c", "8g.3"]);
  expect(articlesOf(" ")).toEqual([]);
});

it("writes round and board", () => {
  expect([
    placeText({ round: 3, board: 12 }),
    placeText({ round: 3, board: null }),
    placeText({ round: null, board: null }),
  ]).toEqual(["3 / 12", "3", ""]);
});
