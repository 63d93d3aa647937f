// The boards of a round by their state, without their results: the second pass must not see those of the first.
import type { BoardView } from "../../api/generated";

/** What is still to do at a board, the most urgent first. */
export const STATES = ["differ", "ladder", "adjourned", "open", "once", "complete"] as const;
export type BoardState = (typeof STATES)[number];

/** Returns the state of a board. With one pass a result is complete at once. */
export function stateOf(board: BoardView, twoPasses: boolean): BoardState {
  if (board.passes.disagree) return "differ";
  if (board.needs_ladder) return "ladder";
  if (board.adjourned) return "adjourned";
  if (board.passes.agreed !== null) return "complete";
  const entered = board.passes.black !== null || board.passes.white !== null;
  return entered ? (twoPasses ? "once" : "complete") : "open";
}

/** Returns the boards of each state that has any, in the order of [`STATES`]. */
export function byState(boards: BoardView[], twoPasses: boolean): { state: BoardState; boards: number[] }[] {
  return STATES.map((state) => ({
    state,
    boards: boards.filter((board) => stateOf(board, twoPasses) === state).map((board) => board.board),
  })).filter((found) => found.boards.length > 0);
}

/** The sign of a state, which does not depend on its colour. */
export const SIGNS: Record<BoardState, string> = {
  differ: "!",
  ladder: "=",
  adjourned: "…",
  open: "",
  once: "½",
  complete: "✓",
};

/** The cells of a row, and their size in pixels. */
export interface Grid {
  columns: number;
  rows: number;
  size: number;
}

/** Returns rows of ten, or of five where ten do not fit. */
export function gridOf(count: number, width: number): Grid {
  const columns = width >= 300 ? 10 : 5;
  return { columns, rows: Math.ceil(count / columns), size: Math.floor(Math.min(44, width / columns)) };
}
