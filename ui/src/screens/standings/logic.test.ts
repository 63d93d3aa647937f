// Filters keep the order, and offer only the clubs of the selected country.
import { describe, expect, it } from "vitest";
import type { StandingsLineView } from "../../api/generated";
import { ALL, choices, filtered } from "./logic";

const line = (id: number, country: string, club: string, category: number | null): StandingsLineView => ({
  place: id,
  shared: false,
  id,
  number: id,
  name: `P${id}`,
  rank: "1k",
  country,
  club,
  category,
  values: [],
  cells: [],
});
const lines = [
  line(1, "RO", "Iasi", 12),
  line(2, "FR", "Lyon", null),
  line(3, "RO", "Cluj", 16),
  line(4, "RO", "Iasi", 16),
];

describe("filters of the standings", () => {
  it("can be combined", () => {
    const ids = (filter: object): number[] => filtered(lines, { ...ALL, ...filter }).map((l) => l.id);
    expect(ids({})).toEqual([1, 2, 3, 4]);
    expect(ids({ country: "RO" })).toEqual([1, 3, 4]);
    expect(ids({ country: "RO", club: "Iasi" })).toEqual([1, 4]);
    expect(ids({ category: 16, club: "Iasi" })).toEqual([4]);
  });
  it("offer the existing values", () => {
    expect(choices(lines, "")).toEqual({
      categories: [12, 16],
      countries: ["FR", "RO"],
      clubs: ["Cluj", "Iasi", "Lyon"],
    });
    expect(choices(lines, "FR").clubs).toEqual(["Lyon"]);
  });
});
