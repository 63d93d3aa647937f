// The settings that are lists or tables: how each is shown, and their values as JSON in the event.
import type { LevelName, SettingView } from "../../api/generated";
import type { OrderItem } from "../../components/order";
import { dashed, text, textOr, type TextKey } from "../../format/text";

/** How a setting is edited if not in a field: as an ordered list, as a table, or as ticks. */
export type Editor = "criteria" | "levels" | "rooms" | "ages" | "limits" | "newcomers" | "own-rooms" | "sheets";

const EDITORS: Record<string, Editor> = {
  "competition.tie_breaks": "criteria",
  "competition.pairing.levels": "levels",
  "event.halls": "rooms",
  "event.ages.categories": "ages",
  "competition.grade_limits": "limits",
  "competition.newcomers": "newcomers",
  "competition.rooms": "own-rooms",
  "event.round_sheets": "sheets",
};

/** Returns how a setting is edited; undefined if in a field. */
export const editorOf = (path: string): Editor | undefined => EDITORS[path];

/** A pairing level with its highest cost; null without a limit. */
export interface LevelItem extends OrderItem {
  cap: number | null;
}

interface StoredLevel {
  level: LevelName;
  on: boolean;
  cap: number | null;
}

interface StoredRoom {
  name: string;
  first: number;
  last: number;
}

/** Returns the criteria: those of the standings in their order, then the others. */
export function criteriaOf(setting: SettingView): OrderItem[] {
  const chosen = JSON.parse(setting.value) as string[];
  const others = setting.choices.map((choice) => JSON.parse(choice) as string).filter((name) => !chosen.includes(name));
  const item = (name: string, on: boolean): OrderItem => ({ id: name, label: criterionText(name), on });
  return [...chosen.map((name) => item(name, true)), ...others.map((name) => item(name, false))];
}

/** Returns "SOS, sum of the opponents' scores"; only the name of a criterion without a text. */
function criterionText(name: string): string {
  const about = textOr(`criterion-${name.toLowerCase()}`, "");
  return about ? `${name}: ${about}` : name;
}

/** Returns the JSON of the ticked criteria. */
export const criteriaJson = (items: OrderItem[]): string =>
  JSON.stringify(items.filter((item) => item.on).map((item) => item.id));

/** The text of each pairing level, which explanations of pairings use too. */
const LEVEL_TEXTS: Record<LevelName, TextKey> = {
  Rematch: "level-met-before",
  Family: "level-same-family",
  Winless: "level-winless",
  Category: "level-categories",
  ScoreDifference: "level-score-difference",
  KnockoutApart: "level-may-meet-in-the-knock-out",
  Floats: "level-floats",
  Club: "level-same-club",
  Country: "level-same-country",
  Colours: "level-colours",
  Handicap: "level-handicap",
  Seeding: "level-seeding",
  Lot: "level-lot",
};

/** Returns the pairing levels in their order. */
export function levelsOf(setting: SettingView): LevelItem[] {
  return (JSON.parse(setting.value) as StoredLevel[]).map(({ level, on, cap }) => ({
    id: level,
    label: text(LEVEL_TEXTS[level]),
    on,
    cap,
  }));
}

/** Returns the JSON of pairing levels. */
export const levelsJson = (items: LevelItem[]): string =>
  JSON.stringify(items.map(({ id, on, cap }) => ({ cap, level: id, on })));

/** Returns the rows of a table. */
export function rowsOf(editor: Editor, json: string): string[][] {
  const value = JSON.parse(json) as unknown;
  if (editor === "rooms")
    return (value as StoredRoom[]).map(({ name, first, last }) => [name, String(first), String(last)]);
  return ((value ?? []) as (string | number)[]).map((each) => [String(each)]);
}

/** Returns the JSON of a table. Ages are put in order; the core validates the cells. */
export function rowsJson(editor: Editor, rows: string[][]): string {
  if (editor === "rooms")
    return JSON.stringify(rows.map(([name = "", first, last]) => ({ name, first: cell(first), last: cell(last) })));
  if (editor === "ages") return JSON.stringify(rows.map(([age]) => cell(age)).sort((a, b) => Number(a) - Number(b)));
  return rows.length === 0 ? "null" : JSON.stringify(rows.map(([rank]) => rank));
}

/** Returns a number, or the text for the core to refuse. */
const cell = (typed = ""): number | string => (/^\d{1,6}$/.test(typed) ? Number(typed) : typed);

/** Returns the names of all rooms of the event with those of the competition ticked. */
export function roomsOf(setting: SettingView, settings: SettingView[]): OrderItem[] {
  const own = JSON.parse(setting.value) as string[];
  const rooms = rowsOf("rooms", settings.find((each) => each.path === "event.halls")?.value ?? "[]").map(
    ([name = ""]) => name,
  );
  return [...new Set([...rooms, ...own])].map((name) => ({ id: name, label: name, on: own.includes(name) }));
}

/** Returns the sheets of a round, ticked if they are printed at once. */
export function sheetsOf(setting: SettingView): OrderItem[] {
  const chosen = JSON.parse(setting.value) as string[];
  const names = setting.choices.map((choice) => JSON.parse(choice) as string);
  return names.map((name) => ({ id: name, label: textOr(`sheet-${name}`, name), on: chosen.includes(name) }));
}

/** Returns a value in words for the way back to it; undefined for one that a field shows. */
export function editorText(path: string, json: string): string | undefined {
  const editor = editorOf(path);
  if (!editor) return undefined;
  const value = JSON.parse(json) as unknown;
  if (value === null || (Array.isArray(value) && value.length === 0)) return text("none");
  if (editor === "sheets") return (value as string[]).map((name) => textOr(`sheet-${name}`, name)).join(", ");
  if (editor === "levels") return text("setting-usual-order");
  if (editor === "newcomers") return Object.values(value as object).join(", ");
  return editor === "rooms"
    ? (value as StoredRoom[]).map(({ name }) => name).join(", ")
    : (value as unknown[]).join(" ");
}

/** The text keys of a table's columns. */
export const COLUMNS: Partial<Record<Editor, { text: TextKey; numeric?: boolean }[]>> = {
  rooms: [{ text: "room-name" }, { text: "room-first", numeric: true }, { text: "room-last", numeric: true }],
  ages: [{ text: "age-below", numeric: true }],
  limits: [{ text: "division-from", numeric: true }],
};

/** Returns the text key of a table's button. */
export const addText = (editor: Editor): string => text(`table-add-${dashed(editor)}` as TextKey);
