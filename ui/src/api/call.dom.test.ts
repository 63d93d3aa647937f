// Errors of commands, with texts and with messages.
import { afterEach, describe, expect, it } from "vitest";
import { choose } from "../format/language";
import { reloadTexts } from "../format/text";
import { CommandError } from "./call";

afterEach(async () => {
  choose("en");
  await reloadTexts();
});

describe("a command error", () => {
  it("shows plain sentences", () => {
    const error = CommandError.from({
      code: "not_found",
      message: "There is no board 9.",
      hints: ["Type another number."],
    });
    expect([error.code, error.message, ...error.hints]).toEqual([
      "not_found",
      "There is no board 9.",
      "Type another number.",
    ]);
  });

  it("renders messages in the language of the moment", async () => {
    const error = CommandError.from({
      code: "invalid",
      message: { id: "language-too-many", arguments: {} },
      hints: [{ id: "verbatim", arguments: { text: "en" } }],
    });
    const english = error.message;
    choose("ro");
    await reloadTexts();
    expect(english).toMatch(/^A sheet/);
    expect(error.message).toMatch(/^Pe o foaie/);
    expect(error.hints).toEqual(["en"]);
  });

  it("knows which refusals are about some lines of a file only", () => {
    const refused = (id: string): CommandError => CommandError.from({ code: "file", message: { id, arguments: {} } });
    expect(["list-line", "list-lines-wrong", "import-empty"].map((id) => refused(id).ofLines)).toEqual([
      true,
      true,
      false,
    ]);
    expect(CommandError.from("broken").ofLines).toBe(false);
  });

  it("wraps anything else as an internal error", () => {
    expect(CommandError.from("broken").code).toBe("internal");
    expect(CommandError.from(new Error("broken")).message).toBe("broken");
    expect(CommandError.from(undefined).hints).toEqual([]);
  });
});
