// One line per sheet or category, with the core's reason if it cannot be printed.
import { describe, expect, it } from "vitest";
import type { SheetsView, StatusView } from "../api/generated";
import { documents } from "./documents";
import { ofScreen } from "./screenSheets";

const status = {
  progress: { round: 3, games: 1, agreed: 0, disagreements: 0, conflicts: 0, confirmed: false },
} as StatusView;
const view: SheetsView = {
  sheets: [
    { name: "pairings", about: "round", categories: [], disabled_reason: null, of_round: true, changed: 0 },
    { name: "ko", about: "category", categories: [12, 20], disabled_reason: null, of_round: true, changed: 0 },
    {
      name: "final-list",
      about: "event",
      categories: [],
      disabled_reason: { id: "verbatim", arguments: { text: "Not all rounds are played." } },
      of_round: false,
      changed: 2,
    },
  ],
  languages: ["en", "ro"],
  halls: [],
};

describe("printable documents", () => {
  const found = documents(status, view);

  it("name files by round or category", () => {
    const names = found.filter((s) => s.kind === "print").map((s) => s.suggested);
    expect(names).toEqual(["pairings-3.pdf", "ko-12.pdf", "ko-20.pdf", "final-list.pdf"]);
  });

  it("have different keys", () => {
    const keys = ["a", ...found.map((s) => s.key).filter(Boolean)];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("show why a sheet is not available", () => {
    expect(found.find((s) => s.what === "final-list")?.disabled_reason).toBe("Not all rounds are played.");
  });

  it("count the lines changed since printing", () => {
    expect(found.filter((s) => s.changed > 0).map((s) => [s.what, s.changed])).toEqual([["final-list", 2]]);
  });
});

describe("the print button of a screen", () => {
  it("ticks the referee's own papers on the referee's desk, and the sheets of a round on Rounds", () => {
    expect(ofScreen("referee", "cases", view)).toBe(true);
    expect(ofScreen("referee", "pairings", view)).toBe(false);
    expect(ofScreen("rounds", "pairings", view)).toBe(true);
    expect(ofScreen("rounds", "cases", view)).toBe(false);
  });
});
