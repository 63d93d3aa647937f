// The crosstable as a picture.
import { expect, it } from "vitest";
import type { CellView } from "../../api/generated/CellView";
import type { StandingsLineView } from "../../api/generated/StandingsLineView";
import { cellSize, crossingAt, crossings, markOf } from "./crosstable";

const cell = (kind: CellView["kind"], opponent: number | null): CellView => ({ text: "", kind, opponent });
const line = (id: number, ...cells: CellView[]) => ({ id, cells }) as StandingsLineView;
const lines = [
  line(7, cell("win", 9), cell("bye", null)),
  line(9, cell("loss", 7), cell("open", 4)),
  line(4, cell("absent", null), cell("open", 9)),
];

it("shows every game from both sides, and nothing without an opponent", () => {
  expect(crossings(lines)).toEqual([
    { row: 0, column: 1, round: 1, kind: "win" },
    { row: 1, column: 0, round: 1, kind: "loss" },
    { row: 1, column: 2, round: 2, kind: "open" },
    { row: 2, column: 1, round: 2, kind: "open" },
  ]);
});

it("gives two games of the same players different rounds", () => {
  const twice = [line(7, cell("win", 9), cell("loss", 9)), line(9, cell("loss", 7), cell("win", 7))];
  expect(
    crossings(twice)
      .filter(({ row }) => row === 0)
      .map(({ column, round }) => [column, round]),
  ).toEqual([
    [1, 1],
    [1, 2],
  ]);
});

it("leaves out games with players who are filtered away", () => {
  expect(crossings(lines.slice(0, 2)).map(({ row, column }) => [row, column])).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

it("keeps cells between what can be distinguished and what is needed", () => {
  expect([cellSize(700, 64), cellSize(700, 8), cellSize(700, 1000)]).toEqual([10, 26, 5]);
});

it("gives each result a shape of its own", () => {
  const shapes = (["win", "loss", "jigo", "open"] as const).map((kind) => markOf(kind, 0, 0, 10));
  expect(new Set(shapes).size).toBe(4);
});

it("finds the game under the mouse", () => {
  expect(crossingAt(crossings(lines), 25, 12, 10)).toMatchObject({ row: 1, column: 2 });
  expect(crossingAt(crossings(lines), 5, 5, 10)).toBeUndefined();
});
