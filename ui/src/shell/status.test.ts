// The status line has the right counts and plural forms.
import { describe, expect, it } from "vitest";
import type { StatusView } from "../api/generated";
import { statusParts } from "./status";

const base: StatusView = {
  event: "Open",
  file: "open.drawmaster",
  place: "",
  dates: ["2026-11-20", "2026-11-22"],
  competition: "Open",
  rounds: 6,
  register: { registered: 1, preregistered: 0, withdrawn: 0, closed: false },
  slips: 0,
  conflicts: 0,
  progress: null,
  has_final: false,
  next: { step: "close_register", round: null, disabled_reason: null },
  undo: null,
  redo: null,
  validity: { state: "current", reasons: [] },
  saved: null,
};

describe("the status line", () => {
  it("counts players before the first round", () => {
    expect(statusParts(base)).toEqual(["1 player registered", "register open"]);
  });

  it("counts results and disagreements during a round", () => {
    const progress = {
      round: 3,
      games: 19,
      agreed: 12,
      unfinished: 1,
      disagreements: 2,
      conflicts: 1,
      confirmed: false,
    };
    const line = statusParts({ ...base, progress }).join(" · ");
    const slips = statusParts({ ...base, progress, slips: 2 }).join(" · ");
    expect(slips).toBe("Round 3 of 6 · 12 of 19 results · 1 game adjourned · 2 boards disagree · 2 pink slips pending");
    expect(statusParts({ ...base, progress, conflicts: 2 })).toContain("2 contradicting results");
    expect(line).toBe("Round 3 of 6 · 12 of 19 results · 1 game adjourned · 2 boards disagree");
  });
});
