// A search without diacritics finds names that contain them.
import { describe, expect, it } from "vitest";
import { matching } from "./search";

describe("search by typing", () => {
  it("ignores case and diacritics", () => {
    expect(matching("cioara", "Cioară Mihnea")).toBe(true);
    expect(matching("SEST kre", "Šestak Krešo")).toBe(true);
  });
  it("matches words in any order, from their beginning", () => {
    expect(matching("kreso ses", "Šestak Krešo")).toBe(true);
    expect(matching("estak", "Šestak Krešo")).toBe(false);
  });
  it("finds a name by its transliteration", () => {
    expect(matching("chora", "Чора Ілля", "Chora Illia")).toBe(true);
  });
});
