// Typing without diacritics finds names that have them.
import { describe, expect, it } from "vitest";
import { matching } from "./search";

describe("finding by typing", () => {
  it("ignores case and diacritics", () => {
    expect(matching("cioara", "Cioară Mihnea")).toBe(true);
    expect(matching("SEST kre", "Šestak Krešo")).toBe(true);
  });
  it("takes words in any order and from their beginning only", () => {
    expect(matching("kreso ses", "Šestak Krešo")).toBe(true);
    expect(matching("estak", "Šestak Krešo")).toBe(false);
  });
  it("finds a name by its transliteration", () => {
    expect(matching("chora", "Чора Ілля", "Chora Illia")).toBe(true);
  });
});
