// The countdown to the next game of a ladder.
import { describe, expect, it } from "vitest";
import { hour, partsLeft, untilStart } from "./jigoLadder";

describe("the times of a ladder", () => {
  const at = (time: string): Date => new Date(`2026-11-20T${time}`);
  it("count down to the earliest start, then to the latest, then count up", () => {
    const [from, to] = ["2026-11-20T14:20", "2026-11-20T14:25"];
    expect(untilStart(from, to, at("14:10:30"))).toEqual({ due: "wait", time: "9:30" });
    expect(untilStart(from, to, at("14:21:00"))).toEqual({ due: "start", time: "4:00" });
    expect(untilStart(from, to, at("14:26:05"))).toEqual({ due: "late", time: "1:05" });
    expect(untilStart(from, to, at("20:00:00"))).toBeNull();
  });
  it("are shown in hours or minutes", () => {
    expect(hour("2026-11-20T14:05")).toBe("14:05");
    expect(partsLeft(750)).toBe("12:30");
  });
});
