// Moments as people read and type them.
import { expect, it } from "vitest";
import { clock, secondsUntil, typed } from "./minutes.svelte";

it("shows the day of a moment only beside another day", () => {
  expect(clock("2026-11-20T10:05")).toBe("10:05");
  expect(clock("2026-11-20T10:05", "2026-11-20T09:00")).toBe("10:05");
  expect(clock("2026-11-21T09:00", "2026-11-20T09:00")).toBe("2026-11-21 09:00");
});

it("writes moments as they are typed, and counts the seconds until them", () => {
  expect([typed("2026-11-20T10:05"), typed(null)]).toEqual(["2026-11-20 10:05", ""]);
  expect(secondsUntil("2026-11-20T10:05", Date.parse("2026-11-20T10:04:30"))).toBe(30);
});
