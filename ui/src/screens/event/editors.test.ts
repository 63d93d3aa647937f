// Lists and tables of settings keep their order and their values.
import { expect, it } from "vitest";
import type { SettingView } from "../../api/generated";
import { moved } from "../../components/order";
import { criteriaJson, criteriaOf, editorText, levelsJson, levelsOf, roomsOf, rowsJson, rowsOf } from "./editors";

const setting = (path: string, value: unknown, choices: unknown[] = []): SettingView => ({
  path,
  group: "more",
  kind: "json",
  value: JSON.stringify(value),
  default: JSON.stringify(value),
  inherited: null,
  choices: choices.map((choice) => JSON.stringify(choice)),
  disabled_reason: null,
  effect: null,
});

it("moves an item up and down", () => {
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
});

it("lists the criteria in use first and stores only those ticked", () => {
  const items = criteriaOf(setting("competition.tie_breaks", ["MMS", "SOS"], ["SOS", "DC"]));
  expect(items.map(({ id, on }) => [id, on])).toEqual([
    ["MMS", true],
    ["SOS", true],
    ["DC", false],
  ]);
  expect(items[2]?.label).toMatch(/^DC: \w/);
  expect(
    criteriaJson(
      moved(
        items.map((item) => ({ ...item, on: true })),
        2,
        0,
      ),
    ),
  ).toBe('["DC","MMS","SOS"]');
});

it("keeps the order, the ticks and the limits of the pairing levels", () => {
  const levels = [
    { cap: null, level: "Rematch", on: true },
    { cap: 3, level: "Club", on: false },
  ];
  const items = levelsOf(setting("competition.pairing.levels", levels));
  expect(items.map((item) => item.label)).toEqual(["rematches", "same club"]);
  expect(JSON.parse(levelsJson(items))).toEqual(levels);
});

it("reads and writes rooms, ages and divisions", () => {
  const rooms = JSON.stringify([{ name: "Attic", first: 1, last: 20 }]);
  expect(rowsOf("rooms", rooms)).toEqual([["Attic", "1", "20"]]);
  expect(rowsJson("rooms", [["Attic", "1", "20"]])).toBe(rooms);
  expect(rowsJson("ages", [["20"], ["12"]])).toBe("[12,20]");
  expect([rowsOf("limits", "null"), rowsJson("limits", []), rowsJson("limits", [["1k"], ["10k"]])]).toEqual([
    [],
    "null",
    '["1k","10k"]',
  ]);
  expect(rowsJson("ages", [["many"]])).toBe('["many"]');
});

it("ticks the rooms of the competition among those of the event", () => {
  const halls = setting("event.halls", [
    { name: "Attic", first: 1, last: 20 },
    { name: "Cellar", first: 21, last: 40 },
  ]);
  expect(roomsOf(setting("competition.rooms", ["Cellar"]), [halls]).map(({ id, on }) => [id, on])).toEqual([
    ["Attic", false],
    ["Cellar", true],
  ]);
});

it("shows no JSON as the way back to a value", () => {
  expect(editorText("event.ages.categories", "[12,16]")).toBe("12 16");
  expect(editorText("competition.newcomers", "null")).toBe("none");
  expect(editorText("event.name", '"X"')).toBeUndefined();
});
