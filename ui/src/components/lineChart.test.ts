// Lines, gaps, ticks and labels of a chart.
import { expect, it } from "vitest";
import { labelsOf, pathOf, scaleOf, step, type Series } from "./lineChart";

const FRAME = { left: 40, right: 240, top: 10, bottom: 110 };
const series: Series[] = [
  { id: 1, name: "Arad", values: [1, 2, 1] },
  { id: 2, name: "Bihor", values: [2, null, 11] },
];

it("puts the first place on top and the first and last column at the edges", () => {
  const { x, y, ticks } = scaleOf(series, 3, FRAME, true);
  expect([x(0), x(1), x(2)]).toEqual([40, 140, 240]);
  expect([y(1), y(6), y(11)]).toEqual([10, 60, 110]);
  expect(ticks).toEqual([1, 5, 10]);
});

it("begins a chart of points at zero, at the bottom", () => {
  const { y, ticks } = scaleOf(series, 3, FRAME, false);
  expect([y(0), y(11)]).toEqual([110, 10]);
  expect(ticks).toEqual([0, 10]);
  expect(scaleOf([], 1, FRAME, false).x(0)).toBe(140);
});

it("takes steps of 1, 2 and 5 with their powers of ten", () => {
  expect([step(3, 4), step(8, 4), step(60, 5), step(900, 5)]).toEqual([1, 2, 20, 200]);
});

it("breaks a line where a value is missing", () => {
  const scale = scaleOf(series, 3, FRAME, true);
  expect(pathOf([1, 2, 1], scale)).toBe("M40 10L140 20L240 10");
  expect(pathOf([1, null, 11], scale)).toBe("M37 10h6M237 110h6");
  expect(pathOf([null, null], scale)).toBe("");
});

it("leaves out labels that would cover another one", () => {
  const close = [1, 2, 5].map((value, id) => ({ id, name: `${id}`, values: [value] }));
  expect(labelsOf(close, (value) => value * 10, 12).map((label) => label.id)).toEqual([0, 2]);
  expect(labelsOf([{ id: 9, name: "", values: [null] }], (value) => value, 12)).toEqual([]);
});

it("names the lines that end together in one label, and counts those for which it has no room", () => {
  const shared = (names: string[]): string[] =>
    labelsOf(
      names.map((name, id) => ({ id, name, values: [3] })),
      (value) => value,
      12,
    ).map((label) => label.text);
  expect(shared(["Arad", "Bihor"])).toEqual(["Arad, Bihor"]);
  expect(shared(["Merryfield Angus", "Kalyniak Oles", "Reed Bea"])).toEqual(["Merryfield Angus +2"]);
});
