// Boards without an agreed result.
import type { BoardView, RoundView } from "../../api/generated";

/** Returns the boards without an agreed result, in the order of the tables. */
export function missingResults(view: RoundView): BoardView[] {
  return view.boards.filter((board) => board.passes.agreed === null).sort((a, b) => a.board - b.board);
}
