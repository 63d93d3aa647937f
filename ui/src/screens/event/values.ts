// The values of settings: as text in a field, and as JSON in the event.
import type { SettingView } from "../../api/generated";
import { editorText } from "./editors";
import { dayAndMonth } from "../../format/date";
import { text, textOr } from "../../format/text";

/** Returns the text for the field. */
export function fieldText(setting: SettingView, json = setting.value): string {
  const value: unknown = JSON.parse(json);
  if (value === null) return "";
  if (setting.kind === "half") return points(Number(value));
  if (setting.kind === "list") return (value as string[]).join(" ");
  if (setting.kind === "json") return json;
  return String(value);
}

/** Returns the JSON of a typed value. The core validates it. */
export function typedValue(setting: SettingView, typed: string): string {
  const words = typed.trim();
  if (words === "" && setting.inherited !== null) return "null";
  if (setting.kind === "half") {
    const number = Number(words.replace(",", ".").replace("½", ".5"));
    return words === "" || Number.isNaN(number) ? JSON.stringify(words) : String(Math.round(number * 2));
  }
  if (setting.kind === "list") return JSON.stringify(words.split(/[\s,;]+/).filter(Boolean));
  if (setting.kind === "whole") return words;
  if (setting.kind === "json") return words === "" ? "null" : words;
  return words === "" && setting.path.endsWith("country") ? "null" : JSON.stringify(words);
}

/** Returns a value in words, for choices and defaults. */
export function shownValue(setting: SettingView, json: string): string {
  const edited = editorText(setting.path, json);
  if (edited !== undefined) return edited;
  const value: unknown = JSON.parse(json);
  if (value === null && setting.inherited !== null)
    return text("setting-inherited", { value: inheritedValue(setting) || text("none") });
  if (value === null) return text("none");
  if (typeof value === "boolean") return text(value ? "yes" : "no");
  if (setting.kind !== "choice") return fieldText(setting, json);
  if (Array.isArray(value)) return dayAndMonth(Number(value[0]), Number(value[1]));
  if (typeof value === "object") return compound(value as Record<string, unknown>);
  return textOr(`choice-${String(value)}`, String(value));
}

/** Returns the value that applies where the setting has none, in words; empty where nothing is inherited. */
export function inheritedValue(setting: SettingView): string {
  return setting.inherited === null ? "" : shownValue({ ...setting, inherited: null }, setting.inherited);
}

function compound(value: Record<string, unknown>): string {
  const [name = "", inner] = Object.entries(value)[0] ?? [];
  const values =
    typeof inner === "object" && inner !== null ? (inner as Record<string, number>) : { value: String(inner) };
  return textOr(`choice-${name}`, name, values);
}

function points(half: number): string {
  return half % 2 === 0 ? String(half / 2) : (half / 2).toFixed(1);
}
