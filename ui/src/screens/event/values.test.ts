// Typed values are stored exactly, and shown as they were typed.
import { describe, expect, it } from "vitest";
import type { SettingKind, SettingView } from "../../api/generated";
import { fieldText, shownValue, typedValue } from "./values";

const setting = (kind: SettingKind, value: string, path = "event.komi"): SettingView => ({
  path,
  group: "games",
  kind,
  value,
  default: value,
  inherited: null,
  choices: [],
  disabled_reason: null,
  effect: null,
});

describe("values of settings", () => {
  it("write half points as points", () => {
    expect(fieldText(setting("half", "13"))).toBe("6.5");
    expect(typedValue(setting("half", "13"), "7,5")).toBe("15");
    expect(typedValue(setting("half", "13"), "0")).toBe("0");
    expect(typedValue(setting("half", "13"), "many")).toBe('"many"');
  });
  it("write criteria as words", () => {
    const ladder = setting("list", '["MMS","SOS"]');
    expect(fieldText(ladder)).toBe("MMS SOS");
    expect(typedValue(ladder, "MMS, SOS-1")).toBe('["MMS","SOS-1"]');
  });
  it("know an unknown country", () => {
    expect(typedValue(setting("text", '"RO"', "event.country"), "")).toBe("null");
  });
  it("leave a value of the competition empty to take that of the event", () => {
    const komi = { ...setting("half", "null", "competition.komi"), inherited: "13" };
    expect(fieldText(komi)).toBe("");
    expect(typedValue(komi, "")).toBe("null");
    expect(typedValue(komi, "7")).toBe("14");
    expect(shownValue(komi, "null")).toBe("as the event: 6.5");
    const starts = { ...setting("text", "null", "competition.starts"), inherited: '""' };
    expect(shownValue(starts, "null")).toBe("as the event: none");
    const own = { ...setting("choice", "null", "competition.own_class"), inherited: "null" };
    expect(shownValue(own, "null")).toBe("as the event: none");
  });
  it("write overtime in words", () => {
    const overtime = setting("choice", '"None"', "event.time.overtime");
    expect(shownValue(overtime, '{"Byoyomi":{"periods":3,"seconds":30}}')).toBe("3 periods of 30 seconds");
    expect(shownValue(overtime, '"None"')).toBe("no overtime");
    expect(shownValue(setting("flag", "true"), "true")).toBe("yes");
  });
});
