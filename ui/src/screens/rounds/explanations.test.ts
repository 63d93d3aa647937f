// Costs in words, and typed selections of players.
import { describe, expect, it } from "vitest";
import type { CostReason, RemarkView } from "../../api/generated";
import { costText, differenceText, numbersOf, remarkText, scoresOf } from "./explanations";

describe("costs", () => {
  it("list the levels", () => {
    expect(
      differenceText([
        { reason: "met before", by: 2 },
        { reason: "score difference", by: -8 },
      ]),
    ).toBe("rematches +2, score differences −8");
    expect(costText([{ reason: "met before", by: 1 }])).toBe("rematches 1");
  });

  it("have words for every level of the core", () => {
    const reasons: CostReason[] = [
      "met before",
      "same family",
      "winless",
      "categories",
      "score difference",
      "may meet in the knock-out",
      "floats",
      "same club",
      "same country",
      "colours",
      "handicap",
      "seeding",
      "lot",
      "clubs and countries",
    ];
    for (const reason of reasons) {
      expect(costText([{ reason, by: 1 }])).not.toContain("level-");
    }
  });
});

describe("a remark", () => {
  it("has words for every remark of the report", () => {
    const remarks: RemarkView[] = [
      "rematch",
      "family",
      "float",
      "categories",
      "club",
      "country",
      "blacks",
      "whites",
      "handicap",
      "second_bye",
    ];
    for (const what of remarks) {
      const sentence = remarkText({
        board: 1,
        what,
        first: "Arad",
        second: "Bihor",
        amount: "2",
        text: { id: "verbatim", arguments: {} },
        reason: { kind: "must", more: [], text: { id: "verbatim", arguments: {} } },
      });
      expect(sentence).not.toContain("remark-");
    }
  });
});

describe("a selection of players", () => {
  it("is parsed from numbers and ranges", () => {
    expect(numbersOf("1, 4, 7..9")).toEqual([1, 4, 7, 8, 9]);
    expect(numbersOf("3-5 9")).toEqual([3, 4, 5, 9]);
    expect(numbersOf("")).toEqual([]);
    expect(numbersOf("4..2")).toBeNull();
    expect(numbersOf("four")).toBeNull();
    expect(scoresOf("21, 20.5")).toEqual(["21", "20.5"]);
  });
});
