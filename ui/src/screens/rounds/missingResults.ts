// Which boards still want a result: those whose passes are not both in and agreed.
import type { BoardView } from "../../api/generated/BoardView";
import type { RoundView } from "../../api/generated/RoundView";

/** In the order of the tables, as the referee walks. */
export function missingResults(view: RoundView): BoardView[] {
  return view.boards.filter((board) => board.passes.agreed === null).sort((a, b) => a.board - b.board);
}
