// Prices in words, and choices of players as they are typed.
import { describe, expect, it } from "vitest";
import { numbersOf, paid, priced, remarked, scoresOf } from "./words";

describe("a price", () => {
  it("is told level by level, more or less", () => {
    expect(priced([{ reason: "met before", by: 2 }, { reason: "score difference", by: -8 }])).toBe("2 more second meetings, score differences cheaper by 8");
    expect(priced([{ reason: "same club", by: 1 }])).toBe("1 more pair of one club");
    expect(paid([{ reason: "met before", by: 1 }])).toBe("second meetings 1");
  });

  it("has words for every reason the core names", () => {
    const reasons = ["met before", "same family", "categories", "score difference", "may meet in the knock-out", "floats", "same club", "same country", "colours", "handicap", "seeding", "lot", "clubs and countries"];
    for (const reason of reasons) {
      expect(priced([{ reason, by: 1 }])).not.toContain("price-");
      expect(paid([{ reason, by: 1 }])).not.toContain("level-");
    }
  });
});

describe("a remark", () => {
  it("has words for everything the report tells", () => {
    for (const what of ["rematch", "family", "float", "categories", "club", "country", "blacks", "whites", "handicap"]) {
      const said = remarked({ board: 1, what, first: "Arad", second: "Bihor", amount: "2", text: "", reason: null });
      expect(said).not.toContain("remark-");
    }
  });
});

describe("a choice of players", () => {
  it("is read from numbers and ranges", () => {
    expect(numbersOf("1, 4, 7..9")).toEqual([1, 4, 7, 8, 9]);
    expect(numbersOf("3-5 9")).toEqual([3, 4, 5, 9]);
    expect(numbersOf("")).toEqual([]);
    expect(numbersOf("4..2")).toBeNull();
    expect(numbersOf("four")).toBeNull();
    expect(scoresOf("21, 20.5")).toEqual(["21", "20.5"]);
  });
});
