// The crosstable as a picture.
import { expect, it } from "vitest";
import type { CellView, StandingsLineView } from "../../api/generated";
import { cellSize, crossingAt, crossings, markOf, squareOf } from "./crosstable";

const cell = (kind: CellView["kind"], opponent: number | null): CellView => ({ text: "", kind, opponent });
const line = (id: number, ...cells: CellView[]) => ({ id, cells }) as StandingsLineView;
const lines = [
  line(7, cell("win", 9), cell("bye", null)),
  line(9, cell("loss", 7), cell("open", 4)),
  line(4, cell("absent", null), cell("open", 9)),
];

it("shows every game from both sides, and nothing without an opponent", () => {
  expect(crossings(lines)).toEqual([
    { row: 0, column: 1, round: 1, kind: "win", meeting: 0, meetings: 1 },
    { row: 1, column: 0, round: 1, kind: "loss", meeting: 0, meetings: 1 },
    { row: 1, column: 2, round: 2, kind: "open", meeting: 0, meetings: 1 },
    { row: 2, column: 1, round: 2, kind: "open", meeting: 0, meetings: 1 },
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

it("draws several games of the same players beside each other", () => {
  const often = [line(7, ...Array.from({ length: 4 }, () => cell("win", 9))), line(9)];
  const squares = crossings(often).map((game) => squareOf(game, 10));
  expect(squares).toEqual([
    { x: 10, y: 0, side: 5 },
    { x: 15, y: 0, side: 5 },
    { x: 10, y: 5, side: 5 },
    { x: 15, y: 5, side: 5 },
  ]);
  expect(crossingAt(crossings(often), 16, 6, 10)).toMatchObject({ meeting: 3, round: 4 });
});
