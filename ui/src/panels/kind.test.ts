// The words of the kinds of a competition.
import { expect, test } from "vitest";
import { aboutKind, systemTitle } from "./kind";

test("a kind has a title and a sentence", () => {
  expect(systemTitle("knock-out")).toBe("Knock-out");
  expect(aboutKind({ template: null, system: "knock-out" })).toMatch(/ .*\.$/);
  expect(aboutKind({ template: "future-stars", system: null })).toMatch(/ .*\.$/);
});
