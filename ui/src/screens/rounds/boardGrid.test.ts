// The boards of a round by their state.
import { expect, it } from "vitest";
import type { BoardView, PassView } from "../../api/generated";
import { byState, gridOf, SIGNS, STATES, stateOf } from "./boardGrid";

const result = {} as NonNullable<PassView["agreed"]>;
const nothing: PassView = { black: null, white: null, agreed: null, disagree: false };
const board = (number: number, passes: Partial<PassView> = {}, more: Partial<BoardView> = {}) =>
  ({ board: number, passes: { ...nothing, ...passes }, needs_ladder: false, adjourned: false, ...more }) as BoardView;

const boards = [
  board(1),
  board(2, { black: result }),
  board(3, { black: result, white: result, agreed: result }),
  board(4, { black: result, white: result, disagree: true }),
  board(5, { agreed: result }, { needs_ladder: true }),
  board(6, {}, { adjourned: true }),
];

it("names what is still to do at each board", () => {
  expect(boards.map((one) => stateOf(one, true))).toEqual([
    "open",
    "once",
    "complete",
    "differ",
    "ladder",
    "adjourned",
  ]);
  expect(stateOf(boards[1]!, false)).toBe("complete");
});

it("lists the boards by state, the most urgent first", () => {
  expect(byState(boards, true).map(({ state, boards }) => [state, boards])).toEqual([
    ["differ", [4]],
    ["ladder", [5]],
    ["adjourned", [6]],
    ["open", [1]],
    ["once", [2]],
    ["complete", [3]],
  ]);
});

it("has a sign of its own for each state", () => {
  expect(new Set(STATES.map((state) => SIGNS[state])).size).toBe(STATES.length);
});

it("breaks the rows after ten boards, or after five in a narrow panel", () => {
  expect(gridOf(43, 440)).toEqual({ columns: 10, rows: 5, size: 44 });
  expect(gridOf(43, 200)).toEqual({ columns: 5, rows: 9, size: 40 });
});
