// Print options become a valid request.
import { describe, expect, it } from "vitest";
import { DEFAULTS, languageChoices, request } from "./options";

const sheet = { what: "pairings", round: 3, category: null };

describe("print options", () => {
  it("omit what is not chosen", () => {
    expect(request(sheet, DEFAULTS, 7)).toEqual({
      what: "pairings", file: 7, round: 3, category: null, paper: null, language: "en", copies: 1, landscape: false,
    });
  });

  it("keep a label format for each document", () => {
    const options = { ...DEFAULTS, formats: { labels: "63x38" } };
    expect(request(sheet, options, 0).format).toBeUndefined();
    expect(request({ ...sheet, what: "labels" }, options, 0).format).toBe("63x38");
  });

  it("limit the number of copies", () => {
    const copies = (wanted: number) => request(sheet, { ...DEFAULTS, copies: wanted }, 0).copies;
    expect([Number.NaN, -1, 2.9, 400].map(copies)).toEqual([1, 1, 2, 50]);
  });

  it("offer each language alone and together with English", () => {
    expect(languageChoices(["en", "ro"])).toEqual(["en", "ro", "en,ro", "ro,en"]);
  });
});
