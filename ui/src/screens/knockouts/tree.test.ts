// The drawing's geometry: games of a later round stand between the two that feed them.
import { describe, expect, it } from "vitest";
import { groupLetter, isolated, shortName, span } from "./tree";

describe("the table as a drawing", () => {
  it("covers all lines in every round", () => {
    for (const depth of [0, 1, 2, 3]) {
      const games = 16 / 2 ** (depth + 1);
      const covered = Array.from({ length: games }, (_, i) => span(depth, i));
      expect(covered[0]?.row).toBe(1);
      expect(covered.reduce((sum, s) => sum + s.rows, 0)).toBe(16);
    }
  });
  it("shortens given names and leaves scripts without capitals alone", () => {
    expect(shortName("Ana Maria LUNGU-POPA 3k (RO)")).toBe("A. M. LUNGU-POPA 3k");
    expect(shortName("Ярина ЇЖАЧЕНКО 7k (UA)")).toBe("Я. ЇЖАЧЕНКО 7k");
    expect(shortName("")).toBe("");
    expect(isolated("שירה דולפינאי 14k (IL)")).toBe("\u2068שירה דולפינאי\u2069 14k (IL)");
  });
  it("has a different letter for each group", () => {
    const letters = ["gold", "bronze", "blue", "green", "magenta", "red"].map(groupLetter);
    expect(new Set(letters).size).toBe(6);
  });
});
