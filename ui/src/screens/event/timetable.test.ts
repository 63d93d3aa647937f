// The timetable shows the rounds of all competitions day by day.
import { expect, it } from "vitest";
import type { TimetableLine } from "../../api/generated";
import { byDay } from "./timetable";

const line = (day: string, start: string, competition: number): TimetableLine => ({
  day,
  start,
  over: "18:00",
  competition,
  name: "Open",
  round: 1,
});

it("groups rounds by day and keeps their order", () => {
  const rounds = [line("2026-11-20", "10:00", 1), line("2026-11-20", "11:00", 2), line("2026-11-21", "10:00", 1)];
  expect(byDay(rounds).map(({ day, rounds }) => [day, rounds.map((r) => r.competition)])).toEqual([
    ["2026-11-20", [1, 2]],
    ["2026-11-21", [1]],
  ]);
  expect(byDay([])).toEqual([]);
});
