// The columns by which the boards of a round can be sorted.
import type { BoardView } from "../../api/generated";
import { amount } from "../../format/sortValues";

export type BoardColumn = "board" | "black" | "black-score" | "white" | "white-score" | "result";

/** Returns what a column is sorted by. */
export function sortValue(board: BoardView, column: BoardColumn): string | number | null {
  switch (column) {
    case "board":
      return board.board;
    case "black":
    case "white":
      return board[column].name;
    case "black-score":
      return amount(board.black.score);
    case "white-score":
      return amount(board.white.score);
    case "result":
      return board.passes.agreed;
  }
}
