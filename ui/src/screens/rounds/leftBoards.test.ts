// What is offered at a board that players left.
import { expect, test } from "vitest";

import type { RoundView } from "../../api/generated";
import { leftBoards } from "./leftBoards";

/** A round with boards 1 to 3, of players 11 and 21, 12 and 22, 13 and 23, that these players left. */
function round(left: number[], knockout: object | null = null): RoundView {
  const boards = [1, 2, 3].map((board) => ({ board, black: { id: 10 + board }, white: { id: 20 + board }, knockout }));
  const reasons = left.map((entry) => ({ kind: "left", entry, boards: [entry % 10] }));
  return { boards, validity: { state: "out_of_date", reasons } } as unknown as RoundView;
}

test("the opponent of a player who left wins without play", () => {
  expect(leftBoards(round([22, 11]))).toEqual([
    { board: 1, reason: 1, remaining: 21, result: "0-1!" },
    { board: 2, reason: 0, remaining: 12, result: "1-0!" },
  ]);
  expect(leftBoards(round([13], {})).map((at) => at.result)).toEqual(["wo-white"]);
});

test("nobody wins a board that both players left, which is offered once", () => {
  expect(leftBoards(round([12, 22]))).toEqual([{ board: 2, reason: 0, remaining: null, result: "0-0!" }]);
});
