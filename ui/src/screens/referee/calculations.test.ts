// The calculators read whole numbers and overtime only when they are complete.
import { expect, it } from "vitest";
import { allWhole, overtimeParts, overtimeText, whole } from "./calculations";

it("writes overtime as the core reads it, and reads it back", () => {
  for (const [kind, count, seconds, written] of [
    ["byoyomi", "3", "30", "3x30"],
    ["canadian", "15", "300", "15/300"],
    ["fischer", "", "20", "+20"],
    ["none", "", "", "none"],
  ] as const) {
    expect(overtimeText(kind, count, seconds)).toBe(written);
    expect(overtimeParts(written)).toEqual({ kind, count, seconds });
  }
});

it("waits until the numbers of the overtime are there", () => {
  expect(overtimeText("byoyomi", "", "30")).toBeNull();
  expect(overtimeText("canadian", "15", "")).toBeNull();
  expect(overtimeText("fischer", "", "x")).toBeNull();
});

it("takes whole numbers only", () => {
  expect([whole("07"), whole(12), whole(""), whole("-1"), whole("1.5"), whole(null)]).toEqual([
    7,
    12,
    null,
    null,
    null,
    null,
  ]);
  expect(allWhole("1", "2")).toEqual([1, 2]);
  expect(allWhole("1", "")).toBeNull();
});
