// Meanings of columns have texts; the compiler checks that none is missing.
import { expect, it } from "vitest";
import { meaningText } from "./mapping";

it("names meanings of columns", () => {
  expect((["", "family", "given_first", "sp16"] as const).map(meaningText)).toEqual([
    "ignore",
    "Family name",
    "Full name, given name first",
    "SEYGO points 16",
  ]);
});
