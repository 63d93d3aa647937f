// Pasted lines, corrections and remembered columns.
import { expect, it } from "vitest";
import { edited, isTable, leftOut, linesOf, newForm, rememberedMeanings, rememberMeanings } from "./listSource";

it("tells a part of a spreadsheet from a name, and splits it into lines", () => {
  expect([isTable("Popa Ana"), isTable("Popa\tAna"), isTable("Popa;Ana\nRowan;Sam"), isTable("Popa\n")]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(linesOf("a\tb\r\nc\td\r\n\r\n")).toEqual(["a\tb", "c\td"]);
});

it("replaces the correction of a field, and takes a line in again", () => {
  const form = edited(edited(newForm(), 3, 2, "x"), 3, 2, "y");
  expect(form.edits).toEqual([{ line: 3, column: 2, text: "y" }]);
  expect(leftOut(leftOut(form, 3, true), 3, false).left_out).toEqual([]);
});

it("remembers the meanings of columns by their headings", () => {
  const columns = [
    { heading: "Nume", means: "family" as const },
    { heading: "Echipa", means: "club" as const },
  ];
  expect(rememberedMeanings(columns)).toBeNull();
  rememberMeanings(columns);
  expect(
    rememberedMeanings(columns.map(({ heading }) => ({ heading: heading.toUpperCase(), means: "" as const }))),
  ).toEqual(["family", "club"]);
  expect(rememberedMeanings([{ heading: "", means: "" }])).toBeNull();
});
