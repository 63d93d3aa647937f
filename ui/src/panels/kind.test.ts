// Every kind of a competition has its words and its place in a request.
import { expect, test } from "vitest";
import { SYSTEMS } from "../api/generated/Systems";
import { aboutKind, ofKind, systemTitle } from "./kind";

test("a kind is a template or a system", () => {
  expect(ofKind("future-stars")).toEqual({ template: "future-stars", system: null });
  expect(ofKind("knock-out")).toEqual({ template: null, system: "knock-out" });
});

test("every system has a title and a sentence", () => {
  for (const system of SYSTEMS) {
    expect(systemTitle(system)).toMatch(/^\p{Lu}/u);
    expect(aboutKind(system)).toMatch(/ .*\.$/);
  }
});
