// The director's choices become the request of the draw.
import { describe, expect, it } from "vitest";
import { named, shifted } from "./plan.svelte";

describe("a planned draw", () => {
  it("moves one player and leaves the others", () => {
    expect(shifted([1, 2, 3], 1, -1)).toEqual([2, 1, 3]);
    expect(shifted([1, 2, 3], 1, 1)).toEqual([1, 3, 2]);
    expect(shifted([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
    expect(shifted([1, 2, 3], 2, 1)).toEqual([1, 2, 3]);
  });
  it("lists wild cards and qualifiers in the order of the list", () => {
    expect(named({ 7: "wild", 5: "wild", 9: "qualified", 3: 2 }, [3, 5, 7, 9])).toEqual({
      wild_cards: [5, 7],
      qualified: [9],
      later: [[3, 2]],
    });
  });
});
