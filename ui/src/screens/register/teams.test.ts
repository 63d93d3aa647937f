// The members of a team keep their order as they are moved.
import { describe, expect, it } from "vitest";
import { exchanged, moved } from "./teams";

describe("the members of a team", () => {
  it("move up and down, but not past the ends", () => {
    expect(moved([1, 2, 3], 2, -1)).toEqual([1, 3, 2]);
    expect(moved([1, 2, 3], 0, 1)).toEqual([2, 1, 3]);
    expect(moved([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
    expect(moved([1, 2, 3], 2, 1)).toEqual([1, 2, 3]);
    expect(moved([1, 2, 3], 7, -1)).toEqual([1, 2, 3]);
  });

  it("change boards with each other, or make room for a substitute", () => {
    expect(exchanged([1, 2, 3], 0, 3)).toEqual([3, 2, 1]);
    expect(exchanged([1, 2, 3], 2, 9)).toEqual([1, 2, 9]);
    expect(exchanged([1, 2, 3], 5, 9)).toEqual([1, 2, 3]);
  });
});
