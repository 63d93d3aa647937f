// The picture of stages: boxes do not overlap, and every stage has an arrow from the competition before it.
import { describe, expect, it } from "vitest";
import type { FlowStageView } from "../../api/generated";
import { BOX, arrows, boxName, boxes, ruleOf, ruleText, sizeOf } from "./stageFlow";

const stage = (competition: number, after: number | null, takes = ""): FlowStageView => ({
  competition,
  name: `Stage ${competition}`,
  system: "swiss",
  after,
  takes,
  carries: "nothing",
  players: 8,
  filled: after === null,
  disabled_reason: null,
  tied: [],
  seats: 0,
  ties: [],
  changed: "nothing",
});

describe("the picture of stages", () => {
  const list = [
    stage(1, null),
    stage(2, 1, "places:1-8"),
    stage(3, 1, "others"),
    stage(4, 2, "losers:1"),
    stage(5, null),
    stage(6, 5, "each:2"),
  ];

  it("puts stages to the right of the competition before them, without overlaps", () => {
    const placed = boxes(list);
    expect(placed.map((box) => box.stage.competition).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const box of placed) {
      const before = placed.find((other) => other.stage.competition === box.stage.after);
      if (before) expect(box.x).toBe(before.x + BOX.width + BOX.across);
      for (const other of placed)
        expect(other === box || other.x !== box.x || Math.abs(other.y - box.y) >= BOX.height).toBe(true);
    }
    expect(sizeOf(placed).width).toBe(3 * BOX.width + 2 * BOX.across);
  });

  it("has an arrow for every stage", () => {
    expect(
      arrows(boxes(list))
        .map((arrow) => arrow.key)
        .sort(),
    ).toEqual([2, 3, 4, 6]);
  });

  it("shortens long names", () => {
    expect(boxName("Final")).toBe("Final");
    expect([...boxName("a".repeat(40))]).toHaveLength(24);
  });
});

describe("rules", () => {
  it("are written as the program reads them", () => {
    expect(ruleOf({ kind: "places", first: "9", last: " 16" })).toBe("places:9-16");
    expect(ruleOf({ kind: "each", first: "1", last: "2" })).toBe("each:2");
    expect(ruleOf({ kind: "others", first: "1", last: "8" })).toBe("others");
  });

  it("are shown in words", () => {
    expect(ruleText("places:1-8")).toMatch(/1.*8/);
    expect(ruleText("each:2")).toMatch(/2/);
    expect(ruleText("")).toBe("");
  });
});
