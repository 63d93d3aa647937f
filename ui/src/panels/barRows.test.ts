// Bars of several rows share a scale.
import { expect, it } from "vitest";
import { partsOf } from "./barRows";

const rows = [
  {
    label: "1",
    parts: [
      { kind: "black", value: 3 },
      { kind: "jigo", value: 0 },
      { kind: "white", value: 1 },
    ],
  },
  {
    label: "2",
    parts: [
      { kind: "black", value: 1 },
      { kind: "jigo", value: 0 },
      { kind: "white", value: 1 },
    ],
  },
];

it("puts the parts one after the other, without the empty ones", () => {
  expect(partsOf(rows[0]!, rows, 400)).toEqual([
    { kind: "black", value: 3, x: 0, width: 300 },
    { kind: "white", value: 1, x: 300, width: 100 },
  ]);
  expect(partsOf(rows[1]!, rows, 400).map(({ width }) => width)).toEqual([100, 100]);
  expect(partsOf({ label: "", parts: [] }, [], 400)).toEqual([]);
});
