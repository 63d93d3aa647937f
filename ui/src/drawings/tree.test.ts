// The geometry of the drawing: a game of a later round is between the two that lead to it.
import { describe, expect, it } from "vitest";
import type { BoxView, KnockoutGameView, KnockoutTableView } from "../api/generated";
import { gameAt, groupLetter, isolated, moved, playerAt, sections, shortName, span, spotOf } from "./tree";

describe("the table as a drawing", () => {
  it("covers all lines in every round", () => {
    for (const depth of [0, 1, 2, 3]) {
      const games = 16 / 2 ** (depth + 1);
      const covered = Array.from({ length: games }, (_, i) => span(depth, i));
      expect(covered[0]?.row).toBe(1);
      expect(covered.reduce((sum, s) => sum + s.rows, 0)).toBe(16);
    }
  });
  it("shortens given names and leaves scripts without capitals alone", () => {
    expect(shortName("Ana Maria LUNGU-POPA 3k (RO)")).toBe("A. M. LUNGU-POPA 3k");
    expect(shortName("Ярина ЇЖАЧЕНКО 7k (UA)")).toBe("Я. ЇЖАЧЕНКО 7k");
    expect(shortName("")).toBe("");
    expect(isolated("שירה דולפינאי 14k (IL)")).toBe("\u2068שירה דולפינאי\u2069 14k (IL)");
  });
  it("has a different letter for each group", () => {
    const letters = ["gold", "bronze", "blue", "green", "magenta", "red"].map(groupLetter);
    expect(new Set(letters).size).toBe(6);
  });
});

const game = (a: number | null, b: number | null, winner: number | null, board: number | null): KnockoutGameView => ({
  a,
  b,
  winner,
  board,
  room: "",
  a_name: "",
  b_name: "",
  how: "",
  state: "waiting",
  black: a,
  origins: [],
});
const box = (place: number): BoxView => ({ place, group: "gold", entry: place, name: "", mark: "" });
const table: KnockoutTableView = {
  lines: 4,
  size: 4,
  first_round: 5,
  boxes: [1, 4, 3, 2].map(box),
  winner: null,
  ranking: [],
  sub_tables: [],
  since: [],
  alternates: [],
  rounds: [
    { stage: "semi_final", round: 5, games: [game(1, 4, 1, 1), game(3, 2, 2, 2)] },
    { stage: "final", round: 6, games: [game(1, 2, null, 1)] },
    { stage: "third_place", round: 6, games: [game(4, 3, null, 2)] },
  ],
  draw: { commitment: "", nonce: "", entropy: "", reason: null, number: null, drawn_at: null, frozen_at: null },
  choice: {
    size: 4,
    order: [],
    wild_cards: [],
    qualified: [],
    later: [],
    apart_countries: false,
    apart_clubs: false,
    third_place: true,
    first_round: null,
  },
};

describe("the cursor in the table", () => {
  const whole = { from: 0, to: 4 };
  it("follows the arrows and stops at the edges", () => {
    expect(moved(table, whole, { column: 0, index: 3 }, "ArrowRight")).toEqual({ column: 1, index: 1 });
    expect(moved(table, whole, { column: 1, index: 1 }, "ArrowRight")).toEqual({ column: 2, index: 0 });
    expect(moved(table, whole, { column: 2, index: 0 }, "ArrowRight")).toEqual({ column: 2, index: 0 });
    expect(moved(table, whole, { column: 2, index: 0 }, "ArrowLeft")).toEqual({ column: 1, index: 0 });
    expect(moved(table, whole, { column: 0, index: 3 }, "ArrowDown")).toEqual({ column: 0, index: 3 });
    expect(moved(table, whole, { column: 0, index: 3 }, "Home")).toEqual({ column: 0, index: 0 });
    expect(moved(table, whole, { column: 0, index: 0 }, "x")).toBeUndefined();
  });
  it("goes on from the winners' final to the losers' table and the finals", () => {
    const losers = [
      { stage: "losers_round" as const, round: 6, games: [game(4, 3, null, 2)] },
      { stage: "losers_round" as const, round: 7, games: [game(null, null, null, null)] },
      { stage: "final" as const, round: 8, games: [game(null, null, null, null)] },
    ];
    const double: KnockoutTableView = {
      ...table,
      rounds: [table.rounds[0]!, { stage: "winners_final", round: 6, games: [game(1, 2, null, 1)] }, ...losers],
    };
    const first = moved(double, whole, { column: 2, index: 0 }, "ArrowRight")!;
    expect(gameAt(double, first)?.stage).toBe("losers_round");
    expect(spotOf(double, 6, 2)).toEqual(first);
    const second = moved(double, whole, first, "ArrowRight")!;
    expect(gameAt(double, moved(double, whole, second, "ArrowRight")!)?.stage).toBe("final");
    expect(moved(double, whole, second, "ArrowLeft")).toEqual(first);
    expect(moved(double, whole, first, "ArrowLeft")).toEqual({ column: 2, index: 0 });
    expect(moved(double, whole, first, "End")).toEqual(first);
  });
  it("reaches the game for third place below the final", () => {
    const third = moved(table, whole, { column: 2, index: 0 }, "ArrowDown")!;
    expect(gameAt(table, third)?.stage).toBe("third_place");
    expect(spotOf(table, 6, 2)).toEqual(third);
    expect(spotOf(table, 6, 1)).toEqual({ column: 2, index: 0 });
    expect(spotOf(table, 6, 9)).toBeUndefined();
  });
  it("knows the player of a box or a game", () => {
    expect(playerAt(table, { column: 0, index: 1 })).toBe(4);
    expect(playerAt(table, { column: 1, index: 1 })).toBe(2);
    expect(playerAt(table, { column: 2, index: 0 })).toBeNull();
  });
  it("stays within a section", () => {
    const [, second] = sections(16);
    expect(second).toEqual({ from: 4, to: 8 });
    expect(moved({ ...table, lines: 16 }, second!, { column: 0, index: 4 }, "ArrowUp")).toEqual({
      column: 0,
      index: 4,
    });
    expect(sections(8)).toEqual([]);
  });
});
