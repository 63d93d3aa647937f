// The statistics as rows of bars.
import { expect, it } from "vitest";
import type { GameCounts, StatisticsView } from "../api/generated";
import { balanced, colourRows, ends, favourites, floatRows, gapRows, handicapRows, percent, roundRows } from "./glance";

const counts: GameCounts = { games: 9, black: 4, white: 3, jigo: 1, other: 0, open: 1 };
const view: StatisticsView = {
  rounds: [{ round: 1, results: counts, floats: 2, knockout: 0, handicap: 3, byes: 1 }],
  all: counts,
  colours: [
    { balance: -2, players: 1 },
    { balance: -1, players: 4 },
    { balance: 0, players: 2 },
    { balance: 1, players: 5 },
  ],
  handicaps: [
    { stones: 0, results: counts },
    { stones: 2, results: counts },
  ],
  gaps: [
    { ranks: 1, games: 4, stronger: 3, weaker: 1, jigo: 0 },
    { ranks: 3, games: 2, stronger: 1, weaker: 0, jigo: 1 },
  ],
};

it("divides games by their ends, so that the parts are all games", () => {
  expect(ends(counts).reduce((sum, part) => sum + part.value, 0)).toBe(counts.games);
  expect(roundRows(view)).toMatchObject([{ label: "1" }]);
  expect(floatRows(view)).toEqual([{ label: "1", parts: [{ kind: "floats", value: 2 }] }]);
  expect(handicapRows(view).map(({ label }) => label)).toEqual(["0", "2"]);
});

it("writes balances with their sign", () => {
  expect(colourRows(view).map(({ label, parts }) => [label, parts[0]?.value])).toEqual([
    ["−2", 1],
    ["−1", 4],
    ["0", 2],
    ["+1", 5],
  ]);
  expect(balanced(view)).toEqual({ level: 11, players: 12 });
});

it("sums up how often the stronger player won", () => {
  expect(gapRows(view)[1]?.parts.map((part) => part.value)).toEqual([1, 1, 0]);
  expect(favourites(view)).toEqual({ won: 4, games: 6 });
  expect([percent(4, 6), percent(0, 0), percent(6, 6)]).toEqual([66, 0, 100]);
});
