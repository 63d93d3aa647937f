// Equal parts of answers are the same objects.
import { expect, it } from "vitest";
import { equal, keepEqual } from "./equal";

it("compares values from JSON to their depth", () => {
  const board = { board: 1, black: { name: "Ann", marks: [1, 2] }, note: null };
  expect(equal(board, structuredClone(board))).toBe(true);
  for (const other of [
    { ...board, board: 2 },
    { ...board, black: { name: "Ann", marks: [1, 2, 3] } },
    { ...board, black: { name: "Ann", marks: [2, 1] } },
    { ...board, note: {} },
    { ...board, more: undefined },
    { board: 1, black: board.black, other: null },
    [board],
    null,
    "board",
  ])
    expect(equal(board, other)).toBe(false);
  expect(equal([], {})).toBe(false);
  expect(equal(0, null)).toBe(false);
});

it("keeps the objects that are equal, at their places", () => {
  const before = [
    { board: 1, result: "" },
    { board: 2, result: "" },
  ];
  const after = [
    { board: 1, result: "1-0" },
    { board: 2, result: "" },
    { board: 3, result: "" },
  ];
  const kept = keepEqual(before, after);
  expect(kept).toEqual(after);
  expect(kept[0]).toBe(after[0]);
  expect(kept[1]).toBe(before[1]);
});
