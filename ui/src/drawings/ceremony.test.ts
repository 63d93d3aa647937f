// The ceremony shows only what has been drawn so far.
import { describe, expect, it } from "vitest";
import type { BoxView, CeremonyView, LotView } from "../api/generated";
import { boxesSoFar, meets } from "./ceremony";

const box = (place: number): BoxView => ({ place, group: "gold", entry: null, name: "", mark: "" });
const lot = (place: number, entry: number): LotView => ({
  place,
  group: "gold",
  entry,
  name: `P${entry}`,
  mark: "",
  among: [],
  drawn: 1,
  again: 0,
});
const view: CeremonyView = {
  category: 12,
  event: "Open",
  lines: 4,
  size: 3,
  first_round: 5,
  commitment: "",
  entropy: "",
  reason: null,
  boxes: [1, 4, 3, 2].map(box),
  lots: [lot(1, 11), lot(2, 12), lot(3, 13)],
};

describe("a draw lot by lot", () => {
  it("fills one box with each lot and calls a box a bye only at the end", () => {
    expect(boxesSoFar(view, 0).map((b) => b.entry)).toEqual([null, null, null, null]);
    expect(boxesSoFar(view, 2).map((b) => b.entry)).toEqual([11, null, null, 12]);
    expect(boxesSoFar(view, 2).some((b) => b.bye)).toBe(false);
    expect(boxesSoFar(view, 3).map((b) => b.bye)).toEqual([false, true, false, false]);
  });
  it("names the opponent once they are drawn", () => {
    expect(meets(view, 0)).toBeNull();
    expect(meets(view, 1)).toBe("");
    expect(meets(view, 2)).toBeNull();
    expect(meets(view, 3)).toBe("P12");
  });
});
