// The boards of a published round that players left, and what can be entered there.
import type { ResultView, RoundView } from "../../api/generated";

/** A board that one of its players, or both, left. */
export interface LeftBoard {
  board: number;
  /** The position of the first reason that names the board. */
  reason: number;
  /** The player who is still there; `null` if both left. */
  remaining: number | null;
  /** The result without play. */
  result: ResultView;
}

/** Returns the boards in the order of the reasons. Nobody who left wins. */
export function leftBoards(view: RoundView): LeftBoard[] {
  const reasons = view.validity.reasons;
  const gone = (board: number, entry: number): boolean =>
    reasons.some((reason) => reason.kind === "left" && reason.entry === entry && reason.boards.includes(board));
  return view.boards.flatMap((at): LeftBoard[] => {
    const [black, white] = [gone(at.board, at.black.id), gone(at.board, at.white.id)];
    if (!black && !white) return [];
    const reason = reasons.findIndex(({ kind, boards }) => kind === "left" && boards.includes(at.board));
    if (black && white) return [{ board: at.board, reason, remaining: null, result: "0-0!" }];
    const won = at.knockout ? (["wo-white", "wo-black"] as const) : (["0-1!", "1-0!"] as const);
    return [{ board: at.board, reason, remaining: black ? at.white.id : at.black.id, result: won[black ? 0 : 1] }];
  });
}
