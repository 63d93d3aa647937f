// A column sorts upwards, then downwards, then not at all; missing values stay at the end.
import { describe, expect, it } from "vitest";
import { Sorting } from "./sorting.svelte";

const ROWS = [
  { name: "Böll", rating: 1200 },
  { name: "", rating: null },
  { name: "Ana", rating: 900 },
];
type Row = (typeof ROWS)[number];
const value = (row: Row, column: "name" | "rating"): string | number | null => row[column];

describe("sorting", () => {
  it("goes up, down and off", () => {
    const sorting = new Sorting<"name" | "rating">();
    const seen = (): unknown[] => [
      sorting.direction("rating"),
      ...sorting.sorted(ROWS, value).map((row) => row.rating),
    ];
    expect(seen()).toEqual([undefined, 1200, null, 900]);
    sorting.by("rating");
    expect(seen()).toEqual(["ascending", 900, 1200, null]);
    sorting.by("rating");
    expect(seen()).toEqual(["descending", 1200, 900, null]);
    sorting.by("rating");
    expect(seen()).toEqual([undefined, 1200, null, 900]);
  });
  it("begins with the highest values where these are the best", () => {
    const sorting = new Sorting<"rating">();
    const turns = [1, 2, 3].map(() => {
      sorting.by("rating", true);
      return sorting.direction("rating");
    });
    expect(turns).toEqual(["descending", "ascending", undefined]);
  });

  it("starts upwards in another column", () => {
    const sorting = new Sorting<"name" | "rating">();
    sorting.by("rating");
    sorting.by("rating");
    sorting.by("name");
    expect(sorting.sorted(ROWS, value).map((row) => row.name)).toEqual(["Ana", "Böll", ""]);
  });
});
