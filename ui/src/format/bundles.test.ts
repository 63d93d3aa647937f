// A language with gaps shows the English texts there, with the plural forms of English.
import { describe, expect, it } from "vitest";
import { format, Texts } from "./bundles";

const players = "{ $count ->\n    [one] { $count } player\n   *[other] { $count } players\n}";
const english = new Texts("en-GB", {
  window: `save = Save\nplayers = ${players}\n`,
  core: "full = The disk is full.\n",
});
const russian = new Texts("ru", { window: "save = Сохранить\n", core: "" });
const texts = [russian, english];

describe("a missing text", () => {
  it("is shown in English", () => {
    expect(format(texts, "window", "save", {})).toBe("Сохранить");
    expect(format(texts, "core", "full", {})).toBe("The disk is full.");
    expect(format(texts, "window", "full", {})).toBeUndefined();
  });
  it("has the plural forms of English", () => {
    // 21 has the form of 1 in Russian, but not in English.
    expect(format(texts, "window", "players", { count: 21 })).toBe("21 players");
    expect(format(texts, "window", "players", { count: 1 })).toBe("1 player");
  });
});
