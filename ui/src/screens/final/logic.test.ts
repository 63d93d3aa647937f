// The logic of the Final's screen: the cursor, the order of a tie, days and places.
import { describe, expect, it } from "vitest";
import type { FinalGameState, FinalGameView, FinalRoundView, FinalView } from "../../api/generated";
import { byDay, firstOpen, named, placeText, playable, resultOf, sides, wonOtherwise } from "./logic";

const player = (id: number) => ({ id, number: id, name: `Player ${id}` });

function game(state: FinalGameState, board: number | null, black: number | null = null): FinalGameView {
  return { title: "GR", a: player(1), b: player(2), board, black, result: null, winner: null, how: "", state };
}

function round(number: number, day: number, games: FinalGameView[]): FinalRoundView {
  return { round: number, phase: "group", day, alone: false, games, rests: [] };
}

describe("the cursor", () => {
  const rounds = [
    round(1, 1, [game("won", 1), game("due", null)]),
    round(2, 1, [game("running", 1)]),
    round(3, 2, [game("waiting", null)]),
  ];
  const games = playable({ rounds } as FinalView);
  it("visits only games with a board and starts at the first open one", () => {
    expect(games.map((g) => g.round)).toEqual([1, 2]);
    expect(firstOpen(games)).toBe(1);
    expect(firstOpen(games.slice(0, 1))).toBe(0);
    expect(firstOpen([])).toBe(-1);
  });
  it("groups rounds by day", () => {
    expect(byDay(rounds).map((d) => [d.day, d.rounds.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });
});

describe("a game", () => {
  it("shows Black first once it is paired", () => {
    expect(sides(game("running", 1, 2)).map((p) => p?.id)).toEqual([2, 1]);
    expect(sides(game("due", null)).map((p) => p?.id)).toEqual([1, 2]);
  });
  it("shows how it was won if not over the board", () => {
    expect(wonOtherwise({ ...game("won", 1), how: "ladder" })).toBe(true);
    expect(wonOtherwise({ ...game("won", 1), how: "played" })).toBe(false);
    expect(wonOtherwise(game("ladder", 1))).toBe(false);
  });
  it("has the same result keys as the rounds screen", () => {
    expect([resultOf("1"), resultOf("="), resultOf("Backspace"), resultOf("x")]).toEqual(["1-0", "=", null, undefined]);
  });
});

describe("a tie", () => {
  it("is complete when all but one player are selected, each once", () => {
    const tie = [player(1), player(2), player(3)];
    expect(named(tie, [], 2)).toEqual([2]);
    expect(named(tie, [2], 2)).toEqual([2]);
    expect(named(tie, [2], 3)).toEqual([2, 3, 1]);
    expect(named(tie.slice(0, 2), [], 1)).toEqual([1, 2]);
  });
});

it("writes shared places with a dash", () => {
  expect([placeText(3, 3), placeText(9, 10)]).toEqual(["3", "9–10"]);
});
