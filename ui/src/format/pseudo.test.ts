// The made-up language is longer, and keeps everything but letters.
import { describe, expect, it } from "vitest";
import { lengthened } from "./pseudo";

describe("a lengthened text", () => {
  it("has accents and half as many letters again", () => {
    expect(lengthened("Save")).toBe("Šávé~~");
    expect(lengthened("SOS 12")).toBe("ŠØŠ 12~~");
    expect(lengthened("McMahon or Swiss, as you like")).toMatch(/~{8} ~{4}$/);
  });
  it("does not change without letters", () => {
    expect(lengthened("1–0")).toBe("1–0");
    expect(lengthened("")).toBe("");
  });
});
