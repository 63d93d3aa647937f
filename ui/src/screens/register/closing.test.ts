// The checklist tells what is wrong before what is in order, and no more than matters.
import { describe, expect, it } from "vitest";
import type { ClosingView } from "../../api/generated";
import { checklist } from "./closing";

const fine: ClosingView = {
  closed: null,
  unpaid: null,
  slips: 0,
  not_mixed: [],
  not_eligible: [],
  admitted: [],
  open_unread: null,
  registered: 20,
  first_round: 20,
  odd: false,
  paired: false,
  pairs: false,
  teams: null,
  fixed_boards: [],
  ghosts: 0,
  unseen: [],
  no_birth: ["Reed Bea"],
  births_matter: false,
  doubles: [],
  bar: "1d",
  at_bar: 9,
  proposed_bar: "1d",
  at_proposed: 9,
  guideline: [7, 15],
  strengths: [],
  bar_ranks: [],
  bar_fixed: null,
  categories: [],
  rematches: null,
  disabled_reason: null,
};

describe("the checklist of closing", () => {
  it("is content with a sound register, and silent on births that decide nothing", () => {
    expect(checklist(fine).map((point) => point.kind)).toEqual(["good", "good", "good", "good"]);
  });
  it("says nothing about a bye once round 1 is paired, which has it", () => {
    const texts = (paired: boolean): string[] => checklist({ ...fine, paired }).map((point) => point.text);
    expect(texts(false).filter((text) => text.includes("bye"))).toHaveLength(1);
    expect(texts(true).filter((text) => text.includes("bye"))).toEqual([]);
  });

  it("puts what is to be looked at first", () => {
    const odd = checklist({ ...fine, odd: true, first_round: 19, births_matter: true, at_bar: 3 });
    expect(odd.map((point) => point.kind)).toEqual(["look", "look", "look", "good", "good"]);
    expect(odd[1]?.text).toContain("Reed Bea");
  });
  it("counts teams where teams meet", () => {
    const point = checklist({ ...fine, teams: { teams: 5, odd: true } })[0];
    expect(point).toEqual({ kind: "look", text: expect.stringContaining("5 teams") });
  });
  it("speaks of pairs where the players are pairs", () => {
    const point = checklist({ ...fine, pairs: true, odd: true, first_round: 3 })[0];
    expect(point).toEqual({ kind: "look", text: expect.stringContaining("3 pairs") });
  });
  it("counts long lists of names", () => {
    const unseen = Array.from({ length: 30 }, (_, at) => `Player ${at}`);
    const point = checklist({ ...fine, unseen })[0];
    expect(point?.text).toContain("30");
    expect(point?.text).not.toContain("Player 20");
  });
});
