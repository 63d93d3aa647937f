// Messages of the core become text in the window's language.
import { afterEach, describe, expect, it } from "vitest";
import { choose } from "./language";
import { messageText } from "./message";
import { reloadTexts } from "./text";

const unknown = { id: "language-unknown", arguments: { code: "xx", known: ["en", "ro"] } };

afterEach(async () => {
  choose("en");
  await reloadTexts();
});

describe("a message", () => {
  it("renders a plain string unchanged", () => {
    expect(messageText("The file is damaged.")).toBe("The file is damaged.");
  });

  it("renders arguments and joins lists", () => {
    expect(messageText(unknown)).toContain('"xx"');
    expect(messageText(unknown)).toContain("en, ro");
  });

  it("follows the window's language", async () => {
    choose("ro");
    await reloadTexts();
    expect(messageText(unknown)).toContain("„xx”");
  });

  it("renders nested messages, also in lists", () => {
    const inner = { id: "verbatim", arguments: { text: "inner" } };
    expect(messageText({ id: "verbatim", arguments: { text: inner } })).toBe("inner");
    expect(messageText({ id: "verbatim", arguments: { text: [inner, "b", [3, inner]] } })).toBe("inner, b, 3, inner");
  });

  it("writes numbers without separators", () => {
    expect(messageText({ id: "verbatim", arguments: { text: 2026 } })).toBe("2026");
  });

  it("falls back to the id", () => {
    expect(messageText({ id: "no-such-text", arguments: {} })).toBe("no-such-text");
  });

  it("shows the name of a missing argument", () => {
    expect(messageText({ id: "verbatim", arguments: {} })).toBe("{$text}");
  });
});
