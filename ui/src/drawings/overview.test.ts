// The overview of a table: two halves, and the Final between them.
import { expect, it } from "vitest";
import type { KnockoutGameView, KnockoutTableView } from "../api/generated";
import { fitted, losers, overviewOf } from "./overview";

const game = (a: number | null, b: number | null, winner: number | null): KnockoutGameView => ({
  a,
  b,
  winner,
  board: null,
  room: "",
  a_name: a === null ? "" : `Ana POPA${a} 3k (RO)`,
  b_name: b === null ? "" : `Ion ILIE${b} 4k (RO)`,
  how: "",
  state: "waiting",
  black: a,
  origins: [],
});
const table = {
  lines: 4,
  boxes: [1, 4, 3, 2].map((place) => ({
    place,
    group: "gold",
    entry: place,
    name: `Ana POPA${place} 3k (RO)`,
    mark: "",
  })),
  rounds: [
    { stage: "semi_final", round: 5, games: [game(1, 4, 1), game(3, 2, 2)] },
    { stage: "final", round: 6, games: [game(1, 2, null)] },
    { stage: "third_place", round: 6, games: [game(4, 3, 4)] },
  ],
} as KnockoutTableView;

it("has the first half on the left, the second on the right, and the Final in the middle", () => {
  const { places, height, widths } = overviewOf(table, 680, 20);
  expect([height, ...widths.map(Math.round)]).toEqual([40, 170, 100, 140]);
  const boxes = places.filter((place) => place.column === 0);
  expect(boxes.map(({ x, y, right }) => [x, y, right])).toEqual([
    [0, 10, false],
    [0, 30, false],
    [680, 10, true],
    [680, 30, true],
  ]);
  const games = places.filter((place) => place.column > 0);
  expect(games.map(({ x, y, right }) => [Math.round(x), y, right])).toEqual([
    [170, 20, false],
    [510, 20, true],
    [270, 20, false],
  ]);
  expect(games.map(({ name }) => name)).toEqual(["A. POPA1", "I. ILIE2", ""]);
});

it("draws two ways to every game, each with the player who went it", () => {
  const { ways } = overviewOf(table, 680, 20);
  expect(ways.map(({ entry }) => entry)).toEqual([1, 4, 3, 2, 1, 2]);
  expect(ways[0]?.path).toBe("M0 10H170V20");
  expect(ways[2]?.path).toBe("M680 10H510V20");
});

it("strikes out whoever lost a game of the table; the game for third place changes nothing", () => {
  expect([...losers(table)].sort()).toEqual([3, 4]);
  expect(
    overviewOf(table, 500, 20)
      .places.filter((place) => place.out)
      .map((place) => place.entry),
  ).toEqual([4, 3]);
});

it("narrows a name that does not fit, then shortens it, and keeps the rank behind a name from the right", () => {
  expect(fitted("A. POPA 3k", 200, 10)).toEqual({ words: "A. POPA 3k", length: null });
  expect(fitted("A. POPA-ILIE 13k", 80, 10)).toEqual({ words: "A. POPA-ILIE 13k", length: 80 });
  expect(fitted("A. THISTLEWOOD-PYE 16k", 66, 10)).toEqual({ words: "A. THISTLEWOO…", length: 66 });
  const hebrew = { ...table, boxes: table.boxes.map((box) => ({ ...box, name: "שירה דולפינאי 14k (IL)" })) };
  expect(overviewOf(hebrew, 680, 20).places[0]?.name).toBe("שירה דולפינאי\u200e 14k");
});
