// What is only looked at names no file.
import { expect, it } from "vitest";
import { fileless } from "./call";

it("takes the file out of a request, not out of the one it was made from", () => {
  const request = { what: "pairings", file: 0, round: null };
  expect(fileless(request)).toStrictEqual({ what: "pairings", round: null });
  expect(request.file).toBe(0);
});
