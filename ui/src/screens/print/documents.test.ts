// One line for each sheet, one for each category of a knock-out, and the core's own reason where it cannot be printed.
import { describe, expect, it } from "vitest";
import type { SheetsView } from "../../api/generated/SheetsView";
import type { StatusView } from "../../api/generated/StatusView";
import { ALL_KEY, documents } from "./documents";

const status = { progress: { round: 3, games: 1, agreed: 0, disagreements: 0, confirmed: false } } as StatusView;
const view: SheetsView = {
  sheets: [
    { name: "pairings", about: "round", categories: [], disabled_reason: null, changed: 0 },
    { name: "ko", about: "category", categories: [12, 20], disabled_reason: null, changed: 0 },
    { name: "final-list", about: "event", categories: [], disabled_reason: "Not all rounds are played.", changed: 2 },
  ],
  languages: ["en", "ro"],
  halls: [],
};

describe("what can be printed", () => {
  const found = documents(status, view);

  it("names files by round or category", () => {
    const names = found.filter((s) => s.kind === "print").map((s) => s.suggested);
    expect(names).toEqual(["pairings-3.pdf", "ko-12.pdf", "ko-20.pdf", "final-list.pdf"]);
  });

  it("gives no key twice", () => {
    const keys = [ALL_KEY, ...found.map((s) => s.key).filter(Boolean)];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("passes on why a sheet is not there yet", () => {
    expect(found.find((s) => s.what === "final-list")?.disabled_reason).toBe("Not all rounds are played.");
  });

  it("tells how many lines are not as they were printed", () => {
    expect(found.filter((s) => s.changed > 0).map((s) => [s.what, s.changed])).toEqual([["final-list", 2]]);
  });
});
