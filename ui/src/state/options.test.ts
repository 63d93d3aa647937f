// Print options become a valid request.
import { describe, expect, it } from "vitest";
import type { FileHandle } from "../api/generated";
import { DEFAULTS, languageChoice, request, type Options, type Subject } from "./options";

const file = 7 as FileHandle;
const sheet: Subject = { what: "pairings", round: 3, category: null };

describe("print options", () => {
  it("omit what is not chosen", () => {
    expect(request(sheet, DEFAULTS, file)).toEqual({
      what: "pairings",
      file,
      overwrite: true,
      round: 3,
      category: null,
      paper: null,
      language: "en",
      copies: 1,
      landscape: false,
    });
  });

  it("keep a label format for each document", () => {
    const options: Options = { ...DEFAULTS, formats: { labels: "63x38" } };
    expect(request(sheet, options, file).format).toBeUndefined();
    expect(request({ ...sheet, what: "labels" }, options, file).format).toBe("63x38");
  });

  it("name the day of the daily report, and of no other sheet", () => {
    const options: Options = { ...DEFAULTS, day: "2026-08-14" };
    expect(request(sheet, options, file).day).toBeUndefined();
    expect(request({ ...sheet, what: "daily-report" }, options, file).day).toBe("2026-08-14");
    expect(request({ ...sheet, what: "daily-report" }, DEFAULTS, file).day).toBeUndefined();
  });

  it("limit the number of copies", () => {
    const copies = (wanted: number) => request(sheet, { ...DEFAULTS, copies: wanted }, file).copies;
    expect([Number.NaN, -1, 2.9, 400].map(copies)).toEqual([1, 1, 2, 50]);
  });

  it("print one language, or two that differ", () => {
    expect(languageChoice("ro", "")).toBe("ro");
    expect(languageChoice("ro", "en")).toBe("ro,en");
    expect(languageChoice("ro", "ro")).toBe("ro");
  });
});
