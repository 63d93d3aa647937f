// Ranks are sorted by strength, and printed numbers by their size.
import { describe, expect, it } from "vitest";
import { amount, strength } from "./sortValues";

describe("what tables are sorted by", () => {
  it("is a rank's strength", () => {
    const ranks = ["30k", "1k", "1d", "7d", "1p"];
    expect([...ranks].sort(() => -1).sort((a, b) => strength(a)! - strength(b)!)).toEqual(ranks);
    expect(strength("strong")).toBeNull();
  });
  it("is the size of a printed number", () => {
    expect(["35½", "½", "7", "-2", "1/3"].map(amount)).toEqual([35.5, 0.5, 7, -2, "1/3"]);
  });
});
