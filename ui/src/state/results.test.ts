// Keys of result entry, and the movement of the cursor.
import { describe, expect, it } from "vitest";
import type { BoardView, ResultView } from "../api/generated";
import { nextOpen, resultOf, secondKey, shownResult, winnerOf } from "./results";

function board(number: number, black: ResultView | null, white: ResultView | null): BoardView {
  const side = { id: number, number, name: "", rank: "1k", country: "", club: "", score: "0", category: null };
  const agreed = black !== null && black === white ? black : null;
  return {
    board: number,
    black: side,
    white: side,
    handicap: 0,
    knockout: null,
    passes: { black, white, agreed, disagree: black !== null && white !== null && black !== white },
    adjourned: false,
    needs_ladder: false,
    ladder: null,
    changed: false,
    locked: false,
    notes: [],
  };
}

describe("result entry", () => {
  it("maps keys to results", () => {
    expect(["1", "2", "=", "0"].map(resultOf)).toEqual(["1-0", "0-1", "=", "0-0"]);
    expect(resultOf("Backspace")).toBeNull();
    expect(resultOf("x")).toBeUndefined();
    expect(secondKey("forfeit", "2")).toBe("0-1!");
    expect(secondKey("walkover", "0")).toBeUndefined();
    expect(winnerOf("1")).toBe("black");
  });

  it("does not show the first pass during the second", () => {
    expect(shownResult(board(1, "1-0", null), "white")).toBe("");
  });

  it("goes to the next board without a result in the pass", () => {
    const boards = [board(1, "1-0", null), board(2, null, null), board(3, "=", null), board(4, null, null)];
    expect(nextOpen(boards, "black", 2)).toBe(3);
    expect(nextOpen(boards, "black", 4)).toBe(1);
    expect(nextOpen([board(1, "1-0", "1-0")], "black", 0)).toBe(-1);
  });
});
